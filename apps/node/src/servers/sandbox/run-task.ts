import { closeSync, existsSync } from 'node:fs'
import { chmod, lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteFolder } from '../../runtime/delete-folder.ts'
import { type Exit, type Running, TaskFailed, type TaskSpec } from '../../runtime/runtime.ts'
import { makeFifos } from '../process/fifos.ts'
import { oneAtATime, outputTail, taskFailed } from '../process/run-task.ts'
import { chownTree, firstServerUid, taskUid } from '../process/server-users.ts'
import { writeBundle } from './bundle.ts'
import { cgroup, removeGroupOfNode } from './cgroup.ts'
import { containedServer } from './contained-server.ts'
import { copyTree } from './disk/copy-tree.ts'
import type { ServerDisks } from './disk/server-disks.ts'
import { engine, engineFolder, type Programs } from './engine.ts'
import type { ServerNetworks } from './network/server-networks.ts'

type SandboxTaskDeps = {
  /** A real path. */
  dataDir: string
  programs: Programs
  network: Pick<ServerNetworks, 'join' | 'leave'>
  disks: Pick<ServerDisks, 'open' | 'remove' | 'isFull'>
}

/** Name of its container, network and disk. Only one task runs at a time. */
const id = 'task'

/**
 * Runs one-off work in a container like a server's. It works on a copy of `writes` on its own disk,
 * which is copied back on success. `groups` is the node's cgroup.
 */
export async function taskRunner({ dataDir, programs, network, disks }: SandboxTaskDeps, groups: string) {
  // A folder of its own, so that no task counts as a server.
  const top = join(engineFolder(dataDir), 'tasks')
  const containers = await engine(programs, top)
  const folder = join(top, 'work')
  const place = { id, folder, data: join(folder, 'data') }
  const path = `${groups}/${id}`
  const uid = taskUid((await firstServerUid(dataDir)) ?? 0)

  async function end(): Promise<void> {
    await containers.remove(id)
    await network.leave(id)
    removeGroupOfNode(groups)
  }
  /** Removes everything of a task, also of one that another agent started. */
  async function clear(): Promise<void> {
    if (!existsSync(folder)) return
    await end()
    await disks.remove(place)
    await deleteFolder(folder)
  }

  async function start(task: TaskSpec): Promise<Running> {
    const { command, reads, writes, memoryMb, processes, diskMb } = task
    await mkdir(folder, { mode: 0o700 })
    await disks.open(place, diskMb, uid)
    await copyTree(writes, place.data)
    await chownTree(place.data, uid)
    const nothing = { namespace: null, resolvers: [] }
    const bundle = join(folder, 'sandbox')
    await writeBundle({
      ...{ folder: bundle, command, uid, reads, writes: { at: writes, from: place.data }, home: writes },
      ...{ group: path, ...(task.network ? await network.join(id, []) : nothing) },
      limits: { memoryMb, processes, cpuCores: null },
    })
    const fifos = await makeFifos(folder, true)
    if (!fifos) throw new Error('its streams could not be made')
    const { ours, theirs } = fifos
    try {
      await containers.start(id, bundle, theirs)
    } catch (error) {
      for (const socket of Object.values(ours)) socket.destroy()
      throw error
    } finally {
      for (const fd of theirs) closeSync(fd)
    }
    const outputs = { stdout: ours.stdout, stderr: ours.stderr }
    // A task gets no input.
    ours.stdin.end()
    return containedServer({
      ...{ id, engine: containers, group: cgroup(path), stdin: ours.stdin, outputs },
      isDiskFull: () => disks.isFull(place),
      // The next task removes what is left.
      clear: () => end().catch(() => undefined),
    })
  }

  async function runTask(task: TaskSpec, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const output = outputTail()
    let why: string | undefined
    try {
      // Leftovers of a killed agent or of a failed cleanup.
      await clear()
      const running = await start(task).catch((error: Error) => {
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
      if (await containers.status(id)) throw new TaskFailed('what it has started could not be ended')
      if (why !== undefined || exit.code !== 0) throw taskFailed(why ?? howItEnded(exit), output)
      await takeOver(task.writes)
    } finally {
      await clear()
    }
  }

  /** Replaces the content of `writes` by the result. */
  async function takeOver(writes: string): Promise<void> {
    const { mode } = await lstat(writes)
    for (const name of await readdir(writes)) await rm(join(writes, name), { recursive: true, force: true })
    await copyTree(place.data, writes)
    await chownTree(writes, process.getuid?.() ?? 0)
    await chmod(writes, mode & 0o7777)
  }

  await clear()
  return { run: oneAtATime(runTask), close: containers.close }
}

function howItEnded({ code, signal, reason }: Exit): string {
  if (reason === 'out_of_memory') return 'it took more memory than it may'
  if (reason === 'disk_full') return 'it filled its disk'
  if (signal !== null) return `it was ended by ${signal}`
  return code === null ? 'its end is unknown' : `it ended with ${code}`
}
