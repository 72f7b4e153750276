import type { Balance, Money } from '@zubr/contracts/payments/balance'
import { currencies } from '@zubr/domain/plans'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import panel from '../components/panel.module.css'
import { useBusy } from '../components/toasts/use-busy.ts'
import { useI18n } from '../i18n.tsx'
import styles from './currency-choice.module.css'

/** Asks for the account's currency, once before its first payment. */
export function CurrencyChoice({
  chosen,
  preset,
  onChosen,
}: {
  chosen: Money['currency'] | null
  /** The currency to highlight before a choice. */
  preset?: Money['currency'] | undefined
  onChosen(balance: Balance): void
}) {
  const { messages } = useI18n()
  const [busy, run] = useBusy()
  return (
    <div className={styles.currency}>
      <h3>{messages.create.currencyTitle}</h3>
      <p className={`${panel.dim} ${panel.small}`}>{messages.create.currencyText}</p>
      <div className={styles.currencies}>
        {currencies.map((currency) => (
          <Button
            key={currency}
            tone={currency === preset ? 'main' : 'quiet'}
            disabled={busy}
            aria-pressed={chosen === currency}
            onClick={() =>
              run(async () => onChosen(await call('POST /api/balance/currency', { body: { currency } })))
            }
          >
            {chosen === currency && '✓ '}
            {messages.create.currencyNames[currency]}
          </Button>
        ))}
      </div>
    </div>
  )
}
