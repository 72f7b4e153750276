import { randomUUID } from 'node:crypto'
import { scheduleLimits } from '@zubr/contracts/schedules/limits'
import type { NewSchedule, Schedule, ScheduleRun } from '@zubr/contracts/schedules/schedules'
import type { ActivityKind } from '@zubr/contracts/servers/activity'
import { refusesIpBan } from '@zubr/domain/players/ip-bans'
import { nextTime } from '@zubr/domain/schedules/times'
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { accounts } from '../accounts/accounts-schema.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { recordActivity } from '../servers/activity.ts'
import { lockActive, lockOwnedServer } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { scheduleRuns, schedules } from './schedules-schema.ts'
import { cancelStepWork } from './steps.ts'

export type ScheduleRow = typeof schedules.$inferSelect
export type RunRow = typeof scheduleRuns.$inferSelect

/** The account's own server; functions lock its row first. */
type ServerScheduleInput = { accountId: string; id: string; now: Date }
type ScheduleInput = ServerScheduleInput & { schedule: string }

const mine = ({ id, schedule }: Pick<ScheduleInput, 'id' | 'schedule'>) =>
  and(eq(schedules.id, schedule), eq(schedules.serverId, id))

/** Schedules of a server, oldest first. */
export async function schedulesOf(
  db: Pick<Db, 'select' | 'selectDistinctOn'>,
  serverId: string,
): Promise<Schedule[]> {
  const rows = await db
    .select()
    .from(schedules)
    .where(eq(schedules.serverId, serverId))
    .orderBy(asc(schedules.createdAt), asc(schedules.id))
  const last = await db
    .selectDistinctOn([scheduleRuns.scheduleId])
    .from(scheduleRuns)
    .where(
      inArray(
        scheduleRuns.scheduleId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(scheduleRuns.scheduleId, desc(scheduleRuns.number))
  const lastOf = new Map(last.map((run) => [run.scheduleId, run]))
  return rows.map((row) => scheduleView(row, lastOf.get(row.id)))
}

function scheduleView(
  { createdAt: _, serverId: __, nextRunAt, ...row }: ScheduleRow,
  last?: RunRow,
): Schedule {
  return { ...row, nextRunAt: nextRunAt?.toISOString() ?? null, lastRun: last ? runView(last) : null }
}

export function runView(run: RunRow): ScheduleRun {
  const { id, isManual, outcome, reason, steps } = run
  return {
    id,
    plannedFor: run.plannedFor.toISOString(),
    isManual: isManual,
    startedAt: run.startedAt?.toISOString() ?? null,
    endedAt: run.endedAt?.toISOString() ?? null,
    outcome,
    reason,
    steps,
  }
}

async function viewOf(
  db: Pick<Db, 'select' | 'selectDistinctOn'>,
  { id, schedule }: Pick<ScheduleInput, 'id' | 'schedule'>,
) {
  const found = (await schedulesOf(db, id)).find((each) => each.id === schedule)
  if (!found) throw new Refused('not_found')
  return found
}

/** Refuses a command that would ban all players when it is written, not when it is due. */
function refuseIpBans({ core }: Pick<ServerRow, 'core'>, { steps }: NewSchedule): void {
  const at = steps.findIndex((step) => step.kind === 'command' && refusesIpBan(core, step.text))
  if (at >= 0)
    throw new Refused('invalid_request', {
      [`steps.${at}.text`]: 'the server sees one address for all players: ban by name instead of ban-ip',
    })
}

export async function createSchedule(
  db: Db,
  input: ServerScheduleInput & { definition: NewSchedule },
): Promise<Schedule> {
  const { accountId, id, now, definition } = input
  const schedule = randomUUID()
  return inTransaction(db, async (tx) => {
    refuseIpBans(await lockActive(tx, input), definition)
    const [there] = await tx.select({ count: count() }).from(schedules).where(eq(schedules.serverId, id))
    if ((there?.count ?? 0) >= scheduleLimits.schedules) throw new Refused('too_many_schedules')
    const [account] = await tx
      .select({ locale: accounts.locale })
      .from(accounts)
      .where(eq(accounts.id, accountId))
    await tx.insert(schedules).values({
      ...definition,
      id: schedule,
      serverId: id,
      createdAt: now,
      language: account?.locale ?? 'ru',
      nextRunAt: nextOf(definition, now),
    })
    await recordChange(tx, input, 'schedule_created')
    return viewOf(tx, { id, schedule })
  })
}

export async function changeSchedule(
  db: Db,
  input: ScheduleInput & { definition: NewSchedule },
): Promise<Schedule> {
  return inTransaction(db, async (tx) => {
    const { now, definition } = input
    refuseIpBans(await lockActive(tx, input), definition)
    const changed = await tx
      .update(schedules)
      .set({ ...definition, nextRunAt: nextOf(definition, now) })
      .where(mine(input))
    if (changed.rowCount === 0) throw new Refused('not_found')
    await recordChange(tx, input, 'schedule_changed')
    return viewOf(tx, input)
  })
}

export async function switchSchedule(db: Db, input: ScheduleInput & { enabled: boolean }): Promise<Schedule> {
  return inTransaction(db, async (tx) => {
    await lockActive(tx, input)
    const { enabled, now } = input
    const [row] = await tx.select().from(schedules).where(mine(input))
    if (!row) throw new Refused('not_found')
    if (row.enabled !== enabled) {
      await tx
        .update(schedules)
        .set({ enabled, nextRunAt: nextOf({ ...row, enabled }, now) })
        .where(mine(input))
      await recordChange(tx, input, 'schedule_changed')
    }
    return viewOf(tx, input)
  })
}

/** Cancels its current run and the agent's work for it. */
export async function deleteSchedule(db: Db, input: ScheduleInput): Promise<undefined> {
  return inTransaction(db, async (tx) => {
    await lockOwnedServer(tx, input.accountId, input.id)
    const open = await tx
      .select()
      .from(scheduleRuns)
      .where(and(eq(scheduleRuns.scheduleId, input.schedule), isNull(scheduleRuns.endedAt)))
    const deleted = await tx.delete(schedules).where(mine(input))
    if (deleted.rowCount === 0) throw new Refused('not_found')
    await recordChange(tx, input, 'schedule_deleted')
    for (const { currentStep } of open)
      if (currentStep) await cancelStepWork({ tx, now: input.now }, currentStep)
    return undefined
  })
}

/** Plans a run for now, regardless of time and conditions; the next pass begins it. */
export async function runNow(db: Db, input: ScheduleInput): Promise<ScheduleRun> {
  return inTransaction(db, async (tx) => {
    await lockActive(tx, input)
    const [row] = await tx.select().from(schedules).where(mine(input))
    if (!row) throw new Refused('not_found')
    if (await openRunOf(tx, row.id)) throw new Refused('schedule_runs')
    return runView(await planRun(tx, row, { plannedFor: input.now, isManual: true, now: input.now }))
  })
}

/** Runs of a schedule, newest first. */
export async function runsOf(db: Db, input: Pick<ScheduleInput, 'id' | 'schedule'>): Promise<ScheduleRun[]> {
  const [row] = await db.select({ id: schedules.id }).from(schedules).where(mine(input))
  if (!row) throw new Refused('not_found')
  const runs = await db
    .select()
    .from(scheduleRuns)
    .where(eq(scheduleRuns.scheduleId, row.id))
    .orderBy(desc(scheduleRuns.number))
    .limit(scheduleLimits.runs)
  return runs.map(runView)
}

/** The open run of a schedule whose server is locked. */
export async function openRunOf(tx: Tx, scheduleId: string): Promise<RunRow | undefined> {
  const [open] = await tx
    .select()
    .from(scheduleRuns)
    .where(and(eq(scheduleRuns.scheduleId, scheduleId), isNull(scheduleRuns.endedAt)))
  return open
}

/** Stores a run with the steps of its schedule. `skipped`: it ended before it began. */
export async function planRun(
  tx: Tx,
  schedule: ScheduleRow,
  { now, skipped, ...run }: { plannedFor: Date; isManual: boolean; now: Date; skipped?: RunRow['reason'] },
): Promise<RunRow> {
  const [stored] = await tx
    .insert(scheduleRuns)
    .values({
      ...run,
      id: randomUUID(),
      scheduleId: schedule.id,
      serverId: schedule.serverId,
      steps: schedule.steps.map((step) => ({ step, state: 'waiting', failure: null, endedAt: null })),
      wakeAt: now,
      ...(skipped && { outcome: 'skipped', reason: skipped, endedAt: now }),
    })
    .returning()
  if (!stored) throw new Error('a run was not stored')
  await trimRuns(tx, schedule.id)
  return stored
}

/** Deletes all but the newest runs of a schedule. */
async function trimRuns(tx: Tx, scheduleId: string): Promise<void> {
  const old = tx
    .select({ id: scheduleRuns.id })
    .from(scheduleRuns)
    .where(eq(scheduleRuns.scheduleId, scheduleId))
    .orderBy(desc(scheduleRuns.number))
    .offset(scheduleLimits.runs)
  await tx.delete(scheduleRuns).where(inArray(scheduleRuns.id, old))
}

/** The next time of a schedule; null if it is off. */
export const nextOf = (
  { enabled, rule, zone }: Pick<ScheduleRow, 'enabled' | 'rule' | 'zone'>,
  now: Date,
): Date | null => (enabled && nextTime(rule, zone, now)) || null

const recordChange = (tx: Tx, { accountId, id, now }: ServerScheduleInput, what: ActivityKind) =>
  recordActivity(tx, { serverId: id, at: now, actor: { accountId }, event: what })
