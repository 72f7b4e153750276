import type { Executor } from '../jobs/jobs.ts'

/** Something the operator must know of. */
export type Trouble = {
  /** Permanent and unique: `node_silent:minsk-1`. What comes before the colon is the kind. */
  key: string
  /** Half a sentence that goes on with `since …`: `Node minsk-1 has been silent`. */
  what: string
  since: Date
  advice: string
  /** Another message tells of it already: only its end is to be told. */
  quiet?: boolean
}

/** What one look at one subject finds. */
export type Findings = {
  /** Everything that is wrong, whether told of before or not. */
  troubles: Trouble[]
  /** Whether this look could see that the trouble is over. */
  covers(key: string): boolean
  /** Half a sentence for the end of a trouble: `node minsk-1 reports again`. */
  ended(key: string): string
}

export type Look = {
  tx: Executor
  /** Since when each alert is open: the operator was told of it, and it has not ended. */
  open: ReadonlyMap<string, Date>
  /** Whether this process could have heard the nodes for longer than a silence lasts. */
  hasListened: boolean
  /** Why the newest version or content could not be built, as `npm start` noted it in this process' DATA_DIR. */
  buildFailure: { since: Date; text: string } | undefined
  /** Space on the disk of this process' DATA_DIR. */
  disk: { free: number; total: number } | undefined
}

/** A point in time as messages name it. */
function atText(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** What to tell the operator: what is wrong since when, and what to do. */
export function begunText(brand: string, what: string, since: Date, advice: string): string {
  return `[${brand}] ${what} since ${atText(since)}.\nWhat to do: ${advice}`
}

export function endedText(brand: string, what: string, from: Date, to: Date): string {
  return `[${brand}] Over: ${what}.\nTold at ${atText(from)}, ended at ${atText(to)}.`
}

/** Names, but no more than a message bears. */
export function listed(names: readonly string[], most = 20): string {
  const rest = names.length - most
  return rest > 0 ? `${names.slice(0, most).join(', ')} and ${rest} more` : names.join(', ')
}
