import type { RefusalReason } from '@zubr/contracts/edge/endpoints'
import type { Clock } from '@zubr/on-node/clock'
import type { HostAddresses } from '@zubr/on-node/host-addresses'
import type { Knowledge } from './knowledge/knowledge.ts'
import type { EdgeLimits, Limits } from './limits/limits.ts'
import type { Tally } from './limits/tally.ts'
import type { Nonces } from './peers/nonces.ts'

/** What all connections of an edge share. */
export type EdgeContext = {
  knowledge: Knowledge
  limits: Limits
  sizes: EdgeLimits
  tally: Tally
  clock: Clock
  nonces: Nonces
  /** Of other nodes' edges. */
  edges: HostAddresses
  /** Whether anything new of this node's servers is heard; nobody waits for them otherwise. */
  hears(): boolean
  starts(server: string, player: string): Promise<boolean>
  /** Who has said no name yet, in the order in which they came. */
  unnamed: Set<{ refuse(reason: RefusalReason): void }>
}
