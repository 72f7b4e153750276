import { randomUUID } from 'node:crypto'
import type { Checkout } from '@zubr/trial-processor/checkout'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkPayments } from '../../alerts/payment-checks.ts'
import { type Customer, customerForTest } from '../../servers/testing/servers.ts'
import { invoiceOf, type Paying, pay, payingForTest } from '../testing/payments.ts'
import { bookFindings } from './books.ts'
import { reconcile } from './reconcile.ts'

let paying: Paying
let anna: Customer
beforeEach(async () => {
  // Every notification is lost.
  paying = await payingForTest({ faults: () => [] })
  anna = await customerForTest(paying, 'anna')
})
const later = (minutes: number) => {
  paying.time.now = new Date(+paying.time.now + minutes * 60_000)
}
const rows = async (text: string) => (await paying.db.$client.query(text)).rows
const balance = async () =>
  (await rows(`select coalesce(sum(amount), 0)::int as sum from postings where ledger = 'balance'`))[0].sum
const alertKeys = async () => (await checkPayments({ tx: paying.db })).problems.map(({ key }) => key)
async function checkoutFor(change: Parameters<typeof pay>[1] = {}): Promise<Checkout> {
  const { checkoutUrl } = await invoiceOf(await pay(anna, change))
  const checkout = paying.trial.checkouts.find(checkoutUrl?.split('/').at(-1) ?? '')
  if (!checkout) throw new Error('no such page')
  return checkout
}
/** A payment that was paid and counted, and is older than the freshness limit. */
async function paid(change: Parameters<typeof pay>[1] = {}) {
  const move = paying.trial.checkouts.pay(await checkoutFor(change))
  if (!move) throw new Error('not paid')
  later(60)
  await reconcile(paying.context)
  await reconcile(paying.context)
  return move
}

test.each<['bepaid' | 'yookassa', NonNullable<Parameters<typeof pay>[1]>]>([
  ['bepaid', {}],
  ['bepaid', { method: 'erip', fee: 10 }],
  ['yookassa', { method: 'card-rub', sum: 10_000, fee: 300 }],
])(
  'reconciliation: what only %s has by %j is counted and reported once, and matches the next time',
  async (name, change) => {
    const move = paying.trial.checkouts.pay(await checkoutFor(change))
    // It is recent: its notification may still arrive.
    expect((await reconcile(paying.context)).findings).toEqual([])
    expect(await balance()).toBe(0)
    later(60)
    const { processors, findings } = await reconcile(paying.context)
    expect(processors.get(name)).toMatchObject({ there: 1, here: 1, made: [{ uid: move?.uid }] })
    expect(findings).toMatchObject([{ kind: 'made_up', uid: move?.uid }])
    expect(await balance()).toBe(change.sum ?? 1_000)
    expect(await alertKeys()).toEqual([`payment_finding:made_up:${name}:${move?.uid}`])
    expect(await reconcile(paying.context)).toMatchObject({ findings: [], closed: 1 })
    expect(await alertKeys()).toEqual([])
    expect(await balance()).toBe(change.sum ?? 1_000)
  },
)

test('unallocated: a payment that we never requested is reported until an operator allocates it', async () => {
  const checkout = await checkoutFor()
  const invented = paying.trial.checkouts.create({ ...checkout, trackingId: randomUUID(), key: null })
  const move = paying.trial.checkouts.pay(invented)
  later(60)
  expect((await reconcile(paying.context)).findings).toEqual([])
  expect(await alertKeys()).toEqual([`payment_parked:bepaid:${move?.uid}`])
  expect(await balance()).toBe(0)
  await reconcile(paying.context)
  expect(await alertKeys()).toHaveLength(1)
  await paying.db.$client.query('update processor_transactions set resolved_at = now()')
  expect(await alertKeys()).toEqual([])
})

describe('transactions that we counted', () => {
  test('differs: another sum at the processor is reported until it agrees', async () => {
    const move = await paid()
    move.minor = 900
    expect((await reconcile(paying.context)).findings).toMatchObject([
      {
        key: `differs:bepaid:${move.uid}`,
        description: expect.stringMatching(/10\.00 BYN.*has been.*9\.00 BYN/),
      },
    ])
    await reconcile(paying.context)
    expect(await rows('select kind from reconciliation_findings where closed_at is null')).toEqual([
      { kind: 'differs' },
    ])
    expect(await balance()).toBe(1_000)
    move.minor = 1_000
    expect(await reconcile(paying.context)).toMatchObject({ findings: [], closed: 1 })
  })

  test('missing: a failed or unknown transaction at the processor is reported at any age', async () => {
    const move = await paid()
    move.state = 'failed'
    expect((await reconcile(paying.context)).findings).toMatchObject([
      { kind: 'missing', description: expect.stringContaining('has been called failed there') },
    ])
    move.uid = randomUUID()
    later(60 * 24 * 30)
    expect((await reconcile(paying.context)).findings).toMatchObject([
      { kind: 'missing', description: expect.stringContaining('has been unknown there') },
    ])
  })

  test('unavailable: if the processor cannot be read, the findings stay unchanged', async () => {
    const move = await paid()
    move.minor = 900
    await reconcile(paying.context)
    await paying.trial.close()
    const { unread, closed } = await reconcile(paying.context)
    expect([...unread.values()]).toEqual([
      expect.stringMatching(/^bepaid cannot be reached/),
      expect.stringMatching(/^yookassa cannot be reached/),
    ])
    expect(closed).toBe(0)
    expect(await alertKeys()).toEqual([`payment_finding:differs:bepaid:${move.uid}`])
  })
})

test('chargeback: one without a notification is counted after its payment', async () => {
  const checkout = await checkoutFor()
  paying.trial.checkouts.pay(checkout)
  paying.trial.checkouts.chargeBack(checkout)
  later(60)
  const { processors } = await reconcile(paying.context)
  expect(processors.get('bepaid')?.made.map(({ type }) => type)).toEqual(['payment', 'chargeback'])
  expect(
    await rows('select unallocated_reason from processor_transactions where unallocated_reason is not null'),
  ).toEqual([])
  expect(await balance()).toBe(0)
})

test('overdue: invoices past their end, paid orders and unprocessed notifications are reported', async () => {
  await checkoutFor()
  await paid()
  await paying.db.$client.query(`
    update invoices set order_state = 'waiting' where state = 'paid';
    insert into processor_notifications (processor, received_at, body, digest) values ('bepaid', '2026-11-20T12:00:00Z', '', 'x')`)
  later(60 * 30)
  const found = async () => (await reconcile(paying.context)).findings.map(({ key }) => key).sort()
  expect(await found()).toEqual(['order_waits:1002', 'unsettled:1001', 'unworked:bepaid'])
  await paying.db.$client.query(`
    update invoices set order_state = 'created', poll_at = null, state = case state when 'paid' then 'paid' else 'expired' end;
    update processor_notifications set processed_at = now()`)
  expect(await found()).toEqual([])
})

test('books: entries that do not balance are reported, even though PostgreSQL refuses them', async () => {
  await paid()
  expect(await bookFindings(paying.context)).toEqual([])
  await paying.db.$client.query(`
    set session_replication_role = replica;
    update postings set amount = -600 where ledger = 'processor';
    update postings set amount = -400 where ledger = 'balance';
    set session_replication_role = origin`)
  expect((await bookFindings(paying.context)).map(({ key }) => key)).toEqual([
    expect.stringMatching(/^books:entry:\d+$/),
    `books:below:${anna.accountId}:balance`,
    'books:processor:bepaid:BYN',
  ])
})

test('books: a debt after a chargeback is not reported, but one paid below zero is', async () => {
  const checkout = await checkoutFor()
  paying.trial.checkouts.pay(checkout)
  later(60)
  await reconcile(paying.context)
  // The money was spent, so the chargeback takes more than the balance.
  const spend = `insert into journal_entries (at, kind, account_id, currency, reason, idempotency_key)
    values (now(), 'debit', '${anna.accountId}', 'BYN', '', 'spent') returning id`
  await rows(`with e as (${spend}) insert into postings (entry_id, ledger, account_id, amount)
    select e.id, l.* from e, lateral (values ('balance', '${anna.accountId}'::uuid, -1000::bigint), ('sales', null, 1000)) l`)
  paying.trial.checkouts.chargeBack(checkout)
  later(60)
  await reconcile(paying.context)
  expect(await rows(`select sum(amount)::int as sum from postings where ledger = 'debt'`)).toEqual([
    { sum: -1_000 },
  ])
  expect(await bookFindings(paying.context)).toEqual([])
  await paying.db.$client.query(`
    set session_replication_role = replica;
    update postings set amount = 5 where ledger = 'debt';
    set session_replication_role = origin`)
  expect((await bookFindings(paying.context)).map(({ key }) => key)).toContain(
    `books:above:${anna.accountId}:debt`,
  )
})
