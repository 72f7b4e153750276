import { once } from 'node:events'
import type { WantedServer } from '@zubr/contracts/node-servers'
import type { Catalogue } from '../../cores/catalogue.ts'
import type { Core, Installed, InstallOptions, RunOptions } from '../../cores/core.ts'
import type { Outcome } from '../decision/after.ts'
import type { RunSpec } from '../runtime.ts'

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
  at: Pick<RunOptions, 'host' | 'neighbours' | 'port' | 'settingsFile'>,
): { spec: RunSpec; settings: string; say: readonly string[] } {
  const { settings: given, memoryMb, diskMb, cpuCores = null } = desired
  const { settings, command, reads, say } = core.launch(installed, {
    ...at,
    ...{ settings: given, memoryMb, cpuCores },
  })
  const ports = [{ port: at.port, protocol: core.ping === 'bedrock' ? 'udp' : 'tcp' }] as const
  const { processes } = core
  return { spec: { command, reads, ports, memoryMb, diskMb, processes, cpuCores }, settings, say }
}
