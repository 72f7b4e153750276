import { closeSync } from 'node:fs'
import { lstat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import { isServerUid } from '@zubr/process/server-users'
import { z } from 'zod'
import type { Place, Running, RunSpec, Runtime } from '../../runtime/runtime.ts'
import { isServerId, serverFolder, serverFolders } from '../folder/server-folder.ts'
import { makeFifos, openFifos } from '../process/fifos.ts'
import { machineName, writeBundle } from './bundle.ts'
import { cgroup, removeGroupOfNode } from './cgroup.ts'
import { containedServer, endedServer } from './contained-server.ts'
import type { ServerDisks } from './disk/server-disks.ts'
import { type Engine, engine, engineFolder, type Programs, type Streams } from './engine.ts'
import { sandboxHelpers } from './helper.ts'
import type { ServerNetworks } from './network/server-networks.ts'
import { nodeCgroup } from './node-group.ts'
import { taskRunner } from './run-task.ts'

/** How long a server that outlived its agent may take to save its world. */
const survivorGraceMs = 5_000

export type SandboxOptions = {
  /** A real path. */
  dataDir: string
  programs: Programs
  network: Pick<ServerNetworks, 'join' | 'leave' | 'addressOf' | 'restore' | 'cleanUp' | 'close'>
  disks: Pick<ServerDisks, 'open' | 'isToRest' | 'grow' | 'mount' | 'close' | 'remove' | 'usage' | 'isFull'>
  /** Creates servers' folders and users, and finds processes of an agent that had no sandbox. */
  processes: Runtime
  /** Servers outlive the agent. Otherwise their input closes with it, and they end. */
  keep: boolean
  warn(line: string): void
}

/** A server's ports, stored beside its bundle for the case that the kernel has lost them. */
const Ports = z.array(
  z.object({ port: z.int(), protocol: z.enum(['tcp', 'udp']), edge: z.literal(true).optional() }),
)
const bundleOf = ({ folder }: Place) => join(folder, 'sandbox')
const portsFile = (place: Place) => join(bundleOf(place), 'ports.json')

/** Runs each server in its own container: see docs/decisions/0034. */
export async function sandboxRuntime(options: SandboxOptions): Promise<Runtime & { engine: Engine }> {
  const { dataDir, programs, network, disks, processes, keep, warn } = options
  const containers = await engine(programs, engineFolder(dataDir))
  const groups = nodeCgroup(dataDir)
  const groupOf = (id: string) => `${groups}/${id}`
  const tasks = await taskRunner(options, groups)
  const helpers = await sandboxHelpers(options, groups)
  // Removes networks of stopped servers and of killed agents.
  await network.cleanUp(await containers.list())

  async function clear(id: string): Promise<void> {
    await containers.remove(id)
    await network.leave(id)
    removeGroupOfNode(groups)
  }

  function watched(place: Place, streams: { stdin: Writable; stdout: Readable; stderr: Readable }): Running {
    const { id } = place
    const { stdin, stdout, stderr } = streams
    return containedServer({
      ...{ id, engine: containers, group: cgroup(groupOf(id)), stdin, outputs: { stdout, stderr } },
      isDiskFull: () => disks.isFull(place),
      diskMb: async () => (await disks.usage(place))?.usedMb,
      grow: (diskMb) =>
        disks.grow(place, diskMb).catch((error: Error) => warn(`server ${id}: ${error.message}`)),
      // The next start removes what is left.
      clear: () => clear(id).catch(() => undefined),
    })
  }

  async function adopt(place: Place): Promise<Running | undefined> {
    try {
      const running = watched(place, openFifos(place.folder))
      await rejoin(place).catch((error: Error) => warn(`server ${place.id}: its network: ${error.message}`))
      return running
    } catch {
      // Its streams are gone, so it cannot be adopted.
      return undefined
    }
  }

  /** Restores a running server's network if another program removed it while no agent ran. */
  async function rejoin(place: Place): Promise<void> {
    const ports = await readJsonFile(portsFile(place), Ports)
    const pid = await containers.pidOf(place.id)
    if (ports && pid !== undefined) await network.join(place.id, ports, pid)
  }

  /** Ends its container: first SIGTERM, then SIGKILL. */
  async function endLeft(id: string): Promise<void> {
    if ((await containers.status(id)) === 'running') {
      await containers.terminate(id)
      await containers.ended(id, AbortSignal.timeout(survivorGraceMs))
    }
    await clear(id)
  }

  async function begin(place: Place, spec: RunSpec, streams: Streams): Promise<void> {
    const { id, folder, data } = place
    const { command, reads, ports } = spec
    const bundle = bundleOf(place)
    const { uid } = await lstat(data)
    if (!isServerUid(uid)) throw new Error(`${data} belongs to no user of a server`)
    await clear(id)
    if (await disks.isToRest(place, spec.diskMb)) await helpers.end(id)
    // Both run concurrently. If one fails, the other has to finish before their results are
    // removed.
    const [disk, joining] = await Promise.allSettled([
      disks.open(place, spec.diskMb, uid),
      network.join(id, ports),
    ])
    if (disk.status === 'rejected') throw disk.reason
    if (joining.status === 'rejected') throw joining.reason
    const joined = joining.value
    await writeBundle({
      ...{ folder: bundle, command, uid, reads: [...reads, folder] },
      ...{ writes: { at: data, from: data }, home: data },
      ...{ group: groupOf(id), ...joined, limits: spec },
    })
    await writeAtomically(portsFile(place), JSON.stringify(ports))
    await containers.start(id, bundle, streams)
  }

  return {
    engine: containers,
    about: { kind: 'sandbox', verified: true, missingProtections: [] },
    // It listens on all addresses of its own network.
    listensAt: () => '0.0.0.0',
    sharesPorts: false,
    neighboursAt: () => machineName,
    addressOf: network.addressOf,
    keepsServers: keep,
    runTask: tasks.run,
    async list() {
      const all = [...(await containers.list()), ...(await processes.list())]
      return [...new Set(all.filter(isServerId))]
    },
    async create(place) {
      // Before any access to `data`.
      await disks.mount(place)
      await processes.create(place)
    },
    async prepareDisk(place, diskMb) {
      const { bavail, bsize } = await statfs(place.folder)
      if (!(await disks.usage(place)) && bavail * bsize < diskMb * 2 ** 20)
        throw Object.assign(new Error('the node has no room for its disk'), { code: 'ENOSPC' })
      await disks.open(place, diskMb, (await lstat(place.data)).uid)
    },
    startHelper: helpers.start,
    async discard(place) {
      await helpers.end(place.id)
      await clear(place.id)
      await disks.remove(place)
    },
    async remove(place) {
      await helpers.end(place.id)
      await clear(place.id)
      await processes.remove(place)
    },
    async attach(place) {
      const { id } = place
      const status = await containers.status(id)
      if (status === 'running' && keep) {
        const adopted = await adopt(place)
        if (adopted) return adopted
      }
      const exit = keep && status !== 'running' ? await containers.lastExit(id) : undefined
      await endLeft(id)
      if (exit) return endedServer(exit)
      return processes.attach(place)
    },
    async start(place, spec) {
      const fifos = await makeFifos(place.folder, !keep)
      if (!fifos) throw new Error('a server’s streams could not be made')
      try {
        await begin(place, spec, fifos.theirs)
        return watched(place, fifos.ours)
      } catch (error) {
        for (const socket of Object.values(fifos.ours)) socket.destroy()
        // The next start removes what is left.
        await clear(place.id).catch(() => undefined)
        throw error
      } finally {
        for (const fd of fifos.theirs) closeSync(fd)
      }
    },
    async publish(place, ports) {
      const text = JSON.stringify(ports)
      const before = JSON.stringify(await readJsonFile(portsFile(place), Ports))
      if (before === text) return
      await writeAtomically(portsFile(place), text)
      await rejoin(place).catch(async (error) => {
        // The former ports still lead to the server, so the caller can try again.
        if (before) await writeAtomically(portsFile(place), before)
        throw error
      })
    },
    restore: () => network.restore(containers.pidOf),
    async close() {
      await helpers.close()
      containers.close()
      tasks.close()
      const left = await containers.list()
      if (left.length === 0) removeGroupOfNode(groups)
      for (const id of await serverFolders(dataDir))
        if (!left.includes(id)) {
          const { path: folder, data } = serverFolder(dataDir, id)
          // A disk that is still in use stays mounted.
          await disks.close({ id, folder, data }).catch(() => undefined)
        }
      await network.close(left)
    },
  }
}
