import { closeSync } from 'node:fs'
import { lstat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { readKept, writeAtomically } from '@zubr/on-node/kept-file'
import { isServerUid } from '@zubr/process/server-users'
import { z } from 'zod'
import type { Place, Running, RunSpec, Runtime } from '../../runtime/runtime.ts'
import { isServerId, serverFolder, serverFolders } from '../folder/server-folder.ts'
import { makeFifos, openFifos } from '../process/fifos.ts'
import { machineName, writeBundle } from './bundle.ts'
import { contained, endedBefore } from './contained.ts'
import type { ServerDisks } from './disk/server-disks.ts'
import { type Engine, engine, engineFolder, type Programs, type Streams } from './engine.ts'
import { group, removeGroupOfNode } from './group.ts'
import { sandboxHelpers } from './helper.ts'
import type { ServerNetworks } from './network/server-networks.ts'
import { groupOfNode } from './node-group.ts'
import { taskRunner } from './run-task.ts'

/** How long a server that outlived its agent may take to save its world. */
const survivorGraceMs = 5_000

export type SandboxOptions = {
  /** A real path. */
  dataDir: string
  programs: Programs
  network: Pick<ServerNetworks, 'join' | 'leave' | 'addressOf' | 'keep' | 'cleanUp' | 'close'>
  disks: Pick<ServerDisks, 'open' | 'isToRest' | 'grow' | 'mount' | 'close' | 'remove' | 'usage' | 'isFull'>
  /** Gives servers their folders and users, and knows those that an agent without a sandbox left running. */
  processes: Runtime
  /** Servers run on without an agent. Otherwise their input ends with it, and they with their input. */
  keep: boolean
  warn(line: string): void
}

/** A server's ports as they are kept beside its bundle: for the next agent, should the kernel not know them any more. */
const Ports = z.array(
  z.object({ port: z.int(), protocol: z.enum(['tcp', 'udp']), edge: z.literal(true).optional() }),
)
const bundleOf = ({ folder }: Place) => join(folder, 'sandbox')
const portsFile = (place: Place) => join(bundleOf(place), 'ports.json')

/** Runs each server in a container of its own: see docs/decisions/0034. */
export async function sandboxRuntime(options: SandboxOptions): Promise<Runtime & { engine: Engine }> {
  const { dataDir, programs, network, disks, processes, keep, warn } = options
  const containers = await engine(programs, engineFolder(dataDir))
  const groups = groupOfNode(dataDir)
  const groupOf = (id: string) => `${groups}/${id}`
  const tasks = await taskRunner(options, groups)
  const helpers = await sandboxHelpers(options, groups)
  // Of servers that do not run, and of agents that were killed.
  await network.cleanUp(await containers.list())

  async function clear(id: string): Promise<void> {
    await containers.remove(id)
    await network.leave(id)
    removeGroupOfNode(groups)
  }

  function watched(place: Place, streams: { stdin: Writable; stdout: Readable; stderr: Readable }): Running {
    const { id } = place
    const { stdin, stdout, stderr } = streams
    return contained({
      ...{ id, engine: containers, group: group(groupOf(id)), stdin, outputs: { stdout, stderr } },
      isDiskFull: () => disks.isFull(place),
      diskMb: async () => (await disks.usage(place))?.usedMb,
      grow: (diskMb) =>
        disks.grow(place, diskMb).catch((error: Error) => warn(`server ${id}: ${error.message}`)),
      // What stays is ended and cleared away before its next start.
      clear: () => clear(id).catch(() => undefined),
    })
  }

  async function adopt(place: Place): Promise<Running | undefined> {
    try {
      const running = watched(place, openFifos(place.folder))
      await rejoin(place).catch((error: Error) => warn(`server ${place.id}: its network: ${error.message}`))
      return running
    } catch {
      return undefined
    }
  }

  /** Has a server that runs have its network, though somebody took it away while no agent was there. */
  async function rejoin(place: Place): Promise<void> {
    const ports = await readKept(portsFile(place), Ports)
    const pid = await containers.pidOf(place.id)
    if (ports && pid !== undefined) await network.join(place.id, ports, pid)
  }

  /** Ends what runs of it, gently at first. */
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
    // Neither waits for the other, and if one fails the other is over before what they made is taken away.
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
    about: { kind: 'sandbox', verified: true, lacks: [] },
    // A network of its own, in which nobody else is.
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
      // Before anybody looks into `data`.
      await disks.mount(place)
      await processes.create(place)
    },
    async furnish(place, diskMb) {
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
      if (exit) return endedBefore(exit)
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
        await clear(place.id).catch(() => undefined)
        throw error
      } finally {
        for (const fd of fifos.theirs) closeSync(fd)
      }
    },
    async publish(place, ports) {
      const text = JSON.stringify(ports)
      const before = JSON.stringify(await readKept(portsFile(place), Ports))
      if (before === text) return
      await writeAtomically(portsFile(place), text)
      await rejoin(place).catch(async (error) => {
        // What leads there is as before: whoever asks again is to be heard.
        if (before) await writeAtomically(portsFile(place), before)
        throw error
      })
    },
    keep: () => network.keep(containers.pidOf),
    async close() {
      await helpers.close()
      containers.close()
      tasks.close()
      const left = await containers.list()
      if (left.length === 0) removeGroupOfNode(groups)
      for (const id of await serverFolders(dataDir))
        if (!left.includes(id)) {
          const { path: folder, data } = serverFolder(dataDir, id)
          await disks.close({ id, folder, data }).catch(() => undefined)
        }
      await network.close(left)
    },
  }
}
