import { isOffered } from '@zubr/content/features'
import { discountPercent, plans, termDiscounts, tiers } from '@zubr/content/plans'
import { type Currency, currencies, editionOf, type Plan } from '@zubr/domain/plans'
import { monthlyPrice, planPrice, promiseOf } from '@zubr/domain/price'
import { offeredTerms, termPrice } from '@zubr/domain/terms/term-price'
import { fill, formatMoney, formatNumber, formatPercent, formatUnits, priceParts } from '@zubr/i18n/format'
import { Art } from '@zubr/ui/art'
import { buttonClass } from '@zubr/ui/button'
import { useI18n } from '../i18n.tsx'
import { useHref } from '../site.tsx'
import styles from './plan-card.module.css'

export function PlanCard({ plan }: { plan: Plan }) {
  const { locale, messages } = useI18n()
  const href = useHref()
  const name = tiers[plan.tier][locale]
  const gigabytes = (amount: number) =>
    fill(messages.plans.gigabytes, { amount: formatNumber(locale, amount) })
  const facts: [label: string, value: string][] = [
    [messages.plans.memory, gigabytes(plan.ramGb)],
    [messages.plans.disk, gigabytes(plan.diskGb)],
    ...(plan.cores
      ? [[messages.plans.cores, formatNumber(locale, plan.cores)] satisfies [string, string]]
      : []),
  ]
  const promise = promiseOf(plans, plan)
  return (
    <li
      className={`${styles.place} ${plan.recommended ? styles.recommended : ''} ${plan.group === 'ultra' ? styles.ultra : ''}`}
    >
      <article className={`plate ${styles.card}`} id={`plan-${plan.id}`} aria-labelledby={`name-${plan.id}`}>
        {plan.recommended && <p className={styles.flag}>{messages.plans.recommended}</p>}
        <Art className={styles.block} name={`block-${plan.tier}`} width={84} />
        <h3 className={styles.name} id={`name-${plan.id}`}>
          {name}
        </h3>
        {!isOffered(plan.group) && <p className={`soon ${styles.state}`}>{messages.landing.soon}</p>}
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label} className="spread">
              <dt className="dim">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {promise && (
          <p className={`small ${styles.promise}`} data-promise="">
            {messages.plans[`${promise}Promise`]}
          </p>
        )}
        {currencies.map((currency) => (
          <Price key={currency} plan={plan} currency={currency} />
        ))}
        {isOffered(plan.group) ? (
          <a
            className={buttonClass({ tone: plan.recommended ? 'main' : 'quiet', size: 'wide' })}
            href={href.create(plan.id)}
            // The currency switch's script adds the chosen currency to this link.
            data-create=""
            aria-label={fill(messages.plans.choosePlan, { plan: name })}
          >
            {messages.plans.choose}
          </a>
        ) : (
          <a
            className={buttonClass({ tone: 'quiet', size: 'wide' })}
            href={href.page(`notify/${editionOf(plan)}`)}
          >
            {messages.plans.tellMe}
          </a>
        )}
      </article>
    </li>
  )
}

/** A plan's price in one price list. A plan without a rouble price shows its BYN price there. */
function Price({ plan, currency }: { plan: Plan; currency: Currency }) {
  const { locale, messages } = useI18n()
  const { currency: paidIn, now, was } = planPrice(plan, currency, discountPercent)
  const parts = priceParts(locale, now, paidIn)
  return (
    <div className={styles.price} data-currency={currency}>
      {was !== undefined && (
        <s className={`dim ${styles.was}`}>
          <span className="visually-hidden">{messages.plans.oldPrice}: </span>
          {priceParts(locale, was, paidIn).amount}
        </s>
      )}
      <p>
        <strong>{parts.amount}</strong>{' '}
        <span className={`note ${styles.unit}`}>
          {parts.currency} {messages.plans.perMonth}
        </span>
      </p>
      <TermPrice plan={plan} currency={paidIn} />
      {paidIn !== currency && now > 0 && <p className={styles.only}>{messages.plans.bynOnly}</p>}
    </div>
  )
}

/** Total price of the longest discounted term. */
function TermPrice({ plan, currency }: { plan: Plan; currency: Currency }) {
  const { locale, messages } = useI18n()
  const term = offeredTerms(termDiscounts, currency).at(-1)
  const monthly = monthlyPrice(plan, currency, discountPercent)
  if (!term || !monthly || monthly.minor === 0) return null
  const { total } = termPrice(monthly.minor, term)
  return (
    <p className={styles.only}>
      {fill(messages.plans.termPrice, {
        term: formatUnits(locale, term.months, 'month'),
        price: formatMoney(locale, { currency, minor: total }),
        percent: formatPercent(locale, term.percent),
      })}
    </p>
  )
}
