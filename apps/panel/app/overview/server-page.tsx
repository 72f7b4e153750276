import { supportedAddons } from '@zubr/domain/cores/addons'
import { fill } from '@zubr/i18n/format'
import { Art } from '@zubr/ui/art'
import { useEffect, useRef, useState } from 'react'
import { NavLink, Outlet, useLocation, useParams } from 'react-router'
import { ChangeNotice } from '../addons/change-notice.tsx'
import { useEndpoint } from '../api/polled.ts'
import NotFound from '../components/failure/not-found.tsx'
import { Loaded } from '../components/loaded.tsx'
import { PageTitle } from '../components/page-title.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { Actions } from '../server/actions.tsx'
import { ServerContext } from '../server/context.ts'
import { coreName } from '../server/core-name.ts'
import { MaintenanceNotice } from '../server/maintenance.tsx'
import { PendingRestart } from '../server/pending-restart.tsx'
import { planArt, planName } from '../server/plan-name.ts'
import styles from '../server/server.module.css'
import { ServerStatus } from '../server/server-status.tsx'
import { isChanging } from '../server/status-appearance.ts'
import { DeleteServer } from '../settings/delete-server.tsx'
import { ContractNotice } from './contract-notice.tsx'

const everyMs = 2_000
/** Poll interval during a start or a stop. */
const soonMs = 700

/** One server: name, state, actions and tabs. */
export default function ServerPage() {
  const { id = '' } = useParams()
  const { locale, messages } = useI18n()
  const [waiting, setWaiting] = useState(false)
  const [restarts, setRestarts] = useState(0)
  const polled = useEndpoint(waiting ? soonMs : everyMs, 'GET /api/servers/:id', { params: { id } })
  const isWaiting = polled.data !== undefined && isChanging(polled.data)
  if (waiting !== isWaiting) setWaiting(isWaiting)
  if (!polled.data && polled.failure?.code === 'not_found') return <NotFound />
  if (!polled.data && polled.failure?.code === 'invalid_request') return <NotFound />
  return (
    <Loaded of={polled}>
      {(server) => (
        <ServerContext
          value={{ server, polled, restarts, onRestart: () => setRestarts((count) => count + 1) }}
        >
          <div>
            <PageTitle title={server.name} />
            <div className={`${panel.row} ${styles.head}`}>
              <Art className={styles.block} name={planArt(server.plan)} width={64} />
              <div className={styles.title}>
                <h1>{server.name}</h1>
                <p className={`${panel.row} ${styles.under}`}>
                  <ServerStatus server={server} />
                  <span className={panel.dim}>{planName(locale, messages, server.plan)}</span>
                  <span className={panel.dim}>
                    {server.edition === 'proxy'
                      ? `${coreName(server.core.id)} ${server.core.version}`
                      : fill(messages.create.gameVersion, { version: server.core.gameVersion })}
                  </span>
                </p>
              </div>
              <Actions />
            </div>
            <ContractNotice />
            {server.contract === 'archived' ? (
              <DeleteServer />
            ) : (
              <>
                <MaintenanceNotice />
                <PendingRestart />
                <ChangeNotice key={id} />
                <Tabs id={id} core={server.core.id} />
                <Outlet />
              </>
            )}
          </div>
        </ServerContext>
      )}
    </Loaded>
  )
}

/** On phones the tabs scroll, and the open one is centred. */
function Tabs({ id, core }: { id: string; core: string }) {
  const { messages } = useI18n()
  const [addonFolder] = supportedAddons(core)
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation changes the tab
  useEffect(() => {
    const tabs = row.current
    const tab = tabs?.querySelector('[aria-current="page"]')
    if (!tabs || !tab) return
    // Also after its font has loaded, and after a rotation of the phone.
    const observer = new ResizeObserver(() => {
      const [tabBox, tabsBox] = [tab.getBoundingClientRect(), tabs.getBoundingClientRect()]
      tabs.scrollLeft += tabBox.left - tabsBox.left - (tabsBox.width - tabBox.width) / 2
    })
    for (const changed of [tab, tabs]) observer.observe(changed)
    return () => observer.disconnect()
  }, [pathname])
  return (
    <nav ref={row} className={styles.tabs} aria-label={messages.server.tabs}>
      <NavLink to={paths.server(id)} end>
        {messages.server.overview}
      </NavLink>
      <NavLink to={paths.console(id)}>{messages.server.console}</NavLink>
      <NavLink to={paths.files(id)}>{messages.server.files}</NavLink>
      {addonFolder && <NavLink to={paths.addons(id)}>{messages.server.addons[addonFolder.kind]}</NavLink>}
      <NavLink to={paths.backups(id)}>{messages.server.backups}</NavLink>
      <NavLink to={paths.schedule(id)}>{messages.schedule.heading}</NavLink>
      <NavLink to={paths.players(id)}>{messages.server.players}</NavLink>
      <NavLink to={paths.addresses(id)}>{messages.list.address}</NavLink>
      <NavLink to={paths.settings(id)}>{messages.server.settings}</NavLink>
    </nav>
  )
}
