import { z } from 'zod'

/** What the owner has changed since the process started. */
export const restartReasons = ['memory', 'cpu', 'java', 'settings', 'addons', 'ports'] as const
export type RestartReason = (typeof restartReasons)[number]

/** The agent's report on the running process. */
export const RunReport = z.object({
  /** The memory limit in effect. A new plan changes it at the next start. */
  memoryMb: z.number().int().positive(),
  /** Changes that wait for a restart. */
  pending: z.array(z.enum(restartReasons)).max(restartReasons.length),
})
export type RunReport = z.infer<typeof RunReport>

/** Work during which a server is down and its files are not accessible. */
export const maintenanceKinds = ['restore', 'move'] as const
export type MaintenanceKind = (typeof maintenanceKinds)[number]

/** Current facts of a server, beside its state. */
export const serverNow = {
  maintenance: z
    .object({ kind: z.enum(maintenanceKinds), percent: z.number().int().min(0).max(100).nullable() })
    .nullable(),
  /** Changes that wait for a restart of the process; empty if none, or if it does not run. */
  pendingRestart: z.array(z.enum(restartReasons)),
  /** The memory limit of the process; `limits` has the plan's. Null if it does not run. */
  memoryInEffectMb: z.number().int().nullable(),
  /** When its node retries a failed start. */
  retryAt: z.iso.datetime().nullable(),
  stats: z
    .object({
      cpuPercent: z.number(),
      memoryMb: z.number(),
      diskMb: z.number(),
      players: z.number().int().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
}
