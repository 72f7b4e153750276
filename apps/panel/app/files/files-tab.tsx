import type { Server } from '@zubr/contracts/servers/server'
import { fill } from '@zubr/i18n/format'
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { lostPageModule } from '../components/failure/route-failure.tsx'
import { Loading } from '../components/loaded.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { FilesContext, filesOf, useFiles } from '../file-access/context.ts'
import { fileErrorOf } from '../file-access/file-error.ts'
import {
  folderAddress,
  folderAt,
  folderOf,
  joined,
  nameOf,
  openAddress,
  openedLine,
  openedName,
} from '../file-access/file-paths.ts'
import { paths } from '../paths.ts'
import { useServer } from '../server/context.ts'
import { WhileFilesReachable } from '../server/maintenance.tsx'
import { Asking } from './actions/asking.tsx'
import { hasWorld } from './actions/own-world.ts'
import { tasksOf } from './actions/tasks.ts'
import { useFileActions } from './actions/use-file-actions.ts'
import { useFilesMessages, WithFilesMessages } from './files-messages.tsx'
import { FolderPage } from './folder/folder-page.tsx'
import { TaskTray } from './task-tray.tsx'
import { useUploadedArchives } from './uploads/use-uploaded-archives.ts'
import { BinView } from './views/bin-view.tsx'
import { SearchView } from './views/search-view.tsx'

/** The editor's code loads with the first opened file. */
const FileView = lazy(() => import('./editor/file-view.tsx').catch(lostPageModule))
/** Loaded on demand. */
const SftpCard = lazy(() =>
  import('./sftp/sftp-card.tsx').then((code) => ({ default: code.SftpCard }), lostPageModule),
)

export default function FilesTab() {
  const { server } = useServer()
  return (
    <WithFilesMessages>
      <FilesContext value={filesOf(server.id)}>
        <WhileFilesReachable>
          <Asking key={server.id}>
            <Files server={server} />
          </Asking>
        </WhileFilesReachable>
      </FilesContext>
    </WithFilesMessages>
  )
}

/** Why there are no files, if the API already knows it. */
function missing({ contract, desiredState, state }: Server): 'blocked' | 'deleted' | 'creating' | undefined {
  if (contract === 'blocked') return 'blocked'
  if (contract === 'deleted' || desiredState === 'absent' || state === 'absent') return 'deleted'
  return state === 'creating' ? 'creating' : undefined
}

function Files({ server }: { server: Server }) {
  const client = useFiles()
  const { states } = useFilesMessages()
  const toasts = useToasts()
  const { pathname, state, key } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const actions = useFileActions()
  const tasks = tasksOf(client)
  const top = paths.files(server.id)
  const folder = folderAt(pathname, top)
  const why = missing(server)

  const { done, bin, actions: messages } = useFilesMessages()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per server
  useEffect(() => {
    if (why) return
    tasks
      .findRunning((_, ended) => {
        if (ended?.failed === 0) toasts.done(done.ready)
      })
      // The list reports errors.
      .catch(fileErrorOf)
  }, [tasks, why])

  const { archives } = actions
  /** Buttons of a toast also work from other pages of the panel. */
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const brought = (state as { importWorld?: string } | null)?.importWorld
  const begun = useRef<string>(undefined)
  useEffect(() => {
    if (brought === undefined || begun.current === key) return
    begun.current = key
    // Prevents a repetition after a reload.
    void navigate(pathname, { replace: true })
    void archives.importWorld(brought)
  }, [brought, key, pathname, navigate, archives])
  useUploadedArchives(
    server.id,
    useCallback(
      (path, isWanted) => {
        if (!hasWorld(server)) return
        if (isWanted) void archives.importWorld(path)
        else
          toasts.done(fill(done.archiveCame, { name: nameOf(path) }), {
            text: messages.importWorld,
            run: () =>
              isHere.current
                ? void archives.importWorld(path)
                : navigate(top + folderAddress(folderOf(path)), { state: { importWorld: path } }),
          })
      },
      [server, archives, toasts, done, messages, navigate, top],
    ),
  )

  if (why) return <Notice>{states[why]}</Notice>
  const folderUrl = top + folderAddress(folder)
  const addressOf = (path: string, isFolder: boolean, line?: number) =>
    top + (isFolder ? folderAddress(path) : folderAddress(folderOf(path)) + openAddress(nameOf(path), line))
  const wasListed = (state as { listed?: true } | null)?.listed === true
  const view = search.get('view')
  const opened = openedName(search)
  return (
    <>
      <TaskTray tasks={tasks} onFailure={actions.showFailure} />
      {view === 'bin' ? (
        <BinView actions={actions} backTo={folderUrl} />
      ) : view === 'search' ? (
        <SearchView
          key={folder}
          {...{ folder, addressOf }}
          backTo={folderUrl}
          first={search.get('text')?.slice(0, 255) ?? ''}
        />
      ) : view === 'sftp' ? (
        <div className={panel.column}>
          <Link className={panel.link} to={folderUrl}>
            {bin.back}
          </Link>
          <Suspense fallback={<Loading />}>
            <SftpCard serverId={server.id} />
          </Suspense>
        </div>
      ) : (
        <FolderPage
          key={folder}
          {...{ server, folder, top, actions, addressOf }}
          onGo={(address) => navigate(address, { state: { listed: true } })}
        />
      )}
      {opened !== null && (
        <Suspense fallback={<Loading />}>
          <FileView
            key={joined(folder, opened)}
            server={server.id}
            path={joined(folder, opened)}
            line={openedLine(search)}
            files={client}
            // Goes back if the list is the previous entry of the history.
            onClose={() => (wasListed ? navigate(-1) : navigate(folderUrl, { replace: true }))}
            onSaved={() => client.changed(folder)}
          />
        </Suspense>
      )}
    </>
  )
}
