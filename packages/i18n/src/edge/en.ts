import type { Translation } from '../translation.ts'
import type { EdgeStatus } from './edge-statuses.ts'

/** Messages that the game itself shows. Its font has no no-break space. */
export const en = {
  /** Second line of an entry in the server list: at most 45 characters. */
  list: {
    stopped: 'Stopped. Its owner can start it',
    may_start: 'Stopped. Listed players can start it',
    stopping: 'Stopping',
    starting: 'Starting',
    suspended: 'Paid period over. Its owner can renew it',
    blocked: 'Blocked by the hosting provider',
    crashed: 'Crashed, restarting soon',
    too_many_crashes: 'Keeps crashing. Its owner needs to step in',
    failed: 'Failed to start. Its owner needs to step in',
    silent: 'Not answering. Try again in a moment',
    node_away: 'Unavailable right now: its node is offline',
    unknown: 'No server at this address',
    full: 'Too many connections',
    bedrock: 'Bedrock server: join by address and port',
  } satisfies Record<EdgeStatus, string>,
  /** Follows `list.starting`; `{time}` has one short unit: "20 s". */
  left: 'about {time} left',
  /** When a player joins: the problem, and in a second line what to do. */
  join: {
    stopped: 'The server is stopped.\nIts owner can start it: ask them.',
    may_start:
      'The server is stopped and couldn’t be started just now.\nJoin again in a couple of minutes, or ask its owner.',
    stopping: 'The server is stopping.\nTry again in a moment.',
    suspended:
      'The server’s paid period is over.\nIts owner can renew it in the panel: the world and settings are still there.',
    blocked: 'The server has been blocked by the hosting provider.\nIts owner knows why.',
    crashed: 'The server crashed and will start again shortly.\nJoin again in a minute.',
    too_many_crashes:
      'The server crashed several times in a row and won’t restart by itself.\nTell its owner: the panel shows why.',
    failed: 'The server failed to start.\nTell its owner: the panel shows why.',
    silent: 'The server is running but not answering.\nTry again in a moment.',
    node_away: 'The server’s node isn’t responding.\nWe know about it. Try again in a few minutes.',
    unknown: 'There is no server at this address.\nCheck it for typos or ask the owner for the address.',
    full: 'There are too many connections to the server right now.\nWait a minute and join again.',
    bedrock:
      'This is a Bedrock Edition server.\nJoin from Bedrock with its address and port: ask the owner for them.',
  } satisfies Record<Exclude<EdgeStatus, 'starting'>, string>,
  /** Replaces `list` and `join` of an empty server that stopped. `{time}` is short: "15 min". */
  empty: {
    list: {
      stopped: 'Nobody was on, so it stopped',
      may_start: 'Nobody was on. Listed players can start it',
    },
    join: 'The server stopped because nobody was on it for {time}.\nIts owner can start it: ask them.',
  },
  /**
   * When a player joins a starting server: the time is unknown, short, or longer than the game
   * waits.
   */
  startingJoin: {
    unknown: 'The server is starting.\nJoin again in a minute.',
    soon: 'The server is starting.\nJoin again in about {time}.',
    long: 'The server is starting, but that takes longer than the game waits.\nCome back in about {time}.',
  },
}

export type EdgeMessages = Translation<typeof en>
