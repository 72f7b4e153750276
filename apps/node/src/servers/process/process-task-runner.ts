import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { stripControls } from '../../console/lines.ts'
import { folderSize } from '../../runtime/folder-size.ts'
import { TaskFailed, type TaskSpec } from '../../runtime/runtime.ts'
import { SerialQueue } from '../../runtime/serial-queue.ts'
import type { ControlGroups } from './control-groups.ts'
import { killAsUser } from './kill-as-user.ts'
import { processes } from './process-table.ts'
import { endAll, findProcesses, forceKill, freshTable, signalOne } from './server-processes.ts'
import { chownTree } from './server-users.ts'
import { serverPath, type UserLauncher } from './user-launcher.ts'

const watchMs = 1_000
const lastLines = 5
const lastBytes = 4_096

type ProcessTaskDeps = {
  /** The user of tasks. Null if all run as the agent's user. */
  uid: number | null
  findLauncher: () => Promise<UserLauncher | undefined>
  groups: ControlGroups | undefined
}

/** Runs tasks as processes, one at a time, so that killing their user ends exactly one. */
export class ProcessTaskRunner {
  readonly #deps: ProcessTaskDeps
  readonly #queue = new SerialQueue()

  constructor(deps: ProcessTaskDeps) {
    this.#deps = deps
  }

  run(task: TaskSpec, signal: AbortSignal): Promise<void> {
    return this.#queue.run(() => runTask(task, signal, this.#deps))
  }
}

/** Ends the tasks of a killed agent, as nothing limits their time and disk any more. */
export async function endLeftoverTasks(uid: number): Promise<void> {
  const find = async () => (await processes()).filter((one) => one.uid === uid && !one.zombie)
  await endAll(find, () => killAsUser(uid))
}

async function runTask(task: TaskSpec, signal: AbortSignal, deps: ProcessTaskDeps): Promise<void> {
  signal.throwIfAborted()
  const { name, writes } = task
  const { uid, groups } = deps
  const child = await startTask(task, deps)
  child.on('error', () => undefined)
  const output = outputTail()
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', output.append)
  const leader = { pid: child.pid ?? -1, started: '', uid }
  const { code, killedBy, reason } = await taskExit(task, child, leader.pid, signal)
  let why = reason
  const hasEnded = await endAll(
    () => findProcesses(writes, leader, freshTable),
    () => forceKill(name, leader, uid === null ? undefined : groups),
  )
  if (uid !== null) {
    if ((await groups?.endsForMemory(name)) && code !== 0) why ??= 'it took more memory than it may'
    await groups?.remove(name)
  }
  if (!hasEnded) throw new TaskFailed('what it has started could not be ended')
  if (uid !== null) await chownTree(writes, process.getuid?.() ?? 0)
  if (code === 0 && why === undefined) return
  throw taskFailed(
    why ?? (killedBy === null ? `it ended with ${code}` : `it was ended by ${killedBy}`),
    output,
  )
}

/** Starts the process of a task, as the user of tasks if there is one. */
async function startTask(
  task: TaskSpec,
  { uid, findLauncher, groups }: ProcessTaskDeps,
): Promise<ChildProcess> {
  const { name, command, reads, writes } = task
  const way = uid === null ? undefined : await findLauncher()
  if (uid !== null && !way) throw new TaskFailed('other users than root reach this folder by no way')
  if (uid !== null) {
    // Processes of a former task that could not be ended.
    await killAsUser(uid)
    await chownTree(writes, uid)
  }
  const use = uid === null ? undefined : { uid, cwd: writes, folders: [...reads, writes] }
  const inside = use && way ? way.command(command, use) : withParentDeathSignal(command)
  const [program, ...args] = (uid !== null && groups?.entering(name, inside)) || inside
  const spawnUid = use && way?.uid(use)
  if (uid !== null) await groups?.limit(name, task)
  try {
    const child = spawn(program, args, {
      cwd: writes,
      env: { PATH: serverPath, HOME: writes, LANG: 'C.UTF-8' },
      ...(spawnUid !== undefined && { uid: spawnUid, gid: spawnUid }),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    await once(child, 'spawn')
    return child
  } catch (error) {
    if (uid !== null) await chownTree(writes, process.getuid?.() ?? 0)
    throw new TaskFailed(`it could not be started: ${(error as NodeJS.ErrnoException).code}`)
  }
}

type TaskExit = { code: number | null; killedBy: NodeJS.Signals | null; reason: string | undefined }

/** Waits for its end. Kills it when `signal` aborts, after its time, and when it fills its disk. */
async function taskExit(
  task: TaskSpec,
  child: ChildProcess,
  pid: number,
  signal: AbortSignal,
): Promise<TaskExit> {
  let reason: string | undefined
  const end = (why: string) => {
    reason ??= why
    signalOne(-pid, 'SIGKILL')
  }
  const stop = () => end('this agent ends')
  signal.addEventListener('abort', stop, { once: true })
  const timer = setTimeout(() => end(`it was not done within ${task.timeoutMs / 1_000} s`), task.timeoutMs)
  const ended = new AbortController()
  void watchDisk(task, ended.signal, end)
  const [code, killedBy] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  ended.abort()
  clearTimeout(timer)
  signal.removeEventListener('abort', stop)
  return { code, killedBy, reason }
}

/** Collects the end of a task's output, in bounded memory. */
export function outputTail() {
  let tail = Buffer.alloc(0)
  return {
    append(chunk: Buffer): void {
      tail = Buffer.concat([tail, chunk]).subarray(-lastBytes)
    },
    lines: () => tail.toString('utf8').split('\n').map(stripControls).filter(Boolean).slice(-lastLines),
  }
}

export function taskFailed(how: string, output: ReturnType<typeof outputTail>): TaskFailed {
  const lines = output.lines()
  const last = lines.length > 0 ? [`its last words: ${lines.join(' | ')}`] : []
  return new TaskFailed([how, ...last].join('; '))
}

/** Without users of their own, only this ends a task when its agent is killed. */
function withParentDeathSignal(command: TaskSpec['command']): readonly [string, ...string[]] {
  return process.platform === 'linux' ? ['setpriv', '--pdeathsig', 'KILL', '--', ...command] : command
}

async function watchDisk(task: TaskSpec, signal: AbortSignal, end: (why: string) => void): Promise<void> {
  const most = task.diskMb * 2 ** 20
  while (!signal.aborted) {
    // The task may delete files while they are counted; the next round counts again.
    const bytes = await folderSize(task.writes, { enoughBytes: most + 1, signal }).catch(() => undefined)
    if (bytes !== undefined && bytes > most) end(`it filled more than ${task.diskMb} MB`)
    // Rejects only on abort, which the loop checks.
    await wait(watchMs, undefined, { signal }).catch(() => undefined)
  }
}
