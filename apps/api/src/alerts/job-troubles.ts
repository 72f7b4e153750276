import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type QueueName, queueNames, queues } from '../jobs/queues.ts'
import type { Findings, Look } from './conditions.ts'

/** Recurring work may fail for as long as this: its next run does what was missed. */
const recurringPatienceSeconds = 180

const Failures = z.array(
  z.object({
    queue: z.enum(queueNames),
    failed: z.number(),
    /** Of the failures since the last success. */
    since: z.coerce.date().nullable(),
    failingSeconds: z.number().nullable(),
    succeededAt: z.coerce.date().nullable(),
  }),
)

/**
 * Queues with jobs that ran out of attempts, or whose recurring work keeps failing. One alert a queue: what fails once an hour for the
 * same reason is told once.
 */
export async function jobTroubles({ tx, open }: Pick<Look, 'tx' | 'open'>): Promise<Findings> {
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
  const findings: Findings = { troubles: [], over: [] }
  const found = new Map(Failures.parse(rows).map((row) => [row.queue, row]))
  for (const queue of queueNames) {
    const row = found.get(queue)
    const key = `job_dead:${queue}`
    const opened = open.find((alert) => alert.key === key)
    if (isRecurring(queue)) {
      const failing = row?.failingSeconds ?? 0
      if (row?.since && failing > recurringPatienceSeconds)
        findings.troubles.push({
          key,
          what: `The recurring job ${queue} has failed at every run`,
          since: row.since,
          advice: 'read the API\'s log for "a job failed"; the next run that succeeds does what was missed.',
          ended: `the recurring job ${queue} works again`,
        })
      // Failed runs are deleted after a while, which ends nothing.
      if (opened && row?.succeededAt && row.succeededAt > opened.openedAt)
        findings.over.push({ key, ended: `the recurring job ${queue} works again` })
    } else {
      // Nothing mends a dead job. It is kept for a while; when none is left, no other has died for as long.
      const ended = `no job of ${queue} has died for ${queues[queue].deleteAfterSeconds / 3_600} h; the dead ones are forgotten now, not done`
      if (!row || row.failed === 0) findings.over.push({ key, ended })
      else
        findings.troubles.push({
          key,
          what:
            row.failed === 1
              ? `A job of ${queue} has been dead`
              : `${row.failed} jobs of ${queue} have been dead`,
          since: row.since ?? new Date(),
          advice: adviceFor(queue),
          ended,
        })
    }
  }
  return findings
}

function isRecurring(queue: QueueName): boolean {
  return 'cron' in queues[queue]
}

function adviceFor(queue: QueueName): string {
  switch (queue) {
    case 'relay-application':
      return '`npm run zubr -- application list` shows what still waits; `npm run zubr -- application retry <id>` for each.'
    case 'send-alert':
      return 'an alert did not reach you one way: check ALERT_WEBHOOK_URL, or SMTP_URL and ALERT_MAIL_TO.'
    default:
      return 'read the API\'s log for "a job failed".'
  }
}
