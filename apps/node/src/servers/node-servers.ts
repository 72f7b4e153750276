import type { DesiredState, NodeServersReport } from '@zubr/contracts/node-servers'
import { textOf } from '@zubr/on-node/call'
import type { Consoles } from '../console/console-connection.ts'
import { ConsoleServer, type NodeConsole } from '../console/console-server.ts'
import type { ConsoleTokens } from '../console/console-tokens.ts'
import { CoreMaintenance } from '../cores/core-maintenance.ts'
import { FileActivity } from '../files/activity.ts'
import { FilesServer } from '../files/http/files-server.ts'
import { pulling } from '../files/http/pull/pull.ts'
import { withOwnerChanges } from '../files/owner-changes.ts'
import type { ServerFiles } from '../files/server-files.ts'
import { type SftpServer, startSftp } from '../sftp/sftp-server.ts'
import type { ApiClock } from './api/api-clock.ts'
import { followDesiredState, sendReports } from './api/api-link.ts'
import type { ReportSchedule } from './api/report-schedule.ts'
import type { LocalServersFile } from './edge/local-servers.ts'
import type { Migrations } from './migrations/migrations.ts'
import type { NodeCores } from './node-cores.ts'
import { type Reconciler, storedDesiredState } from './reconciler.ts'
import type { EdgeLimitsService } from './sandbox/network/edge-limits/edge-limits-service.ts'
import type { ServerContext } from './server-context.ts'
import type { ServersOptions } from './servers-options.ts'

/** How long the agent waits for the API before it applies the stored desired state. */
const storedAfterMs = 2_000

export type NodeServersDeps = {
  options: ServersOptions
  context: ServerContext
  cores: NodeCores
  apiClock: ApiClock
  tokens: ConsoleTokens
  migrations: Migrations
  reconciler: Reconciler
  reports: ReportSchedule
  edge: LocalServersFile
  edgeLimits: EdgeLimitsService | undefined
  /** Whether the node may run cores with code of their owners. */
  runsOwnersCode: boolean
}

/** The game servers of this node, connected to the API, to browsers and to the edge. */
export class NodeServers {
  readonly #deps: NodeServersDeps
  readonly #coreMaintenance: CoreMaintenance
  readonly #consoleServer: ConsoleServer
  readonly #ownerFiles: Pick<ServerFiles, 'of'>
  readonly #stopped = new AbortController()
  #sftp: SftpServer | undefined
  #running: Promise<unknown>[] = []
  #hasDesiredState = false
  /** One after another, as the stored state may still be applied when the API answers. */
  #applying: Promise<unknown> = Promise.resolve()
  readonly consoles: Consoles
  /** Counts changes of servers' files by their owners. */
  readonly activity: FileActivity
  /** A handler for the agent's web server; see probe.ts. */
  readonly filesServer: FilesServer

  constructor(deps: NodeServersDeps) {
    const { options, context, cores, tokens, reconciler } = deps
    const { panelOrigin } = options
    const { servers } = reconciler
    this.#deps = deps
    this.#coreMaintenance = new CoreMaintenance({
      ...cores,
      clock: context.clock,
      log: options.log,
      name: options.name,
      inUse: () => reconciler.cores(),
    })
    this.#ownerFiles = withOwnerChanges(context.files, (id, paths) => servers.get(id)?.filesChanged(paths))
    this.activity = new FileActivity(this.#link())
    this.consoles = {
      log: (id) => servers.get(id)?.console(),
      command: (id, text) => servers.get(id)?.command(text) ?? false,
      refusalOf: (id, text) => (servers.get(id)?.refusesCommand(text) ? 'ip_ban' : null),
    }
    this.#consoleServer = new ConsoleServer({ panelOrigin, tokens, consoles: this.consoles })
    this.filesServer = new FilesServer({
      panelOrigin,
      tokens,
      files: this.#ownerFiles,
      pull: pulling(),
      backups: { backups: context.backups, find: (id) => reconciler.forBackups(id) },
      activity: this.activity,
      whileStopped: (id) => servers.get(id)?.whileStopped(),
      coreOf: (id) => servers.get(id)?.core(),
    })
  }

  /** Handlers for the agent's web server; see probe.ts. */
  get console(): NodeConsole {
    const { migrations } = this.#deps
    const consoles = this.#consoleServer
    return {
      request: (request, response) =>
        migrations.request(request, response) || consoles.request(request, response),
      upgrade: (request, socket, head) => consoles.upgrade(request, socket, head),
      onToken(handler) {
        consoles.onToken(handler)
        migrations.onToken(handler)
      },
    }
  }

  get files(): ServerFiles {
    return this.#deps.context.files
  }

  /** Starts SFTP, and the loops that follow the API. Call it once. */
  begin(): void {
    const { options, context, reports, reconciler } = this.#deps
    const { signal } = this.#stopped
    const link = this.#link()
    this.#sftp =
      options.sftp &&
      startSftp({
        ...{ ...link, dataDir: context.dataDir, files: this.#ownerFiles, activity: this.activity },
        ...{ changed: context.changed, host: options.serverHost, ...options.sftp },
      })
    this.#running = [
      this.activity.work(signal),
      this.#restoreNetworks(),
      this.#coreMaintenance.run(signal),
      followDesiredState(link, (desired) => this.#apply(desired, 'api'), signal),
      sendReports(
        link,
        (until) => reports.next(reconciler.hasWatched(), until),
        () => this.#report(),
        signal,
      ),
      this.#applyStored(),
    ]
  }

  /** Downloads the cores in the background. A failure is logged and tried again later. */
  warmCores(): void {
    const { name, log } = this.#deps.options
    const { catalogue } = this.#deps.cores
    for (const core of catalogue.cores)
      catalogue.install(core).catch((error: unknown) => {
        if (this.#stopped.signal.aborted) return
        log.warn(`node ${name}: ${core.published.id} could not be fetched yet: ${textOf(error)}`)
      })
  }

  /** Ends the servers too, unless `leave` is given and the runtime keeps them running. */
  async stop(servers: 'end' | 'leave' = 'end'): Promise<void> {
    const { options, context, cores, migrations, reconciler, edge, edgeLimits } = this.#deps
    const { runtime } = context
    this.#stopped.abort()
    this.#consoleServer.stop()
    this.filesServer.stop()
    await this.#sftp?.stop()
    const how = servers === 'leave' && runtime.keepsServers ? 'leave' : (options.stopGraceMs ?? 2_000)
    await Promise.all([
      context.files.stop(),
      reconciler
        .stop(how)
        .then(() => edge.stop())
        .then(() => edgeLimits?.stop(how === 'leave' ? 'leave' : 'end')),
      migrations.stop(),
      cores.catalogue.stop(),
      ...this.#running,
    ])
    await runtime.close?.()
  }

  #link() {
    const { options, context, apiClock } = this.#deps
    const { name, token, apiUrl, log } = options
    return { name, token, apiUrl, log, clock: context.clock, apiClock }
  }

  #apply(desired: DesiredState, from: 'api' | 'disk'): Promise<void> {
    const { tokens, cores, edgeLimits, reconciler, runsOwnersCode } = this.#deps
    this.#hasDesiredState = true
    tokens.update(desired.consoleKey, desired.revokedSessions)
    cores.javas.offer(desired.javaReleases)
    edgeLimits?.setEdgeHosts(desired.edges ?? [])
    const applied = this.#applying.then(async () => {
      await reconciler.applyDesiredState(desired, from)
      this.#sftp?.follow(desired)
      this.#coreMaintenance.prefetch(runsOwnersCode ? (desired.prefetchCores ?? []) : [])
    })
    // The rejection reaches the caller; the next desired state only waits for the end.
    this.#applying = applied.catch(() => undefined)
    return applied
  }

  async #applyStored(): Promise<void> {
    const { clock, dataDir } = this.#deps.context
    const { signal } = this.#stopped
    const stored = await storedDesiredState(dataDir)
    if (!stored) return
    await clock.wait(storedAfterMs, signal)
    if (!this.#hasDesiredState && !signal.aborted) await this.#apply(stored, 'disk')
  }

  #report(): NodeServersReport {
    const { reports, reconciler } = this.#deps
    const sftp = this.#sftp?.now()
    const statsOf = reports.takeAllStats() ? 'all' : reconciler.watched()
    return { ...reconciler.report(statsOf), ...(sftp && { sftp }) }
  }

  async #restoreNetworks(): Promise<void> {
    const { name, log } = this.#deps.options
    const { clock, limits, runtime } = this.#deps.context
    const { signal } = this.#stopped
    while (!signal.aborted) {
      await clock.wait(limits.restoreEveryMs, signal)
      if (signal.aborted || !runtime.restore) return
      const restored = await runtime
        .restore()
        .catch((error: unknown) => [`not everything could be restored: ${textOf(error)}`])
      for (const what of restored)
        log.warn(`node ${name}: another program changed this machine's network; ${what}`)
    }
  }
}
