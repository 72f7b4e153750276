import type { ScheduleStep, StepFailure } from '@zubr/contracts/schedules/schedules'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { restartIn } from '@zubr/i18n/chat'
import { defaultLocale, isLocale } from '@zubr/i18n/locales'
import { and, eq } from 'drizzle-orm'
import { type BackupContext, makeBackup } from '../backups/make-backup.ts'
import type { Tx } from '../database/transaction.ts'
import { serverJobs } from '../servers/jobs/server-jobs-schema.ts'
import type { NewJob } from '../servers/jobs/store.ts'
import { addJob, cancelJob } from '../servers/jobs/store.ts'
import { requestAction } from '../servers/owner-actions.ts'
import type { ServerRow } from '../servers/server-view.ts'
import { serverActivity } from '../servers/servers-schema.ts'
import type { Doing } from './schedules-schema.ts'

/**
 * Begins a backup of a locked server, or joins one in progress. Resolves to its job, or to
 * undefined if none is possible.
 */
export type TakeBackup = (
  tx: Tx,
  server: ServerRow,
  by: { schedule: string; now: Date },
) => Promise<Pick<Doing, 'job' | 'isBorrowed'> | undefined>

export function takeBackups(context: BackupContext): TakeBackup {
  return async (tx, server, { schedule, now }) => {
    const made = await makeBackup(tx, context, server, { kind: 'schedule', actor: { schedule }, now })
    if (!('refused' in made)) return { job: made.jobId }
    // A manual backup in progress serves as well.
    return made.refused === 'under_way' ? { job: made.jobId, isBorrowed: true } : undefined
  }
}

/** Dependencies of a step; its server is locked. */
export type StepContext = {
  tx: Tx
  server: ServerRow
  /** The owner's name of it. */
  schedule: string
  /** The language of messages to players. */
  language: string
  takeBackup: TakeBackup | undefined
  now: Date
}

/** The state of a step: in progress, polled again at `wakeAt`, or ended. */
export type StepStatus = { currentStep: Doing; wakeAt: Date } | 'done' | { failure: StepFailure }

/** The poll interval of steps that wait for an agent. */
const pollMs = 1_000
const minuteMs = 60_000

/** Timeouts for agents. A command that comes later does more harm than good. */
const timeouts: Record<Exclude<ScheduleStep['kind'], 'pause'>, number> = {
  command: 2 * minuteMs,
  delete_logs: 15 * minuteMs,
  backup: 12 * 60 * minuteMs,
  start: 30 * minuteMs,
  stop: 10 * minuteMs,
  restart: 30 * minuteMs,
}

const later = (now: Date, ms: number) => new Date(+now + ms)

/** Begins a step. Its request is stored in the transaction: once, even if a process is killed. */
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
      // Without players there is no countdown.
      if (first === undefined || server.state !== 'running') return requestServerAction(context, 'restart')
      const restartAt = later(now, first * 1_000)
      return continueCountdown(context, { restartAt: restartAt.toISOString(), marks })
    }
    case 'start':
    case 'stop':
      return requestServerAction(context, step.kind)
  }
}

/** Checks the state of a step that was begun. */
export async function checkStep(
  context: StepContext,
  kind: ScheduleStep['kind'],
  doing: Doing,
): Promise<StepStatus> {
  const { now } = context
  if (doing.restartAt !== undefined) return continueCountdown(context, doing)
  const isLate = doing.until !== undefined && now >= new Date(doing.until)
  if (kind === 'pause') return isLate ? 'done' : { currentStep: doing, wakeAt: new Date(doing.until ?? now) }
  const standing = doing.job ? await jobStatus(context, doing.job) : await actionStatus(context, doing)
  if (standing) return standing
  if (!isLate) return { currentStep: doing, wakeAt: later(now, pollMs) }
  await cancelStepWork(context, doing)
  return { failure: 'timed_out' }
}

/** Cancels the agent's work for an abandoned step. */
export async function cancelStepWork(
  { tx, now }: Pick<StepContext, 'tx' | 'now'>,
  doing: Doing,
): Promise<void> {
  const own = doing.isBorrowed ? undefined : doing.job
  for (const job of [own, doing.said]) if (job) await cancelJob(tx, job, now)
}

async function jobStatus({ tx }: StepContext, id: string): Promise<StepStatus | undefined> {
  const [job] = await tx.select().from(serverJobs).where(eq(serverJobs.id, id))
  if (!job) return { failure: 'failed' }
  if (job.state === 'failed') return { failure: job.failure ?? 'failed' }
  return job.state === 'done' ? 'done' : undefined
}

async function actionStatus(
  { tx, server }: StepContext,
  { operation }: Doing,
): Promise<StepStatus | undefined> {
  const [operationEntry] = await tx
    .select({ outcome: serverActivity.outcome })
    .from(serverActivity)
    .where(and(eq(serverActivity.serverId, server.id), eq(serverActivity.operationId, operation ?? '')))
  if (!operationEntry) return { failure: 'failed' }
  if (operationEntry.outcome === 'failed') return { failure: 'not_done' }
  if (operationEntry.outcome === 'superseded') return { failure: 'superseded' }
  return operationEntry.outcome === 'done' ? 'done' : undefined
}

async function requestServerAction(
  context: StepContext,
  action: 'start' | 'stop' | 'restart',
): Promise<StepStatus> {
  const { tx, server, schedule, now } = context
  const operation = await requestAction(tx, server, { action, actor: { schedule }, now })
  const until = later(now, timeouts[action]).toISOString()
  return { currentStep: { operation, until }, wakeAt: later(now, pollMs) }
}

function waitForJob(
  { now }: StepContext,
  kind: 'command' | 'delete_logs' | 'backup',
  job: Pick<Doing, 'job' | 'isBorrowed'>,
): StepStatus {
  return {
    currentStep: { ...job, until: later(now, timeouts[kind]).toISOString() },
    wakeAt: later(now, pollMs),
  }
}

const add = ({ tx, server, now }: StepContext, job: NewJob) => addJob(tx, { serverId: server.id, job, now })

/** The console takes commands without a slash; two slashes belong to the command. */
const bare = (text: string) => text.replace(/^\/(?!\/)/, '')

/** Sends due announcements to players, and restarts at the set time. */
async function continueCountdown(context: StepContext, doing: Doing): Promise<StepStatus> {
  const { tx, server, now } = context
  const restartAt = new Date(doing.restartAt ?? now)
  // The owner has stopped the server meanwhile.
  if (server.desiredState !== 'running') {
    await cancelStepWork(context, doing)
    return { failure: 'superseded' }
  }
  const left = (+restartAt - +now) / 1_000
  const marks = doing.marks ?? []
  const due = marks.filter((mark) => mark >= left)
  // Players must not read a late line after an outage of the agent, nor two at once.
  if (doing.said && (due.length > 0 || left <= 0)) await cancelJob(tx, doing.said, now)
  if (left <= 0) return requestServerAction(context, 'restart')
  const rest = marks.filter((mark) => mark < left)
  const line = due.length > 0 ? sayLine(context, Math.ceil(left)) : undefined
  const announcement = line ? await add(context, { kind: 'command', text: line }) : doing.said
  return {
    currentStep: {
      restartAt: restartAt.toISOString(),
      marks: rest,
      ...(announcement && { said: announcement }),
    },
    wakeAt: new Date(+restartAt - (rest[0] ?? 0) * 1_000),
  }
}

/** The core's command to message players; undefined if it has none. */
function sayLine({ server, language }: StepContext, seconds: number): string | undefined {
  const { id } = server.core
  const say = isCoreId(id) ? coreKinds[id].say : null
  return say ? `${say} ${restartIn(isLocale(language) ? language : defaultLocale, seconds)}` : undefined
}
