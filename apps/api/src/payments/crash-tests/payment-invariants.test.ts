import { randomUUID } from 'node:crypto'
import type { Checkout, TrialTransaction } from '@zubr/trial-processor/checkout'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import { refundReasonOf } from '../processors/processor.ts'
import { wrongs } from './testing/payment-invariants.ts'
import { type Checkouts, entry, type Planted, plantedChargebacks } from './testing/planted-faults.ts'
import { runWithoutCrash } from './testing/run-without-crash.ts'

const transactionsOf = (checkouts: Checkouts, wanted: TrialTransaction['type']) =>
  checkouts.flatMap(({ transactions }) =>
    transactions
      .filter(({ type, state }) => type === wanted && state === 'done')
      .map((transaction) => ({ transactions, transaction })),
  )
/** The only refund made by the processor, among the transactions of its payment. */
const refundOf = (checkouts: Checkouts) => {
  const [found] = transactionsOf(checkouts, 'refund')
  if (!found) throw new Error('nothing was refunded')
  return found
}
const secondServer = `
  insert into servers select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'subdomain', 'again', 'idempotency_key', 'again'))).* from servers s where subdomain = 'annas-world'`

const planted: Planted[] = [
  {
    what: 'a payment is credited twice, though it was paid once',
    rows: `${entry('payment', `kind = 'payment' and reason = '1002'`, `('processor', null::uuid, 'bepaid', -1000), ('balance', e.account_id, null, 1000)`)};
      update invoices set times_paid = 2 where number = 1002`,
    found: [
      'what moved at a processor is not in its ledger',
      'a payment is not credited as often as it was paid',
      'mails are not as many as payments',
    ],
  },
  {
    what: 'the same, without a word of it in the payment',
    rows: entry(
      'payment',
      `kind = 'payment' and reason = '1002'`,
      `('processor', null::uuid, 'bepaid', -1000), ('balance', e.account_id, null, 1000)`,
    ),
    found: [
      'what moved at a processor is not in its ledger',
      'a payment is not credited as often as it was paid',
      'a customer has more or less than is left',
    ],
  },
  {
    what: 'a movement that was never there is credited as well',
    rows: `insert into processor_transactions select (jsonb_populate_record(m, '{"uid": "made-up"}')).* from processor_transactions m where type = 'payment' limit 1`,
    found: [
      'what moved at a processor is not in its ledger',
      'the processor has',
      'a movement of ours never was at the processor',
      'a payment is not credited as often as it was paid',
    ],
  },
  {
    what: 'a payment is counted by nobody',
    rows: `delete from processor_transactions where invoice_id in (select id from invoices where number = 1003)`,
    found: [
      'what moved at a processor is not in its ledger',
      'the processor has',
      'a payment is not credited as often as it was paid',
    ],
  },
  {
    what: 'money lies where nobody knows whose it is',
    rows: `update processor_transactions set unallocated_reason = 'unknown_refund' where type = 'refund'`,
    found: ['something was parked'],
  },
  {
    what: 'two servers are sold for one payment',
    rows: secondServer,
    found: ['a server was sold otherwise than once'],
  },
  {
    what: 'two servers are sold for one payment, and paid',
    rows: `${secondServer}; ${entry('purchase', `kind = 'purchase'`, `('balance', e.account_id, null, -100), ('sales', null, null, 100)`)};
      update journal_entries set server_id = (select id from servers where subdomain = 'again') where idempotency_key = 'planted'`,
    found: ['a server was sold otherwise than once'],
  },
  {
    what: 'one server is charged twice',
    rows: entry(
      'purchase',
      `kind = 'purchase'`,
      `('balance', e.account_id, null, -100), ('sales', null, null, 100)`,
    ),
    found: ['a server was sold otherwise than once'],
  },
  {
    what: 'a server that was paid is nowhere',
    rows: `delete from servers where subdomain = 'annas-world'`,
    found: ['a server was sold otherwise than once'],
  },
  {
    what: 'an order, a job and a finding are left',
    rows: `update invoices set order_state = 'waiting' where order_state = 'created' and number = 1001;
      insert into jobs.job (name, state) values ('work-refund', 'failed');
      insert into reconciliation_findings (key, kind, description, since, found_at) values ('missing:bepaid:x', 'missing', 'Something', now(), now())`,
    found: [
      'an order has not ended',
      'a server was sold otherwise than once',
      'a job is stuck',
      'the night finds something',
    ],
  },
  {
    what: 'an entry does not sum to zero',
    rows: `update postings set amount = amount + 1 where ledger = 'sales' and amount = 490 and entry_id = (select min(entry_id) from postings where ledger = 'sales')`,
    found: ['an entry does not sum to zero'],
  },
  {
    what: 'one refund is paid twice at the processor',
    there(checkouts) {
      const { transactions, transaction } = refundOf(checkouts)
      transactions.push({ ...transaction, uid: 'again' })
    },
    found: ['the processor has', 'more went back than was paid', 'a refund was paid twice'],
  },
  {
    what: 'the same, and the second is only on its way',
    there(checkouts) {
      const { transactions, transaction } = refundOf(checkouts)
      transactions.push({ ...transaction, uid: 'again', state: 'waiting', minor: 100 })
    },
    found: ['a refund was paid twice'],
  },
  {
    what: 'what we call refunded never was',
    there(checkouts) {
      refundOf(checkouts).transaction.state = 'failed'
    },
    found: [
      'the processor has',
      'a movement of ours never was at the processor',
      'refunded here, and not there',
    ],
  },
  {
    what: 'it was another sum',
    there(checkouts) {
      refundOf(checkouts).transaction.minor = 700
    },
    found: ['the processor has', 'refunded here, and not there'],
  },
  {
    what: 'what was paid by bank went by the processor, too',
    there: (checkouts) => {
      const refused = checkouts
        .flatMap(({ transactions }) => transactions)
        .find(({ type, state }) => type === 'refund' && state === 'failed')
      Object.assign(refused ?? {}, { state: 'done' })
    },
    found: ['the processor has', 'refunded there, and paid_by_bank here'],
  },
  {
    what: 'what nobody asked for went back',
    there(checkouts) {
      const { transactions, transaction } = refundOf(checkouts)
      transactions.push({ ...transaction, uid: 'strange', minor: 100, reason: refundReasonOf(randomUUID()) })
    },
    found: ['the processor has', 'refunded there, and unknown here'],
  },
  {
    what: 'more was taken back than came',
    rows: `update processor_transactions set amount = 1100 where type = 'refund'`,
    found: [
      'what moved at a processor is not in its ledger',
      'the processor has',
      'more was taken back than came',
    ],
  },
  {
    what: 'a request waits for ever',
    rows: `update refund_requests set state = 'requested' where state = 'withdrawn'`,
    found: [
      'a request has not ended',
      'a customer has more or less than is left',
      'a request is not as its customer was told',
    ],
  },
  {
    what: 'a part waits for ever',
    rows: `update payment_refunds set state = 'asking' where state = 'refunded'`,
    found: ['refunded there, and asking here', 'a part has not ended'],
  },
  {
    what: 'parts are less than was asked for',
    rows: `update payment_refunds set amount = 200 where state = 'paid_by_bank'`,
    found: ['parts are not what was asked for', 'what went by bank is not in its ledger'],
  },
  {
    what: 'a customer got the money and kept it',
    rows: entry(
      'payout_ended',
      `kind = 'payout' and reason = '1'`,
      `('refunds', e.account_id, null, -600), ('balance', e.account_id, null, 600)`,
    ),
    found: [
      'a ledger of a customer is below zero',
      'something is owed that nobody asks for',
      'a customer has more or less than is left',
    ],
  },
  {
    what: 'what was declined was paid nevertheless',
    rows: `update refund_requests set state = 'paid' where state = 'declined'`,
    found: [
      'parts are not what was asked for',
      'a customer has more or less than is left',
      'mails are not as many as refunds',
      'mails are not as many as refunds',
      'mails are not as many as refunds',
    ],
  },
  {
    what: 'a receipt is made twice',
    there(checkouts) {
      const { receipts } = checkouts.find((each) => each.receipts.length > 0) as Checkout
      receipts.push(...receipts.map((receipt) => ({ ...receipt, id: 'again' })))
    },
    found: ['a receipt is not ours', 'receipts are not what was sold'],
  },
  {
    what: 'a receipt is not made, and one that is was never there',
    rows: `update sale_receipts set state = 'failed'`,
    there(checkouts) {
      for (const checkout of checkouts) checkout.receipts = []
    },
    found: ['a receipt is not made', 'receipts are not what was sold'],
  },
  ...plantedChargebacks,
  {
    what: 'a request of a customer is lost',
    rows: `delete from refund_requests where state = 'withdrawn'`,
    found: [
      'mails are not as many as refunds',
      'requests are not those of customers',
      'a request is not as its customer was told',
    ],
  },
]

test('invariants: a sound run has no findings, and every planted fault is found', async () => {
  const { paying, paid, requested } = await runWithoutCrash()
  // One connection, so that a planted fault is rolled back with its transaction.
  const { db, close } = openDatabase(paying.databaseUrl, { maxConnections: 1 })
  onTestFinished(close)
  const { checkouts } = paying.trial
  expect(await wrongs(db, checkouts, { paid, requested })).toEqual([])
  for (const { what, rows, there, found } of planted) {
    await db.$client.query('begin; set local session_replication_role = replica')
    if (rows) await db.$client.query(rows)
    const changed = structuredClone(checkouts.all())
    there?.(changed)
    const lines = await wrongs(db, { all: () => changed }, { paid, requested })
    await db.$client.query('rollback')
    expect
      .soft(
        lines.map((line) => line.replace(/(?:[:;]| \d+ ×).*/s, '')),
        what,
      )
      .toEqual(found)
  }
  const [first] = paid
  expect(
    await wrongs(db, checkouts, { paid: first ? [{ ...first, outcome: 'declined' }] : [], requested }),
  ).toEqual(['a payment that was declined is paid'])
})
