import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '@zubr/on-node/clock'
import { readKept, writeAtomically } from '@zubr/on-node/kept-file'
import type { Log } from '@zubr/on-node/log'
import { z } from 'zod'
import { FileError } from '../files/file-error.ts'
import type { ServerFiles } from '../files/server-files.ts'
import type { Doing, JobHandlers } from '../jobs/server-jobs.ts'
import { type ServerOfJobs, untilDown } from '../jobs/until-down.ts'
import { fetchEach, fetchedFolder, jobFailed } from './fetching.ts'
import { packHandlers } from './packs.ts'

/** What is being put in place: whoever finds it finishes it before the server starts. */
const ChangeNote = z.object({ change: z.uuid(), do: z.enum(['applyChange', 'undoChange']) })
type ChangeNote = z.infer<typeof ChangeNote>

const againMs = 250
/** A helper that has died is started anew with the next request. */
const maxTries = 40
const lookMs = 50
/** Of the percentage; the rest is putting it in place. */
const fetchingPart = 95

export type ChangesOptions = {
  dataDir: string
  files: Pick<ServerFiles, 'of'>
  userAgent: string
  clock: Clock
  log: Log
}
type Server = Pick<ServerOfJobs, 'id' | 'folder' | 'run' | 'isStarting' | 'wanted'> & {
  /** Files are in place that a running process reads at its start alone. */
  onChanged?(): void
  /** A change was undone, with what the server may have failed with. */
  onUndone?(): Promise<unknown>
}
export type Changes = ReturnType<typeof changesOf>

/** How files of one server are changed as one: see docs/decisions/0051. `free`: it may start again. */
export function changesOf(
  server: Server,
  { dataDir, files, userAgent, clock, log }: ChangesOptions,
  free: () => void,
) {
  const { id } = server
  const own = files.of(id)
  const noteFile = join(server.folder, 'change.json')
  const stopped = new AbortController()
  /** Files may be half in place. */
  let isPending = existsSync(noteFile)

  /** Once more if the helper has died meanwhile. */
  async function withRetry<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (let tries = 1; ; tries += 1)
      try {
        return await work()
      } catch (error) {
        const isAway = error instanceof FileError && error.code === 'away'
        if (!isAway || tries >= maxTries || signal.aborted) throw error
        await clock.wait(againMs, signal)
      }
  }

  async function finished(): Promise<void> {
    await rm(noteFile, { force: true })
    isPending = false
    free()
  }

  /** What was begun to be put in place is finished, however often its helper dies; called off it is too. */
  async function finish(note: ChangeNote): Promise<void> {
    for (;;)
      try {
        await own.call(note.do, { change: note.change })
        server.onChanged?.()
        return finished()
      } catch (error) {
        if (!(error instanceof FileError && error.code === 'away')) {
          // All is as it was, then.
          await finished()
          throw error
        }
        // The next agent goes on with it.
        if (stopped.signal.aborted) throw error
        await clock.wait(againMs, stopped.signal)
      }
  }

  async function applyChange(
    note: ChangeNote,
    { stopped: isDown = false }: { stopped?: boolean | undefined },
    { signal }: Pick<Doing, 'signal'>,
  ): Promise<void> {
    // From here on it is not started.
    isPending = true
    try {
      if (isDown) await untilDown(server, clock, signal)
      while (server.isStarting()) {
        await clock.wait(lookMs, signal)
        signal.throwIfAborted()
      }
      signal.throwIfAborted()
      await writeAtomically(noteFile, JSON.stringify(note))
    } catch (error) {
      await finished()
      throw error
    }
    await finish(note)
  }

  /** Called off or failed, nothing of it stays; an agent that only ends leaves all to the next. */
  async function withCleanup<T>(change: string, work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      await rm(fetchedFolder(dataDir, id), { recursive: true, force: true })
      return result
    } catch (error) {
      if (!stopped.signal.aborted && !isPending) {
        await own.call('dropChange', { change }).catch(() => undefined)
        await rm(fetchedFolder(dataDir, id), { recursive: true, force: true })
      }
      throw jobFailed(error)
    }
  }

  const hands: JobHandlers = {
    ...packHandlers({
      ...{ id, own, withRetry, orDropped: withCleanup, fetching: { dataDir, userAgent } },
      settle: (change, signal) => applyChange({ change, do: 'applyChange' }, { stopped: true }, { signal }),
    }),
    change_files: async (job, { signal, percent }) => {
      const { change, rename, remove, put, keep, forgets, hosts } = job
      await withCleanup(change, async () => {
        const bytes = put.reduce((sum, { file }) => sum + (file.bytes ?? 0), 0)
        const paths = put.map(({ path }) => path)
        const begun = await withRetry(
          () =>
            own.call('beginChange', { change, rename, remove, put: paths, keep, bytes, forgets }, { signal }),
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
          const tell = (part: number) => percent(part * fetchingPart)
          await fetchEach(id, missing, { dataDir, userAgent, hosts, signal, tell }, ({ at }, content) =>
            withRetry(
              async () => void (await own.call('stageFile', { change, at }, { content: content(), signal })),
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
        throw jobFailed(error)
      }
      return undefined
    },
  }

  return {
    hands,
    holdsStart: () => isPending,
    /** Finishes what an agent that was killed has left. */
    async recover(): Promise<void> {
      const note = await readKept(noteFile, ChangeNote)
      if (!note) return finished()
      await finish(note).catch((error: unknown) => {
        if (stopped.signal.aborted) return
        log.warn(
          `server ${id}: a change of its files could not be finished: ${error instanceof Error ? error.message : ''}`,
        )
      })
    },
    stop: () => stopped.abort(),
    /** The server is deleted. */
    forget: () => rm(fetchedFolder(dataDir, id), { recursive: true, force: true }),
  }
}
