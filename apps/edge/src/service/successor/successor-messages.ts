import type { Known } from '../../edge.ts'
import type { Counts } from '../report-counts.ts'

/** Stands in the command line of an edge that another one has started to follow it. */
export const successorsWord = '--takes-over'

/** What an edge tells its successor. With `listener` comes the listening socket. */
export type ToSuccessor =
  | { is: 'listener'; port: number }
  | { is: 'all' }
  | { is: 'known'; known: Known }
  | { is: 'counts'; counts: Counts }

/** What that one answers. `hello`: it hears; `ends`: somebody has told it to. */
export type FromSuccessor = { is: 'hello'; pid: number } | { is: 'ready' } | { is: 'ends' }
