import { memoryLacked } from '@zubr/domain/cores/needs'
import { nodeCapacity, roomOf } from '@zubr/domain/nodes/capacity'
import { editionOf, isFree, type Plan, planOf } from '@zubr/domain/plans'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { OperatorError } from '../../operators/command.ts'
import { note } from '../activity.ts'
import { tellNode } from '../agent/desired-state-changes.ts'
import { openMoveOf } from '../moving/begin.ts'
import { type NodeOffer, nodeOffers } from '../node-choices.ts'
import { servers } from '../tables.ts'
import type { ServerRow } from '../view.ts'

/**
 * Gives a locked server the memory and disk of another plan of its edition, on the node where it is, if there is room. What is paid
 * stays paid: the next month costs what the new plan does. Throws OperatorError.
 */
export async function changePlan(
  tx: Tx,
  row: ServerRow,
  { plans, planId, now }: { plans: readonly Plan[]; planId: string; now: Date },
): Promise<Plan> {
  const [former, plan] = [planOf(plans, row.plan), planOf(plans, planId)]
  if (!plan) throw new OperatorError(`there is no plan ${planId}; the plans stand in content/plans.ts`)
  if (row.nodeId === null || !['active', 'suspended'].includes(row.contract))
    throw new OperatorError(`server ${row.id} is ${row.contract}: only one that goes on can change its plan`)
  if (plan.id === row.plan) throw new OperatorError(`server ${row.id} has the plan ${plan.id} already`)
  if (former && editionOf(former) !== editionOf(plan))
    throw new OperatorError(`${former.id} and ${plan.id} are for different editions of the game`)
  if (isFree(plan) !== (row.paidUntil === null))
    throw new OperatorError('a free plan has no paid time: its owner creates another server instead')
  const wantsMb = memoryLacked(row.core.id, roomOf(plan).memoryMb)
  if (wantsMb !== undefined)
    throw new OperatorError(`${row.core.id} needs ${wantsMb} MB of memory, more than ${plan.id} has`)

  if ((await openMoveOf(tx, row.id)) !== undefined)
    throw new OperatorError(`server ${row.id} is being moved: change its plan when that has ended`)
  await tellNode(tx, row.nodeId)
  // Now that nobody else can sell of the node.
  const offer = (await nodeOffers(tx)).find(({ id }) => id === row.nodeId)
  const capacity = offer ? nodeCapacity(without(row, offer), roomOf(plan)) : 'unknown'
  if (capacity === 'unknown') throw new OperatorError('its node is silent: nobody knows whether it has room')
  if (capacity === 'full') throw new OperatorError(`its node has no room for ${plan.id}`)
  await tx
    .update(servers)
    .set({ plan: plan.id, ...roomOf(plan), cpuCores: plan.cores ?? null })
    .where(eq(servers.id, row.id))
  await note(tx, { serverId: row.id, at: now, actor: 'operator', what: 'plan_changed' })
  return plan
}

/** Gives servers that were sold before nodes knew of processor cores those of their plans. */
export async function ensureCpuCores(db: Db, plans: readonly Plan[]): Promise<void> {
  for (const { id, cores } of plans)
    if (cores !== undefined)
      await db
        .update(servers)
        .set({ cpuCores: cores })
        .where(and(eq(servers.plan, id), isNull(servers.cpuCores)))
}

/** A node's room as it is without one of its servers. */
function without({ memoryMb, diskMb }: ServerRow, offer: NodeOffer): NodeOffer {
  const { sold, portsHeld } = offer
  return {
    ...offer,
    sold: { memoryMb: sold.memoryMb - memoryMb, diskMb: sold.diskMb - diskMb },
    portsHeld: portsHeld - 1,
  }
}
