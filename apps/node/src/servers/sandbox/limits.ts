import { existsSync } from 'node:fs'
import type { RunSpec } from '../../runtime/runtime.ts'

export type Limits = Pick<RunSpec, 'memoryMb' | 'processes' | 'cpuCores'>

const mount = '/sys/fs/cgroup'
/** True for cgroup v2, which has all controllers in one hierarchy. cgroup v1 has one for each. */
export const isCgroupV2 = existsSync(`${mount}/cgroup.controllers`)
const countsSwap = isCgroupV2 || existsSync(`${mount}/memory/memory.memsw.limit_in_bytes`)

/** The limit counts threads too. */
const tasksPerProcess = 32
const periodUs = 100_000

/** The limit of memory plus swap: a server gets no swap. */
export const memoryBytes = ({ memoryMb }: Pick<Limits, 'memoryMb'>) => memoryMb * 2 ** 20
export const maxTasks = ({ processes }: Pick<Limits, 'processes'>) => processes * tasksPerProcess

/**
 * Dedicated cores weigh far more than any share, so neighbours cannot take them. Other servers
 * share by memory and may use idle cores, which makes starts faster.
 */
function cpuOf({ memoryMb, cpuCores }: Limits) {
  const cores = cpuCores ?? Math.max(2, Math.ceil(memoryMb / 2048))
  const shares = cpuCores === null ? Math.max(64, Math.min(memoryMb, 16_384)) : 16_384 * cpuCores
  return { shares: Math.min(shares, 262_144), quota: cores * periodUs, period: periodUs }
}

/**
 * `linux.resources` of an OCI bundle. Disk I/O needs no weights, as all cgroups have the same by
 * default.
 */
export function resourcesOf(limits: Limits) {
  const limit = memoryBytes(limits)
  return {
    memory: { limit, ...(countsSwap && { swap: limit }) },
    pids: { limit: maxTasks(limits) },
    cpu: cpuOf(limits),
    // After an out-of-memory kill of a part the kernel kills the whole server.
    ...(isCgroupV2 && { unified: { 'memory.oom.group': '1' } }),
  }
}
