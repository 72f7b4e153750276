import { z } from 'zod'

/** What of a running process is older than what its owner has set since. */
export const restartReasons = ['memory', 'cpu', 'java', 'settings', 'addons', 'ports'] as const
export type RestartReason = (typeof restartReasons)[number]

/** What an agent knows of the process that runs. */
export const RunReport = z.object({
  /** The memory limit in effect. It follows a new plan only from the next start. */
  memoryMb: z.number().int().positive(),
  /** What waits for a restart. */
  pending: z.array(z.enum(restartReasons)).max(restartReasons.length),
})
export type RunReport = z.infer<typeof RunReport>

/** Work that keeps a server down and its files out of reach until it has ended. */
export const maintenanceKinds = ['restore', 'move'] as const
export type MaintenanceKind = (typeof maintenanceKinds)[number]

/** How a server stands at this moment, beside its state. */
export const serverNow = {
  maintenance: z
    .object({ kind: z.enum(maintenanceKinds), percent: z.number().int().min(0).max(100).nullable() })
    .nullable(),
  /** What waits for a restart of the process that runs; empty if nothing does, or it does not run. */
  pendingRestart: z.array(z.enum(restartReasons)),
  /** The memory limit of the process that runs; `limits` has the plan's. Null if it does not run. */
  memoryInEffectMb: z.number().int().nullable(),
  /** When its node tries again what has failed. */
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
