import { paymentMethods } from '@zubr/content/payments'
import type { PaymentMethod } from '@zubr/contracts/payments/endpoints'
import { fill, formatPercent } from '@zubr/i18n/format'
import { paymentMarks } from '@zubr/ui/payment-marks'
import choice from '../../components/fields/choice.module.css'
import panel from '../../components/panel.module.css'
import { useI18n } from '../../i18n.tsx'
import styles from './top-up.module.css'

type MethodChoiceProps = {
  methods: readonly PaymentMethod[]
  chosen: string | undefined
  onChoose(id: string): void
}

/** Payment methods with their logos and fees, and with their currency if there are several. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const { locale, messages } = useI18n()
  const hasCurrencies = new Set(methods.map(({ currency }) => currency)).size > 1
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>{messages.balance.topUp.method}</legend>
      {methods.map(({ id, currency, feePercent }) => {
        const offered = paymentMethods.find((candidate) => candidate.id === id)
        return (
          <label key={id} className={`${panel.row} ${choice.choice} ${styles.method}`}>
            <input
              type="radio"
              name="payment-method"
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
            />
            <span className={styles.name}>
              {offered?.name[locale] ?? id}
              <span className={`${panel.dim} ${panel.small} ${panel.ownLine}`}>
                {hasCurrencies && `${messages.create.currencyNames[currency]} · `}
                {feePercent === 0
                  ? messages.balance.topUp.noFee
                  : fill(messages.balance.topUp.fee, { percent: formatPercent(locale, feePercent) })}
              </span>
            </span>
            <span className={styles.marks}>
              {offered?.logos.map((mark) => (
                <Mark key={mark} id={mark} />
              ))}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

function Mark({ id }: { id: keyof typeof paymentMarks }) {
  const { name, path } = paymentMarks[id]
  if (!path) return <span className={styles.mark}>{name}</span>
  return (
    <svg
      className={styles.mark}
      role="img"
      aria-label={name}
      width="30"
      height="30"
      viewBox="0 0 24 24"
      fill="currentColor"
    >
      <path d={path} />
    </svg>
  )
}
