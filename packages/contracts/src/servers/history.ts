import { z } from 'zod'
import { operationOutcomes } from '../server-activity.ts'

// What is kept of a server's past, to be looked at.

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
        who: z.string(),
        /** What its owner called the schedule then. */
        schedule: z.string().optional(),
        what: z.string(),
        /** Of what was asked by a button; `outcome` is null until its end. */
        operation: z.object({ id: z.uuid(), outcome: z.enum(operationOutcomes).nullable() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'Activity' })
export type Activity = z.infer<typeof Activity>
