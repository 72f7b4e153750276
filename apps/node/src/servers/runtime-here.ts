import type { NodeRuntime } from '@zubr/contracts/node-servers'
import { processRuntimeHere } from './process/process-runtime.ts'
import type { Runtime } from './runtime.ts'
import { findPrograms } from './sandbox/engine.ts'
import { sandboxRuntime } from './sandbox/sandbox-runtime.ts'
import { noNetwork, plainFolders } from './sandbox/seams.ts'

/** The best way to run servers that this machine allows, or the one that is asked for. `dataDir` is a real path. */
export async function runtimeHere(
  dataDir: string,
  keep: boolean,
  wanted: NodeRuntime['kind'] | undefined,
  warn: (why: string) => void,
): Promise<Runtime> {
  const processes = await processRuntimeHere(dataDir, keep, warn)
  if (wanted !== 'sandbox') return processes
  const programs = findPrograms()
  if ('lacking' in programs) throw new Error(`apt install ${programs.lacking.join(' ')}`)
  return sandboxRuntime({ dataDir, programs, network: noNetwork, disks: plainFolders, processes, keep })
}
