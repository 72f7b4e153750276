import type { ServerChange } from '@zubr/contracts/addons/changes'
import type { Server } from '@zubr/contracts/servers/server'
import { addonFoldersOf, isOldForge, supportedAddons } from '@zubr/domain/cores/addons'
import { fill } from '@zubr/i18n/format'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Location, NavLink, useLocation, useNavigate } from 'react-router'
import { useEndpoint, usePolled } from '../api/polled.ts'
import { call } from '../api/request.ts'
import NotFound from '../components/failure/not-found.tsx'
import { LostPage } from '../components/failure/route-failure.tsx'
import { Loading } from '../components/loaded.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { filesOf } from '../file-access/context.ts'
import { useFilesMessages, WithFilesMessages } from '../files/files-messages.tsx'
import { paths } from '../paths.ts'
import { useServer } from '../server/context.ts'
import { WhileFilesReachable } from '../server/maintenance.tsx'
import styles from './addons.module.css'
import { addonsAddress, pageIn, wishIn } from './addons-address.ts'
import { useAddonsMessages, WithAddonsMessages } from './addons-messages.tsx'
import { CatalogueKinds } from './catalogue/catalogue-kinds.tsx'
import { CataloguePage } from './catalogue/catalogue-page.tsx'
import { ProjectPage } from './catalogue/project-page.tsx'
import { ChangeNews } from './changes/change-news.tsx'
import { isUnderWay } from './changes/change-phase.ts'
import { doneText } from './changes/change-text.ts'
import { HistoryPage } from './changes/history-page.tsx'
import { AddonsContext, type PackSource, type Wish } from './context.ts'
import { FirstPack } from './first-pack/first-pack.tsx'
import { InstalledPage } from './installed/installed-page.tsx'
import { StartOffer } from './installed/start-offer.tsx'
import { useInstalled } from './installed/use-installed.ts'
import { useWorld } from './installed/use-world.ts'
import { PlanDialog } from './plan/plan-dialog.tsx'
import { PortNews, type PortNewsOf } from './plan/port-news.tsx'
import { presentOf, rowsOf } from './rows.ts'
import { kindsOf } from './search.ts'

const everyMs = 15_000
/** Poll interval during a change. */
const soonMs = 1_500
/** How often the catalogues are checked for newer versions. */
const knownMs = 600_000

export default function AddonsTab() {
  const { server } = useServer()
  if (supportedAddons(server.core.id).length === 0) return <NotFound />
  return (
    <WithFilesMessages>
      <WithAddonsMessages loading={<Loading />} lost={<LostPage />}>
        <UnlessUnavailable server={server}>
          <Addons key={`${server.id} ${server.core.id}`} server={server} />
        </UnlessUnavailable>
      </WithAddonsMessages>
    </WithFilesMessages>
  )
}

/** A notice instead of the tab if the API already knows that there are no files. */
function UnlessUnavailable({ server, children }: { server: Server; children: React.ReactNode }) {
  const { states } = useFilesMessages()
  const { contract, desiredState, state } = server
  if (contract === 'blocked') return <Notice>{states.blocked}</Notice>
  if (contract === 'deleted' || desiredState === 'absent' || state === 'absent')
    return <Notice>{states.deleted}</Notice>
  return <WhileFilesReachable>{children}</WhileFilesReachable>
}

function Addons({ server }: { server: Server }) {
  const messages = useAddonsMessages()
  const { id, core } = server
  const folders = addonFoldersOf(core.id, core.gameVersion)
  const isMade = server.state !== 'creating'
  const there = useInstalled(isMade ? filesOf(id) : undefined, {
    core: core.id,
    folders: folders.map(({ folder }) => folder),
  })
  const hasDatapacks = isMade && folders.some(({ kind }) => kind === 'datapack')
  const world = useWorld(filesOf(id), core.gameVersion, hasDatapacks)
  const present = useMemo(() => (there.data ?? []).map(presentOf), [there.data])
  const known = useKnown(id, core, present, there.data !== undefined)
  const rows = useMemo(() => rowsOf(there.data ?? [], known.data), [there.data, known.data])
  const changes = useChanges(server, () => {
    there.refresh()
    // The file manager shows settings files that appeared or disappeared.
    filesOf(id).changed('')
  })
  const [wished, setWished] = useState<Wish>()
  // While a dialog asks about the wish, it has not started.
  const [shownWish, setShownWish] = useState<Wish>()
  const onShown = useCallback(() => setShownWish(wished), [wished])
  const { pathname, state, key } = useLocation()
  const page = pageIn(pathname, id)
  useWishFromLink({ pathname, state, key }, setWished)
  const { put } = changes
  const current = changes.data
  const [portNews, setPortNews] = useState<PortNewsOf>()
  const begun = useCallback(
    (change: ServerChange) => put([change, ...(current ?? []).filter((one) => one.id !== change.id)]),
    [put, current],
  )
  const readPack = async (of: PackSource) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    begun(await call('POST /api/servers/:id/pack', { params: { id }, headers, body: of }))
  }
  return (
    <AddonsContext
      value={{
        ...{ isMade, there, known, changes, rows, present, world, readPack },
        kinds: kindsOf(core.id),
        wished: wished === shownWish ? undefined : wished,
        zipKind: isOldForge(core.id, core.gameVersion) ? 'mod' : 'datapack',
        folderOf: (kind) =>
          kind === 'datapack'
            ? `${world}/datapacks`
            : (folders.find((one) => one.kind === kind)?.folder ?? ''),
        wish: setWished,
      }}
    >
      <div className={panel.column}>
        <div className={styles.top}>
          <nav className={styles.pages} aria-label={messages.pages.label}>
            <NavLink to={paths.addons(id)} end>
              {messages.pages.installed}
            </NavLink>
            <NavLink to={addonsAddress(id, 'catalogue')}>{messages.pages.catalogue}</NavLink>
            <NavLink to={addonsAddress(id, 'history')}>{messages.pages.history}</NavLink>
          </nav>
          {page.name === 'catalogue' && <CatalogueKinds />}
        </div>
        {!isMade && <Notice>{messages.installed.creating}</Notice>}
        <FirstPack server={server} {...(isMade && { read: readPack })} />
        <ChangeNews onAnswer={begun} />
        {page.name === 'installed' && isMade && <InstalledPage />}
        {page.name === 'catalogue' && <CataloguePage />}
        {page.name === 'project' && (
          <ProjectPage key={`${page.source} ${page.project}`} source={page.source} id={page.project} />
        )}
        {page.name === 'history' && <HistoryPage onAnswer={begun} />}
        {page.name === 'none' && <NotFound />}
        <div className={styles.outcome}>
          {portNews && (
            // Hidden on other pages but still mounted, because it writes the port into the addon's
            // file.
            <div hidden={page.name === 'project' && pathname !== portNews.at}>
              <PortNews key={portNews.change} of={portNews} onClose={() => setPortNews(undefined)} />
            </div>
          )}
          {isMade && <StartOffer />}
        </div>
      </div>
      {wished && (
        <PlanDialog
          key={JSON.stringify(wished)}
          wish={wished}
          onClose={() => setWished(undefined)}
          onShown={onShown}
          onBegun={(change, ports) => {
            begun(change)
            if (ports.length > 0) setPortNews({ change: change.id, at: pathname, ports })
          }}
        />
      )}
    </AddonsContext>
  )
}

/** Opens the wish from the navigation state once, and not again after a reload. */
function useWishFromLink(
  { pathname, state, key }: Pick<Location, 'pathname' | 'state' | 'key'>,
  onWish: (wish: Wish) => void,
): void {
  const messages = useAddonsMessages().plan
  const navigate = useNavigate()
  const handledKey = useRef<string>(undefined)
  const wish = wishIn(state)
  useEffect(() => {
    if (!wish || handledKey.current === key) return
    handledKey.current = key
    void navigate(pathname, { replace: true })
    onWish({ title: fill(messages[wish.want.do], { name: wish.name }), want: [wish.want] })
  }, [wish, key, pathname, navigate, onWish, messages])
}

/**
 * What the catalogues know of the installed addons. The last result stays while the next one loads.
 */
function useKnown(id: string, core: Server['core'], present: object[], isRead: boolean) {
  const known = usePolled(
    JSON.stringify([id, core, isRead, present]),
    (signal) =>
      isRead
        ? call('POST /api/servers/:id/addons/known', {
            params: { id },
            // The node has validated it.
            body: { present: present as ReturnType<typeof presentOf>[] },
            signal,
          })
        : Promise.resolve([]),
    knownMs,
  )
  const last = useRef(known.data)
  if (known.data) last.current = known.data
  return { ...known, data: known.data ?? last.current }
}

/**
 * The server's changes, polled often while one is running. `onEnd` runs when the installed addons
 * may differ.
 */
function useChanges(server: Server, onEnd: () => void) {
  const messages = useAddonsMessages()
  const { done } = useToasts()
  const { polled } = useServer()
  const [isBusy, setIsBusy] = useState(false)
  const changes = useEndpoint(isBusy ? soonMs : everyMs, 'GET /api/servers/:id/changes', {
    params: { id: server.id },
  })
  const running = changes.data?.find(isUnderWay)
  if (isBusy !== (running !== undefined)) setIsBusy(running !== undefined)
  const watched = useRef<string>(undefined)
  const ended = changes.data?.find(({ id }) => id === watched.current)
  useEffect(() => {
    if (running) watched.current = running.id
    else if (ended) {
      watched.current = undefined
      onEnd()
      polled.refresh()
      if (ended.phase === 'done') done(doneText(ended, messages))
      if (ended.phase === 'undone') done(messages.changes.phases.undone)
    }
  }, [running, ended, onEnd, polled, done, messages])
  const { refresh } = changes
  // Whether what was changed is in use, or the server can't be started with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetch when the state changes
  useEffect(refresh, [server.state, refresh])
  return changes
}
