import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerJob } from '@zubr/contracts/jobs/jobs'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import { textOf } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'
import type { Log } from '@zubr/on-node/log'
import { z } from 'zod'
import { FileError } from '../files/file-error.ts'
import type { FilesOfServer, ServerFiles } from '../files/server-files.ts'
import type { JobContext, JobHandlers } from '../jobs/server-jobs.ts'
import { type ServerOfJobs, untilDown } from '../jobs/until-down.ts'
import { downloadsFolder, fetchEach, toJobError } from './fetch-files.ts'
import { packHandlers } from './pack-handlers.ts'

/** The change that is being applied. After a crash it is finished before the server starts. */
const PendingChange = z.object({ change: z.uuid(), do: z.enum(['applyChange', 'undoChange']) })
type PendingChange = z.infer<typeof PendingChange>

const retryMs = 250
/** A helper that has died is restarted by the next request. */
const maxTries = 40
const pollMs = 50
/** Percent of the progress. The rest is for applying the change. */
const fetchingPercent = 95

type ChangeFilesJob = Extract<ServerJob, { kind: 'change_files' }>
type UndoFilesJob = Extract<ServerJob, { kind: 'undo_files' }>

export type ChangesOptions = {
  dataDir: string
  files: Pick<ServerFiles, 'of'>
  userAgent: string
  clock: Clock
  log: Log
}
type Server = Pick<ServerOfJobs, 'id' | 'folder' | 'run' | 'isStarting' | 'wanted'> & {
  /** Files have changed that a running process reads only at its start. */
  onChanged?(): void
  /** A change was undone, together with what may have caused the server's failure. */
  onUndone?(): Promise<unknown>
}

/**
 * Applies changes of a server's files as one step: see docs/decisions/0051. `onReleased` is called
 * when the server may start again.
 */
export class FileChanges {
  readonly #server: Server
  readonly #options: ChangesOptions
  readonly #onReleased: () => void
  readonly #serverFiles: FilesOfServer
  readonly #pendingFile: string
  readonly #stopped = new AbortController()
  /** True while the files may be half-applied. */
  #isPending: boolean

  constructor(server: Server, options: ChangesOptions, onReleased: () => void) {
    this.#server = server
    this.#options = options
    this.#onReleased = onReleased
    this.#serverFiles = options.files.of(server.id)
    this.#pendingFile = join(server.folder, 'change.json')
    this.#isPending = existsSync(this.#pendingFile)
  }

  /** The handlers of its jobs. */
  handlers(): JobHandlers {
    return {
      ...packHandlers({
        id: this.#server.id,
        serverFiles: this.#serverFiles,
        fetching: { dataDir: this.#options.dataDir, userAgent: this.#options.userAgent },
        withRetry: (work, signal) => this.#withRetry(work, signal),
        withCleanup: (change, work) => this.#withCleanup(change, work),
        applyChange: (change, signal) =>
          this.#applyChange({ change, do: 'applyChange' }, { stopped: true }, signal),
      }),
      change_files: (job, context) => this.#changeFiles(job, context),
      undo_files: (job, context) => this.#undoFiles(job, context),
    }
  }

  holdsStart(): boolean {
    return this.#isPending
  }

  /** Finishes what a killed agent has left behind. */
  async recover(): Promise<void> {
    const pending = await readJsonFile(this.#pendingFile, PendingChange)
    if (!pending) return this.#release()
    await this.#finish(pending).catch((error: unknown) => {
      if (this.#stopped.signal.aborted) return
      const why = error instanceof Error ? error.message : ''
      this.#options.log.warn(`server ${this.#server.id}: a change of its files failed: ${why}`)
    })
  }

  stop(): void {
    this.#stopped.abort()
  }

  /** Called when the server is deleted. */
  forget(): Promise<void> {
    return this.#removeDownloads()
  }

  #removeDownloads(): Promise<void> {
    return rm(downloadsFolder(this.#options.dataDir, this.#server.id), { recursive: true, force: true })
  }

  async #changeFiles(job: ChangeFilesJob, { signal, percent }: JobContext): Promise<undefined> {
    const { change, rename, remove, put, keep, forgets, hosts } = job
    await this.#withCleanup(change, async () => {
      const bytes = put.reduce((sum, { file }) => sum + (file.bytes ?? 0), 0)
      const paths = put.map(({ path }) => path)
      const input = { change, rename, remove, put: paths, keep, bytes, forgets }
      const begun = await this.#withRetry(
        () => this.#serverFiles.call('beginChange', input, { signal }),
        signal,
      )
      if (begun.phase === 'staging') {
        const missing = put
          .map(({ file: { name, url, bytes, hash } }, i) => ({
            at: begun.first + i,
            name,
            urls: [url],
            bytes,
            hash,
          }))
          .filter(({ at }) => !begun.staged.includes(at))
        const { dataDir, userAgent } = this.#options
        const onProgress = (part: number) => percent(part * fetchingPercent)
        await fetchEach(
          this.#server.id,
          missing,
          { dataDir, userAgent, hosts, signal, onProgress },
          ({ at }, content) => this.#stageFile({ change, at }, content, signal),
        )
      }
      await this.#applyChange({ change, do: 'applyChange' }, job, signal)
    })
    return undefined
  }

  #stageFile(
    file: { change: string; at: number },
    content: () => AsyncIterable<Uint8Array>,
    signal: AbortSignal,
  ): Promise<void> {
    return this.#withRetry(async () => {
      await this.#serverFiles.call('stageFile', file, { content: content(), signal })
    }, signal)
  }

  async #undoFiles(job: UndoFilesJob, { signal }: JobContext): Promise<undefined> {
    try {
      await this.#applyChange({ change: job.change, do: 'undoChange' }, job, signal)
      await this.#server.onUndone?.()
    } catch (error) {
      throw toJobError(error)
    }
    return undefined
  }

  /** Retries if the helper has died. */
  async #withRetry<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (let tries = 1; ; tries += 1)
      try {
        return await work()
      } catch (error) {
        const isAway = error instanceof FileError && error.code === 'away'
        if (!isAway || tries >= maxTries || signal.aborted) throw error
        await this.#options.clock.wait(retryMs, signal)
      }
  }

  async #release(): Promise<void> {
    await rm(this.#pendingFile, { force: true })
    this.#isPending = false
    this.#onReleased()
  }

  /** Finishes a change that has begun, even if it is cancelled or its helper dies repeatedly. */
  async #finish(pending: PendingChange): Promise<void> {
    for (;;)
      try {
        await this.#serverFiles.call(pending.do, { change: pending.change })
        this.#server.onChanged?.()
        return this.#release()
      } catch (error) {
        if (!(error instanceof FileError && error.code === 'away')) {
          // The helper has rolled everything back.
          await this.#release()
          throw error
        }
        // The next agent finishes it.
        if (this.#stopped.signal.aborted) throw error
        await this.#options.clock.wait(retryMs, this.#stopped.signal)
      }
  }

  async #applyChange(
    pending: PendingChange,
    { stopped: isDown = false }: { stopped?: boolean | undefined },
    signal: AbortSignal,
  ): Promise<void> {
    // From here on the server is not started.
    this.#isPending = true
    try {
      if (isDown) await untilDown(this.#server, this.#options.clock, signal)
      while (this.#server.isStarting()) {
        await this.#options.clock.wait(pollMs, signal)
        signal.throwIfAborted()
      }
      signal.throwIfAborted()
      await writeAtomically(this.#pendingFile, JSON.stringify(pending))
    } catch (error) {
      await this.#release()
      throw error
    }
    await this.#finish(pending)
  }

  /**
   * Deletes everything of a change that failed or was cancelled. If the agent stops, the next one
   * continues with it.
   */
  async #withCleanup<T>(change: string, work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      await this.#removeDownloads()
      return result
    } catch (error) {
      if (!this.#stopped.signal.aborted && !this.#isPending) {
        await this.#serverFiles
          .call('dropChange', { change })
          .catch((dropError) =>
            this.#options.log.debug?.(
              `server ${this.#server.id}: a failed change could not be undone: ${textOf(dropError)}`,
            ),
          )
        await this.#removeDownloads()
      }
      throw toJobError(error)
    }
  }
}
