import { closeSync, existsSync } from 'node:fs'
import { chmod, lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteFolder } from '../../runtime/delete-folder.ts'
import { type Exit, type Place, type Running, TaskFailed, type TaskSpec } from '../../runtime/runtime.ts'
import { SerialQueue } from '../../runtime/serial-queue.ts'
import { makeFifos } from '../process/fifos.ts'
import { outputTail, taskFailed } from '../process/process-task-runner.ts'
import { chownTree, firstServerUid, taskUid } from '../process/server-users.ts'
import { writeBundle } from './bundle.ts'
import { cgroup, removeGroupOfNode } from './cgroup.ts'
import { ContainedServer } from './contained-server.ts'
import { ContainerEngine, engineFolder, type Programs } from './container-engine.ts'
import { copyTree } from './disk/copy-tree.ts'
import type { ServerDisks } from './disk/server-disks.ts'
import type { ServerNetworks } from './network/server-networks.ts'

type SandboxTaskDeps = {
  /** A real path. */
  dataDir: string
  programs: Programs
  network: Pick<ServerNetworks, 'join' | 'leave'>
  disks: Pick<ServerDisks, 'open' | 'remove' | 'isFull'>
}

/** A folder of its own, so that no task counts as a server. */
const tasksFolder = (dataDir: string) => join(engineFolder(dataDir), 'tasks')

/** Name of its container, network and disk. Only one task runs at a time. */
const id = 'task'

/**
 * Runs one-off work in a container like a server's. It works on a copy of `writes` on its own disk,
 * which is copied back on success.
 */
export class SandboxTaskRunner {
  readonly #network: SandboxTaskDeps['network']
  readonly #disks: SandboxTaskDeps['disks']
  readonly #containers: ContainerEngine
  readonly #groups: string
  readonly #uid: number
  readonly #place: Place
  readonly #queue = new SerialQueue()

  /** Use `open`, which opens the engine and removes the task of a killed agent. */
  constructor(deps: SandboxTaskDeps, containers: ContainerEngine, groups: string, uid: number) {
    this.#network = deps.network
    this.#disks = deps.disks
    this.#containers = containers
    this.#groups = groups
    this.#uid = uid
    const folder = join(tasksFolder(deps.dataDir), 'work')
    this.#place = { id, folder, data: join(folder, 'data') }
  }

  /** `groups` is the node's cgroup. */
  static async open(deps: SandboxTaskDeps, groups: string): Promise<SandboxTaskRunner> {
    const containers = await ContainerEngine.open(deps.programs, tasksFolder(deps.dataDir))
    const uid = taskUid((await firstServerUid(deps.dataDir)) ?? 0)
    const runner = new SandboxTaskRunner(deps, containers, groups, uid)
    await runner.#clear()
    return runner
  }

  run(task: TaskSpec, signal: AbortSignal): Promise<void> {
    return this.#queue.run(() => this.#run(task, signal))
  }

  close(): void {
    this.#containers.close()
  }

  #cgroupPath(): string {
    return `${this.#groups}/${id}`
  }

  async #end(): Promise<void> {
    await this.#containers.remove(id)
    await this.#network.leave(id)
    removeGroupOfNode(this.#groups)
  }

  /** Removes everything of a task, also of one that another agent started. */
  async #clear(): Promise<void> {
    if (!existsSync(this.#place.folder)) return
    await this.#end()
    await this.#disks.remove(this.#place)
    await deleteFolder(this.#place.folder)
  }

  async #start(task: TaskSpec): Promise<Running> {
    const { command, reads, writes, memoryMb, processes, diskMb } = task
    await mkdir(this.#place.folder, { mode: 0o700 })
    await this.#disks.open(this.#place, diskMb, this.#uid)
    await copyTree(writes, this.#place.data)
    await chownTree(this.#place.data, this.#uid)
    const nothing = { namespace: null, resolvers: [] }
    const bundle = join(this.#place.folder, 'sandbox')
    await writeBundle({
      ...{
        folder: bundle,
        command,
        uid: this.#uid,
        reads,
        writes: { at: writes, from: this.#place.data },
        home: writes,
      },
      ...{ group: this.#cgroupPath(), ...(task.network ? await this.#network.join(id, []) : nothing) },
      limits: { memoryMb, processes, cpuCores: null },
    })
    const fifos = await makeFifos(this.#place.folder, true)
    if (!fifos) throw new Error('its streams could not be made')
    const { ours, theirs } = fifos
    try {
      await this.#containers.start(id, bundle, theirs)
    } catch (error) {
      for (const socket of Object.values(ours)) socket.destroy()
      throw error
    } finally {
      for (const fd of theirs) closeSync(fd)
    }
    const outputs = { stdout: ours.stdout, stderr: ours.stderr }
    // A task gets no input.
    ours.stdin.end()
    return new ContainedServer({
      ...{ id, engine: this.#containers, group: cgroup(this.#cgroupPath()), stdin: ours.stdin, outputs },
      isDiskFull: () => this.#disks.isFull(this.#place),
      // The next task removes what is left.
      clear: () => this.#end().catch(() => undefined),
    })
  }

  async #run(task: TaskSpec, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const output = outputTail()
    let why: string | undefined
    try {
      // Leftovers of a killed agent or of a failed cleanup.
      await this.#clear()
      const running = await this.#start(task).catch((error: Error) => {
        throw new TaskFailed(`it could not be started: ${error.message}`)
      })
      running.onOutput((_, text) => output.append(Buffer.from(text)))
      const kill = (reason: string) => {
        why ??= reason
        running.kill()
      }
      const stop = () => kill('this agent ends')
      signal.addEventListener('abort', stop, { once: true })
      if (signal.aborted) stop()
      const timer = setTimeout(
        () => kill(`it was not done within ${task.timeoutMs / 1_000} s`),
        task.timeoutMs,
      )
      const exit = await running.exited
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      if (await this.#containers.status(id)) throw new TaskFailed('what it has started could not be ended')
      if (why !== undefined || exit.code !== 0) throw taskFailed(why ?? howItEnded(exit), output)
      await this.#copyBack(task.writes)
    } finally {
      await this.#clear()
    }
  }

  /** Replaces the content of `writes` by the result. */
  async #copyBack(writes: string): Promise<void> {
    const { mode } = await lstat(writes)
    for (const name of await readdir(writes)) await rm(join(writes, name), { recursive: true, force: true })
    await copyTree(this.#place.data, writes)
    await chownTree(writes, process.getuid?.() ?? 0)
    await chmod(writes, mode & 0o7777)
  }
}

function howItEnded({ code, signal, reason }: Exit): string {
  if (reason === 'out_of_memory') return 'it took more memory than it may'
  if (reason === 'disk_full') return 'it filled its disk'
  if (signal !== null) return `it was ended by ${signal}`
  return code === null ? 'its end is unknown' : `it ended with ${code}`
}
