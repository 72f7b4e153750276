import type { Db } from '../../../database/open.ts'

/**
 * Violated invariants of chargebacks, read from the tables only: the code that wrote them is not
 * used.
 */
export async function chargebackFaults(db: Db): Promise<string[]> {
  const found: string[] = []
  const none = async (what: string, text: string) => {
    for (const row of (await db.$client.query(text)).rows.slice(0, 5))
      found.push(`${what}: ${JSON.stringify(row)}`)
  }
  const debts = `(select account_id, -sum(amount) as owed from postings where ledger = 'debt' group by 1 having sum(amount) < 0)`

  await none(
    'a chargeback is not in the journal as it happened',
    `select uid, amount, booked from processor_transactions
      left join lateral (select coalesce(sum(p.amount), 0) as booked from journal_entries e join postings p on p.entry_id = e.id
        where e.idempotency_key = 'chargeback:' || processor_transactions.processor || ':' || uid and p.ledger = 'processor') b on true
      where type = 'chargeback' and unallocated_reason is null and booked <> amount`,
  )
  await none(
    'an account in debt has a balance',
    `select d.account_id, owed, sum(amount) as has from ${debts} d join postings p on p.account_id = d.account_id
      where ledger in ('balance', 'given') group by 1, 2 having sum(amount) > 0`,
  )
  await none(
    'an account in debt has a refund that can be stopped',
    `select number, r.state, p.state as part from ${debts} d join refund_requests r on r.account_id = d.account_id
      left join payment_refunds p on p.request_id = r.id
      where r.state = 'requested' or p.state = 'by_bank' or (p.state = 'asking' and p.requested_at is null)`,
  )
  await none(
    'a request that was charged back has its money',
    `select number, set_aside, back from refund_requests r
      cross join lateral (select coalesce(sum(amount) filter (where kind = 'payout'), 0) as set_aside,
          coalesce(-sum(amount) filter (where kind <> 'payout'), 0) as back
        from journal_entries e join postings p on p.entry_id = e.id
        where e.account_id = r.account_id and e.reason = r.number::text and p.ledger = 'refunds' and kind in ('payout', 'payout_ended', 'paid_out')) m
      where state = 'charged_back' and set_aside <> back and not exists (
        select from payment_refunds where request_id = r.id and state in ('asking', 'waiting', 'unclear', 'by_bank'))`,
  )
  await none(
    'paid time that a chargeback ended goes on',
    `select e.server_id from ended_periods e join paid_periods p on p.server_id = e.server_id and p.entry_id = e.entry_id
      where e.restored_at is null`,
  )
  // An account used what it bought minus what is unused. It owes no more than that plus payouts.
  await none(
    'an account owes what it has not used',
    `select d.account_id, owed, sold, out, unused from ${debts} d
      cross join lateral (select coalesce(sum(p.amount), 0) as sold from journal_entries e join postings p on p.entry_id = e.id
        where e.account_id = d.account_id and p.ledger = 'sales') s
      cross join lateral (select coalesce(sum(p.amount), 0) as out from payment_refunds p join refund_requests r on r.id = p.request_id
        where r.account_id = d.account_id and p.state not in ('replaced', 'stopped')) o
      cross join lateral (select coalesce(floor(sum((own_amount + promo_amount) * greatest(0, extract(epoch from ends_at - greatest(effective_from, t.now)) - 3600)
          / greatest(1, extract(epoch from ends_at - effective_from)))), 0) as unused
        from paid_periods p join servers v on v.id = p.server_id and v.account_id = d.account_id and v.contract <> 'deleted'
        cross join (select max(applied_at) as now from processor_transactions) t where p.ends_at > t.now) u
      where owed > sold + out + (select coalesce(sum(fee), 0) from invoices where account_id = d.account_id and times_paid > 0) - unused`,
  )
  return found
}
