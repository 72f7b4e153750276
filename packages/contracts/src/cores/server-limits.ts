import { z } from 'zod'

/** Resources of a server's plan. `cpuCores`: null if the plan does not limit them. */
export const ServerLimits = z.object({
  memoryMb: z.number().int(),
  diskMb: z.number().int(),
  cpuCores: z.number().int().nullable().optional(),
})
