import { existsSync, readdirSync, readFileSync, rmdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Limited, Usage } from '../../runtime/runtime.ts'
import { isCgroupV2, maxTasks, memoryBytes } from './limits.ts'

const mount = '/sys/fs/cgroup'
const inTree = (tree: string, group: string) => join(mount, isCgroupV2 ? '' : tree, group)
/**
 * The hierarchy in which a cgroup can be killed as a whole. With cgroup v1 it is separate from the
 * limits.
 */
const main = (group: string) => inTree('unified', group)
/** Synchronous, as the kernel answers without disk access. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The group is gone, or this kernel has no such file.
    return ''
  }
}
const numberOf = (text: string, key: string) =>
  Number(new RegExp(`^${key} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)

/** A container's cgroup. `path` is the one of its bundle. */
export function cgroup(path: string) {
  let before: { at: number; busyUs: number } | undefined
  const memory = (file: string) => textOf(join(inTree('memory', path), file))
  return {
    /** Undefined if it has no processes. */
    async stats(): Promise<Usage | undefined> {
      const processes = textOf(join(inTree('pids', path), 'cgroup.procs')).split('\n').length - 1
      if (processes < 1) return undefined
      const cpu = isCgroupV2
        ? textOf(join(main(path), 'cpu.stat'))
        : textOf(join(inTree('cpuacct', path), 'cpuacct.usage'))
      const held = memory(isCgroupV2 ? 'memory.current' : 'memory.usage_in_bytes')
      const statistics = memory('memory.stat')
      const at = performance.now()
      const busyUs = isCgroupV2 ? numberOf(cpu, 'usage_usec') : Number(cpu) / 1000
      const passedUs = before ? (at - before.at) * 1000 : 0
      const cpuPercent =
        before && passedUs > 0 ? Math.round((1000 * (busyUs - before.busyUs)) / passedUs) / 10 : 0
      before = { at, busyUs }
      // Page cache that can be dropped does not count as memory of the server.
      const cached = numberOf(statistics, isCgroupV2 ? 'inactive_file' : 'total_inactive_file')
      const memoryMb = Math.max(0, Math.round((Number(held) - cached) / 2 ** 20))
      return { cpuPercent: Math.max(0, cpuPercent), memoryMb, processes }
    },
    /** Whether the kernel has killed a process of it for memory. */
    async ranOutOfMemory(): Promise<boolean> {
      return numberOf(memory(isCgroupV2 ? 'memory.events' : 'memory.oom_control'), 'oom_kill') > 0
    },
    /**
     * Sets its limits. May take a while, as the kernel first reclaims memory above the new limit.
     */
    async limit(limits: Pick<Limited, 'memoryMb' | 'processes'>): Promise<void> {
      const bytes = String(memoryBytes(limits))
      const swap = join(inTree('memory', path), 'memory.memsw.limit_in_bytes')
      const limit = join(inTree('memory', path), isCgroupV2 ? 'memory.max' : 'memory.limit_in_bytes')
      // The limit of memory plus swap must not be lower than that of memory, so the order depends
      // on the former limits.
      // In one of the two orders the first write is refused; the last one repeats it.
      for (const file of [swap, limit, swap])
        if (existsSync(file)) await writeFile(file, bytes).catch(() => undefined)
      // The group may have ended by now.
      await writeFile(join(inTree('pids', path), 'pids.max'), String(maxTasks(limits))).catch(() => undefined)
    },
    /** Kills all its processes at once, where the kernel can. */
    async kill(): Promise<void> {
      // Kernels before 5.14 have no such file.
      await writeFile(join(main(path), 'cgroup.kill'), '1').catch(() => undefined)
    },
  }
}
export type Cgroup = ReturnType<typeof cgroup>

/** Removes the parent cgroup of a node's servers, unless it is in use. */
export function removeGroupOfNode(path: string): void {
  const trees = isCgroupV2 ? [''] : readdirSync(mount)
  for (const tree of trees)
    try {
      rmdirSync(join(mount, tree, path))
    } catch {
      // It does not exist or is not empty.
    }
}
