import { plans } from '@zubr/content/plans'
import type { Balance } from '@zubr/contracts/balance'
import { planOf } from '@zubr/domain/plans'
import { formatMoney } from '@zubr/i18n/format'
import type { Polled } from '../api/polled.ts'
import { Loaded } from '../components/loaded.tsx'
import panel from '../components/panel.module.css'
import { CurrencyChoice } from '../create/currency-choice.tsx'
import { formatShortDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { planName } from '../servers/plan-name.ts'
import styles from './account.module.css'

/** The balance and every movement of it; before the first one, the choice of its currency. */
export function BalanceCard({ balance }: { balance: Polled<Balance> }) {
  const { locale, words } = useI18n()
  // A purchase's reason is its plan, with a promo code behind it.
  const reasonOf = (reason: string) => {
    const [plan = '', ...rest] = reason.split(' ')
    return planOf(plans, plan) ? [planName(locale, words, plan), ...rest].join(' ') : reason
  }
  return (
    <section className={`${panel.plate} ${panel.even}`}>
      <h2>{words.account.balance}</h2>
      <Loaded of={balance}>
        {({ balance: sum, currencyOpen, entries }) => (
          <>
            <p className={styles.sum}>{sum ? formatMoney(locale, sum) : words.account.noCurrency}</p>
            {currencyOpen && <CurrencyChoice chosen={sum?.currency ?? null} onChosen={balance.put} />}
            <h3>{words.account.entries}</h3>
            {entries.length === 0 ? (
              <p className={panel.dim}>{words.account.balanceEmpty}</p>
            ) : (
              <table className={styles.ledger}>
                <thead className="visually-hidden">
                  <tr>
                    <th scope="col">{words.account.date}</th>
                    <th scope="col">{words.account.what}</th>
                    <th scope="col">{words.account.sum}</th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the ledger only grows, and comes whole
                    <tr key={`${entry.at} ${index}`}>
                      <td>
                        <time dateTime={entry.at}>{formatShortDate(locale, entry.at)}</time>
                      </td>
                      <td>
                        {words.account.entryKinds[entry.kind]}
                        <span className={`${panel.dim} ${panel.small} ${panel.ownLine}`}>
                          {reasonOf(entry.reason)}
                        </span>
                      </td>
                      <td className={entry.money.minor > 0 ? styles.plus : undefined}>
                        {entry.money.minor > 0 && '+'}
                        {formatMoney(locale, entry.money)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}
