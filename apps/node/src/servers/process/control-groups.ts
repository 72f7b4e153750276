import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readOrEmpty } from '../../runtime/read-or-empty.ts'
import { type Limited, type RunSpec, slack } from '../../runtime/runtime.ts'

/**
 * The kernel's cgroups, one for each server. A process cannot leave its cgroup. The kernel enforces
 * the limits, and kills all processes of a cgroup at once, however fast they fork.
 */
export type ControlGroups = {
  /** Wraps `command`, so that it first enters the server's cgroup as root. */
  entering(id: string, command: RunSpec['command']): RunSpec['command']
  /** Sets its limits. May take a while, as the kernel first reclaims memory above the new limit. */
  limit(id: string, limits: Pick<Limited, 'memoryMb' | 'processes'>): Promise<void>
  /** Kills all its processes. False if the server has no cgroup. */
  kill(id: string): Promise<boolean>
  /** Number of its processes that the kernel has killed for memory since the cgroup was made. */
  endsForMemory(id: string): Promise<number>
  /** Removes the cgroup once it is empty. */
  remove(id: string): Promise<void>
}

/** The limit counts threads too. */
const tasksPerProcess = 32

const mount = '/sys/fs/cgroup'

/**
 * The cgroups of the servers in `dataDir`. Undefined if this process may make none: it needs root,
 * Linux 5.14 and a container that allows it. With cgroup v1, memory and processes have hierarchies
 * of their own beside the one that kills.
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
    // Without a writable cgroup tree, servers run without groups.
    return undefined
  }
  const groups = new ServerCgroups(name, unified)
  groups.removeEmptyParents()
  return groups
}

class ServerCgroups implements ControlGroups {
  /** The parent in the hierarchy that can kill a cgroup as a whole. */
  readonly #main: string
  readonly #unified: string
  /** The parents in the hierarchies of cgroup v1. Not each machine has them. */
  readonly #older: { memory: string; pids: string }
  /** The parents that exist on this machine. */
  readonly #parents: string[]

  constructor(name: string, unified: string) {
    this.#unified = unified
    this.#main = join(unified, name)
    this.#older = { memory: join(mount, 'memory', name), pids: join(mount, 'pids', name) }
    const older = Object.values(this.#older).filter((dir) => unified !== mount && existsSync(dirname(dir)))
    this.#parents = [this.#main, ...older]
  }

  removeEmptyParents(): void {
    for (const dir of this.#parents) unlessRefused(() => rmdirSync(dir))
  }

  // Synchronous, so that the end of another server cannot remove a folder in between.
  entering(id: string, command: RunSpec['command']): RunSpec['command'] {
    for (const dir of this.#parents) mkdirSync(dir, { recursive: true })
    // In cgroup v2, controllers are enabled level by level.
    for (const dir of [this.#unified, this.#main])
      for (const controller of ['+memory', '+pids'])
        unlessRefused(() => writeFileSync(join(dir, 'cgroup.subtree_control'), controller))
    for (const dir of this.#foldersOf(id)) mkdirSync(dir, { recursive: true })
    const files = this.#foldersOf(id).map((dir) => `'${join(dir, 'cgroup.procs')}'`)
    const enter = `for file in ${files.join(' ')}; do echo 0 >"$file" || exit 1; done`
    return ['sh', '-c', `${enter}; unset PWD OLDPWD; exec "$@"`, 'sh', ...command]
  }

  async limit(id: string, { memoryMb, processes }: Pick<Limited, 'memoryMb' | 'processes'>): Promise<void> {
    const bytes = String(Math.ceil(memoryMb * slack) * 2 ** 20)
    const tasks = String(processes * tasksPerProcess)
    // Each machine has only some of these files.
    const limits: [file: string, value: string][] = [
      [join(this.#main, id, 'memory.max'), bytes],
      [join(this.#main, id, 'memory.swap.max'), '0'],
      [join(this.#main, id, 'pids.max'), tasks],
      [join(this.#older.memory, id, 'memory.limit_in_bytes'), bytes],
      [join(this.#older.pids, id, 'pids.max'), tasks],
    ]
    // The kernel may refuse a limit; the agent also watches what the server uses.
    for (const [file, value] of limits)
      if (existsSync(file)) await writeFile(file, value).catch(() => undefined)
  }

  kill(id: string): Promise<boolean> {
    return writeFile(join(this.#main, id, 'cgroup.kill'), '1').then(
      () => true,
      // The group may be gone; the caller then signals the processes.
      () => false,
    )
  }

  async endsForMemory(id: string): Promise<number> {
    const files = [join(this.#main, id, 'memory.events'), join(this.#older.memory, id, 'memory.oom_control')]
    const texts = await Promise.all(files.map(readOrEmpty))
    return Number(/^oom_kill (\d+)$/m.exec(texts.join('\n'))?.[1] ?? 0)
  }

  async remove(id: string): Promise<void> {
    // Killed processes may take a moment to end. A cgroup that stays is empty and uses nothing.
    for (const dir of this.#foldersOf(id))
      for (let tries = 0; tries < 20; tries++) {
        const left = await rmdir(dir).then(
          () => false,
          ({ code }: NodeJS.ErrnoException) => code === 'EBUSY',
        )
        if (!left) break
        await wait(50)
      }
    this.removeEmptyParents()
  }

  #foldersOf(id: string): string[] {
    return this.#parents.map((dir) => join(dir, id))
  }
}

/** Ignores a refusal of the kernel, as the agent's own checks replace the limit. */
function unlessRefused(work: () => void): void {
  try {
    work()
  } catch {
    // See above.
  }
}
