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
import { ArchiveEngine, isArchive } from './archives/archive-engine.ts'
import type { BackupEngine, BackupEntry, BackupSource, DumpRequest } from './backup-engine.ts'
import { type BackupStorage, isFolder } from './backup-storage.ts'
import { canDeleteFrom, watchAccess } from './can-delete.ts'
import { changesOf } from './changes.ts'
import { withConsistentCopies } from './consistent-copies.ts'
import { runFileTool } from './file-tool/run-file-tool.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { findRestic } from './restic/find-restic.ts'
import { ResticEngine } from './restic/restic-engine.ts'
import { recover, restore } from './restoring.ts'
import { pauseSaving, resumeSaving } from './saving.ts'
import { openToolSandbox, type ToolSandbox } from './tool-sandbox.ts'

const dayMs = 24 * 60 * 60_000
/** A test restore leaves this much of the node's disk free. */
const marginBytes = 2 ** 30

export type BackupsOptions = {
  /** A real path. */
  dataDir: string
  at: BackupStorage
  runtime: Pick<Runtime, 'prepareDisk'>
  clock: Clock
  log: Log
  /** The node's name. */
  name: string
  /** Blocks access to a server's files until the returned function is called. */
  rest?: (id: string) => Promise<() => void>
  changed(): void
}

/** Resolves once it is known which engine this machine can run, and the storage is checked. */
export async function openBackups(options: BackupsOptions): Promise<Backups> {
  const { dataDir, at, clock, log, name } = options
  const sandbox = await openToolSandbox(dataDir)
  const found = await findRestic(at.resticPath)
  const sandboxLacks = await sandbox.lacks()
  const isLocal = isFolder(at.repository)
  const archives = new ArchiveEngine(isLocal ? at.repository : join(dataDir, 'backups'), sandbox)
  const lacks = 'lacks' in found ? found.lacks : sandboxLacks
  const main: BackupEngine =
    'program' in found && sandboxLacks === null
      ? new ResticEngine(found.program, at, dataDir, sandbox)
      : archives
  if (lacks !== null)
    log.warn(
      `node ${name}: backups are full archives, each as large as the server; ` + `restic needs: ${lacks}`,
    )
  if (isLocal) await mkdir(at.repository, { recursive: true, mode: 0o700 })
  const access = await watchAccess(() => canDeleteFrom(at.repository), {
    ...{ clock, changed: options.changed },
    warn: () =>
      log.warn(
        `node ${name}: an attacker on this machine could delete all backups; see ` +
          'docs/operate/server-backups.md, "Append-only storage"',
      ),
  })
  // A test restore checks the free space itself.
  await deleteFolder(join(dataDir, 'backups-scratch')).catch(() => undefined)
  const permanentTrouble =
    lacks !== null && !isLocal ? `BACKUP_REPOSITORY needs restic, which needs: ${lacks}`.slice(0, 200) : null
  return new Backups(options, { sandbox, archives, main, canDelete: access, permanentTrouble })
}

type BackupEngines = {
  sandbox: ToolSandbox
  /** Restores and deletes archives even if new backups are taken by restic. */
  archives: ArchiveEngine
  /** Takes new backups. */
  main: BackupEngine
  canDelete: () => boolean | null
  /** Why the configured repository can never be used by this machine. */
  permanentTrouble: string | null
}

type JobWork = Parameters<NonNullable<JobHandlers['backup']>>[1]

/** Manages the backups of this node's servers. */
export class Backups {
  readonly #options: BackupsOptions
  readonly #engines: BackupEngines
  readonly #sandbox: ToolSandbox
  readonly #queue = limitConcurrency(Math.max(1, Math.floor(availableParallelism() / 2)))
  #trouble: string | null

  constructor(options: BackupsOptions, engines: BackupEngines) {
    this.#options = options
    this.#engines = engines
    this.#sandbox = engines.sandbox
    this.#trouble = engines.permanentTrouble
  }

  about(): NodeBackups {
    const { main, canDelete } = this.#engines
    return { engine: main.kind, isRemote: main.isRemote, canDelete: canDelete(), problem: this.#trouble }
  }

  /** Call it once a server's folder exists, before any of its processes starts. */
  recover(server: ServerOfJobs): Promise<void> {
    return recover(this.#sandbox, server)
  }

  /** Call it once it is known that the server runs on. */
  async takeOver(server: ServerOfJobs): Promise<void> {
    const run = server.run()
    const note = savingNote(server)
    if (!existsSync(note)) return
    if (run) await resumeSaving(run, note)
    else await rm(note, { force: true })
  }

  handlers(server: ServerOfJobs): JobHandlers {
    const { clock } = this.#options
    return {
      delete_logs: async ({ olderThanDays }, { signal }) => {
        const before = clock.now() - olderThanDays * dayMs
        await runFileTool(this.#sandbox, server.data, { do: 'delete_logs', before }, signal)
        return undefined
      },
      backup: ({ id }, options) => this.#queue(options.signal, () => this.#take(server, id, options)),
      restore: (input, work) => this.#queue(work.signal, () => this.#restore(server, input, work)),
      ...this.forgetting(server),
      rehearse: ({ snapshot }, work) =>
        this.#queue(work.signal, () => this.#rehearse(server, snapshot, work)),
    }
  }

  /** For a server whose data are deleted. */
  forgetting(server: Pick<ServerOfJobs, 'id' | 'data' | 'wanted'>): JobHandlers {
    return {
      forget: ({ snapshots }, { signal }) =>
        this.#queue(signal, async () => {
          const { archives, main } = this.#engines
          const source = sourceOf(server)
          const old = snapshots?.filter(isArchive) ?? null
          const others = snapshots?.filter((one) => !isArchive(one)) ?? null
          if (old === null || old.length > 0) await archives.forget(source, old)
          if (main !== archives && (others === null || others.length > 0))
            await this.#watchTrouble(() => main.forget(source, others, { signal }))
          return undefined
        }),
    }
  }

  entries(
    source: BackupSource,
    snapshot: string,
    folder: string,
    signal: AbortSignal,
  ): AsyncGenerator<BackupEntry> {
    return this.#engineOf(snapshot).entries(source, snapshot, folder, signal)
  }

  changes(
    source: BackupSource,
    input: { snapshot: string; paths: readonly string[] | null },
    signal: AbortSignal,
  ): Promise<BackupChanges> {
    return changesOf(
      { sandbox: this.#sandbox, engine: this.#engineOf(input.snapshot) },
      source,
      input,
      signal,
    )
  }

  dump(
    source: BackupSource,
    snapshot: string,
    what: DumpRequest,
    signal: AbortSignal,
  ): Promise<{ content: Readable; ended: Promise<void> }> {
    return this.#engineOf(snapshot).dump(source, snapshot, what, signal)
  }

  async #take(server: ServerOfJobs, id: string, { signal, percent, again }: JobWork) {
    const { main } = this.#engines
    const { dataDir, clock } = this.#options
    const source = sourceOf(server)
    const held = await pauseSaving(server.run, savingNote(server), { signal, clock })
    const copies = join(dataDir, 'backups-work', server.id, 'cut')
    const take = () =>
      withConsistentCopies(this.#sandbox, source, held.lengths, copies, signal, (replacements) =>
        this.#watchTrouble(() => main.take(source, id, { signal, percent, again, replacements })),
      )
    const { taken, isConsistent } = await take().catch(async (error: unknown) => {
      await held.release()
      throw error
    })
    return { backup: { ...taken, hadChangingFiles: (await held.release()) || !isConsistent } }
  }

  async #restore(
    server: ServerOfJobs,
    { snapshot, paths }: { snapshot: string; paths: readonly string[] | null },
    { signal, percent }: JobWork,
  ): Promise<undefined> {
    const { runtime, clock, rest } = this.#options
    const source = sourceOf(server)
    await untilDown(server, clock, signal)
    await runtime.prepareDisk?.(server, server.wanted().diskMb)
    const release = await rest?.(server.id)
    try {
      const tools = { sandbox: this.#sandbox, engine: this.#engineOf(snapshot) }
      await this.#watchTrouble(() => restore(tools, server, source, { snapshot, paths }, { signal, percent }))
    } finally {
      release?.()
    }
    return undefined
  }

  /** Restores a backup into an empty folder, compares both, and deletes the folder. */
  async #rehearse(server: ServerOfJobs, snapshot: string, { signal, percent }: JobWork): Promise<undefined> {
    const source = sourceOf(server)
    const engine = this.#engineOf(snapshot)
    const scratch = join(this.#options.dataDir, 'backups-scratch', server.id)
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
      await this.#watchTrouble(() =>
        engine.restore(source, snapshot, { into, paths: null, verify: true, signal, percent }),
      )
      const came = await runFileTool(this.#sandbox, scratch, { do: 'measure' }, signal)
      if (came.files !== files || came.bytes !== bytes)
        throw new JobFailed('not_the_same', `${came.files} files came back of ${files}`)
    } finally {
      await deleteFolder(scratch)
    }
    return undefined
  }

  #engineOf(snapshot: string): BackupEngine {
    const { archives, main } = this.#engines
    return isArchive(snapshot) ? archives : main
  }

  /** Records whether the repository can be reached. */
  async #watchTrouble<T>(work: () => Promise<T>): Promise<T> {
    const { permanentTrouble } = this.#engines
    try {
      const result = await work()
      if (this.#trouble !== permanentTrouble) this.#options.changed()
      this.#trouble = permanentTrouble
      return result
    } catch (error) {
      if (error instanceof JobFailed && error.failure === 'repository') {
        this.#trouble = error.message.slice(0, 200)
        this.#options.changed()
      }
      throw error
    }
  }
}

/** Exists while saving is paused for a backup, so that the next agent resumes it. */
const savingNote = ({ folder }: Pick<ServerOfJobs, 'folder'>) => join(folder, 'saving-held.json')

function sourceOf(server: Pick<ServerOfJobs, 'id' | 'data' | 'wanted'>): BackupSource {
  const key = server.wanted().backupKey
  if (key === undefined) throw new JobFailed('repository', 'the API has given no key for its backups')
  return { id: server.id, data: server.data, key }
}
