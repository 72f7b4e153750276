/** What an edge says of a server to which nobody can be connected now. */
export const edgeMatters = [
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
export type EdgeMatter = (typeof edgeMatters)[number]

/** Words that the game itself shows: in its font, which has no no-break space. */
export type EdgeMessages = {
  /** Second line of an entry in the server list: no longer than 45 letters. */
  list: Record<EdgeMatter, string>
  /** Behind `list.starting`; `{time}` is one unit in short: "20 s". */
  left: string
  /** At joining: what is the matter, and in a second line what to do. */
  join: Record<Exclude<EdgeMatter, 'starting'>, string>
  /**
   * Instead of `list` and `join`, where it stopped because nobody was on it. `{time}` is in short:
   * "15 min".
   */
  empty: { list: Record<'stopped' | 'may_start', string>; join: string }
  /**
   * At joining, while it starts: nobody knows how long; it is ready soon; it takes longer than the
   * game waits.
   */
  startingJoin: { unknown: string; soon: string; long: string }
}
