/** What an edge says of a server to which nobody can be connected now. */
export const edgeStatuses = [
  /** By its owner, or because nobody was on it. */
  'stopped',
  /** Players on its owner's list start it by joining. */
  'may_start',
  'stopping',
  'starting',
  /** Its contract has ended. */
  'suspended',
  'blocked',
  /** It starts again after a pause. */
  'crashed',
  'too_many_crashes',
  'failed',
  /** It runs, but takes no connection. */
  'silent',
  /** Nothing is known of the node that has it, or it is not reached. */
  'node_away',
  'unknown',
  /** More connections than may be. */
  'full',
  /** It is one of Bedrock Edition, which knows no names. */
  'bedrock',
] as const
export type EdgeStatus = (typeof edgeStatuses)[number]
