import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { askedPage } from '../asked-page.server.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { PageHead } from '../head.tsx'
import { useI18n } from '../i18n.tsx'
import { Island } from '../island.tsx'
import { liveStateOf } from '../live-state.server.ts'
import type { PageHandle } from '../root.tsx'
import { useHref, useSite } from '../site.tsx'
import { FeedLinks, Follow } from '../status/follow.tsx'
import type { StatusIsland } from '../status/island.tsx'
import { statusFiles } from '../status/status-files.ts'
import { statusViewIn } from '../status/status-html.server.tsx'
import { StatusPart } from '../status/status-part.tsx'
import styles from '../status/uptime.module.css'
import page from './page.module.css'

export const handle: PageHandle = { hydrate: true }

/** The last published state in the page's language; null on a page that was made without one. */
export function loader({ context }: LoaderFunctionArgs) {
  const { locale } = askedPage(context)
  const { status } = liveStateOf(context)
  return status ? statusViewIn(status, locale, Date.now()) : null
}

export default function UptimePage() {
  const { locale, words } = useI18n()
  const part = {
    published: useLoaderData<typeof loader>(),
    url: useHref().page('uptime') + statusFiles.view,
    probeTemplate: useSite().nodeProbeUrl,
  }
  const { status, systems } = words
  const data: StatusIsland = { ...part, locale, words: { status, systems } }
  return (
    <div className={`${page.page} ${styles.page}`}>
      <PageHead id="uptime" head={words.status} />
      <FeedLinks />
      <Breadcrumbs trail={[{ id: 'uptime', name: words.frame.status }]} />
      <h1 className={styles.title}>{words.status.heading}</h1>
      <Island name="status" data={data}>
        <StatusPart {...part} />
      </Island>
      <Follow />
    </div>
  )
}
