import { join } from 'node:path'
import type { JavaRelease } from '@zubr/contracts/cores/packages'
import {
  DesiredState,
  type NodeServersReport,
  ServerReport,
  type WantedServer,
} from '@zubr/contracts/node-servers'
import type { CoreId } from '@zubr/domain/cores/kinds'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import type { BackupSource } from '../backups/engine.ts'
import type { Served } from '../files/server-files.ts'
import { stopDetached } from '../runtime/runtime.ts'
import { readMemory, serverFolder, serverFolders, serversDir } from './folder/server-folder.ts'
import { type GameServer, gameServer } from './game-server.ts'
import type { Migrations } from './moving/migrations.ts'
import type { ServerContext } from './server-context.ts'

/**
 * Compares the servers on this node with the desired state and keeps a `gameServer` for each. A
 * server that the API does not know is an orphan: it is stopped, kept and reported.
 */
export async function reconciler(
  context: ServerContext & { runs: readonly CoreId[]; architecture: JavaRelease['architecture'] },
  moves: Migrations,
) {
  const { dataDir, runtime } = context
  const found = new Set([...(await serverFolders(dataDir)), ...(await runtime.list())])
  for (const id of found) {
    const memory = await readMemory(serverFolder(dataDir, id))
    if (memory) context.ports.reserve(memory)
  }

  const servers = new Map<string, GameServer>()
  const orphans = new Set(found)
  /** Orphans that were stopped and logged. */
  const handledOrphans = new Set<string>()
  /** False until the first desired state. Before that, orphans cannot be known. */
  let hasDesiredState = false
  let watched: ReadonlySet<string> = new Set()
  let last: WantedServer[] = []

  /** Stops what an earlier agent left running of an orphan. */
  async function endOrphan(id: string): Promise<void> {
    const { path, data } = serverFolder(dataDir, id)
    await stopDetached(await runtime.attach({ id, folder: path, data }), context.limits.graceMs)
  }

  return {
    servers,
    watched: () => watched,
    /** A server whose files may be used: it does not move away, is not deleted, and is prepared. */
    served(id: string): Served | undefined {
      const wanted = last.find((one) => one.id === id)
      const state = servers.get(id)?.report()?.state
      if (!wanted || wanted.wanted === 'absent' || wanted.give || !state || state === 'absent')
        return undefined
      const { path, data } = serverFolder(dataDir, id)
      return { place: { id, folder: path, data }, diskMb: wanted.diskMb }
    },
    /** The part of a server that its backups use. */
    forBackups(id: string): BackupSource | undefined {
      const key = last.find((one) => one.id === id)?.backupKey
      return key === undefined ? undefined : { id, key, data: serverFolder(dataDir, id).data }
    },
    /** Identities of all cores that run or are wanted. */
    cores: () =>
      new Set(
        [...servers.values()]
          .map((server) => server.uses())
          .concat(last.map(({ core }) => context.catalogue.find(core)?.identity))
          .filter((identity) => identity !== undefined),
      ),
    /** Applies a new desired state, and stores it on disk for a restart while the API is away. */
    async take(received: DesiredState, from: 'api' | 'disk'): Promise<void> {
      for (const id of await moves.follow(received, from)) orphans.delete(id)
      const desired = { ...received, servers: received.servers.map(moves.allowed) }
      await writeAtomically(desiredStateFile(dataDir), JSON.stringify(received)).catch(
        (error: NodeJS.ErrnoException) =>
          context.log.warn(`the desired state could not be kept: ${error.code}`),
      )
      watched = new Set(desired.watched)
      for (const wanted of desired.servers) {
        orphans.delete(wanted.id)
        handledOrphans.delete(wanted.id)
        const present = servers.get(wanted.id)
        if (present) present.want(wanted)
        else servers.set(wanted.id, gameServer(wanted.id, wanted, context))
      }
      const now = new Set(desired.servers.map(({ id }) => id))
      for (const former of last) {
        if (now.has(former.id)) continue
        const server = servers.get(former.id)
        if (!server) continue
        if (former.wanted === 'absent') {
          servers.delete(former.id)
          server.stop(0).catch((error: Error) => context.log.error(`server ${former.id}: ${error.message}`))
          if (server.report()?.state !== 'absent') orphans.add(former.id)
        } else {
          orphans.add(former.id)
          server.want({ ...former, wanted: 'stopped', operation: null })
        }
      }
      hasDesiredState = true
      for (const id of orphans) {
        if (handledOrphans.has(id)) continue
        handledOrphans.add(id)
        context.log.warn(
          `server ${id}: the API does not know it; it does not run, and ${serverFolder(dataDir, id).path} is kept`,
        )
        if (!servers.has(id))
          endOrphan(id).catch((error: Error) => context.log.error(`server ${id}: ${error.message}`))
      }
      last = desired.servers
      for (const { id, give } of last) if (give) void context.files.end(id)
      context.changed()
      context.notifyEdge()
    },
    /** Includes the statistics of these servers only, or of all. */
    report(statsOf: ReadonlySet<string> | 'all'): NodeServersReport {
      const reports: ServerReport[] = []
      for (const [id, server] of servers) {
        const report = orphans.has(id) ? undefined : server.report()
        if (!report) continue
        const isIncluded = statsOf === 'all' || statsOf.has(id)
        reports.push(sendable(isIncluded ? report : { ...report, stats: null }))
      }
      return {
        servers: reports,
        orphans: hasDesiredState ? [...orphans] : [],
        cores: context.catalogue.cores.map(({ published }) => published),
        serverPorts: context.ports.count,
        runs: [...context.runs],
        runtime: runtime.about,
        architecture: context.architecture,
        backups: context.backups.about(),
        takes: moves.report(),
      }
    },
    /** The records for the edge. Undefined for a server whose state is not known yet. */
    *forEdge() {
      for (const [id, server] of servers) if (!orphans.has(id)) yield [id, server.forEdge()] as const
    },
    /** Ends all servers within `graceMs`, or leaves them running for the next agent. */
    async stop(graceMs: number | 'leave'): Promise<void> {
      await Promise.all([...servers.values()].map((server) => server.stop(graceMs)))
    },
  }
}

/** A core may print invalid numbers. They must not make the API refuse the whole report. */
function sendable(report: ServerReport): ServerReport {
  return ServerReport.shape.stats.safeParse(report.stats).success ? report : { ...report, stats: null }
}

/** The last desired state that is stored on disk. */
export function storedDesiredState(dataDir: string): Promise<DesiredState | undefined> {
  return readJsonFile(desiredStateFile(dataDir), DesiredState)
}

const desiredStateFile = (dataDir: string) => join(serversDir(dataDir), 'desired-state.json')
