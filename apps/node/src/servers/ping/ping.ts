import { javaPing } from './java-ping.ts'
import type { PingedAt, Pong } from './pong.ts'
import { rakNetPing } from './raknet-ping.ts'

export type Ping = (at: PingedAt, timeoutMs: number) => Promise<Pong>

/** By the game's own protocol; each rejects unless it is answered in time. */
export const pings: Record<'java' | 'bedrock', Ping> = { java: javaPing, bedrock: rakNetPing }

/** Where to ask a server that listens at all addresses. */
export const reachable = (host: string) =>
  host === '' || host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
