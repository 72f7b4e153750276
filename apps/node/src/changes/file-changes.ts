import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import { textOf } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'
import type { Log } from '@zubr/on-node/log'
import { z } from 'zod'
import { FileError } from '../files/file-error.ts'
import type { ServerFiles } from '../files/server-files.ts'
import type { Doing, JobHandlers } from '../jobs/server-jobs.ts'
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
export type Changes = ReturnType<typeof fileChanges>

/**
 * Applies changes of a server's files as one step: see docs/decisions/0051. `onReleased` is called
 * when the server may start again.
 */
export function fileChanges(
  server: Server,
  { dataDir, files, userAgent, clock, log }: ChangesOptions,
  onReleased: () => void,
) {
  const { id } = server
  const serverFiles = files.of(id)
  const pendingFile = join(server.folder, 'change.json')
  const stopped = new AbortController()
  /** True while the files may be half-applied. */
  let isPending = existsSync(pendingFile)

  /** Retries if the helper has died. */
  async function withRetry<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (let tries = 1; ; tries += 1)
      try {
        return await work()
      } catch (error) {
        const isAway = error instanceof FileError && error.code === 'away'
        if (!isAway || tries >= maxTries || signal.aborted) throw error
        await clock.wait(retryMs, signal)
      }
  }

  async function finished(): Promise<void> {
    await rm(pendingFile, { force: true })
    isPending = false
    onReleased()
  }

  /** Finishes a change that has begun, even if it is cancelled or its helper dies repeatedly. */
  async function finish(pending: PendingChange): Promise<void> {
    for (;;)
      try {
        await serverFiles.call(pending.do, { change: pending.change })
        server.onChanged?.()
        return finished()
      } catch (error) {
        if (!(error instanceof FileError && error.code === 'away')) {
          // The helper has rolled everything back.
          await finished()
          throw error
        }
        // The next agent finishes it.
        if (stopped.signal.aborted) throw error
        await clock.wait(retryMs, stopped.signal)
      }
  }

  async function applyChange(
    pending: PendingChange,
    { stopped: isDown = false }: { stopped?: boolean | undefined },
    { signal }: Pick<Doing, 'signal'>,
  ): Promise<void> {
    // From here on the server is not started.
    isPending = true
    try {
      if (isDown) await untilDown(server, clock, signal)
      while (server.isStarting()) {
        await clock.wait(pollMs, signal)
        signal.throwIfAborted()
      }
      signal.throwIfAborted()
      await writeAtomically(pendingFile, JSON.stringify(pending))
    } catch (error) {
      await finished()
      throw error
    }
    await finish(pending)
  }

  /**
   * Deletes everything of a change that failed or was cancelled. If the agent stops, the next one
   * continues with it.
   */
  async function withCleanup<T>(change: string, work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      await rm(downloadsFolder(dataDir, id), { recursive: true, force: true })
      return result
    } catch (error) {
      if (!stopped.signal.aborted && !isPending) {
        await serverFiles
          .call('dropChange', { change })
          .catch((dropError) =>
            log.debug?.(`server ${id}: a failed change could not be undone: ${textOf(dropError)}`),
          )
        await rm(downloadsFolder(dataDir, id), { recursive: true, force: true })
      }
      throw toJobError(error)
    }
  }

  const handlers: JobHandlers = {
    ...packHandlers({
      ...{ id, serverFiles, withRetry, withCleanup, fetching: { dataDir, userAgent } },
      applyChange: (change, signal) =>
        applyChange({ change, do: 'applyChange' }, { stopped: true }, { signal }),
    }),
    change_files: async (job, { signal, percent }) => {
      const { change, rename, remove, put, keep, forgets, hosts } = job
      await withCleanup(change, async () => {
        const bytes = put.reduce((sum, { file }) => sum + (file.bytes ?? 0), 0)
        const paths = put.map(({ path }) => path)
        const begun = await withRetry(
          () =>
            serverFiles.call(
              'beginChange',
              { change, rename, remove, put: paths, keep, bytes, forgets },
              { signal },
            ),
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
          const onProgress = (part: number) => percent(part * fetchingPercent)
          await fetchEach(id, missing, { dataDir, userAgent, hosts, signal, onProgress }, ({ at }, content) =>
            withRetry(
              async () =>
                void (await serverFiles.call('stageFile', { change, at }, { content: content(), signal })),
              signal,
            ),
          )
        }
        await applyChange({ change, do: 'applyChange' }, job, { signal })
      })
      return undefined
    },
    undo_files: async (job, { signal }) => {
      const { change } = job
      try {
        await applyChange({ change, do: 'undoChange' }, job, { signal })
        await server.onUndone?.()
      } catch (error) {
        throw toJobError(error)
      }
      return undefined
    },
  }

  return {
    handlers,
    holdsStart: () => isPending,
    /** Finishes what a killed agent has left behind. */
    async recover(): Promise<void> {
      const pending = await readJsonFile(pendingFile, PendingChange)
      if (!pending) return finished()
      await finish(pending).catch((error: unknown) => {
        if (stopped.signal.aborted) return
        log.warn(`server ${id}: a change of its files failed: ${error instanceof Error ? error.message : ''}`)
      })
    },
    stop: () => stopped.abort(),
    /** Called when the server is deleted. */
    forget: () => rm(downloadsFolder(dataDir, id), { recursive: true, force: true }),
  }
}
