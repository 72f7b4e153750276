import { execFile } from 'node:child_process'
import { lstat, mkdir, readdir, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { MoveClaims, TakeReport, WantedTake } from '@zubr/contracts/moving/moves'
import type { DesiredState, ServerReport, WantedServer } from '@zubr/contracts/node-servers'
import type { Clock } from '@zubr/on-node/clock'
import { readKept, writeAtomically } from '@zubr/on-node/kept-file'
import type { Log } from '@zubr/on-node/log'
import { z } from 'zod'
import type { Runtime } from '../../runtime/runtime.ts'
import {
  deleteServerFolder,
  isServerId,
  makeServerFolder,
  serverFolder,
  serversDir,
} from '../folder/server-folder.ts'
import { CannotMove } from './beneath.ts'
import { giving } from './give.ts'
import { takeFiles } from './take.ts'

const run = promisify(execFile)

/** That a server was given away by this generation: only a later one starts it here. Kept beside its folder, whose deletion it outlives. */
const Given = z.object({ generation: z.number().int() })
/** That a server's folder is a copy, which is none of this node's servers yet, and whether it is whole. */
const Taken = z.object({
  move: z.uuid(),
  whole: z.boolean(),
  skipped: z.number().int(),
  bytes: z.number().int(),
})
type Taken = z.infer<typeof Taken>

type Take = {
  wanted: WantedTake
  report: TakeReport
  stop: AbortController
  done: Promise<void>
}

const retryMs = 2_000
/** Progress is told no more often. */
const tellEveryMs = 1_000

export type Migrations = Awaited<ReturnType<typeof openMoves>>

/** The servers that leave this node or come to it. */
export async function openMoves(options: {
  dataDir: string
  runtime: Runtime
  clock: Clock
  log: Log
  check: (token: string) => MoveClaims | undefined
  reportOf: (id: string) => ServerReport | undefined
  changed: () => void
}) {
  const { dataDir, runtime, clock, log } = options
  const beside = (kind: 'given' | 'taken' | 'giving' | 'taking', id: string) =>
    join(serversDir(dataDir), `.${kind}-${id}.json`)
  const placeOf = (id: string) => {
    const { path, data } = serverFolder(dataDir, id)
    return { id, folder: path, data }
  }
  const idsOf = async (kind: 'given' | 'taken') =>
    (await readdir(serversDir(dataDir))).flatMap((name) => {
      const id = name.startsWith(`.${kind}-`) ? name.slice(kind.length + 2, -'.json'.length) : ''
      return isServerId(id) ? [id] : []
    })

  /** The generations by which servers were given away. */
  const given = new Map<string, number>()
  /** Of those the ones that are not on the disk yet. */
  const unmarked = new Set<string>()
  for (const id of await idsOf('given')) {
    const kept = await readKept(beside('given', id), Given)
    if (kept) given.set(id, kept.generation)
  }
  const copies = new Set(await idsOf('taken'))
  const takes = new Map<string, Take>()
  let isFirst = true

  /** Manifests of moves that ended while no agent ran. */
  async function clearManifests(gives: DesiredState['servers']): Promise<void> {
    const needed = new Set(gives.flatMap(({ give }) => (give ? [basename(beside('giving', give.move))] : [])))
    for (const name of await readdir(serversDir(dataDir)))
      if (name.startsWith('.giving-') && !needed.has(name))
        await rm(join(serversDir(dataDir), name), { force: true })
  }

  async function mark(id: string): Promise<boolean> {
    const generation = given.get(id)
    if (generation === undefined) return false
    if (!unmarked.has(id)) return true
    try {
      await writeAtomically(beside('given', id), JSON.stringify({ generation }))
      unmarked.delete(id)
      return true
    } catch {
      return false
    }
  }

  const gives = giving({
    check: options.check,
    folderOf: (id) => serverFolder(dataDir, id).path,
    manifestOf: (move) => beside('giving', move),
    open: (id) => runtime.create(placeOf(id)),
    mark,
    isDown(id) {
      const report = options.reportOf(id)
      const generation = given.get(id)
      // While it is being started it is no less stopped, but of the generation before.
      if (!report || generation === undefined || report.generation < generation) return false
      return report.state === 'stopped' || report.state === 'failed'
    },
    fail: (id, why) => log.warn(`server ${id}: ${why}`),
  })

  async function forgetGiven(id: string): Promise<void> {
    given.delete(id)
    unmarked.delete(id)
    await rm(beside('given', id), { force: true })
  }

  async function forgetCopy(id: string): Promise<void> {
    await rm(beside('taken', id), { force: true })
    await rm(beside('taking', id), { force: true })
    copies.delete(id)
  }

  /** Deletes a copy that is not to become this node's. */
  async function drop(id: string): Promise<void> {
    await runtime.discard?.(placeOf(id))
    await deleteServerFolder(dataDir, id)
    await runtime.remove(placeOf(id))
    await forgetCopy(id)
  }

  function begin(wanted: WantedTake): Take {
    const stop = new AbortController()
    const report: TakeReport = {
      ...{ move: wanted.move, server: wanted.server, state: 'working', failure: null },
      ...{ bytes: null, doneBytes: 0, skipped: 0 },
    }
    const take: Take = { wanted, report, stop, done: Promise.resolve() }
    take.done = work(take).catch((error: Error) => log.error(`server ${wanted.server}: ${error.message}`))
    return take
  }

  async function work(take: Take): Promise<void> {
    const { signal } = take.stop
    const { server: id } = take.wanted
    while (!signal.aborted) {
      try {
        const { bytes, skipped } = await once(take)
        take.report = { ...take.report, state: 'complete', bytes, doneBytes: bytes, skipped }
        options.changed()
        return
      } catch (error) {
        if (signal.aborted) return
        if (error instanceof CannotMove) {
          log.warn(`server ${id}: it could not be moved here: ${error.message}`)
          take.report = { ...take.report, state: 'failed', failure: error.failure }
          options.changed()
          return
        }
        log.warn(`server ${id}: moving it here goes wrong: ${(error as Error).message}; trying again`)
        await clock.wait(retryMs, signal)
      }
    }
  }

  async function once(take: Take): Promise<{ bytes: number; skipped: number }> {
    const { move, server: id } = take.wanted
    const { signal } = take.stop
    const folder = serverFolder(dataDir, id)
    const kept = await readKept(beside('taken', id), Taken)
    if (kept?.move === move && kept.whole) return kept
    if (kept && kept.move !== move) await drop(id)
    else if (!kept && (await lstat(folder.path).catch(() => undefined))) throw new CannotMove('in_the_way')
    const note = async (more: Partial<Taken>) => {
      const taken: Taken = { move, whole: false, skipped: 0, bytes: 0, ...more }
      await writeAtomically(beside('taken', id), JSON.stringify(taken))
    }
    copies.add(id)
    try {
      await note({})
      await makeServerFolder(folder)
      await mkdir(folder.console, { recursive: true, mode: 0o700 })
      await runtime.create(placeOf(id))
      await runtime.furnish?.(placeOf(id), take.wanted.diskMb)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException // Of a call to the file system.
      throw code === 'ENOSPC' || code === 'EDQUOT' ? new CannotMove('no_space') : error
    }
    const { uid, gid } = await lstat(folder.data)
    const owner = process.getuid?.() === 0 ? { uid, gid } : null
    const place = { manifest: beside('taking', id), top: folder.path, owner }
    let toldAt = Number.NEGATIVE_INFINITY
    await takeFiles(() => take.wanted, place, {
      clock,
      signal,
      tell(progress) {
        take.report = { ...take.report, ...progress }
        if (clock.elapsed() - toldAt < tellEveryMs) return
        toldAt = clock.elapsed()
        options.changed()
      },
    })
    signal.throwIfAborted()
    // The other node deletes what this one has only in its memory, should the power fail. Without this program each file's own writing
    // must do.
    await run('sync', ['-f', folder.data, folder.path]).catch(() => undefined)
    const { skipped, bytes } = take.report
    const whole = { whole: true, skipped, bytes: bytes ?? 0 }
    await note(whole)
    return { skipped, bytes: bytes ?? 0 }
  }

  async function end(move: string): Promise<void> {
    const take = takes.get(move)
    takes.delete(move)
    take?.stop.abort()
    await take?.done
  }

  return {
    /**
     * Follows a desired state, before its servers are looked at. Answers which servers' folders are copies, or were: they are no orphans.
     * One that was kept on the disk may be older than what has happened since: it deletes nothing.
     */
    async follow(desired: DesiredState, from: 'api' | 'disk'): Promise<string[]> {
      const wanted = new Map(desired.servers.map((server) => [server.id, server]))
      if (isFirst && from === 'api') await clearManifests(desired.servers)
      isFirst &&= from === 'disk'
      for (const { id, give } of desired.servers) {
        if (!give || given.get(id) === give.generation) continue
        given.set(id, give.generation)
        unmarked.add(id)
        await mark(id)
      }
      for (const [id, generation] of [...given]) {
        const server = wanted.get(id)
        const isGone = !server && !(await lstat(serverFolder(dataDir, id).path).catch(() => undefined))
        if (
          isGone ||
          (server && !server.give && server.wanted !== 'absent' && server.generation > generation)
        )
          await forgetGiven(id)
      }
      await gives.follow(
        new Map(
          desired.servers.flatMap(({ id, give, diskMb }) =>
            give ? [[id, { move: give.move, diskMb }] as const] : [],
          ),
        ),
      )

      const asked = new Map((desired.takes ?? []).map((take) => [take.move, take]))
      for (const [move, { wanted: former }] of [...takes])
        if (!asked.has(move) || wanted.has(former.server)) await end(move)
      const were = [...copies]
      for (const id of were) {
        // It is this node's now, and may start: from here on it is no copy.
        if (wanted.has(id)) await forgetCopy(id)
        else if (from === 'api' && ![...asked.values()].some(({ server }) => server === id)) await drop(id)
      }
      for (const take of asked.values()) {
        const present = takes.get(take.move)
        if (present) present.wanted = take
        else if (from === 'api' && !wanted.has(take.server)) takes.set(take.move, begin(take))
      }
      return were.filter((id) => !wanted.has(id))
    },

    /** What a server may be made of what is wanted: one that was given away runs by nothing that is older than that. */
    allowed(wanted: WantedServer): WantedServer {
      const generation = given.get(wanted.id)
      const isGiven =
        wanted.give !== undefined || (generation !== undefined && wanted.generation <= generation)
      return isGiven && wanted.wanted === 'running'
        ? { ...wanted, wanted: 'stopped', operation: null }
        : wanted
    },

    report: (): TakeReport[] => [...takes.values()].map(({ report }) => report),
    request: (request: IncomingMessage, response: ServerResponse) => gives.request(request, response),
    onToken: gives.onToken,
    async stop(): Promise<void> {
      gives.stop()
      await Promise.all([...takes.keys()].map(end))
    },
  }
}
