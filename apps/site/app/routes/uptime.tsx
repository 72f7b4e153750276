import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useI18n } from '../i18n.tsx'
import { Island } from '../island.tsx'
import { liveStateOf } from '../live-state.server.ts'
import { Page } from '../page.tsx'
import { requestedPage } from '../requested-page.server.ts'
import type { PageHandle } from '../root.tsx'
import { useHref, useSite } from '../site.tsx'
import { FeedLinks, Follow } from '../status/follow.tsx'
import type { StatusIsland } from '../status/island.tsx'
import { statusFiles } from '../status/status-files.ts'
import { statusViewIn } from '../status/status-html.server.tsx'
import { StatusPart } from '../status/status-part.tsx'
import styles from '../status/uptime.module.css'

export const handle: PageHandle = { hydrate: true }

/** Last published state in the page's language; null on a page rendered without one. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { locale } = requestedPage(request)
  const { status } = liveStateOf(context)
  return status ? statusViewIn(status, locale, Date.now()) : null
}

export default function UptimePage() {
  const { locale, messages } = useI18n()
  const part = {
    published: useLoaderData<typeof loader>(),
    url: useHref().page('uptime') + statusFiles.view,
    probeTemplate: useSite().nodeProbeUrl,
  }
  const { status, systems } = messages
  const data: StatusIsland = { ...part, locale, messages: { status, systems } }
  return (
    <Page id="uptime" head={messages.status} name={messages.frame.status} className={styles.page}>
      <FeedLinks />
      <h1 className={styles.title}>{messages.status.heading}</h1>
      <Island name="status" data={data}>
        <StatusPart {...part} />
      </Island>
      <Follow />
    </Page>
  )
}
