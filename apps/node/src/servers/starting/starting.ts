import { once } from 'node:events'
import type { WantedServer } from '@zubr/contracts/node-servers'
import type { Catalogue } from '../../cores/catalogue.ts'
import type { Core, CoreAdapter, Installed, InstallOptions, RunOptions } from '../../cores/core.ts'
import { reachable } from '../../ping/ping.ts'
import type { RunSpec, ServerPort } from '../../runtime/runtime.ts'
import type { Outcome } from '../decision/after.ts'
import { startedWith } from '../decision/pending-restart.ts'
import type { ExtraPort, ServerMemory } from '../decision/server-memory.ts'
import type { ServerContext } from '../server-context.ts'

export const failed = (reason: 'core_unavailable' | 'internal', why: string) =>
  ({ is: 'failed', reason, why }) as const

/** The core of a server that is to start, installed; else what came of it. `interrupted` while it is being installed: that goes on. */
export async function coreFor(
  { core: wanted, eula }: Pick<WantedServer, 'core' | 'eula'>,
  { catalogue, mayRun }: { catalogue: Catalogue; mayRun(core: Core): boolean },
  progress: InstallOptions['progress'],
  interrupted: AbortSignal,
): Promise<{ is: 'there'; core: Core; installed: Installed } | Outcome | { is: 'interrupted' }> {
  const core = catalogue.find(wanted)
  if (!core) return failed('core_unavailable', `there is no core ${wanted.id} ${wanted.version} here`)
  if (core.eula && !eula) return { is: 'refused', reason: 'eula' }
  if (!mayRun(core)) return { is: 'refused', reason: 'no_sandbox' }
  const hear: typeof progress = (step, percent) => {
    if (!interrupted.aborted) progress(step, percent)
  }
  try {
    const installing = catalogue.install(core, hear)
    const installed = await Promise.race([installing, once(interrupted, 'abort').then(() => null)])
    return installed === null ? { is: 'interrupted' } : { is: 'there', core, installed }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return failed('core_unavailable', `its core could not be had: ${why}`)
  }
}

/** What is to be run, and the texts that go with it. */
export function startOf(
  { core, installed }: { core: Core; installed: Installed },
  desired: WantedServer,
  at: Pick<RunOptions, 'port' | 'queryPort' | 'settingsFile'> & {
    edge: ByEdge
    extraPorts: readonly ExtraPort[]
  },
  context: Pick<ServerContext, 'runtime' | 'host'>,
): { spec: RunSpec; settings: string; say: readonly string[] } {
  const { settings: given, memoryMb, diskMb, cpuCores = null } = desired
  const { settings, command, reads, say } = core.launch(installed, {
    ...{
      ...listenOptionsOf(context, at.port, at.edge),
      queryPort: at.queryPort,
      settingsFile: at.settingsFile,
    },
    ...{ settings: given, memoryMb, cpuCores },
  })
  const ports = portsOf(core, at.port, at.extraPorts, at.edge !== undefined)
  const { processes } = core
  return { spec: { command, reads, ports, memoryMb, diskMb, processes, cpuCores }, settings, say }
}

/** What is noted of a server that is started. */
export const runOf = (core: Core, wanted: WantedServer, edge: ByEdge) => ({
  core: { id: wanted.core.id, version: wanted.core.version, identity: core.identity },
  ready: false,
  started: startedWith(wanted),
  ...(edge && { edge }),
  ...(core.live && { live: core.live.key(wanted.settings) }),
})

/** How the edge reaches a run; undefined of one that players reach without it. */
export type ByEdge = NonNullable<ServerMemory['run']>['edge']

/** How the edge is to reach a server that is about to start with that core, of the port that is its own. */
export async function byEdge(
  core: Core,
  id: string,
  port: number,
  { runtime, ports }: Pick<ServerContext, 'runtime' | 'ports'>,
): Promise<ByEdge> {
  if (core.ping === 'bedrock') return undefined
  return {
    port: runtime.sharesPorts ? await ports.inner(id) : port,
    proxyProtocol: core.proxyProtocol === true,
  }
}

/** Where a server listens. */
export function listenOptionsOf(
  { runtime, host }: Pick<ServerContext, 'runtime' | 'host'>,
  port: number,
  edge: ByEdge,
): Pick<RunOptions, 'host' | 'neighbours' | 'port'> {
  return {
    host: edge && runtime.sharesPorts ? loopback : runtime.listensAt(host),
    neighbours: runtime.neighboursAt(host),
    port: edge?.port ?? port,
  }
}

/** Where this machine reaches a server that runs. */
export function serverEndpointOf(
  { runtime, host }: Pick<ServerContext, 'runtime' | 'host'>,
  { id, port, run }: Pick<ServerMemory, 'id' | 'port' | 'run'>,
) {
  const inside = runtime.addressOf?.(id)
  return {
    host: inside ?? (run?.edge ? loopback : reachable(host)),
    port: run?.edge?.port ?? port ?? 0,
    proxyProtocol: run?.edge?.proxyProtocol === true,
  }
}

const loopback = '127.0.0.1'

/** All that lead to a server. */
export function portsOf(
  core: Pick<CoreAdapter, 'ping'>,
  port: number,
  extra: readonly ExtraPort[],
  isByEdge: boolean,
): ServerPort[] {
  const given = extra.flatMap((one) =>
    one.port === null ? [] : [{ port: one.port, protocol: one.protocol }],
  )
  const protocol = core.ping === 'bedrock' ? 'udp' : 'tcp'
  return [{ port, protocol, ...(isByEdge && { edge: true }) }, ...given]
}
