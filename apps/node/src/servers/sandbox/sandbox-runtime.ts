import { closeSync } from 'node:fs'
import { lstat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { readJsonFile, writeAtomically } from '@zubr/on-node/atomic-file'
import { isServerUid } from '@zubr/process/server-users'
import { z } from 'zod'
import type { Helper, Place, Running, RunSpec, Runtime, ServerPort, TaskSpec } from '../../runtime/runtime.ts'
import { isServerId, serverFolder, serverFolders } from '../folder/server-folder.ts'
import { makeFifos, openFifos } from '../process/fifos.ts'
import { machineName, writeBundle } from './bundle.ts'
import { cgroup, removeGroupOfNode } from './cgroup.ts'
import { ContainedServer, endedServer } from './contained-server.ts'
import { ContainerEngine, engineFolder, type Programs, type Streams } from './container-engine.ts'
import type { ServerDisks } from './disk/server-disks.ts'
import type { ServerNetworks } from './network/server-networks.ts'
import { nodeCgroup } from './node-cgroup.ts'
import { SandboxHelpers } from './sandbox-helpers.ts'
import { SandboxTaskRunner } from './sandbox-task-runner.ts'

/** How long a server that outlived its agent may take to save its world. */
const survivorGraceMs = 5_000

export type SandboxOptions = {
  /** A real path. */
  dataDir: string
  programs: Programs
  network: Pick<ServerNetworks, 'join' | 'leave' | 'addressOf' | 'restore' | 'cleanUp' | 'close'>
  disks: Pick<
    ServerDisks,
    'open' | 'needsUnmount' | 'grow' | 'mount' | 'close' | 'remove' | 'usage' | 'isFull'
  >
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

type SandboxParts = { engine: ContainerEngine; tasks: SandboxTaskRunner; helpers: SandboxHelpers }

/** Runs each server in its own container: see docs/decisions/0034. */
export class SandboxRuntime implements Runtime {
  readonly about = { kind: 'sandbox', verified: true, missingProtections: [] as string[] } as const
  readonly sharesPorts = false
  readonly keepsServers: boolean
  readonly engine: ContainerEngine
  readonly #options: SandboxOptions
  readonly #tasks: SandboxTaskRunner
  readonly #helpers: SandboxHelpers
  /** The node's cgroup. */
  readonly #groups: string

  /** Use `open`, which opens the parts. */
  constructor(options: SandboxOptions, parts: SandboxParts) {
    this.#options = options
    this.keepsServers = options.keep
    this.engine = parts.engine
    this.#tasks = parts.tasks
    this.#helpers = parts.helpers
    this.#groups = nodeCgroup(options.dataDir)
  }

  /** Adopts containers of an earlier agent, and removes networks of stopped servers. */
  static async open(options: SandboxOptions): Promise<SandboxRuntime> {
    const groups = nodeCgroup(options.dataDir)
    const engine = await ContainerEngine.open(options.programs, engineFolder(options.dataDir))
    const tasks = await SandboxTaskRunner.open(options, groups)
    const helpers = await SandboxHelpers.open(options, groups)
    await options.network.cleanUp(await engine.list())
    return new SandboxRuntime(options, { engine, tasks, helpers })
  }

  runTask(task: TaskSpec, signal: AbortSignal): Promise<void> {
    return this.#tasks.run(task, signal)
  }

  startHelper(place: Place, diskMb: number): Promise<Helper> {
    return this.#helpers.start(place, diskMb)
  }

  // It listens on all addresses of its own network.
  listensAt(): string {
    return '0.0.0.0'
  }

  neighboursAt(): string {
    return machineName
  }

  addressOf(id: string): string | undefined {
    return this.#options.network.addressOf(id)
  }

  async list(): Promise<string[]> {
    const all = [...(await this.engine.list()), ...(await this.#options.processes.list())]
    return [...new Set(all.filter(isServerId))]
  }

  async create(place: Place): Promise<void> {
    // Before any access to `data`.
    await this.#options.disks.mount(place)
    await this.#options.processes.create(place)
  }

  async prepareDisk(place: Place, diskMb: number): Promise<void> {
    const { bavail, bsize } = await statfs(place.folder)
    if (!(await this.#options.disks.usage(place)) && bavail * bsize < diskMb * 2 ** 20)
      throw Object.assign(new Error('the node has no room for its disk'), { code: 'ENOSPC' })
    await this.#options.disks.open(place, diskMb, (await lstat(place.data)).uid)
  }

  async discard(place: Place): Promise<void> {
    await this.#helpers.end(place.id)
    await this.#clear(place.id)
    await this.#options.disks.remove(place)
  }

  async remove(place: Place): Promise<void> {
    await this.#helpers.end(place.id)
    await this.#clear(place.id)
    await this.#options.processes.remove(place)
  }

  async attach(place: Place): Promise<Running | undefined> {
    const { id } = place
    const status = await this.engine.status(id)
    if (status === 'running' && this.#options.keep) {
      const adopted = await this.#adopt(place)
      if (adopted) return adopted
    }
    const exit = this.#options.keep && status !== 'running' ? await this.engine.lastExit(id) : undefined
    await this.#endLeft(id)
    if (exit) return endedServer(exit)
    return this.#options.processes.attach(place)
  }

  async start(place: Place, spec: RunSpec): Promise<Running> {
    const fifos = await makeFifos(place.folder, !this.#options.keep)
    if (!fifos) throw new Error('a server’s streams could not be made')
    try {
      await this.#begin(place, spec, fifos.theirs)
      return this.#watched(place, fifos.ours)
    } catch (error) {
      for (const socket of Object.values(fifos.ours)) socket.destroy()
      // The next start removes what is left.
      await this.#clear(place.id).catch(() => undefined)
      throw error
    } finally {
      for (const fd of fifos.theirs) closeSync(fd)
    }
  }

  async publish(place: Place, ports: readonly ServerPort[]): Promise<void> {
    const text = JSON.stringify(ports)
    const before = JSON.stringify(await readJsonFile(portsFile(place), Ports))
    if (before === text) return
    await writeAtomically(portsFile(place), text)
    await this.#rejoin(place).catch(async (error) => {
      // The former ports still lead to the server, so the caller can try again.
      if (before) await writeAtomically(portsFile(place), before)
      throw error
    })
  }

  restore(): Promise<string[]> {
    return this.#options.network.restore((id) => this.engine.pidOf(id))
  }

  async close(): Promise<void> {
    await this.#helpers.close()
    this.engine.close()
    this.#tasks.close()
    const left = await this.engine.list()
    if (left.length === 0) removeGroupOfNode(this.#groups)
    for (const id of await serverFolders(this.#options.dataDir))
      if (!left.includes(id)) {
        const { path: folder, data } = serverFolder(this.#options.dataDir, id)
        // A disk that is still in use stays mounted.
        await this.#options.disks.close({ id, folder, data }).catch(() => undefined)
      }
    await this.#options.network.close(left)
  }

  #groupOf(id: string) {
    return `${this.#groups}/${id}`
  }

  async #clear(id: string): Promise<void> {
    await this.engine.remove(id)
    await this.#options.network.leave(id)
    removeGroupOfNode(this.#groups)
  }

  #watched(place: Place, streams: { stdin: Writable; stdout: Readable; stderr: Readable }): Running {
    const { id } = place
    const { stdin, stdout, stderr } = streams
    return new ContainedServer({
      ...{ id, engine: this.engine, group: cgroup(this.#groupOf(id)), stdin, outputs: { stdout, stderr } },
      isDiskFull: () => this.#options.disks.isFull(place),
      diskMb: async () => (await this.#options.disks.usage(place))?.usedMb,
      grow: (diskMb) =>
        this.#options.disks
          .grow(place, diskMb)
          .catch((error: Error) => this.#options.warn(`server ${id}: ${error.message}`)),
      // The next start removes what is left.
      clear: () => this.#clear(id).catch(() => undefined),
    })
  }

  async #adopt(place: Place): Promise<Running | undefined> {
    try {
      const running = this.#watched(place, openFifos(place.folder))
      await this.#rejoin(place).catch((error: Error) =>
        this.#options.warn(`server ${place.id}: its network: ${error.message}`),
      )
      return running
    } catch {
      // Its streams are gone, so it cannot be adopted.
      return undefined
    }
  }

  /** Restores a running server's network if another program removed it while no agent ran. */
  async #rejoin(place: Place): Promise<void> {
    const ports = await readJsonFile(portsFile(place), Ports)
    const pid = await this.engine.pidOf(place.id)
    if (ports && pid !== undefined) await this.#options.network.join(place.id, ports, pid)
  }

  /** Ends its container: first SIGTERM, then SIGKILL. */
  async #endLeft(id: string): Promise<void> {
    if ((await this.engine.status(id)) === 'running') {
      await this.engine.terminate(id)
      await this.engine.ended(id, AbortSignal.timeout(survivorGraceMs))
    }
    await this.#clear(id)
  }

  async #begin(place: Place, spec: RunSpec, streams: Streams): Promise<void> {
    const { id, folder, data } = place
    const { command, reads, ports } = spec
    const bundle = bundleOf(place)
    const { uid } = await lstat(data)
    if (!isServerUid(uid)) throw new Error(`${data} belongs to no user of a server`)
    await this.#clear(id)
    if (await this.#options.disks.needsUnmount(place, spec.diskMb)) await this.#helpers.end(id)
    // Both run concurrently. If one fails, the other has to finish before their results are
    // removed.
    const [disk, joining] = await Promise.allSettled([
      this.#options.disks.open(place, spec.diskMb, uid),
      this.#options.network.join(id, ports),
    ])
    if (disk.status === 'rejected') throw disk.reason
    if (joining.status === 'rejected') throw joining.reason
    const joined = joining.value
    await writeBundle({
      ...{ folder: bundle, command, uid, reads: [...reads, folder] },
      ...{ writes: { at: data, from: data }, home: data },
      ...{ group: this.#groupOf(id), ...joined, limits: spec },
    })
    await writeAtomically(portsFile(place), JSON.stringify(ports))
    await this.engine.start(id, bundle, streams)
  }
}
