/** Partners with a page of their own: the promo code that their viewers get. Sample data until replaced. */
export const partnerOffers = {
  crazby: { code: 'CRAZBY20', percent: 20, sample: true },
} as const
