import type { Catalogue } from '@zubr/domain/catalogue'
import { editions } from '@zubr/domain/plans'
import { subdomainRules } from '@zubr/domain/subdomain'
import { acts } from './acts.ts'
import { brand, landingVariants } from './brand.ts'
import { isComing } from './features.ts'
import { partnerOffers } from './partners.ts'
import { paymentMethods, receipt } from './payments.ts'
import { discountPercent, plans } from './plans.ts'
import { subdomainWords } from './subdomains.ts'

/** What the API is given of all this, where a program begins. */
export const catalogue: Catalogue = {
  brand,
  plans,
  discountPercent,
  comingEditions: editions.filter(isComing),
  advertisedCodes: [
    ...Object.values(landingVariants).map(({ promoCode, promoPercent }) => ({
      code: promoCode,
      percent: promoPercent,
    })),
    ...Object.values(partnerOffers),
  ],
  acts,
  payments: { methods: paymentMethods, receipt },
  subdomainRefusal: subdomainRules(subdomainWords),
}
