import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { readFile, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Limited, type RunSpec, slack } from '../../runtime/runtime.ts'

/**
 * The kernel's groups of processes (cgroups), one for each server: what is in one cannot leave it, is ended at once however fast
 * it forks, and takes no more than its limits, whether an agent watches or not.
 */
export type ControlGroups = {
  /** The command that first enters the server's group, as root, and then runs `command`. */
  entering(id: string, command: RunSpec['command']): RunSpec['command']
  /** Its limits from now on. The kernel may take a while: it first takes back what it can of memory that is over them. */
  limit(id: string, limits: Pick<Limited, 'memoryMb' | 'processes'>): Promise<void>
  /** Kills all that is in it; false if the server has no group. */
  kill(id: string): Promise<boolean>
  /** How many processes of it the kernel has ended for memory since the group was made. */
  endsForMemory(id: string): Promise<number>
  /** Takes the group away once nothing is in it. */
  remove(id: string): Promise<void>
}

/** Threads count too. */
const tasksPerProcess = 32

const mount = '/sys/fs/cgroup'

/**
 * The groups of the servers in `dataDir`; undefined where this process may make none (it takes root, Linux 5.14, and a container that
 * lets it). A machine may have all in one tree, or memory and processes in trees of their own beside the one that kills.
 */
export async function controlGroups(dataDir: string): Promise<ControlGroups | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  const name = `zubr-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
  const unified = [mount, join(mount, 'unified')].find((dir) => existsSync(join(dir, 'cgroup.controllers')))
  if (!unified) return undefined
  const main = join(unified, name)
  try {
    mkdirSync(main, { recursive: true })
    if (!existsSync(join(main, 'cgroup.kill'))) return undefined
  } catch {
    return undefined
  }
  const older = { memory: join(mount, 'memory'), pids: join(mount, 'pids') }
  const trees = [
    main,
    ...Object.values(older)
      .filter((dir) => unified !== mount && existsSync(dir))
      .map((dir) => join(dir, name)),
  ]
  const of = (id: string) => trees.map((dir) => join(dir, id))
  const memory = (id: string) => join(older.memory, name, id)
  const pids = (id: string) => join(older.pids, name, id)
  const removeTrees = () => {
    for (const dir of trees) unlessRefused(() => rmdirSync(dir))
  }
  removeTrees()

  return {
    // In one go: the end of another server must not take a folder away in between.
    entering(id, command) {
      for (const dir of trees) mkdirSync(dir, { recursive: true })
      // One tree for all hands its limits down step by step.
      for (const dir of [unified, main])
        for (const controller of ['+memory', '+pids'])
          unlessRefused(() => writeFileSync(join(dir, 'cgroup.subtree_control'), controller))
      for (const dir of of(id)) mkdirSync(dir, { recursive: true })
      const files = of(id).map((dir) => join(dir, 'cgroup.procs'))
      const script = `for file in ${files.map((file) => `'${file}'`).join(' ')}; do echo 0 >"$file" || exit 1; done; unset PWD OLDPWD; exec "$@"`
      return ['sh', '-c', script, 'sh', ...command]
    },
    async limit(id, { memoryMb, processes }) {
      const bytes = String(Math.ceil(memoryMb * slack) * 2 ** 20)
      const tasks = String(processes * tasksPerProcess)
      const limits: [file: string, value: string][] = [
        [join(main, id, 'memory.max'), bytes],
        [join(main, id, 'memory.swap.max'), '0'],
        [join(main, id, 'pids.max'), tasks],
        [join(memory(id), 'memory.limit_in_bytes'), bytes],
        [join(pids(id), 'pids.max'), tasks],
      ]
      // Each machine has some of them.
      for (const [file, value] of limits)
        if (existsSync(file)) await writeFile(file, value).catch(() => undefined)
    },
    async kill(id) {
      return writeFile(join(main, id, 'cgroup.kill'), '1').then(
        () => true,
        () => false,
      )
    },
    async endsForMemory(id) {
      const files = [join(main, id, 'memory.events'), join(memory(id), 'memory.oom_control')]
      const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')))
      return Number(/^oom_kill (\d+)$/m.exec(texts.join('\n'))?.[1] ?? 0)
    },
    async remove(id) {
      // What was killed a moment ago may not be gone yet. A folder that stays is empty and takes nothing.
      for (const dir of of(id))
        for (let tries = 0; tries < 20; tries++) {
          const left = await rmdir(dir).then(
            () => false,
            ({ code }: NodeJS.ErrnoException) => code === 'EBUSY',
          )
          if (!left) break
          await wait(50)
        }
      // The last one takes the folder above along.
      removeTrees()
    },
  }
}

/** Machines give different things; what one refuses, the agent's own watch does. */
function unlessRefused(work: () => void): void {
  try {
    work()
  } catch {
    // See above.
  }
}
