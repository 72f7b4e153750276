/** Partners with their own page: the promo code of their viewers. Sample data until replaced. */
export const partnerOffers = {
  crazby: { code: 'CRAZBY20', percent: 20, sample: true },
} as const
