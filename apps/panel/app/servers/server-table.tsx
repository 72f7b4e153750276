import type { Server } from '@zubr/contracts/servers/server'
import { Link } from 'react-router'
import { CopyButton } from '../components/copy-button.tsx'
import { formatShortDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { canJoin } from '../server/can-do.ts'
import { EndMark } from '../server/end-mark.tsx'
import { planName } from '../server/plan-name.ts'
import { RestartMark } from '../server/restart-mark.tsx'
import { ServerStatus } from '../server/server-status.tsx'
import { isBehindProxy } from '../settings/backends/backend-rows.ts'
import styles from './list.module.css'

/** On narrow screens each row is a block, and its cells have their column's label. */
export function ServerTable({ servers }: { servers: readonly Server[] }) {
  const { locale, messages } = useI18n()
  const { name, state, address, plan, node, paidUntil } = messages.list
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {[name, state, address, plan, node, paidUntil].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {servers.map((server) => (
          <tr key={server.id}>
            <th scope="row">
              <Link to={paths.server(server.id)}>{server.name}</Link>
            </th>
            <td data-label={state}>
              <span>
                <ServerStatus server={server} /> <RestartMark server={server} />
              </span>
            </td>
            <td data-label={address}>
              {canJoin(server) && isBehindProxy(server) ? (
                <span>{messages.settings.backends.behind}</span>
              ) : server.address && canJoin(server) ? (
                <span className={styles.cellAddress}>
                  <code>{server.address}</code>
                  <CopyButton text={server.address} plain />
                </span>
              ) : (
                '—'
              )}
            </td>
            <td data-label={plan}>{planName(locale, messages, server.plan)}</td>
            <td data-label={node}>{server.node ?? '—'}</td>
            <td data-label={paidUntil}>
              <span>
                {server.paidUntil ? formatShortDate(locale, server.paidUntil) : messages.list.noEnd}{' '}
                <EndMark server={server} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
