import type { NodeRuntime } from '@zubr/contracts/node-servers'
import type { Runtime } from '../runtime/runtime.ts'
import { serverFolders } from './folder/server-folder.ts'
import { processRuntimeHere } from './process/process-runtime.ts'
import { type ServerDisks, serverDisks } from './sandbox/disk/server-disks.ts'
import { findPrograms } from './sandbox/engine.ts'
import { serverNetworks } from './sandbox/network/server-networks.ts'
import { sandboxRuntime } from './sandbox/sandbox-runtime.ts'
import { trial } from './sandbox/trial.ts'

type Options = {
  /** A real path. */
  dataDir: string
  /** Where servers are reached. */
  host: string
  edgePort?: number | undefined
  keep: boolean
  /** Instead of the best that this machine allows. */
  wanted: NodeRuntime['kind'] | undefined
  warn(line: string): void
}

/**
 * The best way to run servers that this machine allows. A sandbox is believed only once it has held a server that tried to get out;
 * where it does not hold, servers are mere processes, and why is said.
 */
export async function runtimeHere({
  dataDir,
  host,
  edgePort,
  keep,
  wanted,
  warn,
}: Options): Promise<Runtime> {
  const processes = await processRuntimeHere(dataDir, keep, warn)
  const disks = serverDisks({ dataDir, warn })
  // Before anything of a server that is no longer there is in the way of what comes.
  if (whatSandboxLacks().length === 0) await disks.cleanUp(await serverFolders(dataDir))
  if (wanted === 'processes') return withDisks(processes, disks)
  const lacks = whatSandboxLacks()
  if (lacks.length === 0) {
    const programs = findPrograms(dataDir)
    if ('lacking' in programs) lacks.push(`apt install ${programs.lacking.join(' ')}`)
    else {
      const network = serverNetworks({ dataDir, host, edgePort })
      lacks.push(...(await network.verify()), ...(await disks.verify()))
      if (lacks.length === 0) {
        const sandbox = await sandboxRuntime({
          dataDir,
          programs,
          network,
          disks,
          processes,
          keep,
          warn,
        })
        lacks.push(...(await trial(sandbox, dataDir)))
        if (lacks.length === 0) return sandbox
        await sandbox.close?.()
      }
    }
  }
  if (wanted === 'sandbox') throw new Error(`no sandbox for game servers: ${lacks.join('; ')}`)
  const about = {
    ...processes.about,
    lacks: [...lacks.map((one) => `a sandbox: ${one}`), ...processes.about.lacks],
  }
  return {
    ...withDisks(processes, disks),
    about: { ...about, lacks: about.lacks.slice(0, 20).map((one) => one.slice(0, 200)) },
  }
}

function whatSandboxLacks(): string[] {
  if (process.platform !== 'linux') return ['it takes Linux']
  return process.getuid?.() === 0 ? [] : ['the agent is not root']
}

/** What servers of the sandbox have on disks of their own is theirs as processes too; where it can't be mounted they don't start. */
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
