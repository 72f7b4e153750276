import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { DesiredState, NodeRuntime, NodeServersReport } from '@zubr/contracts/node-servers'
import type { ApiAccess } from '@zubr/on-node/call'
import { type Clock, realClock } from '@zubr/on-node/clock'
import { openBackups } from '../backups/backups.ts'
import type { BackupsAt } from '../backups/repository.ts'
import { consoleServer } from '../console/console-server.ts'
import type { Consoles } from '../console/console-socket.ts'
import { consoleTokens } from '../console/tokens.ts'
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
import { localServers } from './edge/local-servers.ts'
import { emptyStopRequest } from './empty/empty-stop-request.ts'
import { serverFolders } from './folder/server-folder.ts'
import { type Limits, usualLimits } from './limits.ts'
import { openMoves } from './moving/moves.ts'
import { runnable } from './owners-code.ts'
import { type PortRange, ports } from './ports/ports.ts'
import { keptDesiredState, reconciler } from './reconciler.ts'
import { runtimeHere } from './runtime-here.ts'
import { keptEdgeLimits } from './sandbox/network/edge-limits/kept-edge-limits.ts'
import { startQueue } from './starting/start-queue.ts'

export type ServersOptions = ApiAccess & {
  /** The only origin whose pages may open consoles. */
  panelOrigin: string
  dataDir: string
  /** The address on which game servers listen. */
  serverHost: string
  serverPorts: PortRange
  /** Where the edge beside the agent takes players by name, if there is one; 0: at any port. */
  edgePort?: number | undefined
  /** Where the agent serves consoles and files. */
  nodePort?: number | undefined
  /** Where the edge beside the agent reads of them, unless in a folder beside the servers. */
  edgeServers?: string | undefined
  /** Serves their files by SFTP, on this port. */
  sftp?: { port: number; limits?: Partial<SftpLimits> }
  /** How long servers may take to save when the agent ends. */
  stopGraceMs?: number
  /** Servers run on without the agent until the next one adopts them (Linux only). Otherwise they end with it. */
  keepServers?: boolean
  /** Instead of the best that this machine allows. */
  runtime?: NodeRuntime['kind']
  clock?: Clock
  limits?: Partial<Limits>
  /** Instead of the real ones. */
  cores?: readonly OwnCore[]
  /** Where backups are kept, unless in a folder beside the servers. */
  backups?: BackupsAt
  /** Plugins and mods may run here though nothing holds them: whoever owns this machine says that they are their own. */
  trustOwnersCode?: boolean
}

const statsEveryMs = { watched: 2_000, else: 30_000 }
/** How long the API may take to answer before the kept desired state is followed. */
const keptAfterMs = 2_000

/** Runs this node's game servers as the API wants them, until stopped. */
export async function startServers(options: ServersOptions) {
  const { name, log, serverHost, serverPorts, clock = realClock } = options
  await serverFolders(options.dataDir)
  const dataDir = await realpath(options.dataDir)
  const runtime = await runtimeHere({
    ...{
      dataDir,
      host: serverHost,
      edgePort: options.edgePort,
      keep: options.keepServers === true,
      wanted: options.runtime,
    },
    warn: (why) => log.warn(`node ${name}: ${why}`),
  })
  const { kind, lacks } = runtime.about
  if (kind === 'sandbox') log.info(`node ${name}: each game server runs in a sandbox, which was tried`)
  else if (options.runtime === undefined)
    log.warn(`node ${name}: game servers are mere processes. They lack ${lacks.join('; ')}`)
  const coresDir = join(dataDir, 'cores')
  const coreFiles = store(join(dataDir, 'core-files'))
  // The panel's address leads to whoever runs this node.
  const userAgent = `zubr-node (${new URL(options.apiUrl).origin})`
  const java = javas({ folder: join(dataDir, 'javas'), store: coreFiles, userAgent })
  const cores = catalogue(
    options.cores ?? ownCores({ coresDir, npm: npmOfThisMachine() }),
    catalogueCores({ coresDir, store: coreFiles, javas: java, runTask: runtime.runTask, userAgent }),
  )
  const runs = runnable(runtime.about, options.trustOwnersCode === true)
  const stopped = new AbortController()
  const { signal } = stopped
  let changes = 0
  let tellChange: () => void = () => undefined
  const limits = { ...usualLimits, ...options.limits }
  const files = serverFiles({ start: runtime.startHelper, find: (id) => node.served(id), log })
  const changed = () => {
    changes += 1
    tellChange()
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
    turns: startQueue({ atOnce: limits.startsAtOnce, maxMs: limits.turnMs, clock }),
    limits,
    mayRun: ({ ownersCode }: { ownersCode: boolean }) => !ownersCode || runs.length > 0,
    isWatched: (id: string) => node.watched().has(id),
    ...{ runs, architecture, log, changed },
    askEmptyStop: emptyStopRequest(options),
    tellEdge: () => edge.look(),
  }
  const apiTime = apiClock({ name, log })
  const tokens = consoleTokens(name, apiTime.now)
  const moves = await openMoves({
    ...context,
    check: tokens.checkMove,
    reportOf: (id) => node.servers.get(id)?.report(),
  })
  const node = await reconciler(context, moves)
  const floods = keptEdgeLimits({
    ...{ dataDir, edgePort: options.edgePort, keepEveryMs: limits.keepEveryMs, name, clock, log },
    services: [options.nodePort ?? 0, options.sftp?.port ?? 0],
    udpPorts: serverPorts,
  })
  const edge = localServers({
    folder: options.edgeServers ?? join(dataDir, 'edge'),
    ...{ servers: node.forEdge, told: floods?.follow, clock, log },
  })
  const keeper = coreKeeper({
    coresDir,
    catalogue: cores,
    javas: java,
    store: coreFiles,
    clock,
    log,
    name,
    inUse: node.cores,
  })
  let heard = false
  /** One after the other: the kept one may still be followed when the API answers. */
  let taking: Promise<unknown> = Promise.resolve()
  const take = (desired: DesiredState, from: 'api' | 'disk' = 'api') => {
    heard = true
    tokens.update(desired.consoleKey, desired.revokedSessions)
    java.offer(desired.javas)
    floods?.edgesAt(desired.edges ?? [])
    const taken = taking.then(async () => {
      await node.take(desired, from)
      sftp?.follow(desired)
      keeper.fetchAhead(runs.length > 0 ? (desired.fetchAhead ?? []) : [])
    })
    taking = taken.catch(() => undefined)
    return taken
  }
  const consoles: Consoles = {
    log: (id) => node.servers.get(id)?.console(),
    command: (id, text) => node.servers.get(id)?.command(text) ?? false,
    refusalOf: (id, text) => (node.servers.get(id)?.refuses(text) ? 'ip_ban' : null),
  }

  let told = -1
  let allSaidAt = Number.NEGATIVE_INFINITY
  /** Until stats of every server are due. */
  const untilAllMs = () => Math.max(0, allSaidAt + statsEveryMs.else - clock.elapsed())
  async function nextReport(until: AbortSignal): Promise<void> {
    const looked = [...node.watched()].some((id) => node.servers.has(id))
    const due = new AbortController()
    tellChange = () => due.abort()
    if (changes === told)
      await clock.wait(
        looked ? Math.min(statsEveryMs.watched, untilAllMs()) : untilAllMs(),
        AbortSignal.any([until, due.signal]),
      )
    told = changes
  }
  function report(): NodeServersReport {
    const served = sftp?.now()
    const more = served && { sftp: served }
    if (untilAllMs() > 0) return { ...node.report(node.watched()), ...more }
    allSaidAt = clock.elapsed()
    return { ...node.report('all'), ...more }
  }

  async function keepServers(): Promise<void> {
    const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
    while (!signal.aborted) {
      await clock.wait(context.limits.keepEveryMs, signal)
      if (signal.aborted || !runtime.keep) return
      const put = await runtime
        .keep()
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
    keepServers(),
    keeper.work(signal),
    followDesiredState(link, take, signal),
    sendReports(link, nextReport, report, signal),
    keptDesiredState(dataDir).then(async (kept) => {
      if (!kept) return
      await clock.wait(keptAfterMs, signal)
      if (!heard && !signal.aborted) await take(kept, 'disk')
    }),
  ]
  const consoleOnly = consoleServer({ panelOrigin: options.panelOrigin, tokens, consoles })
  const browsers: FilesServer = filesServer({
    panelOrigin: options.panelOrigin,
    tokens,
    files: ownerFiles,
    pull: pulling(),
    backups: { backups, find: (id) => node.kept(id) },
    activity,
    whileStopped: (id) => node.servers.get(id)?.whileStopped(),
    coreOf: (id) => node.servers.get(id)?.core(),
  })
  const console: typeof consoleOnly = {
    ...consoleOnly,
    request: (...asked) => moves.request(...asked) || consoleOnly.request(...asked),
    onToken(handler) {
      consoleOnly.onToken(handler)
      moves.onToken(handler)
    },
  }
  return {
    /** Joins the agent's web server; see probe.ts. */
    console,
    consoles,
    files,
    /** Counts what people change in servers' files. */
    activity,
    /** Joins it too. */
    filesServer: browsers,
    /** Fetches the cores in the background. A failure is logged; the first server tries again. */
    warmCores(): void {
      for (const core of cores.cores)
        cores.install(core).catch((error: unknown) => {
          if (signal.aborted) return
          const why = error instanceof Error ? error.message : String(error)
          log.warn(`node ${name}: ${core.published.id} could not be fetched yet: ${why}`)
        })
    },
    /** Ends the servers too, unless they are to be left to the next agent and the runtime keeps them. */
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
          .then(() => floods?.stop(how === 'leave' ? 'leave' : 'end')),
        moves.stop(),
        cores.stop(),
        ...running,
      ])
      await runtime.close?.()
    },
  }
}
