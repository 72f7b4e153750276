import { maxPlayerCount } from '@zubr/contracts/node-servers'

/** So many of a server's players are named. */
export const maxNames = 50

/** What a game server says of itself to everybody who asks. `names` are some of its players, if it tells any. */
export type Pong = {
  /** Null where it hides how many play: plugins and mods may leave the count out, or say −1. */
  players: number | null
  names: string[]
  /** How many may play at a time, and the icon of its list entry: a PNG. */
  maxPlayers: number | null
  icon: Buffer | null
  /** As domain/servers/motd.ts has it; null where it shows none. */
  motd: string | null
}

export type PingedAt = {
  host: string
  port: number
  /** It expects the PROXY protocol before anything else. */
  proxyProtocol?: boolean
}

/** How many play by what a game server says; null for what is no count. */
export const playersOf = (said: number): number | null =>
  Number.isSafeInteger(said) && said >= 0 ? Math.min(said, maxPlayerCount) : null
