import { javaPing } from './java-ping.ts'
import { legacyPing } from './legacy-ping.ts'
import type { PingedAt, Pong } from './pong.ts'
import { rakNetPing } from './raknet-ping.ts'

export type Ping = (at: PingedAt, timeoutMs: number) => Promise<Pong>

/** By the game's own protocol; each rejects unless it is answered in time. */
export const pings = {
  java: javaPing,
  'java-1.6': legacyPing('1.6'),
  'java-1.4': legacyPing('1.4'),
  'java-1.0': legacyPing('1.0'),
  bedrock: rakNetPing,
} as const satisfies Record<string, Ping>
export type PingKind = keyof typeof pings

/** Where to ask a server that listens at all addresses. */
export const reachable = (host: string) =>
  host === '' || host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
