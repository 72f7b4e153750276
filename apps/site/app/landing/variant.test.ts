import { expect, test } from 'vitest'
import { variantOf } from './variant.ts'

test.each([
  [undefined, 'a'],
  ['', 'a'],
  ['landing=b', 'b'],
  ['x=1; landing=b; y=2', 'b'],
  ['landing=c', 'a'],
  ['other-landing=b', 'a'],
])('A/B variant: the Cookie header %j selects variant %s', (cookies, variant) => {
  expect(variantOf(cookies)).toBe(variant)
})
