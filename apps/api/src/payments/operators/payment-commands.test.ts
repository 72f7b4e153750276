import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../../operators/run-command.ts'
import { type Customer, credit, customerForTest } from '../../servers/testing/servers.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { invoiceOf, type Paying, pay, payingForTest } from '../testing/payments.ts'
import { paymentCommands } from './payment-commands.ts'

let paying: Paying
let anna: Customer
beforeEach(async () => {
  paying = await payingForTest({ faults: () => [] })
  anna = await customerForTest(paying, 'anna')
})
const rows = async (text: string) => (await paying.db.$client.query(text)).rows
const printed: string[] = []
async function run(verb: keyof typeof paymentCommands, ...args: string[]): Promise<string[]> {
  printed.length = 0
  await runCommand(
    paymentCommands[verb],
    {
      db: paying.db,
      config: { panelUrl: 'http://localhost:3100' },
      catalogue: catalogueForTest,
      trial: { url: paying.trial.url, ...paying.credentials },
      clock: () => paying.time.now,
      print: (line) => printed.push(line),
    },
    args,
  )
  return [...printed]
}
const begin = async (change: Parameters<typeof pay>[1] = {}) => {
  const invoice = await invoiceOf(await pay(anna, change))
  const checkout = paying.trial.checkouts.find(invoice.checkoutUrl?.split('/').at(-1) ?? '')
  if (!checkout) throw new Error('no such page')
  return { invoice, checkout }
}
const later = (minutes: number) => {
  paying.time.now = new Date(+paying.time.now + minutes * 60_000)
}
/** A payment at the processor that is not ours: it was counted as unallocated. */
async function parked(change: Parameters<typeof pay>[1] = {}) {
  const { checkout } = await begin(change)
  const invented = paying.trial.checkouts.create({ ...checkout, trackingId: randomUUID(), key: null })
  const move = paying.trial.checkouts.pay(invented)
  if (!move) throw new Error('not paid')
  later(60)
  await reconcile(paying.context)
  return { invented, move }
}
const held = async () =>
  Object.fromEntries(
    (
      await rows(
        'select ledger, sum(amount)::int as sum from postings group by 1 having sum(amount) <> 0 order by 1',
      )
    ).map(({ ledger, sum }) => [ledger, sum]),
  )

test('list: shows payments; show: prints one by number, id or uid', async () => {
  const { invoice, checkout } = await begin({ method: 'erip', fee: 10 })
  await begin()
  const move = paying.trial.checkouts.pay(checkout)
  expect(await run('look', '1001')).toEqual([
    expect.stringMatching(/^1001 {2}2026-11-20.* {2}anna {2}10\.00 BYN and 0\.10 BYN fee {2}erip {2}paid$/),
  ])
  expect(await run('look', '1002')).toContain('Its processor reports nothing new.')
  expect((await run('list')).map((line) => line.split(' ')[0])).toEqual(['1002', '1001'])
  expect(await run('list', '--state', 'paid', '--login', 'anna')).toHaveLength(1)
  await expect(run('list', '--state', 'gone')).rejects.toThrow('usage: payment list')
  const [whole, byId, byUid] = [
    await run('show', '1001'),
    await run('show', invoice.id),
    await run('show', move?.uid ?? ''),
  ]
  expect(byId).toEqual(whole)
  expect(byUid).toEqual(whole)
  expect(whole.join('\n')).toMatch(
    new RegExp(
      `id ${invoice.id}.*bepaid payment ${move?.uid} {2}10\\.10 BYN.*entry \\d+ {2}payment {2}1001`,
      's',
    ),
  )
  await expect(run('show', 'nothing')).rejects.toThrow('no invoice or transaction has this number, id or uid')
})

test('sync: prints why the processor did not answer', async () => {
  await begin()
  await paying.trial.close()
  await expect(run('look', '1001')).rejects.toThrow(/^bepaid cannot be reached/)
})

describe('unallocated payments', () => {
  test('resolve: credits an account once, after confirmation', async () => {
    const { move } = await parked()
    expect(await run('parked')).toEqual([
      expect.stringContaining(`${move.uid}  10.00 BYN  TEST  PARKED: unknown_payment`),
      expect.stringContaining('payment resolve <processor> <uid>'),
    ])
    const args = ['bepaid', move.uid, 'to', 'anna', 'paid', 'without', 'a', 'invoice'] as const
    expect(await run('resolve', ...args)).toEqual([
      expect.stringMatching(/^This would happen: .* is credited to anna, whose balance is 10\.00 BYN/),
      expect.stringContaining('--confirm'),
    ])
    expect(await held()).toEqual({ processor: -1_000, unclaimed: 1_000 })
    await run('resolve', ...args, '--confirm')
    expect(await held()).toEqual({ balance: 1_000, processor: -1_000 })
    await expect(run('resolve', ...args, '--confirm')).rejects.toThrow('was resolved at')
    expect(await held()).toEqual({ balance: 1_000, processor: -1_000 })
    expect(await run('parked')).toEqual(['Nothing is parked: all money has its place.'])
    const log = await rows('select subject from audit_log order by id')
    expect(log).toEqual([{ subject: `payment bepaid ${move.uid}` }, { subject: 'account anna' }])
    expect(await rows(`select data->>'kind' as kind from jobs.job where name = 'send-mail'`)).toEqual([
      { kind: 'credited' },
    ])
    expect((await run('show', move.uid)).join('\n')).toMatch(
      /belongs to no invoice.*entry \d+ {2}credit.*operator: /s,
    )
  })

  test('resolve: refuses an account of another currency', async () => {
    const { move } = await parked()
    const boris = await customerForTest(paying, 'boris')
    await credit(paying.db, boris.accountId, 100, 'RUB')
    await expect(run('resolve', 'bepaid', move.uid, 'to', 'boris', 'x', '--confirm')).rejects.toThrow(
      'the currency of boris is RUB, and this is BYN',
    )
  })

  test('resolve: records money as refunded by bank, or written off', async () => {
    const { move } = await parked()
    await run('resolve', 'bepaid', move.uid, 'sent-back', 'ticket 12', '--confirm')
    expect(await held()).toEqual({ bank: 1_000, processor: -1_000 })
    const { move: other } = await parked()
    await run('resolve', 'bepaid', other.uid, 'written-off', 'ticket 13', '--confirm')
    expect(await held()).toEqual({ bank: 1_000, processor: -2_000, sales: 1_000 })
  })

  test('resolve: a refund made in the back office cancels the payment', async () => {
    const { invented, move } = await parked()
    const back = paying.trial.checkouts.refund(invented, { minor: 1_000, reason: 'x', key: null })
    later(60)
    await reconcile(paying.context)
    await expect(run('resolve', 'bepaid', move.uid, 'with', 'other', 'x')).rejects.toThrow(
      'nothing of bepaid is parked',
    )
    await run('resolve', 'bepaid', move.uid, 'with', back.uid, 'sent', 'back', '--confirm')
    expect(await held()).toEqual({})
    expect(await run('parked')).toHaveLength(1)
  })

  test('resolve: a refund to a customer debits their balance, but not below zero', async () => {
    const { checkout } = await begin()
    paying.trial.checkouts.pay(checkout)
    const back = paying.trial.checkouts.refund(checkout, { minor: 400, reason: 'x', key: null })
    later(60)
    await reconcile(paying.context)
    expect(await held()).toEqual({ balance: 1_000, processor: -600, unclaimed: -400 })
    await paying.db.$client.query('delete from jobs.job')
    await run('resolve', 'bepaid', back.uid, 'to', 'anna', 'sent', 'back', '--confirm')
    expect(await held()).toEqual({ balance: 600, processor: -600 })
  })

  test('usage: missing options are refused with the usage', async () => {
    for (const args of [
      [],
      ['bepaid', 'x'],
      ['bepaid', 'x', 'to', 'anna'],
      ['bepaid', 'x', 'away', 'reason'],
    ])
      await expect(run('resolve', ...args), args.join(' ')).rejects.toThrow('usage: payment resolve')
  })
})

test('reconciliation: the command prints the findings, and exits with status 1', async () => {
  expect((await run('reconcile')).at(-1)).toContain('agrees with our books')
  const { checkout } = await begin()
  const move = paying.trial.checkouts.pay(checkout)
  later(60)
  await expect(run('reconcile')).rejects.toThrow('1 to look at.')
  expect(printed.join('\n')).toMatch(
    new RegExp(`as bepaid reports it: payment ${move?.uid} of 10\\.00 BYN.*What to do: nothing is lost`, 's'),
  )
  await expect(run('reconcile', '--from', 'yesterday')).rejects.toThrow('expected a date like')
  expect((await run('reconcile', '--from', '2026-11-01', '--to', '2026-11-10')).join('\n')).toContain(
    '0 transactions there',
  )
})

test('report: a month is totalled by currency, and sums to zero', async () => {
  const { checkout } = await begin({ method: 'erip', fee: 10 })
  paying.trial.checkouts.pay(checkout)
  later(60)
  await reconcile(paying.context)
  await credit(paying.db, anna.accountId, 500)
  const lines = (await run('report', '--month', '2026-11')).join('\n').replaceAll(/ +/g, ' ')
  expect(lines).toMatch(
    /came onto balances by processors 10\.00\n fees that customers paid 0\.10\n credited by operators, as come by bank 5\.00\n/,
  )
  expect(lines).toMatch(/owed to customers: their own money 0\.00 15\.00 15\.00\n/)
  expect(lines).toMatch(/at the processors.* 0\.00 -10\.10 -10\.10\n/)
  expect(lines).toMatch(/sum, which must be zero 0\.00 0\.00 0\.00\n.*It sums to zero\.$/s)
  // The next month begins with the closing balances of this one.
  expect((await run('report', '--month', '2026-12')).join('\n').replaceAll(/ +/g, ' ')).toMatch(
    /their own money 15\.00 0\.00 15\.00\n/,
  )
  const csv = await run('report', '--month', '2026-11', '--csv')
  expect(csv).toContain('2026-11,BYN,paid,month,10.00')
  expect(csv).toContain('2026-11,BYN,balance,end,15.00')
  await expect(run('report', '--month', '2026-13')).rejects.toThrow('expected a month like 2026-10')
})

test('report: a month that does not sum to zero prints the differences', async () => {
  await credit(paying.db, anna.accountId, 500)
  await paying.db.$client.query(`
    set session_replication_role = replica;
    update postings set amount = -400 where ledger = 'bank';
    set session_replication_role = origin`)
  await expect(run('report', '--month', '2026-11')).rejects.toThrow(
    /at the month's end the ledgers sum to 1\.00 BYN\nEntry \d+ of the journal/,
  )
})
