import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { realClock } from '@zubr/on-node/clock'
import { openBackups } from '../backups/backups.ts'
import { ConsoleTokens } from '../console/console-tokens.ts'
import { architecture } from '../cores/java/java-installations.ts'
import { ServerFiles, type ServerFilesOptions } from '../files/server-files.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { apiClock } from './api/api-clock.ts'
import { ReportSchedule } from './api/report-schedule.ts'
import { detectRuntime } from './detect-runtime.ts'
import { LocalServersFile } from './edge/local-servers.ts'
import { emptyStopRequest } from './empty/empty-stop-request.ts'
import { serverFolders } from './folder/server-folder.ts'
import { defaultLimits } from './limits.ts'
import { Migrations } from './migrations/migrations.ts'
import { type NodeCores, nodeCores } from './node-cores.ts'
import { NodeServers } from './node-servers.ts'
import { ports } from './ports/ports.ts'
import { Reconciler } from './reconciler.ts'
import { runnableCores } from './runnable-cores.ts'
import { startEdgeLimits } from './sandbox/network/edge-limits/edge-limits-service.ts'
import type { ServersOptions } from './servers-options.ts'
import { StartQueue } from './starting/start-queue.ts'

/** Runs this node's game servers as the API wants them, until it is stopped. */
export async function startServers(options: ServersOptions): Promise<NodeServers> {
  const { name, log, serverPorts, clock = realClock } = options
  await serverFolders(options.dataDir)
  const dataDir = await realpath(options.dataDir)
  const runtime = await chooseRuntime(options, dataDir)
  // A URL by which the download host can find the operator of this node.
  const userAgent = `zubr-node (${new URL(options.apiUrl).origin})`
  const cores = nodeCores({ dataDir, runtime, userAgent, cores: options.cores })
  const reports = new ReportSchedule(clock)
  const context = {
    ...(await openContext({
      options,
      dataDir,
      runtime,
      cores,
      reports,
      served: (id) => reconciler.served(id),
    })),
    userAgent,
    isWatched: (id: string) => reconciler.watched().has(id),
    notifyEdge: () => edge.sync(),
  }
  const apiTime = apiClock({ name, log })
  const tokens = new ConsoleTokens(name, () => apiTime.now())
  const migrations = new Migrations({
    ...context,
    check: (token) => tokens.checkMove(token),
    reportOf: (id) => reconciler.servers.get(id)?.report(),
  })
  await migrations.open()
  const reconciler = new Reconciler(context, migrations)
  await reconciler.open()
  const { restoreEveryMs } = context.limits
  const edgeLimits = startEdgeLimits({
    ...{ dataDir, edgePort: options.edgePort, restoreEveryMs, name, clock, log },
    services: [options.nodePort ?? 0, options.sftp?.port ?? 0],
    udpPorts: serverPorts,
  })
  const edge = new LocalServersFile({
    folder: options.edgeServers ?? join(dataDir, 'edge'),
    ...{ servers: () => reconciler.forEdge(), onServers: (all) => edgeLimits?.follow(all), clock, log },
  })
  const servers = new NodeServers({
    ...{ options, context, cores, tokens, migrations, reconciler, reports, edge, edgeLimits },
    apiClock: apiTime,
    runsOwnersCode: context.runs.length > 0,
  })
  servers.begin()
  return servers
}

async function chooseRuntime(options: ServersOptions, dataDir: string): Promise<Runtime> {
  const { name, log } = options
  const runtime = await detectRuntime({
    dataDir,
    host: options.serverHost,
    edgePort: options.edgePort,
    keep: options.keepServers === true,
    wanted: options.runtime,
    warn: (why) => log.warn(`node ${name}: ${why}`),
  })
  const { kind, missingProtections } = runtime.about
  if (kind === 'sandbox') log.info(`node ${name}: each game server runs in a sandbox, which was tested`)
  else if (options.runtime === undefined)
    log.warn(
      `node ${name}: game servers run as ordinary processes. They lack ${missingProtections.join('; ')}`,
    )
  return runtime
}

/** What all servers of the node share, without what the node's reconciler and edge give them. */
async function openContext({
  options,
  dataDir,
  runtime,
  cores,
  reports,
  served,
}: {
  options: ServersOptions
  dataDir: string
  runtime: Runtime
  cores: NodeCores
  reports: ReportSchedule
  served: ServerFilesOptions['find']
}) {
  const { name, log, serverHost: host, edgePort, clock = realClock } = options
  const changed = () => reports.markChanged()
  const limits = { ...defaultLimits, ...options.limits }
  const runs = runnableCores(runtime.about, options.trustOwnersCode === true)
  const files = new ServerFiles({
    start: (place, diskMb) => runtime.startHelper(place, diskMb),
    find: served,
    log,
  })
  const backups = await openBackups({
    ...{ dataDir, runtime, clock, log, name, changed, rest: (id) => files.rest(id) },
    at: options.backups ?? { repository: join(dataDir, 'backups'), credentials: {}, resticPath: undefined },
  })
  return {
    ...{ dataDir, host, edgePort, runtime, files, backups, clock, limits, log, runs, architecture, changed },
    catalogue: cores.catalogue,
    ports: ports(options.serverPorts, host),
    startQueue: new StartQueue({
      maxConcurrent: limits.maxConcurrentStarts,
      maxMs: limits.startSlotMs,
      clock,
    }),
    mayRun: ({ ownersCode }: { ownersCode: boolean }) => !ownersCode || runs.length > 0,
    requestEmptyStop: emptyStopRequest(options),
  }
}
