import type { ClientsSnapshot } from '../../edge.ts'
import type { ReportCounts } from '../../limits/tally.ts'

// Two versions of the edge exchange these messages during an upgrade, so their shape is fixed.

/** The command line argument of an edge that another one started as its successor. */
export const successorArgument = '--takes-over'

/** A listening socket comes with each `listener`. */
export type MessageToSuccessor =
  | { is: 'listener'; port: number }
  | { is: 'all' }
  | { is: 'known'; known: ClientsSnapshot }
  | { is: 'counts'; counts: ReportCounts }

/** `hello`: it can receive messages; `ends`: a signal ends it. */
export type MessageFromSuccessor = { is: 'hello'; pid: number } | { is: 'ready' } | { is: 'ends' }
