import { javaPing } from './java-ping.ts'
import { legacyPing } from './legacy-ping.ts'
import type { PingedAt, Pong } from './pong.ts'
import { rakNetPing } from './raknet-ping.ts'

export type Ping = (at: PingedAt, timeoutMs: number) => Promise<Pong>

/** Pings by the game's protocols. Each rejects without an answer in time. */
export const pings = {
  java: javaPing,
  'java-1.6': legacyPing('1.6'),
  'java-1.4': legacyPing('1.4'),
  'java-1.0': legacyPing('1.0'),
  bedrock: rakNetPing,
} as const satisfies Record<string, Ping>
export type PingKind = keyof typeof pings

/** The address to ping for a server that listens on all addresses. */
export const pingHost = (host: string) =>
  host === '' || host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
