import type { ScheduleStep, StepFailure } from '@zubr/contracts/schedules/schedules'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { restartIn } from '@zubr/i18n/chat'
import { defaultLocale, isLocale } from '@zubr/i18n/locales'
import { and, eq } from 'drizzle-orm'
import { type BackupContext, makeBackup } from '../backups/make-backup.ts'
import type { Tx } from '../database/transaction.ts'
import { serverJobs } from '../servers/jobs/server-jobs-schema.ts'
import type { NewJob } from '../servers/jobs/store.ts'
import { addJob, callOffJob } from '../servers/jobs/store.ts'
import { askAction } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { serverActivity } from '../servers/servers-schema.ts'
import type { Doing } from './schedules-schema.ts'

/** Begins a backup of a locked server, or borrows one that is being made; resolves to its job, or to undefined where none can be taken. */
export type TakeBackup = (
  tx: Tx,
  server: ServerRow,
  by: { schedule: string; now: Date },
) => Promise<Pick<Doing, 'job' | 'isBorrowed'> | undefined>

export function takeBackups(context: BackupContext): TakeBackup {
  return async (tx, server, { schedule, now }) => {
    const made = await makeBackup(tx, context, server, { kind: 'schedule', actor: { schedule }, now })
    if (!('refused' in made)) return { job: made.jobId }
    // One that is being made by hand is as good.
    return made.refused === 'under_way' ? { job: made.jobId, isBorrowed: true } : undefined
  }
}

/** What a step is done with: its server is locked. */
export type StepContext = {
  tx: Tx
  server: ServerRow
  /** What its owner calls it. */
  schedule: string
  /** What players are told in. */
  language: string
  takeBackup: TakeBackup | undefined
  now: Date
}

/** How a step stands: it goes on and is looked at again by `wakeAt`, or has ended. */
export type StepStatus = { currentStep: Doing; wakeAt: Date } | 'done' | { failure: StepFailure }

/** What waits for an agent is looked at so often. */
const lookMs = 1_000
const minuteMs = 60_000

/** How long an agent may take. A command that comes later than this is none that anybody wants. */
const patience: Record<Exclude<ScheduleStep['kind'], 'pause'>, number> = {
  command: 2 * minuteMs,
  delete_logs: 15 * minuteMs,
  backup: 12 * 60 * minuteMs,
  start: 30 * minuteMs,
  stop: 10 * minuteMs,
  restart: 30 * minuteMs,
}

const later = (now: Date, ms: number) => new Date(+now + ms)

/** Begins a step. What it asks for is stored in the transaction: once, whatever is killed. */
export async function beginStep(context: StepContext, step: ScheduleStep): Promise<StepStatus> {
  const { tx, server, now } = context
  switch (step.kind) {
    case 'pause': {
      const until = later(now, step.seconds * 1_000)
      return { currentStep: { until: until.toISOString() }, wakeAt: until }
    }
    case 'command':
      return waitForJob(context, step.kind, {
        job: await add(context, { kind: 'command', text: bare(step.text) }),
      })
    case 'delete_logs': {
      const { olderThanDays } = step
      return waitForJob(context, step.kind, {
        job: await add(context, { kind: 'delete_logs', olderThanDays }),
      })
    }
    case 'backup': {
      const taken = await context.takeBackup?.(tx, server, context)
      return taken ? waitForJob(context, step.kind, taken) : { failure: 'backup_refused' }
    }
    case 'restart': {
      const marks = step.countdown.toSorted((a, b) => b - a)
      const [first] = marks
      // Who is not there is told nothing.
      if (first === undefined || server.state !== 'running') return ask(context, 'restart')
      const restartAt = later(now, first * 1_000)
      return countDown(context, { restartAt: restartAt.toISOString(), marks })
    }
    case 'start':
    case 'stop':
      return ask(context, step.kind)
  }
}

/** Looks how a step that was begun stands. */
export async function lookAtStep(
  context: StepContext,
  kind: ScheduleStep['kind'],
  doing: Doing,
): Promise<StepStatus> {
  const { now } = context
  if (doing.restartAt !== undefined) return countDown(context, doing)
  const isLate = doing.until !== undefined && now >= new Date(doing.until)
  if (kind === 'pause') return isLate ? 'done' : { currentStep: doing, wakeAt: new Date(doing.until ?? now) }
  const standing = doing.job ? await jobStanding(context, doing.job) : await actionStanding(context, doing)
  if (standing) return standing
  if (!isLate) return { currentStep: doing, wakeAt: later(now, lookMs) }
  await callOff(context, doing)
  return { failure: 'timed_out' }
}

/** Calls off what an agent was to do for a step that is given up. */
export async function callOff({ tx, now }: Pick<StepContext, 'tx' | 'now'>, doing: Doing): Promise<void> {
  const own = doing.isBorrowed ? undefined : doing.job
  for (const job of [own, doing.said]) if (job) await callOffJob(tx, job, now)
}

async function jobStanding({ tx }: StepContext, id: string): Promise<StepStatus | undefined> {
  const [job] = await tx.select().from(serverJobs).where(eq(serverJobs.id, id))
  if (!job) return { failure: 'failed' }
  if (job.state === 'failed') return { failure: job.failure ?? 'failed' }
  return job.state === 'done' ? 'done' : undefined
}

async function actionStanding(
  { tx, server }: StepContext,
  { operation }: Doing,
): Promise<StepStatus | undefined> {
  const [asked] = await tx
    .select({ outcome: serverActivity.outcome })
    .from(serverActivity)
    .where(and(eq(serverActivity.serverId, server.id), eq(serverActivity.operationId, operation ?? '')))
  if (!asked) return { failure: 'failed' }
  if (asked.outcome === 'failed') return { failure: 'not_done' }
  if (asked.outcome === 'superseded') return { failure: 'superseded' }
  return asked.outcome === 'done' ? 'done' : undefined
}

async function ask(context: StepContext, action: 'start' | 'stop' | 'restart'): Promise<StepStatus> {
  const { tx, server, schedule, now } = context
  const operation = await askAction(tx, server, { action, actor: { schedule }, now })
  const until = later(now, patience[action]).toISOString()
  return { currentStep: { operation, until }, wakeAt: later(now, lookMs) }
}

function waitForJob(
  { now }: StepContext,
  kind: 'command' | 'delete_logs' | 'backup',
  job: Pick<Doing, 'job' | 'isBorrowed'>,
): StepStatus {
  return {
    currentStep: { ...job, until: later(now, patience[kind]).toISOString() },
    wakeAt: later(now, lookMs),
  }
}

const add = ({ tx, server, now }: StepContext, job: NewJob) => addJob(tx, { serverId: server.id, job, now })

/** The console's own input wants no slash; two of them are a command's own. */
const bare = (text: string) => text.replace(/^\/(?!\/)/, '')

/** Tells players what is due to be told, and restarts when it is time. */
async function countDown(context: StepContext, doing: Doing): Promise<StepStatus> {
  const { tx, server, now } = context
  const restartAt = new Date(doing.restartAt ?? now)
  // Its owner has stopped it meanwhile, who meant it.
  if (server.wanted !== 'running') {
    await callOff(context, doing)
    return { failure: 'superseded' }
  }
  const left = (+restartAt - +now) / 1_000
  const marks = doing.marks ?? []
  const due = marks.filter((mark) => mark >= left)
  // A line that came too late, since its agent was away, is none that players should read; nor two at once.
  if (doing.said && (due.length > 0 || left <= 0)) await callOffJob(tx, doing.said, now)
  if (left <= 0) return ask(context, 'restart')
  const rest = marks.filter((mark) => mark < left)
  const line = due.length > 0 ? sayLine(context, Math.ceil(left)) : undefined
  const said = line ? await add(context, { kind: 'command', text: line }) : doing.said
  return {
    currentStep: { restartAt: restartAt.toISOString(), marks: rest, ...(said && { said }) },
    wakeAt: new Date(+restartAt - (rest[0] ?? 0) * 1_000),
  }
}

/** What the server's core tells its players by; undefined where it cannot. */
function sayLine({ server, language }: StepContext, seconds: number): string | undefined {
  const { id } = server.core
  const say = isCoreId(id) ? coreKinds[id].say : null
  return say ? `${say} ${restartIn(isLocale(language) ? language : defaultLocale, seconds)}` : undefined
}
