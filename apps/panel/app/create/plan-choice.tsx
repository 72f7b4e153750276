import { isOffered } from '@zubr/content/features'
import { discountPercent, plans, tiers } from '@zubr/content/plans'
import { type Currency, editionOf, type Plan, type PlanGroup, planGroups, planOf } from '@zubr/domain/plans'
import { largerFreePlan, planPrice, promiseOf } from '@zubr/domain/price'
import { fill, formatNumber, priceParts } from '@zubr/i18n/format'
import { Art } from '@zubr/ui/art'
import { useState } from 'react'
import { Segments } from '../components/fields/segments.tsx'
import panel from '../components/panel.module.css'
import { sitePage } from '../deployment.ts'
import { useI18n } from '../i18n.tsx'
import { FreeMemoryNote } from '../terms/free-memory-note.tsx'
import styles from './plans.module.css'

type PlanChoiceProps = {
  chosen: string
  currency: Currency
  onChoose(plan: string): void
  /** Why a plan is unavailable, as text; undefined if available. */
  refusal(plan: Plan): string | undefined
}

/** The plans of one group as radio cards. */
export function PlanChoice({ chosen, currency, onChoose, refusal }: PlanChoiceProps) {
  const { locale, messages } = useI18n()
  const [group, setGroup] = useState<PlanGroup>(planOf(plans, chosen)?.group ?? 'java')
  const refusalOf = (plan: Plan) => (isOffered(plan.group) ? refusal(plan) : messages.create.noCore)
  // The price and the software depend on the plan, so it changes with the group.
  const chooseGroup = (next: PlanGroup) => {
    setGroup(next)
    const first = plans.find((plan) => plan.group === next && refusalOf(plan) === undefined)
    if (first) onChoose(first.id)
  }
  const larger = largerFreePlan(plans, group)
  return (
    <>
      <Segments
        className={styles.groups}
        name="group"
        legend={messages.create.plan}
        options={planGroups.map((id) => [id, messages.create.groups[id]])}
        chosen={group}
        onChoose={chooseGroup}
      />
      <fieldset className={styles.plans}>
        <legend className="visually-hidden">{messages.create.groups[group]}</legend>
        {plans
          .filter((plan) => plan.group === group)
          .map((plan) => (
            <PlanOption
              key={plan.id}
              plan={plan}
              currency={currency}
              refused={refusalOf(plan)}
              checked={chosen === plan.id}
              onChoose={() => onChoose(plan.id)}
            />
          ))}
      </fieldset>
      {larger && <FreeMemoryNote {...larger} />}
      {!isOffered(group) && (
        <p className={styles.tellMe}>
          <a className={panel.link} href={sitePage(locale, `/notify/${editionOf({ group })}`)}>
            {messages.create.tellMe}
          </a>
        </p>
      )}
    </>
  )
}

type PlanOptionProps = {
  plan: Plan
  currency: Currency
  refused: string | undefined
  checked: boolean
  onChoose(): void
}

/** Dimmed when unavailable, highlighted when selected. Source: specification, section 4. */
function PlanOption({ plan, currency, refused, checked, onChoose }: PlanOptionProps) {
  const { locale, messages } = useI18n()
  const gigabytes = (amount: number) =>
    fill(messages.frame.gigabytes, { amount: formatNumber(locale, amount) })
  const { currency: paidIn, now, was } = planPrice(plan, currency, discountPercent)
  const parts = priceParts(locale, now, paidIn)
  const promise = promiseOf(plans, plan)
  return (
    <label className={`${styles.plan} ${refused ? styles.dimmed : ''}`}>
      <input
        className="covering"
        type="radio"
        name="plan"
        value={plan.id}
        checked={checked}
        disabled={refused !== undefined}
        onChange={onChoose}
      />
      <span className={styles.card}>
        {plan.recommended && !refused && <span className={styles.flag}>{messages.create.recommended}</span>}
        <Art className={styles.art} name={`block-${plan.tier}`} width={48} />
        <span className={styles.name}>{tiers[plan.tier][locale]}</span>
        <span className={`${panel.dim} ${panel.small} ${styles.facts}`}>
          <span>
            {messages.create.memory} {gigabytes(plan.ramGb)}
          </span>
          <span>
            {messages.create.disk} {gigabytes(plan.diskGb)}
          </span>
          {plan.cores !== undefined && (
            <span>
              {messages.create.cores} {formatNumber(locale, plan.cores)}
            </span>
          )}
        </span>
        {promise && !refused && (
          <span className={`${panel.dim} ${panel.small} ${styles.promise}`}>
            {messages.create[`${promise}Promise`]}
          </span>
        )}
        {refused ? (
          <span className={`${panel.dim} ${panel.small} ${styles.why}`}>{refused}</span>
        ) : (
          <span className={`${panel.dim} ${panel.small} ${styles.price}`}>
            {now === 0 ? (
              <strong>{messages.create.free}</strong>
            ) : (
              <>
                {was !== undefined && <s>{priceParts(locale, was, paidIn).amount} </s>}
                <strong>{parts.amount}</strong> {parts.currency} {messages.create.perMonth}
              </>
            )}
          </span>
        )}
      </span>
    </label>
  )
}
