import { brand } from '@zubr/content/brand'
import { isOffered } from '@zubr/content/features'
import { discountPercent, idleFreeServerDays, plans, termDiscounts, tiers } from '@zubr/content/plans'
import {
  type Currency,
  currencies,
  type Edition,
  editions,
  type Plan,
  type PlanGroup,
} from '@zubr/domain/plans'
import { displayedPrice, firstPaid, largerFreePlan } from '@zubr/domain/price'
import { offeredTerms } from '@zubr/domain/terms/term-price'
import { around, fill, formatNumber, formatPercent, formatUnits, plural } from '@zubr/i18n/format'
import { JsonLd } from '../head.tsx'
import { useI18n } from '../i18n.tsx'
import { Section } from '../section.tsx'
import { useHref, useSite } from '../site.tsx'
import { PlanCard } from './plan-card.tsx'
import { planLabel } from './plan-label.ts'
import styles from './pricing.module.css'
import { Radios } from './radios.tsx'

const plansOf = (group: PlanGroup) => plans.filter((plan) => plan.group === group)

/**
 * The price list. Tabs and currency are radio buttons that only CSS reads: they work from the first
 * paint, and without scripts all tabs are listed. landing.ts only stores the currency and passes it
 * to the panel.
 */
export function Pricing({ selected }: { selected: Edition }) {
  const { locale, messages } = useI18n()
  return (
    <Section id="plans" title={messages.plans.title} lead={messages.plans.lead}>
      <div className={styles.pricing} data-pricing="">
        <div className={`spread ${styles.controls}`}>
          <fieldset className={`needs-script ${styles.tabs}`}>
            <legend className="visually-hidden">{messages.plans.tabsLabel}</legend>
            <Radios
              name="edition"
              value={selected}
              options={editions.map((id) => [id, messages.plans[id]])}
            />
          </fieldset>
          <fieldset className={styles.tabs}>
            <legend className="visually-hidden">{messages.plans.currency}</legend>
            <Radios name="currency" value="BYN" options={currencies.map((id) => [id, id])} />
          </fieldset>
        </div>
        {currencies
          .filter((currency) => discountPercent[currency] > 0)
          .map((currency) => (
            <p key={currency} className={styles.discount} data-currency={currency}>
              {fill(messages.plans.discount, {
                currency,
                percent: formatPercent(locale, discountPercent[currency]),
              })}
            </p>
          ))}
        {currencies.map((currency) => (
          <TermsNote key={currency} currency={currency} />
        ))}
        {editions.map((tab) => (
          <div key={tab} className={styles.panel} data-edition={tab}>
            <h3 className={styles.edition}>{messages.plans[tab]}</h3>
            <PlanGrid group={tab} />
            <p className={`dim ${styles.note}`}>{messages.plans.standardText}</p>
            {firstPaid(plans, tab) && <PromiseNote />}
            <FreeMemoryNote group={tab} />
            {firstPaid(plans, tab) && <ArchiveNote />}
            {tab === 'java' && (
              <>
                <h3 className={styles.ultra}>{messages.plans.ultraTitle}</h3>
                <p className={styles.ultraText}>{messages.plans.ultraText}</p>
                <PlanGrid group="ultra" />
              </>
            )}
          </div>
        ))}
      </div>
    </Section>
  )
}

/** Benefits of paid plans over the free one, according to the offer. */
function PromiseNote() {
  const { messages } = useI18n()
  const href = useHref()
  const [before, after] = around(messages.plans.promiseNote, 'offer')
  return (
    <p className={`dim ${styles.promise}`}>
      {before}
      <a className="link" href={href.page('oferta')}>
        {messages.plans.promiseOffer}
      </a>
      {after}
    </p>
  )
}

/** Discounts for terms of several months in one currency. */
function TermsNote({ currency }: { currency: Currency }) {
  const { locale, messages } = useI18n()
  const terms = offeredTerms(termDiscounts, currency).map(({ months, percent }) =>
    fill(messages.plans.termShare, {
      term: formatUnits(locale, months, 'month'),
      percent: formatPercent(locale, percent),
    }),
  )
  if (terms.length === 0) return null
  return (
    <p className={styles.terms} data-currency={currency}>
      {fill(messages.plans.terms, { terms: terms.join(', ') })}
    </p>
  )
}

/** Why the free plan has more memory than the cheapest paid one, if it has. */
function FreeMemoryNote({ group }: { group: Edition }) {
  const { locale, messages } = useI18n()
  const { gigabytes, freeMemory, freeMemoryBackups } = messages.plans
  const larger = largerFreePlan(plans, group)
  if (!larger) return null
  const { free, paid } = larger
  const memory = ({ ramGb }: Plan) => fill(gigabytes, { amount: formatNumber(locale, ramGb) })
  return (
    <p className={`dim ${styles.promise}`}>
      {fill(freeMemory, {
        ...{ free: memory(free), paid: memory(paid), plan: tiers[paid.tier][locale] },
        backups: plural(locale, freeMemoryBackups, paid.backups),
      })}
    </p>
  )
}

/** What happens to an unused free server. */
function ArchiveNote() {
  const { locale, messages } = useI18n()
  if (idleFreeServerDays === 0) return null
  const days = plural(locale, messages.plans.archiveDays, idleFreeServerDays)
  return <p className={`dim ${styles.promise}`}>{fill(messages.plans.archiveNote, { days })}</p>
}

function PlanGrid({ group }: { group: PlanGroup }) {
  const shown = plansOf(group)
  return (
    <ul className={styles.grid} data-plans={shown.length}>
      {shown.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
    </ul>
  )
}

/** The tab's plans as structured data: one product with one offer per plan and currency. */
export function OfferList({ group, description }: { group: Edition; description: string }) {
  const { locale, messages } = useI18n()
  const { siteUrl } = useSite()
  const href = useHref()
  const name = (plan: Plan) => planLabel(locale, messages, plan)
  const offered = [...plansOf(group), ...(group === 'java' ? plansOf('ultra') : [])]
  return (
    <JsonLd
      data={{
        '@type': 'Product',
        name: `${brand.name} ${messages.plans[group]}`,
        description,
        brand: { '@type': 'Brand', name: brand.name },
        offers: offered.flatMap((plan) =>
          currencies.flatMap((currency) => {
            const price = plan.price[currency]
            if (price === undefined) return []
            return [
              {
                '@type': 'Offer',
                sku: plan.id,
                name: name(plan),
                url: isOffered(plan.group)
                  ? href.create(plan.id, currency)
                  : siteUrl + href.page(`notify/${group}`),
                price: displayedPrice(price, discountPercent[currency]).now,
                priceCurrency: currency,
                availability: `https://schema.org/${isOffered(plan.group) ? 'InStock' : 'PreOrder'}`,
              },
            ]
          }),
        ),
      }}
    />
  )
}
