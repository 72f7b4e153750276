import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { Config } from '@zubr/config'
import { eq, isNull, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { MailRefused } from '../accounts/mail/deliver.ts'
import { locks } from '../database/locks.ts'
import type { Db } from '../database/open.ts'
import type { Executor, Jobs, Worker } from '../jobs/jobs.ts'
import type { WorkflowDefinition } from '../workflows/workflow.ts'
import { checkAddonSources } from './addon-checks.ts'
import { pushAlertmanager } from './alertmanager/push.ts'
import { alerts } from './alerts-schema.ts'
import { checkBackups } from './backup-checks.ts'
import { checkBuild, readBuildFailure } from './build-checks.ts'
import { type AlertMessage, type ChannelConfig, channelsOf, deliver, RateLimited } from './channels.ts'
import { checkCoreSources } from './core-checks.ts'
import { checkEdges } from './edge-checks.ts'
import { checkJobs, checkRelay } from './job-checks.ts'
import {
  checkApiDisk,
  checkNodeDisks,
  checkReturnedNodes,
  checkSilentNodes,
  silentAfterSeconds,
} from './node-checks.ts'
import { checkPayments } from './payment-checks.ts'
import { type CheckInput, type CheckResult, endText, startText } from './problem.ts'
import { checkWarnings } from './warning-checks.ts'
import { checkWorkflows } from './workflow-checks.ts'

/** More alerts of one kind are sent in one message. */
const maxMessages = 3

export type CheckContext = {
  db: Db
  jobs: Pick<Jobs, 'send'>
  config: ChannelConfig & Pick<Config, 'dataDir' | 'alertmanagerUrl'>
  log: Pick<FastifyBaseLogger, 'warn'>
  /** The kinds of workflows that are watched. */
  workflows: readonly WorkflowDefinition[]
  /** How long the database has been available to this process without a gap; without it, always. */
  availableForMs?: (() => number) | undefined
  /** Measures free space. Tests pass their own. */
  diskOf?: (dir: string) => Promise<CheckInput['disk']>
}

/**
 * Compares the state of the service with the open alerts. New and ended alerts are stored with the
 * jobs that send them, in one transaction, so each is decided once with any number of processes.
 * Delivery is at least once: a message repeats only if a process dies or loses an answer after the
 * receiver accepted it.
 */
export async function checkAlerts(context: CheckContext): Promise<void> {
  const { db, jobs, config, log, workflows, availableForMs, diskOf = spaceOf } = context
  const disk = await diskOf(config.dataDir)
  const buildFailure = await readBuildFailure(config.dataDir)
  const hasListened = (availableForMs?.() ?? Number.POSITIVE_INFINITY) > (silentAfterSeconds + 30) * 1_000
  const messages = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.alerts})`)
    const open = await tx
      .select({
        ...{ id: alerts.id, key: alerts.key, openedAt: alerts.openedAt, message: alerts.message },
        ...{ sentCount: alerts.sentCount, sentAgoMs },
      })
      .from(alerts)
      .where(isNull(alerts.closedAt))
    const openSince = new Map(open.map(({ key, openedAt }) => [key, openedAt]))
    const messagesToSend: AlertMessage[] = []
    for (const { problems: troubles, covers, ended } of await runChecks({
      tx,
      open: openSince,
      hasListened,
      disk,
      buildFailure,
      workflows,
    })) {
      const [started, endedMessages]: [AlertMessage[], AlertMessage[]] = [[], []]
      for (const { key, what, since, advice, quiet } of troubles) {
        if (openSince.has(key)) continue
        const text = startText(config.brand.name, what, since, advice)
        const [row] = await tx.insert(alerts).values({ key, message: text }).returning({ id: alerts.id })
        if (row && !quiet) started.push({ id: `alert-${row.id}-begun`, text })
      }
      const lasting = new Set(troubles.map(({ key }) => key))
      messagesToSend.push(...(await remind(tx, open, { problems: troubles, covers })))
      for (const { id, key, openedAt } of open) {
        if (!covers(key) || lasting.has(key)) continue
        await tx.execute(sql`update alerts set closed_at = now() where id = ${id}`)
        endedMessages.push({
          id: `alert-${id}-ended`,
          text: endText(config.brand.name, ended(key), openedAt, new Date()),
        })
      }
      messagesToSend.push(...together(started), ...together(endedMessages))
    }
    for (const message of messagesToSend) await sendToOperator(jobs, tx, config, message)
    return messagesToSend
  })
  for (const { text } of messages) log.warn({ alert: text }, 'the operator was notified')
}

type OpenAlert = { id: number; key: string; message: string; sentCount: number; sentAgoMs: number }

/**
 * Sends reminders of open alerts at growing intervals, from the third message on also to the
 * escalation address.
 */
async function remind(
  tx: Executor & Pick<Db, 'update'>,
  open: readonly OpenAlert[],
  { problems: troubles, covers }: Pick<CheckResult, 'problems' | 'covers'>,
): Promise<AlertMessage[]> {
  const lasting = new Map(troubles.map((trouble) => [trouble.key, trouble]))
  const reminders: AlertMessage[] = []
  for (const { id, key, message, sentCount, sentAgoMs: agoMs } of open) {
    const trouble = lasting.get(key)
    if (!trouble || trouble.quiet || !covers(key) || agoMs < reminderAfterMs(sentCount)) continue
    await tx
      .update(alerts)
      .set({ sentCount: sentCount + 1, lastSentAt: sql`now()` })
      .where(eq(alerts.id, id))
    const text = message.replace(/^(\[[^\]]*\])/, `$1 Still (reminder ${sentCount}):`)
    reminders.push({ id: `alert-${id}-reminder-${sentCount}`, text, isEscalated: sentCount >= 2 })
  }
  return reminders
}

/** An hour after the first message, four hours after the second, then once a day. */
const reminderAfterMs = (sentCount: number) => (sentCount === 1 ? 1 : sentCount === 2 ? 4 : 24) * 3_600_000

const sentAgoMs = sql<number>`(extract(epoch from now() - ${alerts.lastSentAt}) * 1000)::float8`

/** Runs all checks that jobs can do. database-watch.ts notices an unavailable database. */
async function runChecks({
  workflows,
  ...input
}: CheckInput & Pick<CheckContext, 'workflows'>): Promise<CheckResult[]> {
  return [
    await checkSilentNodes(input),
    await checkReturnedNodes(input),
    await checkNodeDisks(input),
    await checkEdges(input),
    checkApiDisk(input, hostname()),
    await checkRelay(input),
    await checkJobs(input),
    await checkWarnings(input),
    await checkCoreSources(input),
    await checkAddonSources(input),
    await checkBackups(input),
    await checkPayments(input),
    await checkWorkflows(input, workflows, new Date()),
    checkBuild(input, hostname()),
  ]
}

/** Adds a job for each configured channel, so that a retry on one does not repeat the other. */
export async function sendToOperator(
  jobs: Pick<Jobs, 'send'>,
  tx: Executor,
  config: ChannelConfig,
  message: AlertMessage,
): Promise<void> {
  const { isEscalated = false, ...sent } = message
  for (const channel of channelsOf(config, { isEscalated }))
    await jobs.send(tx, 'send-alert', { channel, ...sent })
}

function together(messages: AlertMessage[]): AlertMessage[] {
  const [first] = messages
  if (!first || messages.length <= maxMessages) return messages
  const lines = messages.map(({ text }) => text.split('\n', 1)[0]?.replace(/^\[[^\]]*\] /, '• '))
  const advice = first.text.split('\n').slice(1).join('\n')
  return [
    {
      id: first.id,
      text:
        `${/^\[[^\]]*\]/.exec(first.text)?.[0]} ${messages.length} at once:\n${lines.join('\n')}\n(the ` +
        `first) ${advice}`,
    },
  ]
}

async function spaceOf(dir: string): Promise<CheckInput['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(dir)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    // An API process with an external PostgreSQL may have no such folder.
    return undefined
  }
}

const SendAlert = z.object({
  channel: z.enum(['webhook', 'mail', 'escalation']),
  id: z.string(),
  text: z.string(),
})

/** Checks every minute, and sends what it finds to the operator. */
export function alertWorkers(context: CheckContext): Worker<never>[] {
  const { db, jobs, config, log } = context
  return [
    {
      queue: 'check-alerts',
      async handle(_: never, signal: AbortSignal) {
        await checkAlerts(context)
        if (config.alertmanagerUrl)
          await pushAlertmanager(db, { ...config, url: config.alertmanagerUrl }, signal)
      },
    },
    {
      queue: 'send-alert',
      // A mail server may take ten minutes for a message, and the webhook must not wait for it.
      concurrency: 3,
      async handle(data: unknown, signal: AbortSignal) {
        const { channel, ...message } = SendAlert.parse(data)
        try {
          await deliver(channel, message, config, signal)
        } catch (error) {
          if (error instanceof MailRefused) {
            log.warn(
              { reason: error.message },
              'the mail server refuses alerts: see ALERT_MAIL_TO and MAIL_FROM',
            )
            return
          }
          if (!(error instanceof RateLimited)) throw error
          const startAfter = new Date(Date.now() + error.seconds * 1_000)
          await jobs.send(db, 'send-alert', { channel, ...message }, { startAfter })
        }
      },
    },
  ]
}
