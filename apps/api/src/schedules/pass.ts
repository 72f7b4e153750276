import type { ScheduleRun } from '@zubr/contracts/schedules/schedules'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { rootOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { lockServer } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { servers } from '../servers/servers-schema.ts'
import { blockingReason, mayBegin } from './begin.ts'
import { isOverdue, type MissBackup, missesBackup } from './missed.ts'
import { scheduleRuns, schedules } from './schedules-schema.ts'
import {
  beginStep,
  cancelStepWork,
  checkStep,
  type StepContext,
  type StepStatus,
  type TakeBackup,
} from './steps.ts'
import { nextOf, openRunOf, planRun, type RunRow, type ScheduleRow } from './store.ts'

export type SchedulePassDeps = {
  db: Db
  takeBackup?: TakeBackup | undefined
  missBackup?: MissBackup | undefined
  onError: (error: unknown) => void
}

/** A run that is this late was missed: no process was there to begin it. */
const missedAfterMs = 120_000
/** The pause after an error. */
const afterErrorMs = 10_000
const maxPerPass = 200

/**
 * Plans due runs, begins them and continues them. Each has its own transaction, so that
 * interruptions and concurrent processes do no harm.
 */
export async function processDueSchedules(deps: SchedulePassDeps, now: Date): Promise<void> {
  const { db, onError } = deps
  const due = await db
    .select({ id: schedules.id, serverId: schedules.serverId })
    .from(schedules)
    .where(lte(schedules.nextRunAt, now))
    .orderBy(asc(schedules.nextRunAt), asc(schedules.createdAt), asc(schedules.id))
    .limit(maxPerPass)
  for (const { id, serverId } of due)
    await inTransaction(db, async (tx) => {
      const server = await lockServer(tx, eq(servers.id, serverId))
      const [schedule] = await tx.select().from(schedules).where(eq(schedules.id, id))
      if (server && schedule) await planDue(tx, { server, schedule }, deps, now)
    }).catch(onError)
  const open = await db
    .select({ id: scheduleRuns.id, serverId: scheduleRuns.serverId })
    .from(scheduleRuns)
    .where(and(isNull(scheduleRuns.endedAt), lte(scheduleRuns.wakeAt, now)))
    // The longest wait first: ordered by number, runs that are polled each second would starve the
    // others.
    .orderBy(asc(scheduleRuns.wakeAt), asc(scheduleRuns.number))
    .limit(maxPerPass)
  for (const { id, serverId } of open)
    await inTransaction(db, async (tx) => {
      const server = await lockServer(tx, eq(servers.id, serverId))
      const [found] = await tx
        .select({ run: scheduleRuns, schedule: schedules })
        .from(scheduleRuns)
        .innerJoin(schedules, eq(schedules.id, scheduleRuns.scheduleId))
        .where(and(eq(scheduleRuns.id, id), isNull(scheduleRuns.endedAt), lte(scheduleRuns.wakeAt, now)))
      if (server && found) await advanceRun(tx, { server, ...found }, deps, now)
    }).catch(async (error) => {
      onError(rootOf(error))
      await db
        .update(scheduleRuns)
        .set({ wakeAt: new Date(+now + afterErrorMs) })
        .where(eq(scheduleRuns.id, id))
        // The first error is reported above. Without the pause the next pass retries the run.
        .catch(() => undefined)
    })
}

/** Plans the run of a due schedule, unless another process has. */
async function planDue(
  tx: Tx,
  { server, schedule }: Pick<Open, 'server' | 'schedule'>,
  { missBackup }: SchedulePassDeps,
  now: Date,
): Promise<void> {
  const { nextRunAt } = schedule
  if (!nextRunAt || nextRunAt > now) return
  // Schedules of a deleted server are deleted with it.
  if (server.contract === 'deleted') {
    await tx.delete(schedules).where(eq(schedules.serverId, server.id))
    return
  }
  await tx
    .update(schedules)
    .set({ nextRunAt: nextOf(schedule, now) })
    .where(eq(schedules.id, schedule.id))
  const plan = { plannedFor: nextRunAt, isManual: false, now }
  const open = await openRunOf(tx, schedule.id)
  // A run that still waits for its node happens once, however many times have passed.
  if (open && !open.startedAt) return
  const isMissed = +now - +nextRunAt > missedAfterMs && schedule.missed === 'skip'
  const skipped = open ? 'still_running' : isMissed ? 'missed' : undefined
  const run = await planRun(tx, schedule, { ...plan, ...(skipped && { skipped }) })
  if (missesBackup(run)) await missBackup?.(tx, server, { now })
}

type Open = { server: ServerRow; run: RunRow; schedule: ScheduleRow }

async function advanceRun(
  tx: Tx,
  { server, run, schedule }: Open,
  { takeBackup, missBackup }: SchedulePassDeps,
  now: Date,
) {
  const change = async (set: Partial<RunRow>, { isMeant = false } = {}) => {
    await tx.update(scheduleRuns).set(set).where(eq(scheduleRuns.id, run.id))
    if (!isMeant && missesBackup({ ...run, ...set })) await missBackup?.(tx, server, { now })
  }
  const context: StepContext = {
    ...{ tx, server, takeBackup, now },
    ...{ schedule: schedule.name, language: schedule.language },
  }
  if (!run.startedAt) {
    const may = await mayBegin(tx, { server, run, schedule, now })
    if (may !== 'now' && 'skipped' in may)
      return change({ endedAt: now, outcome: 'skipped', reason: may.skipped, currentStep: null })
    if (may !== 'now') {
      const { laterMs, awaySince } = may
      const doing = awaySince ? { awaySince: awaySince.toISOString() } : null
      await change({ wakeAt: new Date(+now + laterMs), currentStep: doing })
      if (awaySince && isOverdue(run, awaySince, now)) await missBackup?.(tx, server, { now, isDue: true })
      return
    }
  }
  const startedAt = run.startedAt ?? now
  const held = run.startedAt && (await blockingReason(tx, server))
  if (held) {
    if (run.currentStep) await cancelStepWork(context, run.currentStep)
    // Restored files were backed up before.
    const isMeant = held === 'restoring'
    const failure = isMeant ? 'superseded' : held
    return change({ ...endedWith(run, { failure }, now), currentStep: null }, { isMeant })
  }
  const doing = run.startedAt ? run.currentStep : null
  await change({ startedAt, ...(await takeSteps(context, { steps: run.steps, currentStep: doing })) })
}

/** Runs all steps that end at once, and begins the next. */
async function takeSteps(
  context: StepContext,
  run: Pick<RunRow, 'steps' | 'currentStep'>,
): Promise<Partial<RunRow>> {
  const { now } = context
  let { steps, currentStep } = run
  for (;;) {
    const at = steps.findIndex(({ state }) => state === 'waiting' || state === 'working')
    const current = steps[at]
    if (!current) return { steps, currentStep: null, endedAt: now, outcome: 'done' }
    const standing: StepStatus = currentStep
      ? await checkStep(context, current.step.kind, currentStep)
      : await beginStep(context, current.step)
    if (standing !== 'done' && 'currentStep' in standing)
      return { steps: withStep(steps, at, { state: 'working' }), ...standing }
    if (standing !== 'done') return { ...endedWith({ steps }, standing, now), currentStep: null }
    steps = withStep(steps, at, { state: 'done', endedAt: now.toISOString() })
    currentStep = null
  }
}

/** A run ends at the first failed step, since later steps depend on it. */
function endedWith(
  { steps }: Pick<RunRow, 'steps'>,
  { failure }: { failure: ScheduleRun['steps'][number]['failure'] },
  now: Date,
) {
  const at = steps.findIndex(({ state }) => state === 'waiting' || state === 'working')
  return {
    steps: withStep(steps, at, { state: 'failed', failure, endedAt: now.toISOString() }),
    endedAt: now,
    outcome: 'failed' as const,
  }
}

const withStep = (steps: RunRow['steps'], at: number, change: Partial<RunRow['steps'][number]>) =>
  steps.map((each, n) => (n === at ? { ...each, ...change } : each))
