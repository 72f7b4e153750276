import { useI18n } from '../i18n.tsx'
import { History } from './history.tsx'
import { Announced, Past } from './incidents.tsx'
import { StatusBoard } from './status-board.tsx'
import styles from './status-part.module.css'
import type { StatusView } from './status-view.ts'
import { useStatusView } from './use-status-view.ts'

export type StatusPartProps = {
  /** The last published state in the page's language; null on a page that was made without one. */
  published: StatusView | null
  /** Where newer ones are. */
  url: string
  probeTemplate: string
}

/** What lives on the status page: the nodes, what is announced, the history. React takes over this part alone. */
export function StatusPart({ published, url, probeTemplate }: StatusPartProps) {
  const { words } = useI18n()
  const { view, failed } = useStatusView(published, url)
  return (
    <>
      <StatusBoard probeTemplate={probeTemplate} published={view} />
      {view === null ? (
        <p className={styles.without} role="status">
          {failed ? words.status.historyFailed : null}
        </p>
      ) : (
        <>
          <Announced view={view} />
          <History view={view} />
          <Past view={view} />
        </>
      )}
    </>
  )
}
