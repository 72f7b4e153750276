import type { Server } from '@zubr/contracts/servers/server'
import { fill, plural } from '@zubr/i18n/format'
import { Art } from '@zubr/ui/art'
import { Link } from 'react-router'
import { CopyButton } from '../components/copy-button.tsx'
import panel from '../components/panel.module.css'
import { formatDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { canJoin } from '../server/can-do.ts'
import { EndMark } from '../server/end-mark.tsx'
import { planArt, planName } from '../server/plan-name.ts'
import { RestartMark } from '../server/restart-mark.tsx'
import { ServerStatus } from '../server/server-status.tsx'
import { isBehindProxy } from '../settings/backends/backend-rows.ts'
import styles from './list.module.css'

export function ServerCards({ servers }: { servers: readonly Server[] }) {
  const { locale, messages } = useI18n()
  return (
    <ul className={styles.cards}>
      {servers.map((server) => (
        <li key={server.id} className={`${panel.plate} ${styles.card}`}>
          <Art className={styles.block} name={planArt(server.plan)} width={52} />
          <div className={styles.cardHead}>
            <h2>
              <Link to={paths.server(server.id)} aria-label={fill(messages.list.open, { name: server.name })}>
                {server.name}
              </Link>
            </h2>
            <p className={panel.dim}>{planName(locale, messages, server.plan)}</p>
          </div>
          <p className={`${panel.spread} ${styles.state}`}>
            <ServerStatus server={server} />
            <RestartMark server={server} />
            {server.stats?.players != null && (
              <span className={panel.dim}>{plural(locale, messages.list.players, server.stats.players)}</span>
            )}
          </p>
          {canJoin(server) && (
            <p className={styles.address}>
              {isBehindProxy(server) ? (
                <span className={panel.dim}>{messages.settings.backends.behind}</span>
              ) : server.address ? (
                <>
                  <code>{server.address}</code>
                  <CopyButton text={server.address} plain />
                </>
              ) : (
                <span className={panel.dim}>
                  {messages.list.address}: {messages.list.noAddress}
                </span>
              )}
            </p>
          )}
          <p className={`${panel.spread} ${panel.dim} ${panel.small} ${styles.state}`}>
            {server.paidUntil
              ? fill(messages.server.paidUntil, { date: formatDate(locale, server.paidUntil) })
              : messages.server.freePlan}
            <EndMark server={server} />
          </p>
        </li>
      ))}
    </ul>
  )
}
