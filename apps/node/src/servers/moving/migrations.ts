import { execFile } from 'node:child_process'
import { lstat, mkdir, readdir, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import type { MoveClaims, TakeReport, WantedTake } from '@zubr/contracts/moving/moves'
import type { DesiredState, ServerReport, WantedServer } from '@zubr/contracts/node-servers'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import { textOf } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'
import type { Log } from '@zubr/on-node/log'
import type { Runtime } from '../../runtime/runtime.ts'
import {
  deleteServerFolder,
  isServerId,
  makeServerFolder,
  serverFolder,
  serversDir,
} from '../folder/server-folder.ts'
import { MoveError } from './beneath.ts'
import { GivenServer, ServerCopy } from './move-records.ts'
import { outgoingMoves } from './outgoing-moves.ts'
import { takeFiles } from './take-files.ts'

const run = promisify(execFile)

type Take = {
  wanted: WantedTake
  report: TakeReport
  stop: AbortController
  done: Promise<void>
}

const retryMs = 2_000
/** Minimum interval between reports of the progress. */
const reportEveryMs = 1_000

export type Migrations = Awaited<ReturnType<typeof openMigrations>>

/** Migrations of servers from and to this node. */
export async function openMigrations(options: {
  dataDir: string
  runtime: Runtime
  clock: Clock
  log: Log
  check: (token: string) => MoveClaims | undefined
  reportOf: (id: string) => ServerReport | undefined
  changed: () => void
}) {
  const { dataDir, runtime, clock, log } = options
  const recordFile = (kind: 'given' | 'taken' | 'giving' | 'taking', id: string) =>
    join(serversDir(dataDir), `.${kind}-${id}.json`)
  const serverPaths = (id: string) => {
    const { path, data } = serverFolder(dataDir, id)
    return { id, folder: path, data }
  }
  const idsOf = async (kind: 'given' | 'taken') =>
    (await readdir(serversDir(dataDir))).flatMap((name) => {
      const id = name.startsWith(`.${kind}-`) ? name.slice(kind.length + 2, -'.json'.length) : ''
      return isServerId(id) ? [id] : []
    })

  /** The generations that gave servers away. */
  const givenGenerations = new Map<string, number>()
  /** Those that are not on the disk yet. */
  const unmarked = new Set<string>()
  for (const id of await idsOf('given')) {
    const stored = await readJsonFile(recordFile('given', id), GivenServer)
    if (stored) givenGenerations.set(id, stored.generation)
  }
  const copies = new Set(await idsOf('taken'))
  const takes = new Map<string, Take>()
  let isFirst = true

  /** Deletes manifests of moves that ended while no agent ran. */
  async function clearManifests(gives: DesiredState['servers']): Promise<void> {
    const needed = new Set(
      gives.flatMap(({ give }) => (give ? [basename(recordFile('giving', give.move))] : [])),
    )
    for (const name of await readdir(serversDir(dataDir)))
      if (name.startsWith('.giving-') && !needed.has(name))
        await rm(join(serversDir(dataDir), name), { force: true })
  }

  async function mark(id: string): Promise<boolean> {
    const generation = givenGenerations.get(id)
    if (generation === undefined) return false
    if (!unmarked.has(id)) return true
    try {
      await writeAtomically(recordFile('given', id), JSON.stringify({ generation }))
      unmarked.delete(id)
      return true
    } catch (error) {
      log.debug?.(`server ${id}: its release to another node could not be recorded: ${textOf(error)}`)
      return false
    }
  }

  const gives = outgoingMoves({
    check: options.check,
    folderOf: (id) => serverFolder(dataDir, id).path,
    manifestOf: (move) => recordFile('giving', move),
    open: (id) => runtime.create(serverPaths(id)),
    mark,
    isDown(id) {
      const report = options.reportOf(id)
      const generation = givenGenerations.get(id)
      // A server that is being started still reports `stopped`, but with the former generation.
      if (!report || generation === undefined || report.generation < generation) return false
      return report.state === 'stopped' || report.state === 'failed'
    },
    fail: (id, why) => log.warn(`server ${id}: ${why}`),
  })

  async function forgetGiven(id: string): Promise<void> {
    givenGenerations.delete(id)
    unmarked.delete(id)
    await rm(recordFile('given', id), { force: true })
  }

  async function forgetCopy(id: string): Promise<void> {
    await rm(recordFile('taken', id), { force: true })
    await rm(recordFile('taking', id), { force: true })
    copies.delete(id)
  }

  /** Deletes a copy that does not become this node's server. */
  async function drop(id: string): Promise<void> {
    await runtime.discard?.(serverPaths(id))
    await deleteServerFolder(dataDir, id)
    await runtime.remove(serverPaths(id))
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
        if (error instanceof MoveError) {
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
    const stored = await readJsonFile(recordFile('taken', id), ServerCopy)
    if (stored?.move === move && stored.whole) return stored
    if (stored && stored.move !== move) await drop(id)
    // The folder does not exist unless the server was here.
    else if (!stored && (await lstat(folder.path).catch(() => undefined))) throw new MoveError('in_the_way')
    const recordCopy = async (more: Partial<ServerCopy>) => {
      const copy: ServerCopy = { move, whole: false, skipped: 0, bytes: 0, ...more }
      await writeAtomically(recordFile('taken', id), JSON.stringify(copy))
    }
    copies.add(id)
    try {
      await recordCopy({})
      await makeServerFolder(folder)
      await mkdir(folder.console, { recursive: true, mode: 0o700 })
      await runtime.create(serverPaths(id))
      await runtime.prepareDisk?.(serverPaths(id), take.wanted.diskMb)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException // Errors of the file system have a code.
      throw code === 'ENOSPC' || code === 'EDQUOT' ? new MoveError('no_space') : error
    }
    const { uid, gid } = await lstat(folder.data)
    const owner = process.getuid?.() === 0 ? { uid, gid } : null
    const place = { manifest: recordFile('taking', id), top: folder.path, owner }
    let reportedAt = Number.NEGATIVE_INFINITY
    await takeFiles(() => take.wanted, place, {
      clock,
      signal,
      onProgress(progress) {
        take.report = { ...take.report, ...progress }
        if (clock.elapsed() - reportedAt < reportEveryMs) return
        reportedAt = clock.elapsed()
        options.changed()
      },
    })
    signal.throwIfAborted()
    // The other node deletes its copy, so a power failure must not lose this one. Without `sync`,
    // the writes of each file have to suffice.
    await run('sync', ['-f', folder.data, folder.path]).catch(() => undefined)
    const { skipped, bytes } = take.report
    const whole = { whole: true, skipped, bytes: bytes ?? 0 }
    await recordCopy(whole)
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
     * Applies a desired state before its servers are handled. Returns the servers whose folders are
     * or were copies. A state from the disk may be outdated, so it deletes nothing.
     */
    async follow(desired: DesiredState, from: 'api' | 'disk'): Promise<string[]> {
      const wanted = new Map(desired.servers.map((server) => [server.id, server]))
      if (isFirst && from === 'api') await clearManifests(desired.servers)
      isFirst &&= from === 'disk'
      for (const { id, give } of desired.servers) {
        if (!give || givenGenerations.get(id) === give.generation) continue
        givenGenerations.set(id, give.generation)
        unmarked.add(id)
        await mark(id)
      }
      for (const [id, generation] of [...givenGenerations]) {
        const server = wanted.get(id)
        // Without a folder there is no copy left to protect.
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

      const wantedTakes = new Map((desired.takes ?? []).map((take) => [take.move, take]))
      for (const [move, { wanted: former }] of [...takes])
        if (!wantedTakes.has(move) || wanted.has(former.server)) await end(move)
      const formerCopies = [...copies]
      for (const id of formerCopies) {
        // It belongs to this node now and may start, so it is no longer a copy.
        if (wanted.has(id)) await forgetCopy(id)
        else if (from === 'api' && ![...wantedTakes.values()].some(({ server }) => server === id))
          await drop(id)
      }
      for (const take of wantedTakes.values()) {
        const present = takes.get(take.move)
        if (present) present.wanted = take
        else if (from === 'api' && !wanted.has(take.server)) takes.set(take.move, begin(take))
      }
      return formerCopies.filter((id) => !wanted.has(id))
    },

    /** What may be applied: a server that was given away ignores older generations. */
    allowed(wanted: WantedServer): WantedServer {
      const generation = givenGenerations.get(wanted.id)
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
