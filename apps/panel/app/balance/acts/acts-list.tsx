import type { Acts } from '@zubr/contracts/firms/endpoints'
import { fill, formatMoney } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useEndpoint } from '../../api/polled.ts'
import { call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { Loaded } from '../../components/loaded.tsx'
import panel from '../../components/panel.module.css'
import { useI18n } from '../../i18n.tsx'
import { paths } from '../../paths.ts'
import { useFirmsMessages } from '../firm/firms-messages.tsx'
import styles from './acts.module.css'
import { monthName } from './month-name.ts'

type Month = Acts['months'][number]

/** Months with purchases: existing acts, those that can be made, and the current month. */
export function ActsList({ hasFirm }: { hasFirm: boolean }) {
  const messages = useFirmsMessages()
  const { locale } = useI18n()
  const acts = useEndpoint(60_000, 'GET /api/acts')
  const navigate = useNavigate()
  const [confirming, setConfirming] = useState<Month>()
  const [asking, setAsking] = useState(false)
  return (
    <Loaded of={acts}>
      {({ months }) =>
        // An account that never was a company needs no acts.
        (hasFirm || months.some(({ state }) => state === 'made')) && (
          <>
            <h3>{messages.acts.heading}</h3>
            <p className={panel.dim}>{months.length === 0 ? messages.acts.none : messages.acts.intro}</p>
            {months.length > 0 && (
              <table className={styles.months}>
                <thead className="visually-hidden">
                  <tr>
                    <th scope="col">{messages.acts.month}</th>
                    <th scope="col">{messages.acts.sum}</th>
                    <th scope="col">{messages.acts.state}</th>
                  </tr>
                </thead>
                <tbody>
                  {months.map((each) => (
                    <tr key={each.month}>
                      <th scope="row">{monthName(locale, each.month)}</th>
                      <td>{formatMoney(locale, each.total)}</td>
                      <td>
                        {each.state === 'open' && <span className={panel.dim}>{messages.acts.open}</span>}
                        {each.state === 'made' && (
                          <Link
                            className={buttonClass({ tone: 'quiet', size: 'small' })}
                            to={paths.act(each.month)}
                            aria-label={fill(messages.acts.showOf, { month: monthName(locale, each.month) })}
                          >
                            {fill(messages.acts.number, { number: each.number ?? '' })}
                          </Link>
                        )}
                        {each.state === 'due' && (
                          <Button
                            tone="quiet"
                            disabled={!hasFirm}
                            onClick={() => {
                              setConfirming(each)
                              setAsking(true)
                            }}
                          >
                            {messages.acts.make}
                          </Button>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {!hasFirm && months.some(({ state }) => state === 'due') && (
              <p className={panel.dim}>{messages.acts.needsFirm}</p>
            )}
            <Confirm
              open={asking}
              title={fill(messages.acts.makeTitle, {
                month: confirming ? monthName(locale, confirming.month) : '',
              })}
              text={messages.acts.makeText}
              action={messages.acts.make}
              onClose={() => setAsking(false)}
              onConfirm={async () => {
                if (!confirming) return
                const { month } = await call('POST /api/acts/:month', { params: { month: confirming.month } })
                await navigate(paths.act(month))
              }}
            />
          </>
        )
      }
    </Loaded>
  )
}
