import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CheckInput, CheckResult } from './problem.ts'

/**
 * How long a mail server may be unavailable before the operator is alerted about waiting warnings.
 */
const patienceSeconds = 3_600

const Waiting = z.array(z.object({ id: z.string(), since: z.coerce.date(), seconds: z.number() }))
const key = 'warnings_undelivered'

/** Last warnings that no mail server accepted. The data that they concern are stored until then. */
export async function checkWarnings({ tx, open }: Pick<CheckInput, 'tx' | 'open'>): Promise<CheckResult> {
  // A warning is requested a day before the planned deletion date, and again when that date has
  // come.
  const { rows } = await tx.execute(sql`
    select id, delete_at - interval '1 day' as since, extract(epoch from now() - delete_at + interval '1 day')::float8 as seconds
      from servers
     where contract = 'suspended' and final_warning_at is null and 'deletion_in_1_day' = any(sent_mails) order by delete_at, id`)
  const waiting = Waiting.parse(rows)
  const [first] = waiting
  const isTrouble = first !== undefined && (open.has(key) || first.seconds > patienceSeconds)
  const what =
    waiting.length === 1
      ? `No mail server has accepted the last warning of server ${first?.id}`
      : `No mail server has accepted the last warnings of ${waiting.length} servers (the first ${first?.id})`
  return {
    problems: isTrouble
      ? [
          {
            key,
            what,
            since: first.since,
            advice:
              'their data are kept until then. Check SMTP_URL, and read the API\'s log for "the mail ' +
              'server did not take"; ' +
              'if an address no longer exists, `npm run zubr -- server warned <id>` begins the last day.',
          },
        ]
      : [],
    covers: (otherKey) => otherKey === key,
    ended: () => 'a mail server accepted every last warning',
  }
}
