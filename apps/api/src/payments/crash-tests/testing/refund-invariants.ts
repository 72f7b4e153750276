import type { TrialTransaction } from '@zubr/trial-processor/checkout'
import type { Checkouts } from '@zubr/trial-processor/checkouts'
import type { Db } from '../../../database/open.ts'
import { refundReasonOf } from '../../processors/processor.ts'
import type { RequestedRefund } from './refunders.ts'

type Part = {
  id: string
  number: number
  part: number
  amount: number
  parent: string
  uid: string | null
  state: string
}

/**
 * Violated invariants of refunds: the processor, our rows, the customers' view and the books must
 * agree.
 */
export async function refundFaults(
  db: Db,
  checkouts: Pick<Checkouts, 'all'>,
  requested: readonly RequestedRefund[],
): Promise<string[]> {
  const found: string[] = []
  const none = async (what: string, text: string) => {
    for (const row of (await db.$client.query(text)).rows.slice(0, 5))
      found.push(`${what}: ${JSON.stringify(row)}`)
  }

  // The processor's refunds. Each has our id as its reason.
  const there = new Map<string, TrialTransaction[]>()
  for (const { handle, transactions } of checkouts.all()) {
    for (const transaction of transactions)
      if (transaction.type === 'refund' && transaction.state !== 'failed' && transaction.reason)
        there.set(transaction.reason, [...(there.get(transaction.reason) ?? []), transaction])
    for (const { uid, minor } of transactions.filter(
      ({ type, state }) => type === 'payment' && state === 'done',
    )) {
      const back = transactions.filter(({ parentUid, state }) => parentUid === uid && state !== 'failed')
      const sum = back.reduce((total, transaction) => total + transaction.minor, 0)
      if (sum > minor) found.push(`more went back than was paid: ${sum} of ${minor} of ${handle}`)
    }
  }
  for (const [reason, { length }] of there)
    if (length > 1) found.push(`a refund was paid twice: ${reason}, ${length} times`)

  // Our parts compared with them.
  const parts = (
    await db.$client.query<Part>(
      `select p.id, number, part, p.amount::int, parent_uid as parent, uid, p.state from payment_refunds p join refund_requests r on r.id = request_id
        where parent_uid is not null order by number, part`,
    )
  ).rows
  for (const { id, number, part, amount, parent, uid, state } of parts) {
    const [transaction] = there.get(refundReasonOf(id)) ?? []
    there.delete(refundReasonOf(id))
    const isThere =
      transaction?.state === 'done' &&
      transaction.uid === uid &&
      transaction.minor === amount &&
      transaction.parentUid === parent
    if (state === 'refunded' && !isThere)
      found.push(
        `refunded here, and not there: part ${part} of ${number}, ${JSON.stringify(transaction ?? null)}`,
      )
    if (state !== 'refunded' && transaction)
      found.push(`refunded there, and ${state} here: part ${part} of ${number}`)
  }
  for (const reason of there.keys()) found.push(`refunded there, and unknown here: ${reason}`)
  await none(
    'more was taken back than came',
    `select payment.uid, payment.amount, sum(back.amount) as back from processor_transactions payment join processor_transactions back
      on back.processor = payment.processor and back.parent_uid = payment.uid
      where payment.type = 'payment' group by payment.processor, payment.uid, payment.amount having sum(case back.type when 'chargeback_reversal' then -back.amount else back.amount end) > payment.amount`,
  )

  // Requests and debts.
  await none(
    'a request has not ended',
    `select number, state from refund_requests where state in ('requested', 'approved')`,
  )
  await none(
    'a part has not ended',
    `select number, part, p.state, failure from payment_refunds p join refund_requests r on r.id = request_id
      where p.state not in ('refunded', 'paid_by_bank', 'replaced', 'stopped')`,
  )
  await none(
    'parts are not what was asked for',
    `select number, r.state, r.amount, parts from refund_requests r
      cross join lateral (select coalesce(sum(amount), 0) as parts from payment_refunds where request_id = r.id and state <> 'replaced') p
      where r.state <> 'charged_back' and parts <> case when r.state in ('approved', 'paid') then r.amount else 0 end`,
  )
  await none(
    'something is owed that nobody asks for',
    `select account_id, sum(amount) from postings where ledger = 'refunds' group by 1 having sum(amount) <> 0`,
  )
  await none(
    'what went by bank is not in its ledger',
    `select * from (select coalesce(sum(amount), 0) as parts from payment_refunds where state = 'paid_by_bank') p,
        (select coalesce(sum(amount), 0) as booked from postings join journal_entries on id = entry_id
          where ledger = 'bank' and kind = 'paid_out') b
      where parts <> booked`,
  )
  await none(
    'a customer has more or less than is left',
    `select account_id, has, paid, otherwise, back from (
        select p.account_id, sum(amount) as has,
          coalesce(sum(amount) filter (where kind not in ('payment', 'payout', 'payout_ended')), 0) as otherwise
          from postings p join journal_entries on id = entry_id where ledger in ('balance', 'given') group by 1
      ) books
      left join lateral (select coalesce(sum(times_paid * amount), 0) as paid from invoices where account_id = books.account_id) p on true
      left join lateral (select coalesce(sum(amount), 0) as back from refund_requests
        where account_id = books.account_id and state in ('requested', 'approved', 'paid')) r on true
      left join lateral (select coalesce(sum(p.amount), 0) as sent from payment_refunds p join refund_requests q on q.id = p.request_id
        where q.account_id = books.account_id and q.state = 'charged_back' and p.state in ('refunded', 'paid_by_bank')) c on true
      left join lateral (select coalesce(sum(p.amount), 0) as stopped from payment_refunds p join refund_requests q on q.id = p.request_id
        where q.account_id = books.account_id and q.state in ('approved', 'paid') and p.state = 'stopped') o on true
      where has <> paid + otherwise - back - sent + stopped`,
  )
  await none(
    'mails are not as many as refunds',
    `select * from (select data->>'kind' as kind, count(*)::int as mails from jobs.job
        where name = 'send-mail' and data->>'kind' like 'refund%' group by 1) mails
      full join (select kind, count(*)::int as requests from refund_requests
        cross join lateral (values ('refund_requested', true), ('refund_approved', state in ('approved', 'paid') or (state = 'charged_back' and exists (select from payment_refunds where request_id = refund_requests.id))),
          ('refund_declined', state = 'declined'), ('refund_paid', state = 'paid' or (state = 'charged_back' and paid_at is not null))) kinds (kind, is_told) where is_told group by 1) requests using (kind)
      where mails is distinct from requests`,
  )

  // What customers were shown.
  const rows = (
    await db.$client.query<{ key: string; amount: number; state: string }>(
      'select account_id || idempotency_key as key, amount::int, state from refund_requests',
    )
  ).rows
  if (rows.length !== requested.length)
    found.push(`requests are not those of customers: ${requested.length} asked, ${rows.length} are kept`)
  for (const { accountId, key, sum, withdrawn } of requested) {
    const row = rows.find((each) => each.key === accountId + key)
    if (row?.amount !== sum || (row.state === 'withdrawn') !== withdrawn)
      found.push(
        `a request is not as its customer was told: ${sum}, ${withdrawn}, ${JSON.stringify(row ?? null)}`,
      )
  }
  return found
}
