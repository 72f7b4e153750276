/** An operator's promo code, with its number of uses. */
export type PromoCode = {
  percent: number
  startsAt: Date | null
  endsAt: Date | null
  disabled: boolean
  /** Null without a limit. */
  maxUses: number | null
  usesPerAccount: number
  uses: number
  usesByAccount: number
}

export type PromoRefusal = 'unknown' | 'expired' | 'used_up' | 'used_by_you' | 'not_for_free'

/**
 * Why a code is refused for this price, or undefined. A code that is not valid yet counts as
 * unknown.
 */
export function promoRefusal(
  promo: PromoCode | undefined,
  priceMinor: number,
  now: Date,
): PromoRefusal | undefined {
  if (!promo || (promo.startsAt && now < promo.startsAt)) return 'unknown'
  if (priceMinor === 0) return 'not_for_free'
  if (promo.disabled || (promo.endsAt && now >= promo.endsAt)) return 'expired'
  if (promo.usesByAccount >= promo.usesPerAccount) return 'used_by_you'
  if (promo.maxUses !== null && promo.uses >= promo.maxUses) return 'used_up'
  return undefined
}
