import type { Server } from '@zubr/contracts/servers/server'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'

/** A badge in the list: the server runs with outdated settings. Its own pages say which. */
export function RestartMark({ server }: { server: Pick<Server, 'pendingRestart'> }) {
  const { messages } = useI18n()
  return (
    server.pendingRestart.length > 0 && <span className={panel.mark}>{messages.pendingRestart.mark}</span>
  )
}
