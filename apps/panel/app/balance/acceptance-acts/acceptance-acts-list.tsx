import type { AcceptanceActs } from '@zubr/contracts/companies/endpoints'
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
import { useCompaniesMessages } from '../company/companies-messages.tsx'
import styles from './acceptance-acts.module.css'
import { monthName } from './month-name.ts'

type Month = AcceptanceActs['months'][number]

/** The months with sales: with an acceptance act, ready for one, or not over yet. */
export function AcceptanceActsList({ hasCompany }: { hasCompany: boolean }) {
  const messages = useCompaniesMessages()
  const { locale } = useI18n()
  const acceptanceActs = useEndpoint(60_000, 'GET /api/acceptance-acts')
  const navigate = useNavigate()
  const [confirming, setConfirming] = useState<Month>()
  const [asking, setAsking] = useState(false)
  return (
    <Loaded of={acceptanceActs}>
      {({ months }) =>
        // Customers that are not companies do not need the list.
        (hasCompany || months.some(({ state }) => state === 'made')) && (
          <>
            <h3>{messages.acceptanceActs.heading}</h3>
            <p className={panel.dim}>
              {months.length === 0 ? messages.acceptanceActs.none : messages.acceptanceActs.intro}
            </p>
            {months.length > 0 && (
              <table className={styles.months}>
                <thead className="visually-hidden">
                  <tr>
                    <th scope="col">{messages.acceptanceActs.month}</th>
                    <th scope="col">{messages.acceptanceActs.sum}</th>
                    <th scope="col">{messages.acceptanceActs.state}</th>
                  </tr>
                </thead>
                <tbody>
                  {months.map((each) => (
                    <tr key={each.month}>
                      <th scope="row">{monthName(locale, each.month)}</th>
                      <td>{formatMoney(locale, each.total)}</td>
                      <td>
                        {each.state === 'open' && (
                          <span className={panel.dim}>{messages.acceptanceActs.open}</span>
                        )}
                        {each.state === 'made' && (
                          <Link
                            className={buttonClass({ tone: 'quiet', size: 'small' })}
                            to={paths.acceptanceAct(each.month)}
                            aria-label={fill(messages.acceptanceActs.showOf, {
                              month: monthName(locale, each.month),
                            })}
                          >
                            {fill(messages.acceptanceActs.number, { number: each.number ?? '' })}
                          </Link>
                        )}
                        {each.state === 'due' && (
                          <Button
                            tone="quiet"
                            disabled={!hasCompany}
                            onClick={() => {
                              setConfirming(each)
                              setAsking(true)
                            }}
                          >
                            {messages.acceptanceActs.make}
                          </Button>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {!hasCompany && months.some(({ state }) => state === 'due') && (
              <p className={panel.dim}>{messages.acceptanceActs.needsCompany}</p>
            )}
            <Confirm
              open={asking}
              title={fill(messages.acceptanceActs.makeTitle, {
                month: confirming ? monthName(locale, confirming.month) : '',
              })}
              text={messages.acceptanceActs.makeText}
              action={messages.acceptanceActs.make}
              onClose={() => setAsking(false)}
              onConfirm={async () => {
                if (!confirming) return
                const { month } = await call('POST /api/acceptance-acts/:month', {
                  params: { month: confirming.month },
                })
                await navigate(paths.acceptanceAct(month))
              }}
            />
          </>
        )
      }
    </Loaded>
  )
}
