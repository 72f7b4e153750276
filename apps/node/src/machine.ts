import { readFile, statfs } from 'node:fs/promises'
import { cpus, freemem, totalmem } from 'node:os'
import type { NodeMeasurement } from '@zubr/domain/node-problem'

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

/** Percent of the CPU time between two readings, 0 to 100 with one decimal; 0 if none has passed. */
export function loadBetween(before: CpuTimes, after: CpuTimes): number {
  const total = after.total - before.total
  if (total <= 0) return 0
  const percent = (100 * (after.busy - before.busy)) / total
  return Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10
}

/** Bytes that programs could still take, caches counted as free. Source: MemAvailable, proc_meminfo(5). */
export function memAvailable(meminfo: string): number | undefined {
  const kib = /^MemAvailable:\s+(\d+) kB$/m.exec(meminfo)?.[1]
  return kib === undefined ? undefined : Number(kib) * 1024
}

/** This machine now. `load` covers the time since `before`; the disk is the one that holds `dataDir`. */
export async function measure(
  dataDir: string,
  before: CpuTimes,
): Promise<{ measurement: NodeMeasurement; cpu: CpuTimes }> {
  const [disk, meminfo] = await Promise.all([
    statfs(dataDir),
    readFile('/proc/meminfo', 'utf8').catch(() => ''),
  ])
  const cpu = cpuTimes()
  return {
    cpu,
    measurement: {
      load: loadBetween(before, cpu),
      memoryAvailableBytes: memAvailable(meminfo) ?? freemem(),
      memoryTotalBytes: totalmem(),
      // What an ordinary user may still fill, which is less than what is free.
      diskFreeBytes: disk.bavail * disk.bsize,
      diskTotalBytes: disk.blocks * disk.bsize,
    },
  }
}
