import type { NodeRuntime } from '@zubr/contracts/node-servers'
import type { Runtime } from '../runtime/runtime.ts'
import { serverFolders } from './folder/server-folder.ts'
import { processRuntimeHere } from './process/process-runtime.ts'
import { findPrograms } from './sandbox/container-engine.ts'
import { ServerDisks } from './sandbox/disk/server-disks.ts'
import { ServerNetworks } from './sandbox/network/server-networks.ts'
import { SandboxRuntime } from './sandbox/sandbox-runtime.ts'
import { runSandboxTrial } from './sandbox/sandbox-trial.ts'

type Options = {
  /** A real path. */
  dataDir: string
  /** The address at which servers are reached. */
  host: string
  edgePort?: number | undefined
  keep: boolean
  /** Replaces the best runtime of this machine. */
  wanted: NodeRuntime['kind'] | undefined
  warn(line: string): void
}

/**
 * The best runtime of this machine. The sandbox is used only after it has contained a hostile
 * server. Otherwise servers run as processes, and the reason is logged.
 */
export async function detectRuntime({
  dataDir,
  host,
  edgePort,
  keep,
  wanted,
  warn,
}: Options): Promise<Runtime> {
  const processes = await processRuntimeHere(dataDir, keep, warn)
  const disks = new ServerDisks({ dataDir, warn })
  // First of all, so that mounts of deleted servers cannot conflict.
  if (whatSandboxLacks().length === 0) await disks.cleanUp(await serverFolders(dataDir))
  if (wanted === 'processes') return withDisks(processes, disks)
  const lacks = whatSandboxLacks()
  if (lacks.length === 0) {
    const programs = findPrograms(dataDir)
    if ('lacking' in programs) lacks.push(`apt install ${programs.lacking.join(' ')}`)
    else {
      const network = new ServerNetworks({ dataDir, host, edgePort })
      lacks.push(...(await network.verify()), ...(await disks.verify()))
      if (lacks.length === 0) {
        const sandbox = await SandboxRuntime.open({
          dataDir,
          programs,
          network,
          disks,
          processes,
          keep,
          warn,
        })
        lacks.push(...(await runSandboxTrial(sandbox, dataDir)))
        if (lacks.length === 0) return sandbox
        await sandbox.close?.()
      }
    }
  }
  if (wanted === 'sandbox') throw new Error(`no sandbox for game servers: ${lacks.join('; ')}`)
  const about = {
    ...processes.about,
    missingProtections: [...lacks.map((one) => `a sandbox: ${one}`), ...processes.about.missingProtections],
  }
  return {
    ...withDisks(processes, disks),
    about: {
      ...about,
      missingProtections: about.missingProtections.slice(0, 20).map((one) => one.slice(0, 200)),
    },
  }
}

function whatSandboxLacks(): string[] {
  if (process.platform !== 'linux') return ['it takes Linux']
  return process.getuid?.() === 0 ? [] : ['the agent is not root']
}

/**
 * Processes can use the disks of the sandbox's servers. A server whose disk cannot be mounted does
 * not start.
 */
function withDisks(processes: Runtime, disks: ServerDisks): Runtime {
  return {
    ...processes,
    async create(place) {
      await disks.mount(place)
      await processes.create(place)
    },
    async discard(place) {
      await processes.discard?.(place)
      await disks.remove(place)
    },
    async startHelper(place, diskMb) {
      await disks.mount(place)
      return processes.startHelper(place, diskMb)
    },
  }
}
