import { Breadcrumbs } from '../breadcrumbs.tsx'
import { PageHead } from '../head.tsx'
import type { PageHandle } from '../root.tsx'
import { useSite } from '../site.tsx'
import { StatusBoard } from '../status/status-board.tsx'
import { useSpeech } from '../words.tsx'
import styles from './uptime.module.css'

export const handle: PageHandle = { hydrate: true }

export default function UptimePage() {
  const { words } = useSpeech()
  const { nodeProbeUrl } = useSite()
  return (
    <div className={styles.page}>
      <PageHead id="uptime" head={words.status} />
      <Breadcrumbs trail={[{ id: 'uptime', name: words.frame.status }]} />
      <h1 className={styles.title}>{words.status.heading}</h1>
      <StatusBoard probeTemplate={nodeProbeUrl} />
    </div>
  )
}
