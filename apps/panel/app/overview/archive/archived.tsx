import type { ServerArchive } from '@zubr/contracts/backups/archive'
import type { PanelMessages } from '@zubr/i18n/panel/en'
import { useEndpoint } from '../../api/polled.ts'
import { call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { useBusy } from '../../components/toasts/use-busy.ts'
import { useI18n } from '../../i18n.tsx'
import { useServer } from '../../server/context.ts'
import styles from '../../server/server.module.css'
import { archiveNote, canRestore } from './archive-state.ts'

const everyMs = 3_000

/**
 * An archived server with its restore button; without a node with capacity, it says that the server
 * waits.
 */
export function Archived() {
  const { server, polled } = useServer()
  const { messages } = useI18n()
  const { done } = useToasts()
  const [busy, run] = useBusy()
  const archive = useEndpoint(everyMs, 'GET /api/servers/:id/archive', { params: { id: server.id } })
  const restore = async () => {
    polled.put(await call('POST /api/servers/:id/archive/restore', { params: { id: server.id } }))
    done(messages.server.archive.begun)
  }
  return (
    <div className={`${panel.alert} ${panel.calm} ${panel.spread} ${styles.contract}`} role="status">
      <p>{messages.server.archive.text}</p>
      <Progress archive={archive.data} messages={messages} />
      {canRestore(archive.data) && (
        <Button tone="main" disabled={busy} onClick={() => run(restore)}>
          {messages.server.archive.restore}
        </Button>
      )}
    </div>
  )
}

function Progress({ archive, messages }: { archive: ServerArchive | undefined; messages: PanelMessages }) {
  const note = archiveNote(archive)
  return note && <p>{messages.server.archive[note]}</p>
}
