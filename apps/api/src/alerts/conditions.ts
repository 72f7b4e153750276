import { hostname } from 'node:os'
import { jobTroubles } from './job-troubles.ts'
import { apiDisk, nodeDisks, silentNodes } from './node-troubles.ts'
import { relayTroubles } from './relay-troubles.ts'
import type { Findings, Look } from './trouble.ts'

/** Looks at everything that jobs can look at; that the database is away is noticed elsewhere (database-watch.ts). */
export async function lookAround(look: Look): Promise<Findings[]> {
  return [
    await silentNodes(look),
    await nodeDisks(look),
    apiDisk(look, hostname()),
    await relayTroubles(look),
    await jobTroubles(look),
  ]
}
