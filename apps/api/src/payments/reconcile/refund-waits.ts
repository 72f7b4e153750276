import { inServiceTime } from '@zubr/domain/service-time'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { PaymentContext } from '../payment-context.ts'
import type { Finding } from './findings.ts'

/** Days before the promised day at which a request is reported again. */
const urgentDays = 2
/** Refunds by ERIP take up to 11 days. Source: docs.bepaid.by. */
const askedDays = 12
/** Of the 30 days in which we promise the money, the rest is left for the bank transfer. */
const byBankDays = 20

const Waiting = z.array(
  z.object({ id: z.string(), description: z.string(), day: z.string().nullable(), since: z.coerce.date() }),
)

/** Refund requests that wait for an operator, and parts of approved ones that do not end. */
export async function refundFindings({
  db,
  clock,
}: Pick<PaymentContext, 'db' | 'clock'>): Promise<Finding[]> {
  const now = clock()
  const ago = (days: number) => new Date(+now - days * 86_400_000)
  const soon = inServiceTime(new Date(+now + urgentDays * 86_400_000)).slice(0, 10)
  const { rows } = await db.execute(sql`
    (select 'requested:' || number as id, 'Refund ' || number || ' has waited for your decision' as description, review_by::text as day, created_at as since
      from refund_requests where state = 'requested' order by number)
    union all
    (select 'urgent:' || number, 'Refund ' || number || ' is to be decided very soon, and has waited', review_by::text, created_at
      from refund_requests where state = 'requested' and review_by <= ${soon}::date order by number)
    union all
    (select p.state || ':' || r.number || ':' || p.part,
        'Part ' || p.part || ' of refund ' || r.number || case p.state
          when 'unclear' then ' has been asked for, and nobody knows what came of it,'
          when 'by_bank' then ' is to be paid by bank, and has waited'
          else ' has been under way at ' || p.processor end,
        null, coalesce(p.first_requested_at, r.decided_at)
      from payment_refunds p join refund_requests r on r.id = p.request_id
      where p.state = 'unclear' or (p.state = 'by_bank' and r.decided_at < ${ago(byBankDays)})
        or (p.state in ('asking', 'waiting') and p.first_requested_at < ${ago(askedDays)})
      order by r.number, p.part)`)
  return Waiting.parse(rows).map(({ id, description, day, since }) => ({
    ...{ kind: 'refund_waits', key: `refund_waits:${id}`, since },
    description: day === null ? description : `${description} (promised by ${day})`,
  }))
}
