import { existsSync, readdirSync, readFileSync, rmdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Limited, Usage } from '../../runtime/runtime.ts'
import { bytesOf, isOneTree, tasksOf } from './limits.ts'

const mount = '/sys/fs/cgroup'
const inTree = (tree: string, group: string) => join(mount, isOneTree ? '' : tree, group)
/** The tree in which a group can be killed as a whole, also where limits have trees of their own. */
const main = (group: string) => inTree('unified', group)
/** At once: the kernel answers without a disk, sooner than another thread could be asked. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
const numberOf = (text: string, key: string) =>
  Number(new RegExp(`^${key} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)

/** A container's group of processes, as the kernel shows it. `path` is what its bundle calls it. */
export function group(path: string) {
  let before: { at: number; busyUs: number } | undefined
  const memory = (file: string) => textOf(join(inTree('memory', path), file))
  return {
    /** Undefined if nothing is in it. */
    async stats(): Promise<Usage | undefined> {
      const processes = textOf(join(inTree('pids', path), 'cgroup.procs')).split('\n').length - 1
      if (processes < 1) return undefined
      const cpu = isOneTree
        ? textOf(join(main(path), 'cpu.stat'))
        : textOf(join(inTree('cpuacct', path), 'cpuacct.usage'))
      const held = memory(isOneTree ? 'memory.current' : 'memory.usage_in_bytes')
      const statistics = memory('memory.stat')
      const at = performance.now()
      const busyUs = isOneTree ? numberOf(cpu, 'usage_usec') : Number(cpu) / 1000
      const passedUs = before ? (at - before.at) * 1000 : 0
      const cpuPercent =
        before && passedUs > 0 ? Math.round((1000 * (busyUs - before.busyUs)) / passedUs) / 10 : 0
      before = { at, busyUs }
      // What was read from disks and can be forgotten is not the server's need.
      const cached = numberOf(statistics, isOneTree ? 'inactive_file' : 'total_inactive_file')
      const memoryMb = Math.max(0, Math.round((Number(held) - cached) / 2 ** 20))
      return { cpuPercent: Math.max(0, cpuPercent), memoryMb, processes }
    },
    /** The kernel has ended something of it for memory. */
    async ranOutOfMemory(): Promise<boolean> {
      return numberOf(memory(isOneTree ? 'memory.events' : 'memory.oom_control'), 'oom_kill') > 0
    },
    /** Its limits from now on. The kernel may take a while: it first takes back what it can of memory that is over them. */
    async limit(limits: Pick<Limited, 'memoryMb' | 'processes'>): Promise<void> {
      const bytes = String(bytesOf(limits))
      const swap = join(inTree('memory', path), 'memory.memsw.limit_in_bytes')
      const limit = join(inTree('memory', path), isOneTree ? 'memory.max' : 'memory.limit_in_bytes')
      // The former limit of both together may be lower than the new one of memory, or the other way round.
      for (const file of [swap, limit, swap])
        if (existsSync(file)) await writeFile(file, bytes).catch(() => undefined)
      await writeFile(join(inTree('pids', path), 'pids.max'), String(tasksOf(limits))).catch(() => undefined)
    },
    /** Kills all that is in it in one go, where the kernel can. */
    async kill(): Promise<void> {
      await writeFile(join(main(path), 'cgroup.kill'), '1').catch(() => undefined)
    },
  }
}
export type Group = ReturnType<typeof group>

/** Takes the group away that held those of a node, unless something is left in it. */
export function removeGroupOfNode(path: string): void {
  const trees = isOneTree ? [''] : readdirSync(mount)
  for (const tree of trees)
    try {
      rmdirSync(join(mount, tree, path))
    } catch {
      // It is not there, or not empty.
    }
}
