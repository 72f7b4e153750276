import type { Catalogue } from '@zubr/domain/catalogue'
import { editions } from '@zubr/domain/plans'
import { subdomainRules } from '@zubr/domain/subdomain'
import { ru } from '@zubr/i18n/panel/ru'
import { acts } from './acts.ts'
import { brand, landingVariants } from './brand.ts'
import { isComing } from './features.ts'
import { terms } from './legal/terms.ts'
import { partnerOffers } from './partners.ts'
import { paymentMethods, receipt } from './payments.ts'
import { discountPercent, idleFreeServerDays, plans, tiers } from './plans.ts'
import { subdomainWords } from './subdomains.ts'
import { workingDays } from './working-days.ts'

/** What the API is given of all this, where a program begins. */
export const catalogue: Catalogue = {
  brand,
  plans,
  discountPercent,
  freeServers: { idleDays: idleFreeServerDays },
  comingEditions: editions.filter(isComing),
  advertisedCodes: [
    ...Object.values(landingVariants).map(({ promoCode, promoPercent }) => ({
      code: promoCode,
      percent: promoPercent,
    })),
    ...Object.values(partnerOffers),
  ],
  acts: {
    ...acts,
    planNames: Object.fromEntries(
      plans.map(({ id, group, tier }) => [id, `${ru.create.groups[group]} · ${tiers[tier].ru}`]),
    ),
  },
  payments: { methods: paymentMethods, receipt },
  refunds: {
    reviewWorkingDays: terms.refundReviewWorkingDays,
    paidWithinDays: terms.refundToCardDays,
    calendar: workingDays,
  },
  subdomainRefusal: subdomainRules(subdomainWords),
}
