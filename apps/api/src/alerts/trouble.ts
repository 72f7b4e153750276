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
  /** Space on the disk of this process' DATA_DIR. */
  disk: { free: number; total: number } | undefined
}
