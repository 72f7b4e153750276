import { execFile } from 'node:child_process'
import { lstat, mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import type {
  IncomingMigrationReport,
  IncomingMigration as MigrationOrder,
} from '@zubr/contracts/moving/moves'
import type { Clock } from '@zubr/on-node/clock'
import type { Log } from '@zubr/on-node/log'
import type { Runtime } from '../../runtime/runtime.ts'
import { makeServerFolder, type ServerFolder, serverFolder } from '../folder/server-folder.ts'
import { MigrationError } from './beneath.ts'
import { migrationRecordFile, serverPlace } from './migration-records.ts'
import { receiveFiles } from './receive-files.ts'
import type { ServerCopies } from './server-copies.ts'

const execute = promisify(execFile)

const retryMs = 2_000
/** Minimum interval between reports of the progress. */
const reportEveryMs = 1_000

type IncomingMigrationContext = {
  dataDir: string
  runtime: Runtime
  clock: Clock
  log: Log
  /** Call this when the report has changed. */
  changed: () => void
}

/** Copies one server from another node to this one, until the copy is complete or ended. */
export class IncomingMigration {
  /** What the API wants. It may change while the move goes on. */
  wanted: MigrationOrder
  readonly #copies: ServerCopies
  readonly #context: IncomingMigrationContext
  readonly #stopped = new AbortController()
  #report: IncomingMigrationReport
  #work: Promise<void> | undefined

  constructor(wanted: MigrationOrder, copies: ServerCopies, context: IncomingMigrationContext) {
    this.wanted = wanted
    this.#copies = copies
    this.#context = context
    this.#report = {
      ...{ move: wanted.move, server: wanted.server, state: 'working', failure: null },
      ...{ bytes: null, doneBytes: 0, skipped: 0 },
    }
  }

  report(): IncomingMigrationReport {
    return this.#report
  }

  /** Starts to copy. Call it once. */
  begin(): void {
    const { server } = this.wanted
    this.#work = this.#workOn().catch((error: Error) =>
      this.#context.log.error(`server ${server}: ${error.message}`),
    )
  }

  /** Ends it. What was copied stays. */
  async end(): Promise<void> {
    this.#stopped.abort()
    await this.#work
  }

  async #workOn(): Promise<void> {
    const { log, clock } = this.#context
    const { signal } = this.#stopped
    const { server: id } = this.wanted
    while (!signal.aborted) {
      try {
        const { bytes, skipped } = await this.#copy()
        this.#update({ state: 'complete', bytes, doneBytes: bytes, skipped })
        return
      } catch (error) {
        if (signal.aborted) return
        if (error instanceof MigrationError) {
          log.warn(`server ${id}: its migration to this node failed: ${error.message}`)
          this.#update({ state: 'failed', failure: error.failure })
          return
        }
        log.warn(`server ${id}: its migration to this node failed: ${(error as Error).message}; retrying`)
        await clock.wait(retryMs, signal)
      }
    }
  }

  #update(report: Partial<IncomingMigrationReport>): void {
    this.#report = { ...this.#report, ...report }
    this.#context.changed()
  }

  async #copy(): Promise<{ bytes: number; skipped: number }> {
    const { move, server: id } = this.wanted
    const { signal } = this.#stopped
    const folder = serverFolder(this.#context.dataDir, id)
    const stored = await this.#copies.read(id)
    if (stored?.move === move && stored.whole) return stored
    if (stored && stored.move !== move) await this.#copies.drop(id)
    // The folder does not exist unless the server was here.
    else if (!stored && (await lstat(folder.path).catch(() => undefined)))
      throw new MigrationError('in_the_way')
    this.#copies.add(id)
    await this.#prepare(folder)
    await this.#takeFiles(folder)
    signal.throwIfAborted()
    // The other node deletes its copy, so a power failure must not lose this one. Without `sync`,
    // the writes of each file have to suffice.
    await execute('sync', ['-f', folder.data, folder.path]).catch(() => undefined)
    const { skipped, bytes } = this.#report
    await this.#copies.write(id, { move, whole: true, skipped, bytes: bytes ?? 0 })
    return { skipped, bytes: bytes ?? 0 }
  }

  /** Marks the folder as a copy and creates it, with its disk. */
  async #prepare(folder: ServerFolder): Promise<void> {
    const { runtime, dataDir } = this.#context
    const { move, server: id } = this.wanted
    const place = serverPlace(dataDir, id)
    try {
      await this.#copies.write(id, { move, whole: false, skipped: 0, bytes: 0 })
      await makeServerFolder(folder)
      await mkdir(folder.console, { recursive: true, mode: 0o700 })
      await runtime.create(place)
      await runtime.prepareDisk?.(place, this.wanted.diskMb)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException // Errors of the file system have a code.
      throw code === 'ENOSPC' || code === 'EDQUOT' ? new MigrationError('no_space') : error
    }
  }

  async #takeFiles(folder: ServerFolder): Promise<void> {
    const { clock, dataDir, changed } = this.#context
    const { uid, gid } = await lstat(folder.data)
    const owner = process.getuid?.() === 0 ? { uid, gid } : null
    const manifest = migrationRecordFile(dataDir, 'taking', this.wanted.server)
    const place = { manifest, top: folder.path, owner }
    let reportedAt = Number.NEGATIVE_INFINITY
    await receiveFiles(() => this.wanted, place, {
      clock,
      signal: this.#stopped.signal,
      onProgress: (progress) => {
        this.#report = { ...this.#report, ...progress }
        if (clock.elapsed() - reportedAt < reportEveryMs) return
        reportedAt = clock.elapsed()
        changed()
      },
    })
  }
}
