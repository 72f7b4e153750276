import type { World } from '@zubr/all-in-one/start'
import { storeArchive } from '@zubr/api/backups/archive/store'
import type { Db } from '@zubr/api/database/open'
import type { Tx } from '@zubr/api/database/transaction'
import { nodes } from '@zubr/api/nodes/nodes-schema'
import { recordActivity } from '@zubr/api/servers/activity'
import { applyLifeEvent } from '@zubr/api/servers/lifecycle/life'
import { mailByJob } from '@zubr/api/servers/lifecycle/mail'
import { reservedSubdomains, serverStats, servers } from '@zubr/api/servers/servers-schema'
import { catalogue } from '@zubr/content/catalogue'
import { exampleCore } from '@zubr/contracts/cores/examples'
import type { ActivityKind } from '@zubr/contracts/servers/activity'
import { defaultSettings } from '@zubr/domain/core-settings'
import { capacityOfPlan } from '@zubr/domain/nodes/capacity'
import { planOf } from '@zubr/domain/plans'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { ExampleLogin } from './example-accounts.ts'
import {
  type ExampleServer,
  eventLeadingTo,
  exampleServers,
  statsOf,
  subdomainOf,
} from './example-servers.ts'

const dayMs = 86_400_000

type Row = typeof servers.$inferSelect

/**
 * Creates the demo world's servers, and replaces those that have changed by a developer's actions
 * or by time.
 */
export async function insertExampleServers(
  world: Pick<World, 'db' | 'jobs'>,
  ids: Record<ExampleLogin, string>,
  now: Date,
): Promise<void> {
  const { db } = world
  // Samples from a clock that was ahead would distort the charts.
  await db.delete(serverStats).where(gt(serverStats.minute, now))
  // Reserves an example's name while it is being replaced.
  await db
    .insert(reservedSubdomains)
    .values(exampleServers.map((example) => ({ name: subdomainOf(example) })))
    .onConflictDoNothing()
  const nodeIds = new Map(
    (await db.select({ id: nodes.id, name: nodes.name }).from(nodes)).map(({ id, name }) => [name, id]),
  )
  for (const [index, example] of exampleServers.entries()) {
    const accountId = ids[example.owner]
    const idempotencyKey = `demo:${example.key}`
    const [row] = await db
      .select()
      .from(servers)
      .where(and(eq(servers.accountId, accountId), eq(servers.idempotencyKey, idempotencyKey)))
    const id =
      row && shows(row, example, now)
        ? row.id
        : await make(world, example, {
            accountId,
            idempotencyKey,
            nodeId: nodeIds.get(example.node),
            now,
            // The list is ordered by creation time.
            createdAt: new Date(+now - (exampleServers.length - index + 20) * dayMs),
          })
    if (example.used) await drawDay(db, id, example, now)
  }
}

function shows(row: Row, { contract, state, reason }: ExampleServer, now: Date): boolean {
  if ((row.nodeId === null) !== (contract === 'archived') || row.contract !== contract) return false
  switch (contract) {
    case 'active':
      return row.state === state && row.reason === reason && (row.paidUntil === null || row.paidUntil > now)
    case 'suspended':
      return row.deleteAt !== null && row.deleteAt > now
    case 'archived':
    case 'blocked':
    case 'deleted':
      return true
  }
}

/** Where an example is placed, and when it was made. */
type Placement = {
  accountId: string
  idempotencyKey: string
  nodeId: number | undefined
  now: Date
  createdAt: Date
}

async function make(
  { db, jobs }: Pick<World, 'db' | 'jobs'>,
  example: ExampleServer,
  placement: Placement,
): Promise<string> {
  const { accountId, idempotencyKey, now } = placement
  const { contract } = example
  return db.transaction(async (tx) => {
    await tx
      .delete(servers)
      .where(and(eq(servers.accountId, accountId), eq(servers.idempotencyKey, idempotencyKey)))
    const row = await insertRow(tx, example, placement)
    const { id } = row
    await recordPast(tx, id, example, placement)
    if (contract !== 'active')
      await applyLifeEvent(tx, row, eventLeadingTo[contract], {
        now,
        actor: contract === 'deleted' ? { accountId } : contract === 'blocked' ? 'operator' : 'service',
        sendMail: mailByJob(jobs),
        ...(contract === 'blocked' && { reason: 'Mining cryptocurrency, which the public offer forbids' }),
      })
    await storeState(tx, row, example, now)
    return id
  })
}

async function insertRow(tx: Tx, example: ExampleServer, placement: Placement): Promise<Row> {
  const { accountId, idempotencyKey, nodeId, now, createdAt } = placement
  const plan = planOf(catalogue.plans, example.plan)
  const core = exampleCore(example.core)
  if (!plan || !core || nodeId === undefined)
    throw new Error(`demo-${example.key}: there is no such plan or node`)
  const [row] = await tx
    .insert(servers)
    .values({
      id: sql`gen_random_uuid()`,
      accountId,
      nodeId,
      createdAt,
      idempotencyKey,
      digest: '',
      name: example.name,
      subdomain: subdomainOf(example),
      plan: plan.id,
      ...capacityOfPlan(plan),
      cpuCores: plan.cores ?? null,
      paidUntil: example.paidDays === null ? null : new Date(+now + example.paidDays * dayMs),
      desiredState: example.desiredState,
      core,
      settings: defaultSettings(core.settings),
      reportedGeneration: 1,
    })
    .returning()
  if (!row) throw new Error(`demo-${example.key} was not written`)
  return row
}

async function recordPast(
  tx: Tx,
  serverId: string,
  { key }: ExampleServer,
  { accountId, createdAt, now }: Placement,
): Promise<void> {
  const actor = { accountId }
  await recordActivity(tx, { serverId, at: createdAt, actor, event: 'created' })
  for (const [hours, event] of key === 'running' ? busyDays : [])
    await recordActivity(tx, { serverId, at: hoursBefore(now, hours), actor, event })
}

/** Stores what an agent would report. */
async function storeState(tx: Tx, row: Row, example: ExampleServer, now: Date): Promise<void> {
  const { id } = row
  const { contract, state, reason } = example
  if (reason && (state === 'crashed' || state === 'failed' || state === 'stopped'))
    await recordActivity(tx, {
      serverId: id,
      at: hoursBefore(now, 0.2),
      actor: 'service',
      event: `${state}:${reason}`,
    })
  await tx
    .update(servers)
    .set({
      state,
      reason,
      progress: example.progress ?? null,
      // The agent has confirmed the newest desired state, so it does nothing.
      reportedGeneration: sql`generation`,
      port: state === 'creating' ? null : sql`25000 + (random() * 400)::int`,
      ...(contract === 'archived' && { nodeId: null, desiredState: 'absent' as const, port: null }),
      ...(example.used && { stats: statsOf(row, example.used), statsAt: now }),
    })
    .where(eq(servers.id, id))
  if (contract === 'archived') {
    const archivedAt = hoursBefore(now, 50)
    await storeArchive(tx, id, { phase: 'stored', phaseAt: archivedAt, archivedAt })
  }
}

const hoursBefore = (now: Date, hours: number) => new Date(+now - hours * 3_600_000)

/** More entries than one page of the log. */
const busyDays: [hoursAgo: number, what: ActivityKind][] = [
  [400, 'start'],
  [300, 'renamed'],
  [290, 'settings_changed'],
  [289, 'restart'],
  [200, 'stop'],
  [199, 'start'],
  [100, 'extended'],
  [50, 'kill'],
  [49, 'start'],
  [2, 'restart'],
]

/**
 * Statistics of the last day by minutes, as waves, because those of an earlier start are outdated.
 */
async function drawDay(db: Db, serverId: string, example: ExampleServer, now: Date): Promise<void> {
  const [row] = await db.select().from(servers).where(eq(servers.id, serverId))
  if (!row || !example.used || row.state !== 'running') return
  const { cpuPercent, memoryMb, players } = statsOf(row, example.used)
  await db.delete(serverStats).where(eq(serverStats.serverId, serverId))
  await db.execute(sql`
    insert into ${serverStats} (server_id, minute, reports, cpu_sum, memory_sum, players_max)
    select ${serverId}, date_trunc('minute', ${now.toISOString()}::timestamptz) - ago * interval '1 minute', 1,
      ${cpuPercent} * (0.75 + 0.25 * sin(ago / 23.0)), ${memoryMb} * (0.9 + 0.1 * sin(ago / 170.0)),
      (${players}::int * (0.5 + 0.5 * cos(ago / 229.0)))::int
    -- It was away for a while in the night.
    from generate_series(0, 1439) ago where ago not between 500 and 560`)
}
