import type { Movement } from '@zubr/contracts/payments/balance'
import { fill, formatMoney } from '@zubr/i18n/format'
import { Button } from '../../components/button.tsx'
import { Loaded } from '../../components/loaded.tsx'
import panel from '../../components/panel.module.css'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { saveFile } from '../../console-link/download.ts'
import { formatShortDate } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'
import { csvOf } from './csv.ts'
import styles from './movements.module.css'
import { reasonText } from './reason.ts'
import { allMovements, type useMovements } from './use-movements.ts'

/** The account's movements page by page, and a CSV of all. */
export function MovementList({
  movements: { polled, more },
}: {
  movements: ReturnType<typeof useMovements>
}) {
  const { locale, messages } = useI18n()
  const [fetching, run] = useBusy()
  const [saving, save] = useBusy()
  const container = useFocusFallback<HTMLElement>()
  const saveCsv = async () => {
    const text = csvOf(locale, messages, await allMovements())
    const day = new Date().toISOString().slice(0, 10)
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `balance-${day}.csv`)
  }
  return (
    <section
      className={`${panel.plate} ${panel.even}`}
      aria-labelledby="movements"
      ref={container}
      tabIndex={-1}
    >
      <div className={panel.spread}>
        <h2 id="movements">{messages.account.entries}</h2>
        {polled.data && polled.data.movements.length > 0 && (
          <Button tone="quiet" disabled={saving} onClick={() => save(saveCsv)}>
            {messages.balance.movements.csv}
          </Button>
        )}
      </div>
      <Loaded of={polled} part>
        {({ movements, hasMore }) =>
          movements.length === 0 ? (
            <p className={panel.dim}>{messages.account.balanceEmpty}</p>
          ) : (
            <>
              <table className={styles.table}>
                <thead className="visually-hidden">
                  <tr>
                    <th scope="col">{messages.account.date}</th>
                    <th scope="col">{messages.account.what}</th>
                    <th scope="col">{messages.account.sum}</th>
                  </tr>
                </thead>
                <tbody>
                  {movements.map((movement) => (
                    <Row key={movement.id} movement={movement} />
                  ))}
                </tbody>
              </table>
              {hasMore && (
                <Button tone="quiet" disabled={fetching} onClick={() => run(more)}>
                  {messages.balance.movements.more}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  )
}

function Row({ movement }: { movement: Movement }) {
  const { locale, messages } = useI18n()
  const { at, kind, money, debt } = movement
  return (
    <tr>
      <td>
        <time dateTime={at}>{formatShortDate(locale, at)}</time>
      </td>
      <td>
        {messages.account.entryKinds[kind]}
        <span className={`${panel.dim} ${panel.small} ${panel.ownLine}`}>
          {reasonText(locale, messages, movement)}
        </span>
        {debt && debt.minor > 0 && (
          <span className={`${panel.dim} ${panel.small} ${panel.ownLine}`}>
            {fill(messages.balance.debt.added, { sum: formatMoney(locale, debt) })}
          </span>
        )}
      </td>
      <td className={money.minor > 0 ? styles.plus : undefined}>
        {money.minor > 0 && '+'}
        {formatMoney(locale, money)}
      </td>
    </tr>
  )
}
