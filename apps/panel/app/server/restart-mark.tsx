import type { Server } from '@zubr/contracts/servers'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'

/** In the list: the server runs with older values than its owner has set. Its own pages say which. */
export function RestartMark({ server }: { server: Pick<Server, 'pendingRestart'> }) {
  const { messages } = useI18n()
  return (
    server.pendingRestart.length > 0 && <span className={panel.mark}>{messages.pendingRestart.mark}</span>
  )
}
