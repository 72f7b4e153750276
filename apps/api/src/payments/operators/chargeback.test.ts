import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { fundsAndDebtOf } from '../../balance/journal.ts'
import { customerForTest } from '../../servers/testing/servers.ts'
import { applyTransaction } from '../apply-transaction.ts'
import { paymentCommandsFor } from '../chargebacks/testing/operate.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { invoiceOf, pay, payingForTest } from '../testing/payments.ts'

/** A payment in roubles at YooKassa, which reports no chargebacks; or one at bePaid. */
async function paidForTest(method: 'card-rub' | 'card' = 'card-rub') {
  const paying = await payingForTest({ faults: () => [] })
  const { context, db, time } = paying
  const anna = await customerForTest(paying, 'anna')
  const fee = method === 'card' ? 0 : 600
  const invoice = await invoiceOf(await pay(anna, { method, sum: 20_000, fee }))
  const processor = context.processors.get(method === 'card' ? 'bepaid' : 'yookassa')
  if (!processor) throw new Error('no processor')
  const uid = randomUUID()
  const money = { currency: method === 'card' ? 'BYN' : 'RUB', minor: 20_000 + fee } as const
  await applyTransaction(context, processor, {
    ...{ uid, type: 'payment', state: 'done', money, invoiceId: invoice.id, parentUid: null },
    ...{ refundId: null, occurredAt: time.now, isTest: true, reason: null },
  })
  const operate = paymentCommandsFor(paying)
  return {
    ...{ paying, uid, number: String(invoice.number), context },
    chargeback: (...args: string[]) => operate('payment', 'chargeback', ...args),
    reverse: (chargebackUid: string) =>
      operate('payment', 'reversed', 'yookassa', chargebackUid, '--confirm'),
    funds: () => fundsAndDebtOf(db, anna.accountId),
  }
}

test('chargeback: an entered one takes what its notification would, once, and can be reversed', async () => {
  const it = await paidForTest()
  expect((await it.chargeback(it.number, 'case-12')).join('\n')).toContain('This would be recorded')
  expect(await it.funds()).toMatchObject({ own: 20_000, debt: 0 })
  await it.chargeback(it.number, 'case-12', '--confirm')
  // The bank charged back the fee too: it was used.
  expect(await it.funds()).toMatchObject({ own: 0, debt: 600 })
  await expect(it.chargeback(it.number, 'case-12', '--confirm')).rejects.toThrow('was entered before')
  await expect(it.chargeback(it.number, 'case-13', '--confirm')).rejects.toThrow('what is left of it')
  await it.reverse('bank:case-12')
  expect(await it.funds()).toMatchObject({ own: 20_000, debt: 0 })
  // The reversed sum can be charged back once more.
  await it.chargeback(it.number, 'case-14', '--amount', '206.00', '--confirm')
  expect(await it.funds()).toMatchObject({ own: 0, debt: 600 })
})

test('chargeback: two entered concurrently take no more than the payment', async () => {
  const it = await paidForTest()
  const client = await it.paying.db.$client.connect()
  await client.query('begin')
  await client.query('select from account_currency for update')
  const entered = ['case-1', 'case-2'].map((reference) => it.chargeback(it.number, reference, '--confirm'))
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await vi.waitFor(async () => expect((await it.paying.db.$client.query(waiting)).rowCount).toBe(2), 60_000)
  await client.query('commit')
  client.release()
  const ends = await Promise.allSettled(entered)
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(String(ends.find((end) => end.status === 'rejected')?.reason)).toContain('is left of it now')
  expect(await it.funds()).toMatchObject({ own: 0, debt: 600 })
})

test('chargeback: a part of a payment, found by its uid; the given details must match', async () => {
  const it = await paidForTest()
  for (const [args, message] of [
    [[it.number], 'usage'],
    [[it.number, 'a b'], 'the reference has'],
    [['99999', 'case-1'], 'no invoice or transaction has this number'],
    [[it.number, 'case-1', '--amount', '206.01'], 'what is left of it'],
    [[it.number, 'case-1', '--amount', '0'], 'what is left of it'],
    [[it.number, 'case-1', '--amount', 'much'], 'what is left of it'],
  ] as const)
    await expect(it.chargeback(...args)).rejects.toThrow(message)
  await it.chargeback(it.uid, 'case-1', '--amount', '50.00', '--confirm')
  expect(await it.funds()).toMatchObject({ own: 15_000, debt: 0 })
})

test('chargeback: none is entered for a processor that reports them itself', async () => {
  const it = await paidForTest('card')
  await expect(it.chargeback(it.number, 'case-1', '--confirm')).rejects.toThrow('reports chargebacks itself')
})

test('chargeback: the nightly reconciliation does not look for chargebacks that YooKassa cannot report', async () => {
  const it = await paidForTest()
  await it.chargeback(it.number, 'case-12', '--confirm')
  const { now } = it.paying.time
  const span = { from: new Date(+now - 86_400_000), to: new Date(+now + 86_400_000) }
  const { findings } = await reconcile(it.context, span)
  expect(findings.filter(({ uid }) => uid === 'bank:case-12')).toEqual([])
})
