import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  DesiredState,
  type NodeServersReport,
  ServerReport,
  type WantedServer,
} from '@zubr/contracts/node-servers'
import { readMemory, serverFolder, serverFolders, serversDir } from './folder/server-folder.ts'
import { writeAtomically } from './folder/write-atomically.ts'
import { type GameServer, gameServer, type ServerContext } from './game-server.ts'

export type Reconciler = {
  /** Takes up what the API wants, and keeps it for when the API is away. */
  take(desired: DesiredState): Promise<void>
  servers: ReadonlyMap<string, GameServer>
  watched(): ReadonlySet<string>
  /** With stats of these servers only, or of all. */
  report(statsOf: ReadonlySet<string> | 'all'): NodeServersReport
  /** Ends all servers, gently for `graceMs`, or leaves them running for the next agent. */
  stop(graceMs: number | 'leave'): Promise<void>
}

/**
 * Brings what is on this node together with what should be: gives each wanted server someone who sees to it, also to what a former
 * agent left running of it. Whatever nobody wants is an orphan: not running, not deleted, told to the API.
 */
export async function reconciler(context: ServerContext): Promise<Reconciler> {
  const { dataDir, runtime } = context
  const found = new Set([...(await serverFolders(dataDir)), ...(await runtime.list())])
  for (const id of found) {
    const memory = await readMemory(serverFolder(dataDir, id))
    if (memory && memory.port !== null) context.ports.keep(id, memory.port)
  }

  const servers = new Map<string, GameServer>()
  const orphans = new Set(found)
  const ended = new Set<string>()
  const told = new Set<string>()
  /** Until then nobody knows who is an orphan. */
  let heard = false
  let watched: ReadonlySet<string> = new Set()
  let last: WantedServer[] = []

  /** What nobody wants does not run, even if a former agent left it running. */
  async function endOrphan(id: string): Promise<void> {
    ended.add(id)
    const { path, data } = serverFolder(dataDir, id)
    const left = await runtime.attach({ id, folder: path, data })
    left?.onOutput(() => undefined)
    left?.stop(null, context.limits.graceMs)
  }

  return {
    servers,
    watched: () => watched,
    async take(desired) {
      const kept = join(serversDir(dataDir), 'desired-state.json')
      await writeAtomically(kept, JSON.stringify(desired)).catch((error: NodeJS.ErrnoException) =>
        context.log.warn(`the desired state could not be kept: ${error.code}`),
      )
      watched = new Set(desired.watched)
      for (const wanted of desired.servers) {
        orphans.delete(wanted.id)
        told.delete(wanted.id)
        const present = servers.get(wanted.id)
        if (present) present.desired(wanted)
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
          server.desired({ ...former, wanted: 'stopped', operation: null })
        }
      }
      heard = true
      for (const id of orphans) {
        if (told.has(id)) continue
        told.add(id)
        context.log.warn(
          `server ${id}: the API does not know it; it does not run, and ${serverFolder(dataDir, id).path} is kept`,
        )
      }
      for (const id of orphans)
        if (!ended.has(id) && !servers.has(id))
          endOrphan(id).catch((error: Error) => context.log.error(`server ${id}: ${error.message}`))
      last = desired.servers
      context.changed()
    },
    report(statsOf) {
      const reports: ServerReport[] = []
      for (const [id, server] of servers) {
        const report = orphans.has(id) ? undefined : server.report()
        if (!report) continue
        const said = statsOf === 'all' || statsOf.has(id)
        reports.push(sendable(said ? report : { ...report, stats: null }))
      }
      return {
        servers: reports,
        orphans: heard ? [...orphans] : [],
        cores: context.catalogue.cores.map(({ published }) => published),
        serverPorts: context.ports.count,
      }
    },
    async stop(graceMs) {
      await Promise.all([...servers.values()].map((server) => server.stop(graceMs)))
    },
  }
}

/** Stats come from servers, and what their cores say of themselves may be nonsense: that must not spoil the report. */
function sendable(report: ServerReport): ServerReport {
  return ServerReport.shape.stats.safeParse(report.stats).success ? report : { ...report, stats: null }
}

/** What the API wanted last, from before the agent was restarted. */
export async function keptDesiredState(dataDir: string): Promise<DesiredState | undefined> {
  try {
    return DesiredState.parse(
      JSON.parse(await readFile(join(serversDir(dataDir), 'desired-state.json'), 'utf8')),
    )
  } catch {
    return undefined
  }
}
