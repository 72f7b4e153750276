import { fill } from '@zubr/i18n/format'
import { Link } from 'react-router'
import { useEndpoint } from '../api/polled.ts'
import { Restorable } from '../balance/debt-notice.tsx'
import panel from '../components/panel.module.css'
import { formatDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { useServer } from '../server/context.ts'
import { contractEnd } from '../server/contract-end.ts'
import styles from '../server/server.module.css'
import { partsOf } from './activity-text.ts'
import { Archived } from './archive/archived.tsx'
import { Extend } from './extend.tsx'

/**
 * A notice for a server that ends soon, is suspended or blocked, with the remedy if there is one.
 */
export function ContractNotice() {
  const { server } = useServer()
  const { locale, messages } = useI18n()
  if (server.contract === 'active')
    return server.paidUntil && contractEnd(server, Date.now())?.isNear ? (
      <div className={`${panel.alert} ${panel.calm} ${panel.spread} ${styles.contract}`} role="status">
        <p>{fill(messages.server.endsSoon, { date: formatDate(locale, server.paidUntil) })}</p>
        <Extend main />
      </div>
    ) : null
  if (server.contract === 'suspended')
    return (
      <div className={`${panel.alert} ${panel.calm} ${panel.spread} ${styles.contract}`} role="status">
        <p>
          {fill(messages.server.suspended, {
            date: server.deletedAt ? formatDate(locale, server.deletedAt) : '…',
          })}
        </p>
        <ChargedBack id={server.id} />
        <Extend main />
      </div>
    )
  if (server.contract === 'archived') return <Archived />
  if (server.contract === 'blocked') return <Blocked id={server.id} />
  return (
    <p className={`${panel.alert} ${panel.spread} ${styles.contract}`} role="status">
      {messages.server.deleted}
    </p>
  )
}

/** The newest activity entry about a block contains the operator's reason. */
function Blocked({ id }: { id: string }) {
  const { messages } = useI18n()
  const log = useEndpoint(null, 'GET /api/servers/:id/activity', { params: { id } })
  const block = log.data?.entries.map(({ event }) => partsOf(event)).find(({ kind }) => kind === 'blocked')
  return (
    <div className={`${panel.alert} ${panel.spread} ${styles.contract}`} role="status">
      <p>{messages.server.blocked}</p>
      {block?.reason && <p>{fill(messages.server.blockReason, { reason: block.reason })}</p>}
    </div>
  )
}

/** A bank charged back the payment, which can be paid again at the same price for some days. */
function ChargedBack({ id }: { id: string }) {
  const { messages } = useI18n()
  const { data } = useEndpoint(null, 'GET /api/balance')
  const restorable = data?.restorable?.find(({ server }) => server === id)
  if (!data || !restorable) return null
  return (
    <p>
      {messages.balance.debt.endedHeading}. <Restorable balance={data} restorable={restorable} />{' '}
      <Link to={paths.balance}>{messages.balance.heading}</Link>
    </p>
  )
}
