import { expect, test } from 'vitest'
import { canBeTyped } from './addresses.ts'

test.each([
  ['localhost', false],
  ['play.localhost', false],
  ['zubr.example', true],
  ['localhost.example', true],
  ['notlocalhost', true],
])('address: names below %s can be typed into the game: %s', (gameDomain, can) => {
  expect(canBeTyped(gameDomain)).toBe(can)
})
