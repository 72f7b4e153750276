import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../database/open.ts'
import type { PaymentContext } from '../payment-context.ts'
import type { Finding } from './findings.ts'

const Broken = z.array(z.object({ key: z.string(), description: z.string(), since: z.coerce.date() }))

/** Findings of one kind that are reported: one is enough to act on. */
const maxFindings = 20

/**
 * Violated invariants of the journal. PostgreSQL refuses all but the last; this check does not rely
 * on it.
 */
export async function bookFindings({
  db,
  clock,
}: {
  db: Pick<Db, 'execute'>
  clock: () => Date
}): Promise<Finding[]> {
  const now = clock()
  // One statement has one snapshot: a concurrent transaction is in both sides of the comparison, or
  // in neither.
  const { rows } = await db.execute(sql`
    (select 'entry:' || e.id as key, 'Entry ' || e.id || ' of the journal has not summed to zero' as description, e.at as since
      from journal_entries e left join postings p on p.entry_id = e.id
      group by e.id having coalesce(sum(p.amount), 1) <> 0 or count(p.amount) < 2 order by e.id limit ${maxFindings})
    union all
    (select 'below:' || p.account_id || ':' || p.ledger, 'The ' || p.ledger || ' of account ' || p.account_id || ' has been below zero', max(e.at)
      from postings p join journal_entries e on e.id = p.entry_id where p.account_id is not null and p.ledger <> 'debt'
      group by p.account_id, p.ledger having sum(p.amount) < 0 order by 1 limit ${maxFindings})
    union all
    (select 'above:' || p.account_id || ':debt', 'The debt of account ' || p.account_id || ' has been above zero', max(e.at)
      from postings p join journal_entries e on e.id = p.entry_id where p.ledger = 'debt'
      group by p.account_id having sum(p.amount) > 0 order by 1 limit ${maxFindings})
    union all
    (select 'currency:' || e.id, 'Entry ' || e.id || ' has been in another currency than its account', e.at
      from journal_entries e join account_currency a on a.account_id = e.account_id
      where a.currency is distinct from e.currency order by e.id limit ${maxFindings})
    union all
    (select 'processor:' || name || ':' || currency,
        'What the journal says lies at ' || name || ' in ' || currency || ' has been ' || (coalesce(kept, 0) - coalesce(moved, 0))
          || ' hundredths more than what moved there', ${now}::timestamptz
      from (
        select p.processor as name, e.currency, -sum(p.amount) as kept from postings p join journal_entries e on e.id = p.entry_id
        where p.ledger = 'processor' group by 1, 2
      ) journal full join (
        select processor as name, currency, sum(case when type in ('payment', 'chargeback_reversal') then amount else -amount end) as moved
        from processor_transactions where unallocated_reason is distinct from 'test' group by 1, 2
      ) moves using (name, currency)
      where coalesce(kept, 0) <> coalesce(moved, 0))`)
  return Broken.parse(rows).map(({ key, ...rest }) => ({ ...rest, kind: 'books', key: `books:${key}` }))
}

const unsettledHours = 24
const orderMinutes = 15
const unworkedMinutes = 60

/** What should have ended long ago. */
export async function waitFindings({ db, clock }: Pick<PaymentContext, 'db' | 'clock'>): Promise<Finding[]> {
  const now = clock()
  const ago = (minutes: number) => new Date(+now - minutes * 60_000)
  const found = z.array(
    z.object({
      kind: z.enum(['unsettled', 'order_waits', 'unworked']),
      id: z.string(),
      description: z.string(),
      since: z.coerce.date(),
    }),
  )
  const { rows } = await db.execute(sql`
    (select 'unsettled' as kind, number::text as id,
        'Invoice ' || number || case when poll_at is null then ' has not ended, and is no longer polled,' else ' has waited past its end' end as description,
        expires_at as since
      from invoices where state in ('new', 'waiting') and (poll_at is null or expires_at < ${ago(unsettledHours * 60)})
      order by number limit ${maxFindings})
    union all
    (select 'order_waits', p.number::text, 'The server that invoice ' || p.number || ' paid for has not been created', p.paid_at
      from invoices p join accounts a on a.id = p.account_id
      where p.order_state = 'waiting' and p.state = 'paid' and p.paid_at < ${ago(orderMinutes)} order by p.number limit ${maxFindings})
    union all
    (select 'unworked', processor, count(*) || ' notifications of ' || processor || ' have not been processed', min(received_at)
      from processor_notifications where processed_at is null and received_at < ${ago(unworkedMinutes)} group by processor)`)
  return found.parse(rows).map(({ kind, id, ...rest }) => ({ ...rest, kind, key: `${kind}:${id}` }))
}
