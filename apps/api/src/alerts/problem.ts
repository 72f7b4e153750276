import type { Executor } from '../jobs/jobs.ts'

/** A problem that the operator must know of. */
export type Problem = {
  /** Permanent and unique: `node_silent:minsk-1`. The part before the colon is the kind. */
  key: string
  /** Half a sentence that continues with `since …`: `Node minsk-1 has been silent`. */
  what: string
  since: Date
  advice: string
  /** Another message covers its start: only its end is sent. */
  quiet?: boolean
}

/** The result of one check of one subject. */
export type CheckResult = {
  /** All problems, whether sent before or not. */
  problems: Problem[]
  /** Whether this check could see that the problem has ended. */
  covers(key: string): boolean
  /** Half a sentence for the end: `node minsk-1 reports again`. */
  ended(key: string): string
}

export type CheckInput = {
  tx: Executor
  /** The open alerts by key, with their start. */
  open: ReadonlyMap<string, Date>
  /** Whether this process could have received reports for longer than a silence lasts. */
  hasListened: boolean
  /**
   * Why the newest version or content could not be built, as `npm start` recorded it in this
   * process' DATA_DIR.
   */
  buildFailure: { since: Date; text: string } | undefined
  /** Space on the disk of this process' DATA_DIR. */
  disk: { free: number; total: number } | undefined
}

/** A time as messages show it. */
function atText(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** The text of a new alert: the problem, its start and advice. */
export function startText(brand: string, what: string, since: Date, advice: string): string {
  return `[${brand}] ${what} since ${atText(since)}.\nWhat to do: ${advice}`
}

export function endText(brand: string, what: string, from: Date, to: Date): string {
  return `[${brand}] Over: ${what}.\nReported at ${atText(from)}, ended at ${atText(to)}.`
}

/** Names, limited to what fits a message. */
export function listed(names: readonly string[], maxNames = 20): string {
  const rest = names.length - maxNames
  return rest > 0 ? `${names.slice(0, maxNames).join(', ')} and ${rest} more` : names.join(', ')
}
