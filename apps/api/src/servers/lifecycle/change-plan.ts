import { memoryLacked } from '@zubr/domain/cores/needs'
import { capacityOfPlan, type NodeCapacity, nodeCapacity } from '@zubr/domain/nodes/capacity'
import { editionOf, isFree, type Plan, planOf } from '@zubr/domain/plans'
import type { PlanChangeRefusal } from '@zubr/domain/terms/plan-change'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { OperatorError } from '../../operators/operator.ts'
import { type Actor, recordActivity } from '../activity.ts'
import { notifyNode } from '../agent/desired-state-changes.ts'
import { openMigrationOf } from '../migrations/begin-migration.ts'
import { type NodeOffer, nodeOffers } from '../node-choices.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'

/**
 * Why a server can't have another plan on its node, or undefined. Price and size of its files are
 * not checked.
 */
export async function planRefusal(
  db: Db | Tx,
  row: ServerRow,
  { plans, plan }: { plans: readonly Plan[]; plan: Plan | undefined },
): Promise<PlanChangeRefusal | undefined> {
  if (!plan) return 'unknown'
  if (row.nodeId === null || !['active', 'suspended'].includes(row.contract)) return 'not_active'
  const former = planOf(plans, row.plan)
  if (former && editionOf(former) !== editionOf(plan)) return 'edition'
  if (isFree(plan)) return 'free'
  if (memoryLacked(row.core.id, capacityOfPlan(plan).memoryMb) !== undefined) return 'memory'
  if ((await openMigrationOf(db, row.id)) !== undefined) return 'moving'
  const offer = (await nodeOffers(db)).find(({ id }) => id === row.nodeId)
  const capacity = offer
    ? nodeCapacity(capacityWithout(row, offer, capacityOfPlan(plan)), capacityOfPlan(plan))
    : 'unknown'
  if (capacity === 'available') return undefined
  return capacity === 'full' ? 'node_full' : 'node_silent'
}

/**
 * Gives a locked server the memory, disk and limits of another plan if possible. Resolves to the
 * refusal otherwise; the caller then rolls back.
 */
export async function applyPlan(
  tx: Tx,
  row: ServerRow,
  input: {
    plans: readonly Plan[]
    plan: Plan
    now: Date
    actor: Actor
    also?: Partial<typeof servers.$inferInsert>
  },
): Promise<PlanChangeRefusal | undefined> {
  const { plan, now, actor, also } = input
  // Locks the node's capacity against other sales.
  if (row.nodeId !== null) await notifyNode(tx, row.nodeId)
  const refused = await planRefusal(tx, row, input)
  if (refused) return refused
  await tx
    .update(servers)
    .set({ plan: plan.id, ...capacityOfPlan(plan), cpuCores: plan.cores ?? null, ...also })
    .where(eq(servers.id, row.id))
  await recordActivity(tx, { serverId: row.id, at: now, actor, event: 'plan_changed' })
  return undefined
}

/**
 * Changes a locked server to another plan of its edition, for an operator. Paid time stays; the
 * next month costs the new price. Throws OperatorError.
 */
export async function changePlan(
  tx: Tx,
  row: ServerRow,
  { plans, planId, now }: { plans: readonly Plan[]; planId: string; now: Date },
): Promise<Plan> {
  const plan = planOf(plans, planId)
  if (!plan) throw new OperatorError(`there is no plan ${planId}; content/plans.ts lists the plans`)
  if (plan.id === row.plan) throw new OperatorError(`server ${row.id} has the plan ${plan.id} already`)
  const refused =
    row.paidUntil === null && row.contract !== 'deleted'
      ? 'free'
      : await applyPlan(tx, row, { plans, plan, now, actor: 'operator' })
  if (refused) throw new OperatorError(refusalText(refused, row, plan))
  return plan
}

function refusalText(refused: PlanChangeRefusal, row: ServerRow, plan: Plan): string {
  switch (refused) {
    case 'not_active':
      return `server ${row.id} is ${row.contract}: only an active one can change its plan`
    case 'edition':
      return `${row.plan} and ${plan.id} are for different editions of the game`
    case 'free':
      return 'a free plan has no paid time: its owner pays for another one in the panel, or creates a free server'
    case 'memory': {
      const recommendedMb = memoryLacked(row.core.id, capacityOfPlan(plan).memoryMb)
      return `${row.core.id} needs ${recommendedMb} MB of memory, more than ${plan.id} has`
    }
    case 'moving':
      return `server ${row.id} is being moved: change its plan when that has ended`
    case 'node_silent':
      return 'its node is silent: its capacity is unknown'
    default:
      return `its node lacks capacity for ${plan.id}`
  }
}

/** Sets the processor cores of servers that were sold before plans had them. */
export async function ensureCpuCores(db: Db, plans: readonly Plan[]): Promise<void> {
  for (const { id, cores } of plans)
    if (cores !== undefined)
      await db
        .update(servers)
        .set({ cpuCores: cores })
        .where(and(eq(servers.plan, id), isNull(servers.cpuCores)))
}

/**
 * A node's capacity without one of its servers. A plan that needs no more disk does not depend on
 * free disk space.
 */
function capacityWithout(
  { memoryMb, diskMb, run }: ServerRow,
  offer: NodeOffer,
  wanted: NodeCapacity,
): NodeOffer {
  const { sold, portsHeld } = offer
  return {
    ...offer,
    sold: { memoryMb: sold.memoryMb - Math.max(memoryMb, run?.memoryMb ?? 0), diskMb: sold.diskMb - diskMb },
    portsHeld: portsHeld - 1,
    diskFreeMb: wanted.diskMb <= diskMb ? null : offer.diskFreeMb,
  }
}
