/** Why an edge does not connect players to a server now. */
export const edgeStatuses = [
  /** Its owner stopped it, or it was empty. */
  'stopped',
  /** Players on the owner's list start it by joining. */
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
  /** It runs, but accepts no connections. */
  'silent',
  /** The node is unknown or unreachable. */
  'node_away',
  'unknown',
  /** The limit of connections is reached. */
  'full',
  /** A Bedrock server: it cannot be joined by name. */
  'bedrock',
] as const
export type EdgeStatus = (typeof edgeStatuses)[number]
