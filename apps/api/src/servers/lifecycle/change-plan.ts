import { memoryLacked } from '@zubr/domain/cores/needs'
import { capacityOfPlan, type NodeCapacity, nodeCapacity } from '@zubr/domain/nodes/capacity'
import { editionOf, isFree, type Plan, planOf } from '@zubr/domain/plans'
import type { PlanChangeRefusal } from '@zubr/domain/terms/plan-change'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import type { Tx } from '../../database/transaction.ts'
import { OperatorError } from '../../operators/command.ts'
import { type Actor, recordActivity } from '../activity.ts'
import { notifyNode } from '../agent/desired-state-changes.ts'
import { openMoveOf } from '../moving/begin.ts'
import { type NodeOffer, nodeOffers } from '../node-choices.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'

/** Why a server can't have another plan on the node where it is, or undefined. What it costs, and whether its files fit, is not asked. */
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
  if ((await openMoveOf(db, row.id)) !== undefined) return 'moving'
  const offer = (await nodeOffers(db)).find(({ id }) => id === row.nodeId)
  const capacity = offer
    ? nodeCapacity(without(row, offer, capacityOfPlan(plan)), capacityOfPlan(plan))
    : 'unknown'
  if (capacity === 'available') return undefined
  return capacity === 'full' ? 'node_full' : 'node_silent'
}

/**
 * Gives a locked server the memory and disk of another plan, and what changes with it, if nothing is against it. Resolves to what is, for
 * the caller to put into words and undo the transaction.
 */
export async function takePlan(
  tx: Tx,
  row: ServerRow,
  asked: {
    plans: readonly Plan[]
    plan: Plan
    now: Date
    actor: Actor
    also?: Partial<typeof servers.$inferInsert>
  },
): Promise<PlanChangeRefusal | undefined> {
  const { plan, now, actor, also } = asked
  // Nobody else can sell of the node from now on.
  if (row.nodeId !== null) await notifyNode(tx, row.nodeId)
  const refused = await planRefusal(tx, row, asked)
  if (refused) return refused
  await tx
    .update(servers)
    .set({ plan: plan.id, ...capacityOfPlan(plan), cpuCores: plan.cores ?? null, ...also })
    .where(eq(servers.id, row.id))
  await recordActivity(tx, { serverId: row.id, at: now, actor, what: 'plan_changed' })
  return undefined
}

/**
 * Gives a locked server another plan of its edition by an operator's word. What is paid stays paid: the next month costs what the new plan
 * does. Throws OperatorError.
 */
export async function changePlan(
  tx: Tx,
  row: ServerRow,
  { plans, planId, now }: { plans: readonly Plan[]; planId: string; now: Date },
): Promise<Plan> {
  const plan = planOf(plans, planId)
  if (!plan) throw new OperatorError(`there is no plan ${planId}; the plans stand in content/plans.ts`)
  if (plan.id === row.plan) throw new OperatorError(`server ${row.id} has the plan ${plan.id} already`)
  const refused =
    row.paidUntil === null && row.contract !== 'deleted'
      ? 'free'
      : await takePlan(tx, row, { plans, plan, now, actor: 'operator' })
  if (refused) throw new OperatorError(inWords(refused, row, plan))
  return plan
}

function inWords(refused: PlanChangeRefusal, row: ServerRow, plan: Plan): string {
  switch (refused) {
    case 'not_active':
      return `server ${row.id} is ${row.contract}: only one that goes on can change its plan`
    case 'edition':
      return `${row.plan} and ${plan.id} are for different editions of the game`
    case 'free':
      return 'a free plan has no paid time: its owner pays for another one in the panel, or creates a free server'
    case 'memory': {
      const wantsMb = memoryLacked(row.core.id, capacityOfPlan(plan).memoryMb)
      return `${row.core.id} needs ${wantsMb} MB of memory, more than ${plan.id} has`
    }
    case 'moving':
      return `server ${row.id} is being moved: change its plan when that has ended`
    case 'node_silent':
      return 'its node is silent: nobody knows whether it has room'
    default:
      return `its node has no room for ${plan.id}`
  }
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

/** A node's room as it is without one of its servers. A plan that wants no more disk is no matter of the disk's free space. */
function without({ memoryMb, diskMb, run }: ServerRow, offer: NodeOffer, wanted: NodeCapacity): NodeOffer {
  const { sold, portsHeld } = offer
  return {
    ...offer,
    sold: { memoryMb: sold.memoryMb - Math.max(memoryMb, run?.memoryMb ?? 0), diskMb: sold.diskMb - diskMb },
    portsHeld: portsHeld - 1,
    diskFreeMb: wanted.diskMb <= diskMb ? null : offer.diskFreeMb,
  }
}
