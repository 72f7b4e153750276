import type { Balance, Money } from '@zubr/contracts/balance'
import { currencies } from '@zubr/domain/plans'
import { buttonClass } from '@zubr/ui/button'
import { useState } from 'react'
import { call } from '../api/request.ts'
import { useI18n } from '../i18n.tsx'
import { useToasts } from '../toasts/toasts.tsx'
import styles from './create.module.css'

/** Asked once, before the first money: the account's one currency. */
export function CurrencyChoice({
  chosen,
  preset,
  onChosen,
}: {
  chosen: Money['currency'] | null
  /** The one that stands out before any is chosen. */
  preset?: Money['currency'] | undefined
  onChosen(balance: Balance): void
}) {
  const { words } = useI18n()
  const { failed } = useToasts()
  const [busy, setBusy] = useState(false)
  return (
    <div className={styles.currency}>
      <h3>{words.create.currencyTitle}</h3>
      <p>{words.create.currencyText}</p>
      <div className={styles.currencies}>
        {currencies.map((currency) => (
          <button
            key={currency}
            className={buttonClass({ tone: currency === preset ? 'main' : 'quiet', size: 'small' })}
            type="button"
            disabled={busy}
            aria-pressed={chosen === currency}
            onClick={async () => {
              setBusy(true)
              await call('POST /api/balance/currency', { body: { currency } }).then(onChosen, failed)
              setBusy(false)
            }}
          >
            {chosen === currency && '✓ '}
            {words.create.currencyNames[currency]}
          </button>
        ))}
      </div>
    </div>
  )
}
