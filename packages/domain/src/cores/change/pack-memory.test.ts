import { expect, test } from 'vitest'
import { packMemoryMb } from './pack-memory.ts'

test.each([
  [0, 3],
  [20, 3],
  [60, 4],
  [100, 5],
  [200, 7],
  [300, 10],
  [2_000, 12],
])('a pack of %i mods should have %i GB', (mods, gb) => {
  expect(packMemoryMb(mods)).toBe(gb * 1_024)
})
