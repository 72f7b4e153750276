import type { Rate } from './token-buckets.ts'

/**
 * Rates are of new connections, `open` is the number at the same time. docs/decisions/0058 and
 * 0069 give the reasons.
 */
export type EdgeLimits = {
  address: Rate & { open: number }
  /** Many players of a mobile provider share one network, or even one address. */
  network: Rate & { open: number }
  /**
   * All players of a server come back at once after its restart.
   * Regulars have the same again for themselves, so that a flood of unknown clients keeps none of
   * them out.
   */
  server: Rate & { open: number }
  /**
   * A player who stays so long becomes a regular.
   * A server that admits only its own players removes others sooner.
   */
  playedMs: number
  /**
   * Of one server of this node, and of all servers of another node together.
   * A proxy has more: one connection for each of its players here.
   * A proxy on another node has `server.open`.
   */
  gameServer: Rate & { open: number }
  /** Players who wait for a server to start. */
  waiting: { address: number; server: number; all: number }
  all: {
    open: number
    /** The part of `open` that only regulars and other edges may use. */
    regulars: number
    /** Connections without a first packet. Beyond it the oldest one is refused. */
    pending: number
  }
  /**
   * One network, server or connecting server may take a `divisor`th of the free connections, and
   * at least `min`.
   */
  shareOfFree: Record<'network' | 'server' | 'gameServer', { divisor: number; min: number }>
  /** First packets of an address that were malformed, late, or for an unknown name. */
  failures: Rate
  /** Answers to unknown names. Beyond them the connection ends without an answer. */
  unknownAnswers: Rate
  /** Time for the first packet, and for all that a client sends to an edge that answers it. */
  firstPacketMs: number
  /** Time to connect to a running server or to another edge, with all attempts. */
  connectMs: number
  /**
   * Time from a player's connection until the server must have started.
   * Clients give up after 30 s.
   */
  waitMs: number
  /** Addresses and networks that are remembered at least. */
  rememberedKeys: number
}

export const edgeLimits: EdgeLimits = {
  address: { perSecond: 20, burst: 40, open: 100 },
  network: { perSecond: 60, burst: 150, open: 500 },
  server: { perSecond: 100, burst: 500, open: 2_000 },
  playedMs: 60_000,
  gameServer: { perSecond: 100, burst: 500, open: 500 },
  waiting: { address: 10, server: 100, all: 1_000 },
  all: { open: 20_000, regulars: 2_000, pending: 4_000 },
  shareOfFree: {
    network: { divisor: 16, min: 4 },
    server: { divisor: 4, min: 20 },
    gameServer: { divisor: 16, min: 20 },
  },
  failures: { perSecond: 0.2, burst: 20 },
  unknownAnswers: { perSecond: 20, burst: 40 },
  firstPacketMs: 5_000,
  connectMs: 4_000,
  waitMs: 25_000,
  rememberedKeys: 20_000,
}
