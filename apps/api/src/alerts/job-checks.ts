import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type QueueName, queueNames, queues } from '../jobs/queues.ts'
import type { CheckInput, CheckResult, Problem } from './problem.ts'

/** How long recurring work may fail: its next run catches up. */
const recurringPatienceSeconds = 180

const Failure = z.object({
  queue: z.enum(queueNames),
  failed: z.number(),
  /** The first failure since the last success. */
  since: z.coerce.date().nullable(),
  failingSeconds: z.number().nullable(),
  succeededAt: z.coerce.date().nullable(),
})
type Failure = z.infer<typeof Failure>

/**
 * Alerts for queues with dead jobs or with recurring work that keeps failing. One alert per queue,
 * so that the same hourly failure is sent once.
 */
export async function checkJobs({ tx, open }: Pick<CheckInput, 'tx' | 'open'>): Promise<CheckResult> {
  const names = sql.join(
    queueNames.map((name) => sql`${name}`),
    sql`, `,
  )
  const { rows } = await tx.execute(sql`
    with last as (
      select name, max(completed_on) as at from jobs.job where state = 'completed' and name in (${names}) group by name
    )
    select job.name as queue, count(*) filter (where state = 'failed')::int as failed,
      min(completed_on) filter (where state = 'failed' and (last.at is null or completed_on > last.at)) as since,
      extract(epoch from now() - min(completed_on) filter (where state = 'failed' and (last.at is null or completed_on > last.at)))::float8
        as "failingSeconds",
      max(last.at) as "succeededAt"
    from jobs.job left join last on last.name = job.name
    where job.name in (${names}) and state in ('failed', 'completed') group by job.name`)
  const found = new Map(
    z
      .array(Failure)
      .parse(rows)
      .map((row) => [row.queue, row]),
  )
  return {
    problems: queueNames.flatMap((queue) => {
      const key = keyOf(queue)
      const row = found.get(queue)
      const trouble = isRecurring(queue) ? recurring(queue, row, open.get(key)) : dead(queue, row)
      return trouble ? [{ key, ...trouble }] : []
    }),
    covers: (key) => queueNames.some((queue) => key === keyOf(queue)),
    ended: (key) =>
      queueNames
        .filter((queue) => key === keyOf(queue))
        .map(endOf)
        .join(),
  }
}

function recurring(
  queue: QueueName,
  row: Failure | undefined,
  openedAt: Date | undefined,
): Omit<Problem, 'key'> | undefined {
  // Failed runs are deleted after a while. Only a success ends the alert.
  const lasts = openedAt
    ? !(row?.succeededAt && row.succeededAt > openedAt)
    : (row?.failingSeconds ?? 0) > recurringPatienceSeconds
  return lasts
    ? {
        what: `The recurring job ${queue} has failed every time`,
        since: row?.since ?? openedAt ?? new Date(),
        advice: 'read the API\'s log for "a job failed"; the next successful run also does the missed work.',
      }
    : undefined
}

/**
 * Nothing repairs a dead job. It is stored for a while; when none is left, no other has died for as
 * long.
 */
function dead(queue: QueueName, row: Failure | undefined): Omit<Problem, 'key'> | undefined {
  if (!row || row.failed === 0) return undefined
  return {
    what:
      row.failed === 1 ? `A job of ${queue} has been dead` : `${row.failed} jobs of ${queue} have been dead`,
    since: row.since ?? new Date(),
    advice: advices[queue] ?? 'read the API\'s log for "a job failed".',
  }
}

function endOf(queue: QueueName): string {
  return isRecurring(queue)
    ? `the recurring job ${queue} works again`
    : `no job of ${queue} has died for ${queues[queue].deleteAfterSeconds / 3_600} h; the dead jobs ` +
        'were removed, not done'
}

const keyOf = (queue: QueueName) => `job_dead:${queue}`

function isRecurring(queue: QueueName): boolean {
  return 'cron' in queues[queue]
}

/** Advice on a dead job beyond reading the log. */
const advices: Partial<Record<QueueName, string>> = {
  'relay-application':
    '`npm run zubr -- application list` lists those that wait; run `npm run zubr -- application retry <id>` for each.',
  'send-alert':
    'an alert could not be sent to one of your channels: check ALERT_WEBHOOK_URL, or SMTP_URL and ALERT_MAIL_TO.',
}

const UndeliveredApplications = z.array(z.object({ id: z.string(), createdAt: z.coerce.date() }))

/** Partner applications that the receiver rejects. The messages do not contain their text. */
export async function checkRelay({ tx }: Pick<CheckInput, 'tx'>): Promise<CheckResult> {
  const { rows } = await tx.execute(
    sql`select id, created_at as "createdAt" from partner_applications where relay_state = 'parked' order by created_at, id`,
  )
  return {
    problems: UndeliveredApplications.parse(rows).map(({ id, createdAt }) => ({
      key: `relay_parked:${id}`,
      what: `Partner application ${id} is stored but could not be relayed; it has waited`,
      since: createdAt,
      advice:
        `run \`npm run zubr -- application show ${id}\` for the reason, fix PARTNER_WEBHOOK_URL or its ` +
        `receiver, then run \`npm run zubr -- application retry ${id}\`.`,
    })),
    covers: (key) => key.startsWith('relay_parked:'),
    ended: (key) => `partner application ${key.slice('relay_parked:'.length)} is no longer parked`,
  }
}
