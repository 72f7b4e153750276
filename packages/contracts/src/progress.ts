import { z } from 'zod'

const progressSteps = ['fetch_java', 'fetch_core', 'prepare_core', 'wait_turn', 'start'] as const
export type ProgressStep = (typeof progressSteps)[number]

/** The current step before a server runs; percent if the size of the work is known. */
export const Progress = z.object({
  step: z.enum(progressSteps),
  percent: z.number().int().min(0).max(100).nullable(),
})
