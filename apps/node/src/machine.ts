import { statfs } from 'node:fs/promises'
import { cpus, freemem, totalmem } from 'node:os'
import { join } from 'node:path'
import type { NodeMeasurement } from '@zubr/domain/nodes/problem'
import { readOrEmpty } from './runtime/read-or-empty.ts'

/** CPU time since the machine started, over all cores, in one unit. */
export type CpuTimes = { busy: number; total: number }

export function cpuTimes(): CpuTimes {
  let [busy, total] = [0, 0]
  for (const { times } of cpus()) {
    const all = times.user + times.nice + times.sys + times.idle + times.irq
    total += all
    busy += all - times.idle
  }
  return { busy, total }
}

/**
 * Percent of the CPU time between two readings, 0 to 100 with one decimal. 0 if no time has passed.
 */
export function loadBetween(before: CpuTimes, after: CpuTimes): number {
  const total = after.total - before.total
  if (total <= 0) return 0
  const percent = (100 * (after.busy - before.busy)) / total
  return Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10
}

/**
 * Bytes that programs could still allocate. Caches count as free. Source: MemAvailable,
 * proc_meminfo(5).
 */
export function memAvailable(meminfo: string): number | undefined {
  const kib = /^MemAvailable:\s+(\d+) kB$/m.exec(meminfo)?.[1]
  return kib === undefined ? undefined : Number(kib) * 1024
}

/**
 * Bytes that a container's processes use. Caches count as free. Source: memory.current and
 * memory.stat in "Control Group v2" of Linux.
 */
export function memoryHeld(current: string, statistics: string): number | undefined {
  if (!/^\d+$/.test(current.trim())) return undefined
  const cached = ['active_file', 'inactive_file', 'slab_reclaimable'].map((name) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(statistics)?.[1] ?? 0),
  )
  const held = cached.reduce((left, bytes) => left - bytes, Number(current))
  return Math.max(0, held)
}

/** Total and free memory for programs here: the machine's, or less in a container with a limit. */
export function memoryWithin(
  machine: { totalBytes: number; availableBytes: number },
  limitBytes: number,
  heldBytes = 0,
): { totalBytes: number; availableBytes: number } {
  // Without a limit it is 0, or more than any machine has.
  if (limitBytes <= 0 || limitBytes >= machine.totalBytes) return machine
  return {
    totalBytes: limitBytes,
    availableBytes: Math.max(0, Math.min(machine.availableBytes, limitBytes - heldBytes)),
  }
}

async function memoryHeldHere(): Promise<number | undefined> {
  const group = /^0::(\/.*)$/m.exec(await readOrEmpty('/proc/self/cgroup'))?.[1]
  if (group === undefined) return undefined
  const [current = '', statistics = ''] = await Promise.all(
    ['memory.current', 'memory.stat'].map((name) => readOrEmpty(join('/sys/fs/cgroup', group, name))),
  )
  return memoryHeld(current, statistics)
}

/**
 * Measures this machine. `load` covers the time since `before`. The disk is the one with `dataDir`.
 */
export async function measure(
  dataDir: string,
  before: CpuTimes,
): Promise<{ measurement: NodeMeasurement; cpu: CpuTimes }> {
  const [disk, meminfo, held] = await Promise.all([
    statfs(dataDir),
    readOrEmpty('/proc/meminfo'),
    memoryHeldHere(),
  ])
  const machine = { totalBytes: totalmem(), availableBytes: memAvailable(meminfo) ?? freemem() }
  const memory = memoryWithin(machine, process.constrainedMemory(), held)
  const cpu = cpuTimes()
  return {
    cpu,
    measurement: {
      load: loadBetween(before, cpu),
      memoryAvailableBytes: memory.availableBytes,
      memoryTotalBytes: memory.totalBytes,
      // For ordinary users, who have less free space than root.
      diskFreeBytes: disk.bavail * disk.bsize,
      diskTotalBytes: disk.blocks * disk.bsize,
    },
  }
}
