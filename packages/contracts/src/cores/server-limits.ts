import { z } from 'zod'

/** What a server's plan gives it. `cpuCores`: null where the plan does not count them. */
export const ServerLimits = z.object({
  memoryMb: z.number().int(),
  diskMb: z.number().int(),
  cpuCores: z.number().int().nullable().optional(),
})
