import { expect, test } from 'vitest'
import { type PromoCode, promoRefusal } from './promo.ts'

const now = new Date('2026-11-20T12:00:00Z')
const code: PromoCode = {
  percent: 20,
  startsAt: null,
  endsAt: null,
  disabled: false,
  maxUses: null,
  usesPerAccount: 1,
  uses: 0,
  usesByAccount: 0,
}

test.each<[string, Partial<PromoCode>, number, ReturnType<typeof promoRefusal>]>([
  ['a code without bounds counts', {}, 490, undefined],
  ['in its window it counts', { startsAt: now, endsAt: new Date(+now + 1) }, 490, undefined],
  ['before its window nobody knows it', { startsAt: new Date(+now + 1) }, 490, 'unknown'],
  ['at the end of its window it has expired', { endsAt: now }, 490, 'expired'],
  ['a disabled one has expired', { disabled: true }, 490, 'expired'],
  ['the last use is left', { maxUses: 5, uses: 4 }, 490, undefined],
  ['no use is left', { maxUses: 5, uses: 5 }, 490, 'used_up'],
  ['the account has used it', { usesByAccount: 1 }, 490, 'used_by_you'],
  ['the account may use it again', { usesByAccount: 1, usesPerAccount: 2 }, 490, undefined],
  ['the free plan needs none', {}, 0, 'not_for_free'],
])('promo code: %s', (_, change, price, refusal) => {
  expect(promoRefusal({ ...code, ...change }, price, now)).toBe(refusal)
})

test('promo code: a missing one is unknown', () => {
  expect(promoRefusal(undefined, 490, now)).toBe('unknown')
})
