import type { Checkouts } from '@zubr/trial-processor/checkouts'
import type { Db } from '../../../database/open.ts'
import { chargebackFaults } from './chargeback-invariants.ts'
import type { Paid } from './payers.ts'
import { receiptFaults } from './receipt-invariants.ts'
import { refundFaults } from './refund-invariants.ts'
import type { RequestedRefund } from './refunders.ts'

type Moved = { type: string; currency: string; sum: number; count: number }
const textOf = ({ type, currency, sum, count }: Moved) => `${count} × ${type} of ${sum} ${currency}`

/**
 * Violated invariants once all work has finished: the processor, our books and sales must agree.
 * Empty if all is well.
 */
export async function wrongs(
  db: Db,
  checkouts: Pick<Checkouts, 'all'>,
  { paid, requested }: { paid: readonly Paid[]; requested: readonly RequestedRefund[] },
): Promise<string[]> {
  const found: string[] = []
  const rows = async (text: string) => (await db.$client.query(text)).rows
  /** Reports rows of a query that must return none. */
  const none = async (what: string, text: string) => {
    for (const row of (await rows(text)).slice(0, 5)) found.push(`${what}: ${JSON.stringify(row)}`)
  }
  const money = `type, currency, sum(amount)::int as sum, count(*)::int as count`

  // Journal entries.
  await none(
    'an entry does not sum to zero',
    `select entry_id from postings group by 1 having sum(amount) <> 0`,
  )
  await none(
    'a ledger of a customer is below zero',
    `select account_id, ledger from postings where account_id is not null group by 1, 2
      having case ledger when 'debt' then sum(amount) > 0 else sum(amount) < 0 end`,
  )
  await none(
    'what moved at a processor is not in its ledger',
    `select * from
      (select processor, currency, sum(case when type in ('payment', 'chargeback_reversal') then amount else -amount end) as moved from processor_transactions group by 1, 2) transactions
      full join (select processor, currency, -sum(amount) as booked from postings join journal_entries on id = entry_id
        where ledger = 'processor' group by 1, 2) books using (processor, currency)
      where moved is distinct from booked`,
  )

  // The processor's transactions and ours.
  const theirs = new Map<string, Moved>()
  const uids = new Set<string>()
  for (const { currency, transactions } of checkouts.all())
    for (const { uid, type, state, minor } of transactions) {
      if (state !== 'done') continue
      uids.add(uid)
      const before = theirs.get(`${type} ${currency}`) ?? { type, currency, sum: 0, count: 0 }
      theirs.set(`${type} ${currency}`, { ...before, sum: before.sum + minor, count: before.count + 1 })
    }
  const ours: Moved[] = await rows(
    `select ${money} from processor_transactions where type <> 'chargeback_reversal' group by 1, 2`,
  )
  const [a, b] = [[...theirs.values()], ours].map((list) => list.map(textOf).sort().join(', '))
  if (a !== b) found.push(`the processor has ${a}; we have ${b}`)
  for (const { uid } of await rows(
    `select uid from processor_transactions where type <> 'chargeback_reversal'`,
  ))
    if (!uids.has(uid)) found.push(`a movement of ours never was at the processor: ${uid}`)
  await none(
    'something was parked',
    `select uid, unallocated_reason from processor_transactions where unallocated_reason is not null`,
  )

  // Each paid payment is credited once, and mailed once.
  await none(
    'a payment is not credited as often as it was paid',
    `select invoices.id, times_paid, transactions, entries from invoices
      left join lateral (select count(*) as transactions from processor_transactions where invoice_id = invoices.id and type = 'payment') m on true
      left join lateral (select count(*) as entries from journal_entries
        where kind = 'payment' and account_id = invoices.account_id and reason = number::text) e on true
      where times_paid <> transactions or times_paid <> entries or (state = 'paid') <> (times_paid > 0)`,
  )
  const states = new Map<string, string>(
    (await rows('select id, state from invoices')).map(({ id, state }) => [id, state]),
  )
  const expected = { left: 'expired', declined: 'declined' } as Record<string, string>
  for (const { id, outcome } of paid) {
    const state = states.get(id)
    if (state !== (expected[outcome] ?? 'paid')) found.push(`a payment that was ${outcome} is ${state}`)
  }
  await none(
    'mails are not as many as payments',
    `select * from (select count(*) filter (where times_paid > 0) as first, sum(greatest(times_paid - 1, 0)) as again from invoices) p,
      (select count(*) filter (where data->>'kind' in ('paid', 'paid_for_order')) as mails, count(*) filter (where data->>'kind' = 'paid_again') as more
        from jobs.job where name = 'send-mail') m
      where first <> mails or again <> more`,
  )

  // Sales.
  await none(
    'an order has not ended',
    `select id, state, order_state from invoices where state = 'paid' and order_state = 'waiting'`,
  )
  await none(
    'a server was sold otherwise than once',
    `select servers.id, invoices.id as payment, count(entry.id) from servers
      full join (select * from invoices where order_state = 'created') invoices on invoices.server_id = servers.id
      left join journal_entries entry on entry.server_id = servers.id and entry.kind = 'purchase'
      group by 1, 2 having servers.id is null or invoices.id is null or count(entry.id) <> 1`,
  )
  await none('a name was sold twice', `select subdomain from servers group by 1 having count(*) > 1`)

  found.push(...(await refundFaults(db, checkouts, requested)))
  found.push(...(await chargebackFaults(db)))
  found.push(...(await receiptFaults(db, checkouts)))

  await none(
    'a job is stuck',
    `select name, state, retry_count, output->>'message' as why from jobs.job
      where name in ('work-notification', 'create-order', 'work-refund') and state <> 'completed'`,
  )
  // Our own nightly reconciliation, which has counted whatever had no notification.
  await none(
    'the night finds something',
    `select kind, description from reconciliation_findings where closed_at is null`,
  )
  return found
}
