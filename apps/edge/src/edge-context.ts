import type { RefusalReason } from '@zubr/contracts/edge/endpoints'
import type { Clock } from '@zubr/on-node/clock'
import type { HostAddresses } from '@zubr/on-node/host-addresses'
import type { Knowledge } from './knowledge/knowledge.ts'
import type { EdgeLimits } from './limits/edge-limits.ts'
import type { Limits } from './limits/limits.ts'
import type { Tally } from './limits/tally.ts'
import type { Nonces } from './peers/nonces.ts'

/** What all connections of an edge share. */
export type EdgeContext = {
  knowledge: Knowledge
  limits: Limits
  limitValues: EdgeLimits
  tally: Tally
  clock: Clock
  nonces: Nonces
  /** The addresses of other nodes' edges. */
  edgeAddresses: HostAddresses
  /** False while the edge drains: it gets no news of servers, so no player can wait for a start. */
  isAccepting(): boolean
  /** Asks the API to start a server for a player; true if it starts. */
  requestStart(server: string, player: string): Promise<boolean>
  /** Connections without a first packet, the oldest first. */
  pending: Set<{ refuse(reason: RefusalReason): void }>
}
