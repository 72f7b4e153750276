import { join } from 'node:path'
import type { JavaRelease } from '@zubr/contracts/cores/packages'
import { withFormerNames } from '@zubr/contracts/fields/former-names'
import {
  DesiredServer,
  DesiredState,
  type NodeServersReport,
  ServerReport,
} from '@zubr/contracts/node-servers'
import type { CoreId } from '@zubr/domain/cores/kinds'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import { z } from 'zod'
import type { BackupSource } from '../backups/backup-engine.ts'
import type { Served } from '../files/server-files.ts'
import { stopDetached } from '../runtime/runtime.ts'
import type { EdgeServerReport } from './edge/local-servers.ts'
import { readMemory, serverFolder, serverFolders, serversDir } from './folder/server-folder.ts'
import { GameServer } from './game-server.ts'
import type { Migrations } from './migrations/migrations.ts'
import type { ServerContext } from './server-context.ts'

type ReconcilerContext = ServerContext & {
  runs: readonly CoreId[]
  architecture: JavaRelease['architecture']
}

/**
 * Compares the servers on this node with the desired state and keeps a `GameServer` for each. A
 * server that the API does not know is an orphan: it is stopped, kept and reported.
 */
export class Reconciler {
  readonly servers = new Map<string, GameServer>()
  readonly #context: ReconcilerContext
  readonly #migrations: Migrations
  readonly #orphans = new Set<string>()
  /** Orphans that were stopped and logged. */
  readonly #handledOrphans = new Set<string>()
  /** False until the first desired state. Before that, orphans cannot be known. */
  #hasDesiredState = false
  #watched: ReadonlySet<string> = new Set()
  #last: DesiredServer[] = []

  constructor(context: ReconcilerContext, migrations: Migrations) {
    this.#context = context
    this.#migrations = migrations
  }

  /** Finds the servers of a former agent and reserves their ports. Call it first, once. */
  async open(): Promise<void> {
    const { dataDir, runtime, ports } = this.#context
    for (const id of new Set([...(await serverFolders(dataDir)), ...(await runtime.list())])) {
      this.#orphans.add(id)
      const memory = await readMemory(serverFolder(dataDir, id))
      if (memory) ports.reserve(memory)
    }
  }

  watched(): ReadonlySet<string> {
    return this.#watched
  }

  /** Whether a server of this node is open in the panel. */
  hasWatched(): boolean {
    return [...this.#watched].some((id) => this.servers.has(id))
  }

  /** A server whose files may be used: it does not move away, is not deleted, and is prepared. */
  served(id: string): Served | undefined {
    const wanted = this.#last.find((one) => one.id === id)
    const state = this.servers.get(id)?.report()?.state
    if (
      !wanted ||
      wanted.desiredState === 'absent' ||
      wanted.outgoingMigration ||
      !state ||
      state === 'absent'
    )
      return undefined
    const { path, data } = serverFolder(this.#context.dataDir, id)
    return { place: { id, folder: path, data }, diskMb: wanted.diskMb }
  }

  /** The part of a server that its backups use. */
  forBackups(id: string): BackupSource | undefined {
    const key = this.#last.find((one) => one.id === id)?.backupKey
    return key === undefined ? undefined : { id, key, data: serverFolder(this.#context.dataDir, id).data }
  }

  /** Identities of all cores that run or are wanted. */
  cores(): Set<string> {
    return new Set(
      [...this.servers.values()]
        .map((server) => server.runningCore())
        .concat(this.#last.map(({ core }) => this.#context.catalogue.find(core)?.identity))
        .filter((identity) => identity !== undefined),
    )
  }

  /** Applies a new desired state, and stores it on disk for a restart while the API is away. */
  async applyDesiredState(received: DesiredState, from: 'api' | 'disk'): Promise<void> {
    for (const id of await this.#migrations.follow(received, from)) this.#orphans.delete(id)
    const wantedServers = received.servers.map((wanted) => this.#migrations.allowed(wanted))
    await this.#store(received)
    this.#watched = new Set(received.watched)
    for (const wanted of wantedServers) this.#apply(wanted)
    this.#endUnlisted(new Set(wantedServers.map(({ id }) => id)))
    this.#hasDesiredState = true
    for (const id of this.#orphans) this.#handleOrphan(id)
    this.#last = wantedServers
    for (const { id, outgoingMigration: give } of wantedServers) if (give) void this.#context.files.end(id)
    this.#context.changed()
    this.#context.notifyEdge()
  }

  /** Includes the statistics of these servers only, or of all. */
  report(statsOf: ReadonlySet<string> | 'all'): NodeServersReport {
    const { catalogue, ports, runs, runtime, architecture, backups } = this.#context
    const reports: ServerReport[] = []
    for (const [id, server] of this.servers) {
      const report = this.#orphans.has(id) ? undefined : server.report()
      if (!report) continue
      const isIncluded = statsOf === 'all' || statsOf.has(id)
      reports.push(sendable(isIncluded ? report : { ...report, stats: null }))
    }
    return {
      servers: reports,
      orphans: this.#hasDesiredState ? [...this.#orphans] : [],
      cores: catalogue.cores.map(({ published }) => published),
      serverPorts: ports.count,
      runs: [...runs],
      runtime: runtime.about,
      architecture,
      backups: backups.about(),
      incomingMigrations: this.#migrations.report(),
    }
  }

  /** The records for the edge. Undefined for a server whose state is not known yet. */
  *forEdge(): Generator<readonly [string, EdgeServerReport | null | undefined]> {
    for (const [id, server] of this.servers) if (!this.#orphans.has(id)) yield [id, server.forEdge()] as const
  }

  /** Ends all servers within `graceMs`, or leaves them running for the next agent. */
  async stop(graceMs: number | 'leave'): Promise<void> {
    await Promise.all([...this.servers.values()].map((server) => server.stop(graceMs)))
  }

  async #store(desired: DesiredState): Promise<void> {
    const { dataDir, log } = this.#context
    await writeAtomically(desiredStateFile(dataDir), JSON.stringify(desired)).catch(
      (error: NodeJS.ErrnoException) => log.warn(`the desired state could not be stored: ${error.code}`),
    )
  }

  #apply(wanted: DesiredServer): void {
    this.#orphans.delete(wanted.id)
    this.#handledOrphans.delete(wanted.id)
    const present = this.servers.get(wanted.id)
    if (present) present.setWanted(wanted)
    else this.#begin(wanted)
  }

  #begin(wanted: DesiredServer): void {
    const server = new GameServer(wanted, this.#context)
    server.begin()
    this.servers.set(wanted.id, server)
  }

  /** Forgets deleted servers that are not listed any more, and stops the others as orphans. */
  #endUnlisted(listed: ReadonlySet<string>): void {
    for (const former of this.#last) {
      const server = this.servers.get(former.id)
      if (listed.has(former.id) || !server) continue
      if (former.desiredState === 'absent') {
        this.servers.delete(former.id)
        server.stop(0).catch((error: Error) => this.#logError(former.id, error))
        if (server.report()?.state !== 'absent') this.#orphans.add(former.id)
      } else {
        this.#orphans.add(former.id)
        server.setWanted({ ...former, desiredState: 'stopped', operation: null })
      }
    }
  }

  /** Logs a new orphan once, and stops what an earlier agent left running of it. */
  #handleOrphan(id: string): void {
    if (this.#handledOrphans.has(id)) return
    this.#handledOrphans.add(id)
    const { path } = serverFolder(this.#context.dataDir, id)
    this.#context.log.warn(`server ${id}: the API does not know it; it does not run, and ${path} stays`)
    if (!this.servers.has(id)) this.#endOrphan(id).catch((error: Error) => this.#logError(id, error))
  }

  async #endOrphan(id: string): Promise<void> {
    const { dataDir, runtime, limits } = this.#context
    const { path, data } = serverFolder(dataDir, id)
    await stopDetached(await runtime.attach({ id, folder: path, data }), limits.graceMs)
  }

  #logError(id: string, error: Error): void {
    this.#context.log.error(`server ${id}: ${error.message}`)
  }
}

/** A core may print invalid numbers. They must not make the API refuse the whole report. */
function sendable(report: ServerReport): ServerReport {
  return ServerReport.shape.stats.safeParse(report.stats).success ? report : { ...report, stats: null }
}

/** Version 0.1 wrote other names. */
const StoredDesiredState = withFormerNames(
  { takes: 'incomingMigrations', javas: 'javaReleases', fetchAhead: 'prefetchCores' },
  DesiredState.extend({
    servers: z.array(withFormerNames({ wanted: 'desiredState', give: 'outgoingMigration' }, DesiredServer)),
  }),
)

/** The last desired state that is stored on disk. */
export function storedDesiredState(dataDir: string): Promise<DesiredState | undefined> {
  return readJsonFile(desiredStateFile(dataDir), StoredDesiredState)
}

const desiredStateFile = (dataDir: string) => join(serversDir(dataDir), 'desired-state.json')
