import { beforeEach, expect, test } from 'vitest'
import { credit, errorOf } from '../../servers/testing/servers.ts'
import { type Chargebacks, chargebacksForTest } from './testing/chargebacks.ts'

let of: Chargebacks
beforeEach(async () => {
  of = await chargebacksForTest()
})
const request = async (sum: number) => {
  expect((await of.refunds.ask(of.anna, sum)).status).toBe(201)
  return of.refunds.newestOf(of.anna)
}
const _deleteAccount = async () => {
  expect((await of.anna.call('POST', '/api/account/delete', { password: '' })).status).toBeLessThan(300)
}
const year = { plan: 'java-4', months: 12 } as const

test('chargeback: takes the money that a refund request reserved, and ends the request', async () => {
  const invoice = await of.payIn(10_000)
  const { id } = await request(10_000)
  await of.chargeBack(invoice)
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 0 })
  expect(await of.refunds.newestOf(of.anna)).toMatchObject({ state: 'charged_back' })
  expect(await errorOf(await of.anna.call('DELETE', `/api/refunds/${id}`))).toMatchObject({
    code: 'refund_refused',
  })
  await expect(of.refunds.run('approve', '1', '--confirm')).rejects.toThrow('charged_back already')
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 0 })
  expect(await of.statement()).toEqual([
    'payment 10000',
    'payout -10000',
    'payout_ended 10000',
    'chargeback -10000',
  ])
  await of.refunds.expectSoundBooks()
})

test('chargeback: takes the balance first; a refund request stays open if the balance suffices', async () => {
  await of.payIn(10_000)
  await request(4_000)
  const second = await of.payIn(3_000)
  await of.chargeBack(second)
  expect(await of.funds()).toEqual({ own: 6_000, given: 0, debt: 0 })
  expect(await of.refunds.newestOf(of.anna)).toMatchObject({ state: 'requested' })
})

test('chargeback: approved refund parts that were not requested yet are stopped, requested ones are not', async () => {
  const first = await of.payIn(1_000)
  await of.payIn(2_000)
  await request(3_000)
  await of.refunds.run('approve', '1', '--confirm')
  // One of the two parts was already requested from the processor.
  await of.rows(`update payment_refunds set requested_at = now(), first_requested_at = now() where part = 1`)
  await of.chargeBack(first)
  expect((await of.refunds.parts()).map(({ amount, state }) => `${amount} ${state}`)).toEqual([
    '2000 asking',
    '1000 stopped',
  ])
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 0 })
  expect(await of.refunds.newestOf(of.anna)).toMatchObject({ state: 'approved' })
  await of.refunds.expectSoundBooks()
})

test('chargeback: a refund that fails at the processor pays the debt, and is not paid by bank', async () => {
  const invoice = await of.payIn(1_000)
  await request(1_000)
  await of.refunds.run('approve', '1', '--confirm')
  await of.rows(`update payment_refunds set requested_at = now(), first_requested_at = now()`)
  await of.chargeBack(invoice)
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 1_000 })
  const [{ id }] = await of.rows('select id from payment_refunds')
  await of.countMove({
    ...{ type: 'refund', state: 'failed', refundId: id, parentUid: invoice.uid },
    money: { currency: 'BYN', minor: 1_000 },
  })
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 0 })
  expect((await of.refunds.parts()).map(({ state }) => state)).toEqual(['stopped'])
  await expect(of.refunds.run('paid', '1', '1')).rejects.toThrow('stopped by a chargeback')
})

test('chargeback: ends unused time that the payment bought, mails the owner, suspends the server', async () => {
  const invoice = await of.payIn(60_000)
  const server = await of.buy(year)
  await of.chargeBack(invoice)
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 0 })
  expect(await of.mails()).toEqual(['charged_back', 'paid', 'server_charged_back'])
  expect(await of.serverNow(server)).toMatchObject({ contract: 'active' })
  await of.tick()
  expect(await of.serverNow(server)).toMatchObject({ contract: 'suspended', desiredState: 'stopped' })
  await of.usesDisk(server)
  expect((await of.changePlan(server, 'java-1')).status).toBe(409)
  expect(await of.statement()).toEqual([
    'payment 60000',
    'purchase -27438',
    'period_ended 27438',
    'chargeback -60000',
  ])
})

test('chargeback: a server with automatic extension is not extended, and no extension mail is sent', async () => {
  const invoice = await of.payIn(2_690)
  const server = await of.buy({ plan: 'java-4' })
  const on = { on: true, minor: 2_690 }
  expect((await of.anna.call('PUT', `/api/servers/${server.id}/auto-extend`, on)).status).toBe(200)
  await of.chargeBack(invoice)
  await of.extendDue()
  await of.tick()
  expect((await of.serverNow(server)).contract).toBe('suspended')
  expect(await of.mails()).toEqual(['charged_back', 'paid', 'server_charged_back', 'server_suspended'])
})

test('chargeback: only what was used becomes a debt', async () => {
  const invoice = await of.payIn(2_690)
  const server = await of.buy({ plan: 'java-4' })
  of.later(15)
  await of.chargeBack(invoice)
  const { own, given, debt } = await of.funds()
  expect([own, given]).toEqual([0, 0])
  expect(debt).toBe(1_345)
  expect((await of.balance()).debt).toEqual({ currency: 'BYN', minor: 1_345 })
  await of.tick()
  expect(await of.serverNow(server)).toMatchObject({ contract: 'suspended' })
  expect(await of.mails()).toEqual(['charged_back_debt', 'paid', 'server_charged_back', 'server_suspended'])
})

test('chargeback: money that a downgrade returned is followed into what it bought next', async () => {
  const invoice = await of.payIn(27_438)
  const server = await of.buy(year)
  await of.usesDisk(server)
  expect((await of.changePlan(server, 'java-1')).status).toBe(200)
  const other = await of.buy({ subdomain: 'other', plan: 'java-8', months: 3 })
  const { own } = await of.funds()
  await of.chargeBack(invoice)
  await of.tick()
  expect(own).toBeGreaterThan(0)
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 0 })
  expect((await of.serverNow(server)).contract).toBe('suspended')
  expect((await of.serverNow(other)).contract).toBe('suspended')
})

test('chargeback: time that other payments bought continues, and moves up', async () => {
  const first = await of.payIn(2_690)
  const server = await of.buy({ plan: 'java-4' })
  await of.payIn(2_690)
  expect((await of.extend(server)).status).toBe(200)
  of.later(15)
  await of.chargeBack(first)
  await of.tick()
  const { contract, paidUntil } = await of.serverNow(server)
  expect(contract).toBe('active')
  // The month that began on 20 December is used from 5 December on.
  expect(paidUntil).toBe('2027-01-05T12:00:00.000Z')
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 1_345 })
})

test('chargeback: ends no more time than is missing, the last bought first', async () => {
  const invoice = await of.payIn(10_000)
  const first = await of.buy({ plan: 'java-4' })
  const second = await of.buy({ plan: 'java-4', subdomain: 'second' })
  await of.chargeBack(invoice, 5_000)
  await of.tick()
  expect((await of.serverNow(first)).contract).toBe('active')
  expect((await of.serverNow(second)).contract).toBe('suspended')
  expect(await of.funds()).toEqual({ own: 10_000 - 5_000 - 2_690, given: 0, debt: 0 })
})

test('chargeback: time that other money paid for after an earlier chargeback ends with that money', async () => {
  const first = await of.payIn(2_690)
  const server = await of.buy({ plan: 'java-4' })
  const second = await of.payIn(2_690)
  await of.chargeBack(first)
  expect((await of.serverNow(server)).contract).toBe('active')
  await of.chargeBack(second)
  await of.tick()
  expect((await of.serverNow(server)).contract).toBe('suspended')
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 0 })
})

test('chargeback: with an older debt, enough time ends to cover both', async () => {
  const first = await of.payIn(2_690)
  await of.buy({ plan: 'java-4' })
  const second = await of.payIn(40_000)
  const older = await of.buy({ plan: 'java-4', months: 3, subdomain: 'older' })
  const newer = await of.buy({ plan: 'java-4', months: 3, subdomain: 'newer' })
  await request((await of.funds()).own)
  await of.refunds.run('approve', '1', '--confirm')
  await of.rows(`update payment_refunds set requested_at = now(), first_requested_at = now()`)
  of.later(40)
  await of.tick()
  await of.chargeBack(first)
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 2_690 })
  await of.chargeBack(second, 4_000)
  await of.tick()
  expect((await of.serverNow(newer)).contract).toBe('suspended')
  expect((await of.serverNow(older)).contract).toBe('suspended')
  expect((await of.funds()).debt).toBe(0)
})

test('debt: every credit pays the debt first, whatever its source', async () => {
  const invoice = await of.payIn(2_690)
  await of.buy({ plan: 'java-4' })
  of.later(40)
  await of.tick()
  await of.chargeBack(invoice)
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 2_690 })
  await of.payIn(1_000)
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 1_690 })
  await credit(of.paying.db, of.anna.accountId, 1_000)
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 690 })
  expect((await of.refunds.shown(of.anna)).debt).toEqual({ currency: 'BYN', minor: 690 })
  expect(await errorOf(await of.refunds.ask(of.anna, 1))).toMatchObject({
    code: 'refund_refused',
    fields: { state: 'debt', debt: '690' },
  })
  const quote = await (await of.anna.call('POST', '/api/quotes', { plan: 'java-4', promoCode: null })).json()
  expect(quote).toMatchObject({ missing: { minor: 2_690 + 690 }, debt: { minor: 690 } })
  await of.payIn(1_000)
  expect(await of.funds()).toEqual({ own: 310, given: 0, debt: 0 })
})

test('debt: the database refuses a balance beside a debt, and paying more than is owed', async () => {
  const invoice = await of.payIn(1_000)
  await of.chargeBack(invoice, 1_000)
  const client = of.paying.db.$client
  const entry = (lines: string) => `
    with e as (insert into journal_entries (at, kind, account_id, currency, reason, idempotency_key)
      values (now(), 'credit', '${of.anna.accountId}', 'BYN', '', gen_random_uuid()::text) returning id, account_id)
    insert into postings (entry_id, ledger, account_id, amount) select e.id, l.* from e, lateral (values ${lines}) l`
  await expect(
    client.query(entry(`('debt', e.account_id, 5::bigint), ('bank', null::uuid, -5)`)),
  ).rejects.toThrow('more would be paid than is owed')
  await client.query(entry(`('debt', e.account_id, -5::bigint), ('bank', null::uuid, 5)`))
  await expect(
    client.query(entry(`('balance', e.account_id, 5::bigint), ('bank', null::uuid, -5)`)),
  ).rejects.toThrow('an account in debt has a balance')
})

test('operators: balance, account and refunds show chargebacks', async () => {
  const invoice = await of.payIn(5_000)
  await of.buy({ plan: 'java-4' })
  of.later(40)
  await of.tick()
  await request(1_000)
  const uid = await of.chargeBack(invoice)
  const shown = await of.refunds.run('show', '1')
  expect(shown.join('\n')).toContain(`chargeback bepaid:${uid} of 50.00 BYN, invoice ${invoice.number}`)
  expect(shown.join('\n')).toContain('26.90 BYN owed by the account')
  expect(shown.at(-1)).toContain('debt after chargebacks: 26.90 BYN')
  for (const [noun, verb] of [
    ['balance', 'show'],
    ['account', 'show'],
  ] as const) {
    const text = (await of.operate(noun, verb, 'anna')).join('\n')
    expect(text).toContain(`chargeback bepaid:${uid} of 50.00 BYN`)
    expect(text).toContain('debt after chargebacks: 26.90 BYN')
  }
})
