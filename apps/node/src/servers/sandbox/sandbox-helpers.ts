import { lstat, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isServerUid } from '@zubr/process/server-users'
import { helperCommand, helperReads } from '../../files/program.ts'
import { openSharedFiles } from '../../files/shared-files.ts'
import type { Helper, Place } from '../../runtime/runtime.ts'
import { writeBundle } from './bundle.ts'
import { cgroup, removeGroupOfNode } from './cgroup.ts'
import { ContainerEngine, engineFolder, type Programs } from './container-engine.ts'
import type { ServerDisks } from './disk/server-disks.ts'

type SandboxHelperDeps = {
  /** A real path. */
  dataDir: string
  programs: Programs
  disks: Pick<ServerDisks, 'open' | 'mount' | 'grow' | 'usage'>
}

/** A folder of its own, so that no helper counts as a server. */
const helpersFolder = (dataDir: string) => join(engineFolder(dataDir), 'helpers')

/** An archive tool may take more than half of it: files/helper/archives/engine.ts. */
const limits = { memoryMb: 768, processes: 4, cpuCores: null }

/**
 * Starts helpers in containers of their own: the server's user and `data`, but no network and no
 * access to its processes. They end when their input closes, and so with the agent.
 */
export class SandboxHelpers {
  readonly #disks: SandboxHelperDeps['disks']
  readonly #containers: ContainerEngine
  readonly #groups: string
  readonly #bundles: string
  readonly #helpers = new Map<string, Helper>()

  /** Use `open`, which opens the engine and removes the helpers of a killed agent. */
  constructor({ dataDir, disks }: SandboxHelperDeps, containers: ContainerEngine, groups: string) {
    this.#disks = disks
    this.#containers = containers
    this.#groups = groups
    this.#bundles = join(helpersFolder(dataDir), 'bundles')
  }

  /** `groups` is the node's cgroup. */
  static async open(deps: SandboxHelperDeps, groups: string): Promise<SandboxHelpers> {
    const containers = await ContainerEngine.open(deps.programs, helpersFolder(deps.dataDir))
    const helpers = new SandboxHelpers(deps, containers, groups)
    await mkdir(helpers.#bundles, { recursive: true, mode: 0o700 })
    for (const id of await containers.list()) await helpers.#clear(id)
    return helpers
  }

  async end(id: string): Promise<void> {
    const helper = this.#helpers.get(id)
    helper?.kill()
    await helper?.exited
  }

  async start(place: Place, diskMb: number): Promise<Helper> {
    const { id, data } = place
    await this.end(id)
    await this.#clear(id)
    const { uid } = await lstat(data)
    if (!isServerUid(uid)) throw new Error('it belongs to no user of a server yet')
    await this.#disks.mount(place)
    // A disk that is mounted later would hide files that were written to the plain folder.
    if (await this.#disks.usage(place)) await this.#disks.grow(place, diskMb).catch(() => undefined)
    else await this.#disks.open(place, diskMb, uid)
    const hasDisk = (await this.#disks.usage(place)) !== undefined
    const bundle = join(this.#bundles, id)
    await writeBundle({
      ...{ folder: bundle, command: helperCommand(data, hasDisk ? null : diskMb), uid, reads: helperReads },
      ...{ writes: { at: data, from: data }, home: '/tmp' },
      ...{ group: this.#cgroupPath(id), namespace: null, resolvers: [], limits },
    })
    const { stdin, stdout, lends } = await this.#startIn(id, bundle, uid, data).catch(async (error) => {
      // Otherwise it would use the server's disk until the next helper is started.
      await this.#clear(id).catch(() => undefined)
      throw error
    })
    const helper: Helper = {
      input: stdin,
      output: stdout,
      lends,
      kill: () => {
        void cgroup(this.#cgroupPath(id)).kill()
        void this.#containers.signal(id, 'KILL')
      },
      exited: this.#containers.ended(id, new AbortController().signal).then(async () => {
        await lends?.returned()
        if (this.#helpers.get(id) === helper) this.#helpers.delete(id)
        // The next start of the helper removes what is left.
        await this.#clear(id).catch(() => undefined)
      }),
    }
    this.#helpers.set(id, helper)
    return helper
  }

  async close(): Promise<void> {
    await Promise.all([...this.#helpers.keys()].map((id) => this.end(id)))
    this.#containers.close()
  }

  #cgroupPath(id: string): string {
    return `${this.#groups}/helper-${id}`
  }

  async #clear(id: string): Promise<void> {
    await this.#containers.remove(id)
    await rm(join(this.#bundles, id), { recursive: true, force: true })
    removeGroupOfNode(this.#groups)
  }

  async #startIn(id: string, bundle: string, uid: number, data: string) {
    const { stdin, stdout } = await this.#containers.start(id, bundle, ['pipe', 'pipe', 'ignore'])
    if (!stdin || !stdout) throw new Error('a helper was started without its streams')
    const lends = await openSharedFiles(Number(await readFile(join(bundle, 'pid'), 'utf8')), uid, data)
    return { stdin, stdout, lends }
  }
}
