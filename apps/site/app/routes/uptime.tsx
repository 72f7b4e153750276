import { splitPath } from '@zubr/i18n/urls'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { PageHead } from '../head.tsx'
import { liveStateOf } from '../live-state.server.ts'
import type { PageHandle } from '../root.tsx'
import { useHref, useSite } from '../site.tsx'
import { FeedLinks, Follow } from '../status/follow.tsx'
import { History } from '../status/history.tsx'
import { Announced, Past } from '../status/incidents.tsx'
import { StatusBoard } from '../status/status-board.tsx'
import { statusFiles } from '../status/status-files.ts'
import { statusViewIn } from '../status/status-html.server.tsx'
import { useStatusView } from '../status/use-status-view.ts'
import { useSpeech } from '../words.tsx'
import styles from './uptime.module.css'

export const handle: PageHandle = { hydrate: true }

/** The last published state in the page's language; null on a page that was made without one. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { locale } = splitPath(new URL(request.url).pathname)
  const { status } = liveStateOf(context)
  return status ? statusViewIn(status, locale) : null
}

export default function UptimePage() {
  const { words } = useSpeech()
  const { nodeProbeUrl } = useSite()
  const href = useHref()
  const initial = useLoaderData<typeof loader>()
  const { view, failed } = useStatusView(initial, href.page('uptime') + statusFiles.view)
  return (
    <div className={styles.page}>
      <PageHead id="uptime" head={words.status} />
      <FeedLinks />
      <Breadcrumbs trail={[{ id: 'uptime', name: words.frame.status }]} />
      <h1 className={styles.title}>{words.status.heading}</h1>
      <StatusBoard probeTemplate={nodeProbeUrl} published={view} />
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
      <Follow />
    </div>
  )
}
