import { maxPlayerCount } from '@zubr/contracts/node-servers'

/** Maximum number of players with a name. */
export const maxNames = 50

/** The public answer of a game server to a ping. `names` are some of its players. */
export type Pong = {
  /** Null if it hides the number: plugins and mods may omit it or send −1. */
  players: number | null
  names: string[]
  /** Maximum number of players, and the icon of its list entry, a PNG. */
  maxPlayers: number | null
  icon: Buffer | null
  /** In the format of domain/servers/motd.ts. Null if there is none. */
  motd: string | null
}

export type PingedAt = {
  host: string
  port: number
  /** The server expects a PROXY protocol header first. */
  proxyProtocol?: boolean
}

/** The number of players in a server's answer. Null if it is not a valid count. */
export const parsePlayerCount = (count: number): number | null =>
  Number.isSafeInteger(count) && count >= 0 ? Math.min(count, maxPlayerCount) : null
