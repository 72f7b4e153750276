import { existsSync } from 'node:fs'
import { mkdir, rm, statfs } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { BackupChanges, NodeBackups } from '@zubr/contracts/backups/agent'
import type { Clock } from '@zubr/on-node/clock'
import type { Log } from '@zubr/on-node/log'
import { JobFailed, type JobHandlers } from '../jobs/server-jobs.ts'
import { type ServerOfJobs, untilDown } from '../jobs/until-down.ts'
import { deleteFolder } from '../runtime/delete-folder.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { archivesEngine, isArchive } from './archives/archives.ts'
import { openBox } from './box.ts'
import { canDeleteFrom, watchAccess } from './can-delete.ts'
import { changesOf } from './changes.ts'
import { withCut } from './cut.ts'
import type { BackupSource, Engine, KeptEntry } from './engine.ts'
import { inside } from './inside/inside.ts'
import { type BackupsAt, isFolder } from './repository.ts'
import { findRestic } from './restic/find-restic.ts'
import { resticEngine } from './restic/restic.ts'
import { recover, restore } from './restoring.ts'
import { holdSaving, saveAgain } from './saving.ts'
import { limitConcurrency } from './turns.ts'

const dayMs = 24 * 60 * 60_000
/** A test restore leaves this much of the node's disk free. */
const marginBytes = 2 ** 30

export type Backups = Awaited<ReturnType<typeof openBackups>>

/** Manages the backups of this node's servers. */
export async function openBackups(options: {
  /** A real path. */
  dataDir: string
  at: BackupsAt
  runtime: Pick<Runtime, 'prepareDisk'>
  clock: Clock
  log: Log
  /** The node's name. */
  name: string
  /** Blocks access to a server's files until the returned function is called. */
  rest?: (id: string) => Promise<() => void>
  changed(): void
}) {
  const { dataDir, at, clock, log, name, runtime } = options
  const box = await openBox(dataDir)
  const found = await findRestic(at.resticPath)
  const boxLacks = await box.lacks()
  const isLocal = isFolder(at.repository)
  const archives = archivesEngine(isLocal ? at.repository : join(dataDir, 'backups'), box)
  const lacks = 'lacks' in found ? found.lacks : boxLacks
  const main: Engine =
    'program' in found && boxLacks === null ? resticEngine(found.program, at, dataDir, box) : archives
  if (lacks !== null)
    log.warn(
      `node ${name}: backups are plain archives, which take all of a server's space each time; restic needs: ${lacks}`,
    )
  if (isLocal) await mkdir(at.repository, { recursive: true, mode: 0o700 })
  const lasting =
    lacks !== null && !isLocal ? `BACKUP_REPOSITORY takes restic, which needs: ${lacks}`.slice(0, 200) : null
  let trouble = lasting
  const access = await watchAccess(() => canDeleteFrom(at.repository), {
    ...{ clock, changed: options.changed },
    warn: () =>
      log.warn(
        `node ${name}: anyone who takes this machine over can delete all backups: docs/operate/server-backups.md, "Append-only storage"`,
      ),
  })
  const cutOf = (id: string) => join(dataDir, 'backups-work', id, 'cut')
  const scratchOf = (id: string) => join(dataDir, 'backups-scratch', id)
  await deleteFolder(join(dataDir, 'backups-scratch')).catch(() => undefined)

  const engineOf = (snapshot: string) => (isArchive(snapshot) ? archives : main)
  const queue = limitConcurrency(Math.max(1, Math.floor(availableParallelism() / 2)))

  function sourceOf(server: Pick<ServerOfJobs, 'id' | 'data' | 'wanted'>): BackupSource {
    const key = server.wanted().backupKey
    if (key === undefined) throw new JobFailed('repository', 'the API has given no key for its backups')
    return { id: server.id, data: server.data, key }
  }

  /** Records whether the repository can be reached. */
  async function watched<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      if (trouble !== lasting) options.changed()
      trouble = lasting
      return result
    } catch (error) {
      if (error instanceof JobFailed && error.failure === 'repository') {
        trouble = error.message.slice(0, 200)
        options.changed()
      }
      throw error
    }
  }

  const noteOf = ({ folder }: Pick<ServerOfJobs, 'folder'>) => join(folder, 'saving-held.json')

  return {
    about: (): NodeBackups => ({
      engine: main.kind,
      isRemote: main.isRemote,
      canDelete: access(),
      problem: trouble,
    }),

    /** Call it once a server's folder exists, before any of its processes starts. */
    recover: (server: ServerOfJobs) => recover(box, server),
    /** Call it once it is known that the server runs on. */
    async takeOver(server: ServerOfJobs): Promise<void> {
      const run = server.run()
      if (!existsSync(noteOf(server))) return
      if (run) await saveAgain(run, noteOf(server))
      else await rm(noteOf(server), { force: true })
    },

    handlers(server: ServerOfJobs): JobHandlers {
      return {
        async delete_logs({ olderThanDays }, { signal }) {
          const before = clock.now() - olderThanDays * dayMs
          await inside(box, server.data, { do: 'delete_logs', before }, signal)
          return undefined
        },
        backup: ({ id }, { signal, percent, again }) =>
          queue(signal, async () => {
            const source = sourceOf(server)
            const held = await holdSaving(server.run, noteOf(server), { signal, clock })
            const take = () =>
              withCut(box, source, held.lengths, cutOf(server.id), signal, (instead) =>
                watched(() => main.take(source, id, { signal, percent, again, instead })),
              )
            const { taken, isAsSaid } = await take().catch(async (error: unknown) => {
              await held.release()
              throw error
            })
            return { backup: { ...taken, hadChangingFiles: (await held.release()) || !isAsSaid } }
          }),
        restore: ({ snapshot, paths }, { signal, percent }) =>
          queue(signal, async () => {
            const source = sourceOf(server)
            await untilDown(server, clock, signal)
            await runtime.prepareDisk?.(server, server.wanted().diskMb)
            const release = await options.rest?.(server.id)
            try {
              const tools = { box, engine: engineOf(snapshot) }
              await watched(() => restore(tools, server, source, { snapshot, paths }, { signal, percent }))
            } finally {
              release?.()
            }
            return undefined
          }),
        ...forgetting(server),
        rehearse: ({ snapshot }, { signal, percent }) =>
          queue(signal, async () => {
            const source = sourceOf(server)
            const engine = engineOf(snapshot)
            const scratch = scratchOf(server.id)
            await mkdir(scratch, { recursive: true, mode: 0o700 })
            try {
              let bytes = 0
              let files = 0
              for await (const entry of engine.entries(source, snapshot, null, signal)) {
                bytes += entry.size
                if (entry.kind === 'file') files += 1
              }
              const { bavail, bsize } = await statfs(scratch)
              if (bavail * bsize < bytes + marginBytes) throw new JobFailed('no_room')
              const into = { mounted: scratch, beneath: '' }
              await watched(() =>
                engine.restore(source, snapshot, { into, paths: null, verify: true, signal, percent }),
              )
              const came = await inside(box, scratch, { do: 'measure' }, signal)
              if (came.files !== files || came.bytes !== bytes)
                throw new JobFailed('not_the_same', `${came.files} files came back of ${files}`)
            } finally {
              await deleteFolder(scratch)
            }
            return undefined
          }),
      }
    },
    /** For a server whose data are deleted. */
    forgetting,

    entries: (
      source: BackupSource,
      snapshot: string,
      folder: string,
      signal: AbortSignal,
    ): AsyncGenerator<KeptEntry> => engineOf(snapshot).entries(source, snapshot, folder, signal),
    changes: (
      source: BackupSource,
      input: { snapshot: string; paths: readonly string[] | null },
      signal: AbortSignal,
    ): Promise<BackupChanges> => changesOf({ box, engine: engineOf(input.snapshot) }, source, input, signal),
    dump: (
      source: BackupSource,
      snapshot: string,
      what: { path: string; format: 'file' | 'zip' | 'tar' },
      signal: AbortSignal,
    ): Promise<{ content: Readable; ended: Promise<void> }> =>
      engineOf(snapshot).dump(source, snapshot, what, signal),
  }

  function forgetting(server: Pick<ServerOfJobs, 'id' | 'data' | 'wanted'>): JobHandlers {
    return {
      forget: ({ snapshots }, { signal }) =>
        queue(signal, async () => {
          const source = sourceOf(server)
          const old = snapshots?.filter(isArchive) ?? null
          const others = snapshots?.filter((one) => !isArchive(one)) ?? null
          if (old === null || old.length > 0) await archives.forget(source, old, { signal })
          if (main !== archives && (others === null || others.length > 0))
            await watched(() => main.forget(source, others, { signal }))
          return undefined
        }),
    }
  }
}
