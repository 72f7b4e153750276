/** So many of a server's players are named. */
export const mostNames = 50

/** What a game server says of itself to everybody who asks. `names` are some of its players, if it tells any. */
export type Pong = {
  players: number
  names: string[]
  /** How many may play at a time, and the icon of its list entry: a PNG. */
  maxPlayers: number | null
  icon: Buffer | null
}

export type PingedAt = {
  host: string
  port: number
  /** It expects the PROXY protocol before anything else. */
  proxyProtocol?: boolean
}
