import type { Server } from '@zubr/contracts/servers'
import { fill } from '@zubr/i18n/format'
import { formatDate } from '../formats.ts'
import panel from '../parts/panel.module.css'
import { useSpeech } from '../speech.tsx'
import type { Polled } from '../wire/polled.ts'
import { Extend } from './extend.tsx'
import styles from './server.module.css'

/** Above everything else while a server is suspended or blocked, with the way out if there is one. */
export function ContractNotice({ server, polled }: { server: Server; polled: Polled<Server> }) {
  const { locale, words } = useSpeech()
  if (server.contract === 'active') return null
  if (server.contract === 'suspended')
    return (
      <div className={`${panel.alert} ${panel.calm} ${styles.contract}`} role="status">
        <p>
          {fill(words.server.suspended, {
            date: server.deletedAt ? formatDate(locale, server.deletedAt) : '…',
          })}
        </p>
        <Extend server={server} polled={polled} main />
      </div>
    )
  return (
    <p className={`${panel.alert} ${styles.contract}`} role="status">
      {server.contract === 'blocked' ? words.server.blocked : words.server.deleted}
    </p>
  )
}
