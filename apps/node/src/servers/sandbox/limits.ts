import { existsSync } from 'node:fs'
import type { RunSpec } from '../../runtime/runtime.ts'

export type Limits = Pick<RunSpec, 'memoryMb' | 'processes' | 'cpuCores'>

const mount = '/sys/fs/cgroup'
/** All kinds of limits in one tree of groups; otherwise each has a tree of its own, as on older machines. */
export const isOneTree = existsSync(`${mount}/cgroup.controllers`)
const countsSwap = isOneTree || existsSync(`${mount}/memory/memory.memsw.limit_in_bytes`)

/** Threads count too. */
const tasksPerProcess = 32
const periodUs = 100_000

/** The plan's memory and no more, swap neither. */
export const bytesOf = ({ memoryMb }: Pick<Limits, 'memoryMb'>) => memoryMb * 2 ** 20
export const tasksOf = ({ processes }: Pick<Limits, 'processes'>) => processes * tasksPerProcess

/**
 * Cores of its own are had in full, also beside neighbours: they weigh far more than any share. Others share by their memory, and may
 * take as much of what is idle as makes a start quick.
 */
function cpuOf({ memoryMb, cpuCores }: Limits) {
  const cores = cpuCores ?? Math.max(2, Math.ceil(memoryMb / 2048))
  const shares = cpuCores === null ? Math.max(64, Math.min(memoryMb, 16_384)) : 16_384 * cpuCores
  return { shares: Math.min(shares, 262_144), quota: cores * periodUs, period: periodUs }
}

/** `linux.resources` of an OCI bundle. Reading and writing disks needs no weights: all groups weigh the same as they are. */
export function resourcesOf(limits: Limits) {
  const limit = bytesOf(limits)
  return {
    memory: { limit, ...(countsSwap && { swap: limit }) },
    pids: { limit: tasksOf(limits) },
    cpu: cpuOf(limits),
    // Half a server is no server: all of it ends when the kernel ends a part for memory.
    ...(isOneTree && { unified: { 'memory.oom.group': '1' } }),
  }
}
