import { z } from 'zod'
import { operationOutcomes } from './activity.ts'

// The stored history of a server, for display.

export const StatsSeries = z
  .object({
    /** `[milliseconds since the epoch, CPU percent, memory MB, players]`, oldest first. */
    points: z.array(z.tuple([z.number().int(), z.number(), z.number(), z.number().int().nullable()])),
  })
  .meta({ id: 'StatsSeries' })
export type StatsSeries = z.infer<typeof StatsSeries>

export const Activity = z
  .object({
    entries: z.array(
      z.object({
        at: z.iso.datetime(),
        /** The account's login, `operator`, `service`, or `schedule`. */
        actor: z.string(),
        /** The owner's name of the schedule at that time. */
        schedule: z.string().optional(),
        event: z.string(),
        /** For a requested operation; `outcome` is null until its end. */
        operation: z.object({ id: z.uuid(), outcome: z.enum(operationOutcomes).nullable() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'Activity' })
export type Activity = z.infer<typeof Activity>
