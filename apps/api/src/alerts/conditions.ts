import { hostname } from 'node:os'
import type { Executor } from '../jobs/jobs.ts'
import { jobTroubles } from './job-troubles.ts'
import { apiDisk, nodeDisks, silentNodes } from './node-troubles.ts'
import { relayTroubles } from './relay-troubles.ts'

/** Something the operator must know of. */
export type Trouble = {
  /** Permanent and unique: `node_silent:minsk-1`. What comes before the colon is the kind. */
  key: string
  /** Half a sentence that goes on with `since …`: `Node minsk-1 has been silent`. */
  what: string
  since: Date
  advice: string
  /** Half a sentence for its end: `node minsk-1 reports again`. */
  ended: string
  /** Another message tells of it already: only its end is to be told. */
  quiet?: boolean
}

/** An alert that the operator was told of and that has not ended. */
export type OpenAlert = { key: string; openedAt: Date }

/** What one look at one subject finds. */
export type Findings = {
  /** Told of, unless that was done before. */
  troubles: Trouble[]
  /** Ended, for those that are open, with what to say of it. */
  over: { key: string; ended: string }[]
}

export type Look = {
  tx: Executor
  open: readonly OpenAlert[]
  /** Whether this process could have heard the nodes for longer than a silence lasts. */
  hasListened: boolean
  /** Space on the disk of this process' DATA_DIR. */
  disk: { free: number; total: number } | undefined
  host?: string
}

/** The open ones among `open` of a kind. */
export function openOf(open: readonly OpenAlert[], kind: string): string[] {
  return open.map(({ key }) => key).filter((key) => key === kind || key.startsWith(`${kind}:`))
}

/** Looks at everything that jobs can look at; that the database is away is noticed elsewhere (database-watch.ts). */
export async function lookAround(look: Look): Promise<Findings[]> {
  return [
    await silentNodes(look),
    await nodeDisks(look),
    apiDisk({ host: hostname(), ...look }),
    await relayTroubles(look),
    await jobTroubles(look),
  ]
}
