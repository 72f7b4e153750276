import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { clean } from '../../console/lines.ts'
import { folderSize } from '../../runtime/folder-size.ts'
import { TaskFailed, type TaskSpec } from '../../runtime/runtime.ts'
import type { ControlGroups } from './control-groups.ts'
import { type Entrance, serverPath } from './entrance.ts'
import { killAsUser } from './kill-as-user.ts'
import { handOver } from './own-users.ts'
import { processes } from './process-table.ts'
import { allOf, endAll, freshTable, killAtOnce, signalOne } from './server-processes.ts'

const watchMs = 1_000
const lastLines = 5
const lastBytes = 4_096

type ProcessTaskDeps = {
  /** The user for tasks; null if all run as the agent does. */
  uid: number | null
  entrance: () => Promise<Entrance | undefined>
  groups: ControlGroups | undefined
}

/** Tasks as processes, one after the other: as their user each is killed whole. */
export const taskRunner = (means: ProcessTaskDeps) => oneByOne((task, signal) => runTask(task, signal, means))

/** Ends what a killed agent's task has left: nobody watches its time and its disk any more. */
export async function endLeftTasks(uid: number): Promise<void> {
  const find = async () => (await processes()).filter((one) => one.uid === uid && !one.zombie)
  await endAll(find, () => killAsUser(uid))
}

async function runTask(
  task: TaskSpec,
  signal: AbortSignal,
  { uid, entrance, groups }: ProcessTaskDeps,
): Promise<void> {
  signal.throwIfAborted()
  const { name, command, reads, writes, timeoutMs } = task
  const way = uid === null ? undefined : await entrance()
  if (uid !== null && !way) throw new TaskFailed('other users than root reach this folder by no way')
  if (uid !== null) {
    // What a task before has left that could not be ended.
    await killAsUser(uid)
    await handOver(writes, uid)
  }
  const use = uid === null ? undefined : { uid, cwd: writes, folders: [...reads, writes] }
  const inside = use && way ? way.command(command, use) : endsWithParent(command)
  const [program, ...args] = (uid !== null && groups?.entering(name, inside)) || inside
  const spawnUid = use && way?.uid(use)
  if (uid !== null) await groups?.limit(name, task)
  let child: ReturnType<typeof spawn>
  try {
    child = spawn(program, args, {
      cwd: writes,
      env: { PATH: serverPath, HOME: writes, LANG: 'C.UTF-8' },
      ...(spawnUid !== undefined && { uid: spawnUid, gid: spawnUid }),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    await once(child, 'spawn')
  } catch (error) {
    if (uid !== null) await handOver(writes, process.getuid?.() ?? 0)
    throw new TaskFailed(`it could not be started: ${(error as NodeJS.ErrnoException).code}`)
  }
  child.on('error', () => undefined)
  const words = lastWords()
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', words.hear)
  const leader = { pid: child.pid ?? -1, started: '', uid }
  let why: string | undefined
  const end = (reason: string) => {
    why ??= reason
    signalOne(-leader.pid, 'SIGKILL')
  }
  const stop = () => end('this agent ends')
  signal.addEventListener('abort', stop, { once: true })
  const timer = setTimeout(() => end(`it was not done within ${timeoutMs / 1_000} s`), timeoutMs)
  const ended = new AbortController()
  void watchDisk(task, ended.signal, end)
  const [code, killedBy] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  ended.abort()
  clearTimeout(timer)
  signal.removeEventListener('abort', stop)
  const started = ''
  const gone = await endAll(
    () => allOf(writes, { ...leader, started }, freshTable),
    () => killAtOnce(name, leader, uid === null ? undefined : groups),
  )
  if (uid !== null) {
    if ((await groups?.endsForMemory(name)) && code !== 0) why ??= 'it took more memory than it may'
    await groups?.remove(name)
  }
  if (!gone) throw new TaskFailed('what it has started could not be ended')
  if (uid !== null) await handOver(writes, process.getuid?.() ?? 0)
  if (code === 0 && why === undefined) return
  throw taskFailed(
    why ?? (killedBy === null ? `it ended with ${code}` : `it was ended by ${killedBy}`),
    words,
  )
}

/** The last of what a task says, however much that is. */
export function lastWords() {
  let said = Buffer.alloc(0)
  return {
    hear(chunk: Buffer): void {
      said = Buffer.concat([said, chunk]).subarray(-lastBytes)
    },
    lines: () => said.toString('utf8').split('\n').map(clean).filter(Boolean).slice(-lastLines),
  }
}

export function taskFailed(how: string, words: ReturnType<typeof lastWords>): TaskFailed {
  const lines = words.lines()
  const last = lines.length > 0 ? [`its last words: ${lines.join(' | ')}`] : []
  return new TaskFailed([how, ...last].join('; '))
}

/** Tasks run one after the other: they have one user in common. */
export function oneByOne(run: (task: TaskSpec, signal: AbortSignal) => Promise<void>) {
  let last: Promise<unknown> = Promise.resolve()
  return (task: TaskSpec, signal: AbortSignal): Promise<void> => {
    const next = last.then(() => run(task, signal))
    last = next.catch(() => undefined)
    return next
  }
}

/** Without users of their own nothing else would end it with an agent that is killed. */
function endsWithParent(command: TaskSpec['command']): readonly [string, ...string[]] {
  return process.platform === 'linux' ? ['setpriv', '--pdeathsig', 'KILL', '--', ...command] : command
}

async function watchDisk(task: TaskSpec, signal: AbortSignal, end: (why: string) => void): Promise<void> {
  const most = task.diskMb * 2 ** 20
  while (!signal.aborted) {
    const bytes = await folderSize(task.writes, { enoughBytes: most + 1, signal }).catch(() => undefined)
    if (bytes !== undefined && bytes > most) end(`it filled more than ${task.diskMb} MB`)
    await wait(watchMs, undefined, { signal }).catch(() => undefined)
  }
}
