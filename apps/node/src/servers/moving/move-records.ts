import { z } from 'zod'

// Files beside the servers' folders that record migrations.

/** The generation that gave a server away. Stored beside its folder, as it outlives that. */
export const GivenServer = z.object({ generation: z.number().int() })
/** Marks a folder as a copy that is not this node's server yet. `whole`: it is complete. */
export const ServerCopy = z.object({
  move: z.uuid(),
  whole: z.boolean(),
  skipped: z.number().int(),
  bytes: z.number().int(),
})
export type ServerCopy = z.infer<typeof ServerCopy>
