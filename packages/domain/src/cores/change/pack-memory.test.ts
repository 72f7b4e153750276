import { expect, test } from 'vitest'
import { packMemoryMb } from './pack-memory.ts'

test.each([
  [0, 3],
  [20, 3],
  [60, 5],
  [100, 6],
  [150, 8],
  [250, 12],
  [350, 16],
  [2_000, 16],
])('memory: a pack of %i mods should have %i GB', (mods, gb) => {
  expect(packMemoryMb(mods)).toBe(gb * 1_024)
})
