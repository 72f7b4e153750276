import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { DesiredState, NodeRuntime, NodeServersReport } from '@zubr/contracts/node-servers'
import type { ApiAccess } from '@zubr/on-node/call'
import { type Clock, realClock } from '@zubr/on-node/clock'
import { openBackups } from '../backups/backups.ts'
import type { BackupsAt } from '../backups/repository.ts'
import { consoleServer } from '../console/console-server.ts'
import type { Consoles } from '../console/console-socket.ts'
import { consoleTokens } from '../console/console-tokens.ts'
import { catalogue } from '../cores/catalogue.ts'
import { catalogueCores } from '../cores/catalogue-cores.ts'
import type { OwnCore } from '../cores/core.ts'
import { npmOfThisMachine } from '../cores/find-npm.ts'
import { architecture, javas } from '../cores/java/javas.ts'
import { coreKeeper } from '../cores/keeper.ts'
import { ownCores } from '../cores/own-cores.ts'
import { store } from '../cores/store/store.ts'
import { fileActivity } from '../files/activity.ts'
import { type FilesServer, filesServer } from '../files/http/files-server.ts'
import { pulling } from '../files/http/pull/pull.ts'
import { withOwnerChanges } from '../files/owner-changes.ts'
import { serverFiles } from '../files/server-files.ts'
import type { SftpLimits } from '../sftp/messages.ts'
import { startSftp } from '../sftp/sftp.ts'
import { apiClock } from './api-clock.ts'
import { followDesiredState, sendReports } from './api-link.ts'
import { detectRuntime } from './detect-runtime.ts'
import { localServers } from './edge/local-servers.ts'
import { emptyStopRequest } from './empty/empty-stop-request.ts'
import { serverFolders } from './folder/server-folder.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { Migrations } from './moving/migrations.ts'
import { runnableCores } from './owners-code.ts'
import { type PortRange, ports } from './ports/ports.ts'
import { Reconciler, storedDesiredState } from './reconciler.ts'
import { startEdgeLimits } from './sandbox/network/edge-limits/start-edge-limits.ts'
import { startQueue } from './starting/start-queue.ts'

export type ServersOptions = ApiAccess & {
  /** The only origin whose pages may open consoles. */
  panelOrigin: string
  dataDir: string
  /** The address on which game servers listen. */
  serverHost: string
  serverPorts: PortRange
  /** Port at which the edge beside the agent accepts players by name. 0: any port. */
  edgePort?: number | undefined
  /** Port at which the agent serves consoles and files. */
  nodePort?: number | undefined
  /** Folder in which the edge reads its file. Default: a folder beside the servers. */
  edgeServers?: string | undefined
  /** Serves their files by SFTP on this port. */
  sftp?: { port: number; limits?: Partial<SftpLimits> }
  /** How long servers may take to save when the agent ends. */
  stopGraceMs?: number
  /** Servers outlive the agent (Linux only). Otherwise they end with it. */
  keepServers?: boolean
  /** Replaces the best runtime of this machine. */
  runtime?: NodeRuntime['kind']
  clock?: Clock
  limits?: Partial<Limits>
  /** Replaces the real cores. */
  cores?: readonly OwnCore[]
  /** Where backups are stored. Default: a folder beside the servers. */
  backups?: BackupsAt
  /** Plugins and mods may run without a verified sandbox, as the machine's owner trusts them. */
  trustOwnersCode?: boolean
}

const statsEveryMs = { watched: 2_000, else: 30_000 }
/** How long the agent waits for the API before it applies the stored desired state. */
const storedAfterMs = 2_000

/** Runs this node's game servers as the API wants them, until it is stopped. */
export async function startServers(options: ServersOptions) {
  const { name, log, serverHost, serverPorts, clock = realClock } = options
  await serverFolders(options.dataDir)
  const dataDir = await realpath(options.dataDir)
  const runtime = await detectRuntime({
    ...{
      dataDir,
      host: serverHost,
      edgePort: options.edgePort,
      keep: options.keepServers === true,
      wanted: options.runtime,
    },
    warn: (why) => log.warn(`node ${name}: ${why}`),
  })
  const { kind, missingProtections: lacks } = runtime.about
  if (kind === 'sandbox') log.info(`node ${name}: each game server runs in a sandbox, which was tried`)
  else if (options.runtime === undefined)
    log.warn(`node ${name}: game servers are mere processes. They lack ${lacks.join('; ')}`)
  const coresDir = join(dataDir, 'cores')
  const coreFiles = store(join(dataDir, 'core-files'))
  // A URL by which the download host can find the operator of this node.
  const userAgent = `zubr-node (${new URL(options.apiUrl).origin})`
  const java = javas({ folder: join(dataDir, 'javas'), store: coreFiles, userAgent })
  const cores = catalogue(
    options.cores ?? ownCores({ coresDir, npm: npmOfThisMachine() }),
    catalogueCores({ coresDir, store: coreFiles, javas: java, runTask: runtime.runTask, userAgent }),
  )
  const runs = runnableCores(runtime.about, options.trustOwnersCode === true)
  const stopped = new AbortController()
  const { signal } = stopped
  let changes = 0
  let notifyChange: () => void = () => undefined
  const limits = { ...defaultLimits, ...options.limits }
  const files = serverFiles({ start: runtime.startHelper, find: (id) => node.served(id), log })
  const changed = () => {
    changes += 1
    notifyChange()
  }
  const ownerFiles = withOwnerChanges(files, (id, paths) => node.servers.get(id)?.filesChanged(paths))
  const backups = await openBackups({
    ...{ dataDir, runtime, clock, log, name, changed, rest: files.rest },
    at: options.backups ?? { repository: join(dataDir, 'backups'), credentials: {}, resticPath: undefined },
  })
  const context = {
    backups,
    dataDir,
    files,
    host: serverHost,
    edgePort: options.edgePort,
    runtime,
    catalogue: cores,
    ports: ports(serverPorts, serverHost),
    clock,
    userAgent,
    startQueue: startQueue({ atOnce: limits.startsAtOnce, maxMs: limits.startSlotMs, clock }),
    limits,
    mayRun: ({ ownersCode }: { ownersCode: boolean }) => !ownersCode || runs.length > 0,
    isWatched: (id: string) => node.watched().has(id),
    ...{ runs, architecture, log, changed },
    askEmptyStop: emptyStopRequest(options),
    notifyEdge: () => edge.sync(),
  }
  const apiTime = apiClock({ name, log })
  const tokens = consoleTokens(name, apiTime.now)
  const moves = new Migrations({
    ...context,
    check: tokens.checkMove,
    reportOf: (id) => node.servers.get(id)?.report(),
  })
  await moves.open()
  const node = new Reconciler(context, moves)
  await node.open()
  const edgeLimits = startEdgeLimits({
    ...{ dataDir, edgePort: options.edgePort, restoreEveryMs: limits.restoreEveryMs, name, clock, log },
    services: [options.nodePort ?? 0, options.sftp?.port ?? 0],
    udpPorts: serverPorts,
  })
  const edge = localServers({
    folder: options.edgeServers ?? join(dataDir, 'edge'),
    ...{ servers: () => node.forEdge(), onServers: edgeLimits?.follow, clock, log },
  })
  const keeper = coreKeeper({
    coresDir,
    catalogue: cores,
    javas: java,
    store: coreFiles,
    ...{ clock, log, name },
    inUse: () => node.cores(),
  })
  let hasDesiredState = false
  /** One after the other, as the stored state may still be applied when the API answers. */
  let taking: Promise<unknown> = Promise.resolve()
  const take = (desired: DesiredState, from: 'api' | 'disk' = 'api') => {
    hasDesiredState = true
    tokens.update(desired.consoleKey, desired.revokedSessions)
    java.offer(desired.javaReleases)
    edgeLimits?.edgesAt(desired.edges ?? [])
    const applied = taking.then(async () => {
      await node.take(desired, from)
      sftp?.follow(desired)
      keeper.prefetchCores(runs.length > 0 ? (desired.prefetchCores ?? []) : [])
    })
    // The rejection reaches the caller; the next desired state only waits for the end.
    taking = applied.catch(() => undefined)
    return applied
  }
  const consoles: Consoles = {
    log: (id) => node.servers.get(id)?.console(),
    command: (id, text) => node.servers.get(id)?.command(text) ?? false,
    refusalOf: (id, text) => (node.servers.get(id)?.refuses(text) ? 'ip_ban' : null),
  }

  let lastReported = -1
  let allStatsAt = Number.NEGATIVE_INFINITY
  /** Time until the statistics of all servers are due. */
  const untilAllMs = () => Math.max(0, allStatsAt + statsEveryMs.else - clock.elapsed())
  async function nextReport(until: AbortSignal): Promise<void> {
    const looked = [...node.watched()].some((id) => node.servers.has(id))
    const due = new AbortController()
    notifyChange = () => due.abort()
    if (changes === lastReported)
      await clock.wait(
        looked ? Math.min(statsEveryMs.watched, untilAllMs()) : untilAllMs(),
        AbortSignal.any([until, due.signal]),
      )
    lastReported = changes
  }
  function report(): NodeServersReport {
    const served = sftp?.now()
    const more = served && { sftp: served }
    if (untilAllMs() > 0) return { ...node.report(node.watched()), ...more }
    allStatsAt = clock.elapsed()
    return { ...node.report('all'), ...more }
  }

  async function restoreNetworks(): Promise<void> {
    const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
    while (!signal.aborted) {
      await clock.wait(context.limits.restoreEveryMs, signal)
      if (signal.aborted || !runtime.restore) return
      const put = await runtime
        .restore()
        .catch((error: unknown) => [`not all could be put back: ${textOf(error)}`])
      for (const what of put) log.warn(`node ${name}: somebody else changed this machine's network; ${what}`)
    }
  }

  const link = { name, token: options.token, apiUrl: options.apiUrl, log, clock, apiClock: apiTime }
  const activity = fileActivity(link)
  const sftp =
    options.sftp &&
    startSftp({
      ...{ ...link, dataDir, files: ownerFiles, activity, changed: context.changed },
      ...{ host: serverHost, ...options.sftp },
    })
  const running = [
    activity.work(signal),
    restoreNetworks(),
    keeper.work(signal),
    followDesiredState(link, take, signal),
    sendReports(link, nextReport, report, signal),
    storedDesiredState(dataDir).then(async (stored) => {
      if (!stored) return
      await clock.wait(storedAfterMs, signal)
      if (!hasDesiredState && !signal.aborted) await take(stored, 'disk')
    }),
  ]
  const consoleOnly = consoleServer({ panelOrigin: options.panelOrigin, tokens, consoles })
  const browsers: FilesServer = filesServer({
    panelOrigin: options.panelOrigin,
    tokens,
    files: ownerFiles,
    pull: pulling(),
    backups: { backups, find: (id) => node.forBackups(id) },
    activity,
    whileStopped: (id) => node.servers.get(id)?.whileStopped(),
    coreOf: (id) => node.servers.get(id)?.core(),
  })
  const console: typeof consoleOnly = {
    ...consoleOnly,
    request: (...args) => moves.request(...args) || consoleOnly.request(...args),
    onToken(handler) {
      consoleOnly.onToken(handler)
      moves.onToken(handler)
    },
  }
  return {
    /** Handlers for the agent's web server; see probe.ts. */
    console,
    consoles,
    files,
    /** Counts changes of servers' files by their owners. */
    activity,
    /** A handler for the same web server. */
    filesServer: browsers,
    /** Downloads the cores in the background. A failure is logged and tried again later. */
    warmCores(): void {
      for (const core of cores.cores)
        cores.install(core).catch((error: unknown) => {
          if (signal.aborted) return
          const why = error instanceof Error ? error.message : String(error)
          log.warn(`node ${name}: ${core.published.id} could not be fetched yet: ${why}`)
        })
    },
    /** Ends the servers too, unless `leave` is given and the runtime keeps them running. */
    async stop(servers: 'end' | 'leave' = 'end'): Promise<void> {
      stopped.abort()
      console.stop()
      browsers.stop()
      await sftp?.stop()
      const how = servers === 'leave' && runtime.keepsServers ? 'leave' : (options.stopGraceMs ?? 2_000)
      await Promise.all([
        files.stop(),
        node
          .stop(how)
          .then(edge.stop)
          .then(() => edgeLimits?.stop(how === 'leave' ? 'leave' : 'end')),
        moves.stop(),
        cores.stop(),
        ...running,
      ])
      await runtime.close?.()
    },
  }
}
