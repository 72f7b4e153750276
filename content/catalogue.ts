import type { Catalogue } from '@zubr/domain/catalogue'
import { editions } from '@zubr/domain/plans'
import { subdomainRules } from '@zubr/domain/subdomain'
import { allMessages } from '@zubr/i18n/all'
import { locales } from '@zubr/i18n/locales'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { acceptanceActs } from './acceptance-acts.ts'
import { brand, landingVariants } from './brand.ts'
import { isComing } from './features.ts'
import { legalEditions } from './legal/editions.ts'
import { terms } from './legal/terms.ts'
import { partnerOffers } from './partners.ts'
import { paymentMethods, receipt } from './payments.ts'
import { discountPercent, idleFreeServerDays, planName, plans, termDiscounts } from './plans.ts'
import { subdomainMessages } from './subdomains.ts'
import { workingDays } from './working-days.ts'

/** The part of content/ that a program passes to the API at its entry. */
export const catalogue: Catalogue = {
  brand,
  plans,
  planNames: Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(
        plans.map((plan) => [plan.id, planName(locale, allPanelMessages[locale].create.groups, plan)]),
      ),
    ]),
  ),
  discountPercent,
  termDiscounts,
  freeServers: { idleDays: idleFreeServerDays },
  legal: {
    editions: legalEditions,
    names: Object.fromEntries(
      locales.map((locale) => {
        const { oferta, userAgreement, privacy, security, payment } = allMessages[locale].frame
        return [locale, { oferta, 'user-agreement': userAgreement, privacy, security, pay: payment }]
      }),
    ),
  },
  comingEditions: editions.filter(isComing),
  advertisedCodes: [
    ...Object.values(landingVariants).map(({ promoCode, promoPercent }) => ({
      code: promoCode,
      percent: promoPercent,
    })),
    ...Object.values(partnerOffers),
  ],
  acceptanceActs,
  payments: { methods: paymentMethods, receipt },
  refunds: {
    reviewWorkingDays: terms.refundReviewWorkingDays,
    paidWithinDays: terms.refundToCardDays,
    calendar: workingDays,
  },
  subdomainRefusal: subdomainRules(subdomainMessages),
}
