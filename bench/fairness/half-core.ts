import { existsSync, mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * A cgroup (v1 or v2) limited to half a core. Undefined without the necessary rights. Source:
 * docs.kernel.org/admin-guide/cgroup-v2, docs.kernel.org/scheduler/sched-bwc
 */
export function makeHalfCoreGroup() {
  const isV2 = existsSync('/sys/fs/cgroup/cgroup.controllers')
  const folder = `/sys/fs/cgroup/${isV2 ? '' : 'cpu/'}zubr-bench-${process.pid}`
  try {
    mkdirSync(folder)
    if (isV2) writeFileSync(`${folder}/cpu.max`, '50000 100000')
    else {
      writeFileSync(`${folder}/cpu.cfs_period_us`, '100000')
      writeFileSync(`${folder}/cpu.cfs_quota_us`, '50000')
    }
  } catch {
    return undefined
  }
  return {
    add: (pid: number) => writeFileSync(`${folder}/cgroup.procs`, String(pid)),
    async remove(): Promise<void> {
      for (let tries = 0; tries < 50 && existsSync(folder); tries += 1) {
        try {
          rmdirSync(folder)
        } catch {
          await wait(100)
        }
      }
      if (existsSync(folder)) throw new Error(`${folder} is still there: ${readdirSync(folder).length} files`)
    },
  }
}
