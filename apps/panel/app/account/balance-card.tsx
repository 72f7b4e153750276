import type { Balance } from '@zubr/contracts/payments/balance'
import { formatMoney } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { Link } from 'react-router'
import type { Polled } from '../api/polled.ts'
import { Loaded } from '../components/loaded.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import styles from './account.module.css'

/** The balance with a link to its page. */
export function BalanceCard({ balance }: { balance: Polled<Balance> }) {
  const { locale, messages } = useI18n()
  return (
    <section className={`${panel.plate} ${panel.even}`}>
      <h2>{messages.account.balance}</h2>
      <Loaded of={balance}>
        {({ balance: sum }) => (
          <div className={panel.spread}>
            <p className={styles.sum}>{sum ? formatMoney(locale, sum) : messages.account.noCurrency}</p>
            <Link className={buttonClass({ tone: 'quiet', size: 'small' })} to={paths.balance}>
              {messages.balance.topUp.heading}
            </Link>
          </div>
        )}
      </Loaded>
    </section>
  )
}
