import type { Core } from '@zubr/contracts/cores/core'
import type { NodeChoice } from '@zubr/contracts/servers/server'
import type { CoreId } from '@zubr/domain/cores/kinds'
import { capacityOfPlan, type NodeCapacity, type NodeUsage, nodeCapacity } from '@zubr/domain/nodes/capacity'
import type { NodePorts } from '@zubr/domain/nodes/extra-ports'
import type { Plan } from '@zubr/domain/plans'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { serversSilent } from '../nodes/store.ts'

/** A node's capacity for one more server. */
export type NodeOffer = NodeUsage &
  NodePorts & {
    id: number
    name: string
    cores: Core[]
    runs: CoreId[]
    /** Drained by its operator: it takes no more servers. */
    drained: boolean
    /** Written off by its operator. */
    isLost: boolean
    canMove: boolean
    /** Free disk that open migrations to this node will still take, at most. */
    arrivingMb: number
    /** Percent, over the last hours; null if unknown. */
    load: number | null
  }

/** A node with a higher mean load gets new servers only if no other has capacity. */
const busyPercent = 70
const loadHours = 3

/** If this does not fit, no plan does. */
function smallestRoom(plans: readonly Plan[]): NodeCapacity {
  return capacityOfPlan({
    ramGb: Math.min(...plans.map(({ ramGb }) => ramGb)),
    diskGb: Math.min(...plans.map(({ diskGb }) => diskGb)),
  })
}

/** Every node, or the one with this name regardless of case. */
export async function nodeOffers(db: Db | Tx, name?: string): Promise<NodeOffer[]> {
  const { rows } = await db.execute(sql`
    select nodes.id, nodes.name,
      case when memory_total_bytes is not null and disk_total_bytes is not null then json_build_object(
        'memoryMb', floor(memory_total_bytes / 1048576), 'diskMb', floor(disk_total_bytes / 1048576)) end as total,
      floor(disk_free_bytes / 1048576)::float8 as "diskFreeMb",
      coalesce(arriving.disk_mb, 0)::float8 as "arrivingMb",
      json_build_object('memoryMb', held.memory_mb, 'diskMb', held.disk_mb) as sold,
      node_capabilities.server_ports as ports,
      (held.servers + held.extra_ports + coalesce(cardinality(node_capabilities.orphans), 0))::float8 as "portsHeld",
      held.extra_ports::float8 as "extraPortsHeld",
      ${serversSilent} as silent,
      coalesce(node_capabilities.cores, '[]') as cores,
      coalesce(node_capabilities.runs, '[]') as runs,
      nodes.drained_at is not null or nodes.lost_at is not null as drained,
      nodes.lost_at is not null as "isLost",
      coalesce(node_capabilities.can_move, false) as "canMove",
      (select sum(load_sum)::float8 / nullif(sum(reports), 0) from node_minutes
        where node_id = nodes.id and minute > now() - make_interval(hours => ${loadHours}) and load_sum is not null) as load
    from nodes left join node_capabilities on node_capabilities.node_id = nodes.id
      cross join lateral (
        select count(*) as servers, coalesce(sum(memory_mb), 0) as memory_mb, coalesce(sum(disk_mb), 0) as disk_mb,
          coalesce(sum((select count(*) from server_ports where server_id = room.id)), 0) as extra_ports from (
          -- A process keeps a larger plan's memory for a while: decision 79.
          select id, greatest(memory_mb, coalesce((run->>'memoryMb')::int, 0)) as memory_mb, disk_mb
          from servers where servers.node_id = nodes.id
          union all
          select servers.id, memory_mb, disk_mb from server_migrations join servers on servers.id = server_id
          where ended_at is null and nodes.id in (from_node_id, to_node_id) and servers.node_id is distinct from nodes.id
        ) as room
      ) as held
      cross join lateral (
        select sum(coalesce((servers.stats->>'diskMb')::float8, servers.disk_mb)) as disk_mb
        from server_migrations join servers on servers.id = server_id
        where ended_at is null and to_node_id = nodes.id and phase in ('stopping', 'copying')
      ) as arriving
    where ${name ?? null}::text is null or lower(nodes.name) = lower(${name ?? null}::text)
    order by nodes.name collate "C"`)
  // The query above defines names and types of the columns; cores were validated when the agent
  // reported them.
  return rows as unknown as NodeOffer[]
}

/**
 * For the panel: each node's cores, and whether it has capacity for a plan, or for any plan if none
 * is given.
 */
export async function nodeChoices(
  db: Db,
  plans: readonly Plan[],
  plan: Plan | undefined,
): Promise<NodeChoice[]> {
  const offers = (await nodeOffers(db)).filter(({ isLost }) => !isLost)
  const room = plan ? capacityOfPlan(plan) : smallestRoom(plans)
  return offers.map((offer) => ({
    name: offer.name,
    // For the customer a drained node looks like a full one.
    capacity: offer.drained ? 'full' : nodeCapacity(offer, room),
    cores: offer.cores,
    runs: offer.runs,
    busy: isBusy(offer),
  }))
}

export const isBusy = ({ load }: Pick<NodeOffer, 'load'>): boolean => load !== null && load > busyPercent
