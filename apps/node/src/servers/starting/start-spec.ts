import { once } from 'node:events'
import type { DesiredServer } from '@zubr/contracts/node-servers'
import type { Catalogue } from '../../cores/catalogue.ts'
import type { Core, CoreAdapter, Installed, InstallOptions, RunOptions } from '../../cores/core.ts'
import { pingHost } from '../../ping/ping.ts'
import type { RunSpec, ServerPort } from '../../runtime/runtime.ts'
import type { Outcome } from '../decision/after-run.ts'
import { startedWith } from '../decision/pending-restart.ts'
import type { ExtraPort, ServerMemory } from '../decision/server-memory.ts'
import type { ServerContext } from '../server-context.ts'

export const failed = (reason: 'core_unavailable' | 'internal', why: string) =>
  ({ kind: 'failed', reason, why }) as const

/**
 * The installed core of a server that starts, or why there is none. `interrupted`: the installation
 * continues in the background.
 */
export async function prepareCore(
  { core: wanted, eula }: Pick<DesiredServer, 'core' | 'eula'>,
  { catalogue, mayRun }: { catalogue: Catalogue; mayRun(core: Core): boolean },
  progress: InstallOptions['progress'],
  interrupted: AbortSignal,
): Promise<{ kind: 'there'; core: Core; installed: Installed } | Outcome | { kind: 'interrupted' }> {
  const core = catalogue.find(wanted)
  if (!core) return failed('core_unavailable', `there is no core ${wanted.id} ${wanted.version} here`)
  if (core.eula && !eula) return { kind: 'refused', reason: 'eula' }
  if (!mayRun(core)) return { kind: 'refused', reason: 'no_sandbox' }
  const onProgress: typeof progress = (step, percent) => {
    if (!interrupted.aborted) progress(step, percent)
  }
  try {
    const installing = catalogue.install(core, onProgress)
    const installed = await Promise.race([installing, once(interrupted, 'abort').then(() => null)])
    return installed === null ? { kind: 'interrupted' } : { kind: 'there', core, installed }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return failed('core_unavailable', `its core could not be had: ${why}`)
  }
}

/** The command of a server, its settings, and lines for its console. */
export function startSpec(
  { core, installed }: { core: Core; installed: Installed },
  desired: DesiredServer,
  at: Pick<RunOptions, 'port' | 'queryPort' | 'settingsFile'> & {
    edge: EdgeConnection
    extraPorts: readonly ExtraPort[]
  },
  context: Pick<ServerContext, 'runtime' | 'host'>,
): { spec: RunSpec; settings: string; say: readonly string[] } {
  const { settings: ownerSettings, memoryMb, diskMb, cpuCores = null } = desired
  const {
    settings,
    command,
    reads,
    notices: say,
  } = core.launch(installed, {
    ...{
      ...listenOptionsOf(context, at.port, at.edge),
      queryPort: at.queryPort,
      settingsFile: at.settingsFile,
    },
    ...{ settings: ownerSettings, memoryMb, cpuCores },
  })
  const ports = publishedPorts(core, at.port, at.extraPorts, at.edge !== undefined)
  const { processes } = core
  return { spec: { command, reads, ports, memoryMb, diskMb, processes, cpuCores }, settings, say }
}

/** The stored record of a started run. */
export const runRecord = (core: Core, wanted: DesiredServer, edge: EdgeConnection) => ({
  core: { id: wanted.core.id, version: wanted.core.version, identity: core.identity },
  ready: false,
  started: startedWith(wanted),
  ...(edge && { edge }),
  ...(core.live && { live: core.live.settingsKey(wanted.settings) }),
})

/** How the edge connects to a run. Undefined if players reach it directly. */
export type EdgeConnection = NonNullable<ServerMemory['run']>['edge']

/** How the edge will connect to a server that starts with this core and port. */
export async function assignEdgePort(
  core: Core,
  id: string,
  port: number,
  { runtime, ports }: Pick<ServerContext, 'runtime' | 'ports'>,
): Promise<EdgeConnection> {
  if (core.ping === 'bedrock') return undefined
  return {
    port: runtime.sharesPorts ? await ports.loopbackPort(id) : port,
    proxyProtocol: core.proxyProtocol === true,
  }
}

/** The address on which a server listens. */
export function listenOptionsOf(
  { runtime, host }: Pick<ServerContext, 'runtime' | 'host'>,
  port: number,
  edge: EdgeConnection,
): Pick<RunOptions, 'host' | 'neighbours' | 'port'> {
  return {
    host: edge && runtime.sharesPorts ? loopback : runtime.listensAt(host),
    neighbours: runtime.neighboursAt(host),
    port: edge?.port ?? port,
  }
}

/** The address at which this machine reaches a running server. */
export function serverEndpointOf(
  { runtime, host }: Pick<ServerContext, 'runtime' | 'host'>,
  { id, port, run }: Pick<ServerMemory, 'id' | 'port' | 'run'>,
) {
  const inside = runtime.addressOf?.(id)
  return {
    host: inside ?? (run?.edge ? loopback : pingHost(host)),
    port: run?.edge?.port ?? port ?? 0,
    proxyProtocol: run?.edge?.proxyProtocol === true,
  }
}

const loopback = '127.0.0.1'

/** All ports that lead to a server. */
export function publishedPorts(
  core: Pick<CoreAdapter, 'ping'>,
  port: number,
  extra: readonly ExtraPort[],
  isByEdge: boolean,
): ServerPort[] {
  const extraOnes = extra.flatMap((one) =>
    one.port === null ? [] : [{ port: one.port, protocol: one.protocol }],
  )
  const protocol = core.ping === 'bedrock' ? 'udp' : 'tcp'
  return [{ port, protocol, ...(isByEdge && { edge: true }) }, ...extraOnes]
}
