import { reportMissingAfterMs } from '@zubr/contracts/nodes'
import type { Core, NodeChoice } from '@zubr/contracts/servers'
import { nodeCapacity } from '@zubr/domain/node-capacity'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'

/** A node as a place for one more server. */
export type NodeOffer = {
  id: number
  name: string
  totalMb: number | null
  soldMb: number
  silent: boolean
  cores: Core[]
}

/** Every node, or the one of this name in whatever case. */
export async function nodeOffers(db: Db | Tx, name?: string): Promise<NodeOffer[]> {
  const { rows } = await db.execute(sql`
    select nodes.id, nodes.name,
      (memory_total_bytes / 1048576)::float8 as "totalMb",
      coalesce((select sum(memory_mb) from servers where node_id = nodes.id), 0)::float8 as "soldMb",
      coalesce(nodes.reported_at < now() - make_interval(secs => ${reportMissingAfterMs / 1000}), true) as silent,
      coalesce(node_offers.cores, '[]') as cores
    from nodes left join node_offers on node_offers.node_id = nodes.id
    where ${name ?? null}::text is null or lower(nodes.name) = lower(${name ?? null}::text)
    order by nodes.name collate "C"`)
  // The columns are named and typed by the query above; cores were checked when the agent reported them.
  return rows as unknown as NodeOffer[]
}

/** What the panel shows: whether each node has room for `wantedMb`, and its cores. */
export async function nodeChoices(db: Db, wantedMb: number): Promise<NodeChoice[]> {
  const offers = await nodeOffers(db)
  return offers.map((offer) => ({
    name: offer.name,
    capacity: nodeCapacity(offer, wantedMb),
    cores: offer.cores,
  }))
}
