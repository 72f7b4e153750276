import type { Tries } from './server.ts'
import type { ServerMemory } from './server-memory.ts'

/** Milliseconds: `time` since the epoch, `elapsed` by a clock that never goes back. */
export type Now = { time: number; elapsed: number }

export type Action =
  /** Make its folder, read its memory, and find out what a former agent left running. */
  | 'prepare'
  /** Install its core and start it, if its port is free. */
  | 'start'
  /** Give it another port. */
  | 'move'
  | 'stop'
  | 'kill'
  /** Kill it because it did not get ready in time. */
  | 'kill_late'
  /** Forget the run that has ended. */
  | 'forget_run'
  /** Delete it for good. */
  | 'remove'
  /** Nothing, and decide again at once. */
  | 'go_on'
  /** Nothing until something changes, or until `waitMs` have passed. */
  | 'wait'

/** One step of a server towards its desired state: note what has changed, say it, then act. */
export type Step = {
  act: Action
  waitMs?: number
  memory?: Partial<ServerMemory>
  tries?: Partial<Tries>
  /** Lines for the server's console. */
  say?: string[]
  /** A warning for the agent's log. */
  warn?: string
}
