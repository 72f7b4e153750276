import { beforeEach, expect, test } from 'vitest'
import { runCommand } from '../../operators/run-command.ts'
import { serverCommands } from '../../servers/server-commands.ts'
import { configForTest } from '../../testing/app.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { processDueRestorations } from './restore.ts'
import { type Chargebacks, chargebacksForTest } from './testing/chargebacks.ts'

let of: Chargebacks
beforeEach(async () => {
  of = await chargebacksForTest()
})
const request = async (sum: number) => {
  expect((await of.refunds.ask(of.anna, sum)).status).toBe(201)
  return of.refunds.newestOf(of.anna)
}
const deleteAccount = async () => {
  expect((await of.anna.call('POST', '/api/account/delete', { password: '' })).status).toBeLessThan(300)
}
const year = { plan: 'java-4', months: 12 } as const

test('restore: paying within seven days restores the time at its price', async () => {
  const invoice = await of.payIn(27_438)
  const server = await of.buy(year)
  const before = await of.serverNow(server)
  of.later(10)
  await of.chargeBack(invoice)
  await of.tick()
  const { debt } = await of.funds()
  const [restorable] = (await of.balance()).restorable ?? []
  expect(debt + (restorable?.price.minor ?? 0)).toBe(27_438)
  of.later(6)
  await of.payIn(27_437)
  expect((await of.serverNow(server)).contract).toBe('suspended')
  await of.payIn(100)
  const after = await of.serverNow(server)
  expect(after).toMatchObject({ contract: 'active', desiredState: 'running' })
  // The six days of suspension are not lost.
  expect(+new Date(after.paidUntil ?? 0) - +new Date(before.paidUntil ?? 0)).toBe(6 * 86_400_000)
  expect(await of.funds()).toEqual({ own: 99, given: 0, debt: 0 })
  const exported = await of.anna.call('GET', '/api/account/export')
  expect(exported.status).toBe(200)
  const { payments } = await exported.json()
  expect(payments.chargedBackTime).toMatchObject([{ serverId: server.id, priceGiven: 0 }])
  expect((await of.balance()).restorable).toBeUndefined()
  expect(await of.mails()).toContain('server_periods_restored')
})

test('restore: after seven days the money stays on the balance', async () => {
  const invoice = await of.payIn(2_690)
  const server = await of.buy({ plan: 'java-4' })
  await of.chargeBack(invoice)
  await of.tick()
  of.later(7.01)
  await of.payIn(3_000)
  expect((await of.serverNow(server)).contract).toBe('suspended')
  expect(await of.funds()).toEqual({ own: 3_000, given: 0, debt: 0 })
})

test('reversal: restores refund requests, the balance and paid time', async () => {
  const invoice = await of.payIn(60_000)
  const server = await of.buy(year)
  const before = await of.serverNow(server)
  await request(20_000)
  const uid = await of.chargeBack(invoice)
  await of.tick()
  expect((await of.reverse(uid)).join()).toContain('is reversed')
  expect(await of.serverNow(server)).toMatchObject({ contract: 'active', paidUntil: before.paidUntil })
  expect(await of.refunds.newestOf(of.anna)).toMatchObject({ state: 'requested' })
  expect(await of.funds()).toEqual({ own: 60_000 - 27_438 - 20_000, given: 0, debt: 0 })
  await expect(of.reverse(uid)).rejects.toThrow('was reversed before')
  await of.refunds.expectSoundBooks()
  await of.refunds.run('approve', '1', '--confirm')
  expect((await of.refunds.parts()).map(({ amount, processor }) => `${amount} ${processor}`)).toEqual([
    '20000 bepaid',
  ])
})

test('reversal: money that paid the debt in the meantime returns to the balance', async () => {
  const invoice = await of.payIn(2_690)
  await of.buy({ plan: 'java-4' })
  of.later(40)
  await of.tick()
  const uid = await of.chargeBack(invoice)
  await of.payIn(2_000)
  await of.reverse(uid)
  expect(await of.funds()).toEqual({ own: 2_000, given: 0, debt: 0 })
})

test("deletion: a deleted account's refund request is charged back, and the rest is our loss", async () => {
  const invoice = await of.payIn(5_000)
  await of.buy({ plan: 'java-4' })
  await request(1_000)
  await deleteAccount()
  await of.chargeBack(invoice)
  expect(await of.rows(`select state from refund_requests`)).toEqual([{ state: 'charged_back' }])
  await expect(of.refunds.run('approve', '1', '--confirm')).rejects.toThrow('charged_back')
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 0 })
  expect(await of.refunds.ledger('chargebacks')).toBe(-2_690)
})

test("deletion: a deleted account's debt is written off", async () => {
  const invoice = await of.payIn(2_690)
  await of.buy({ plan: 'java-4' })
  of.later(40)
  await of.tick()
  await of.chargeBack(invoice)
  await deleteAccount()
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 0 })
  expect(await of.refunds.ledger('chargebacks')).toBe(-2_690)
})

test('deletion: a reversal returns a written-off debt to us, and the rest to the balance', async () => {
  const invoice = await of.payIn(2_690)
  await of.buy({ plan: 'java-4' })
  of.later(40)
  await of.tick()
  const uid = await of.chargeBack(invoice)
  await of.payIn(1_000)
  await deleteAccount()
  expect(await of.refunds.ledger('chargebacks')).toBe(-1_690)
  await of.reverse(uid)
  expect(await of.refunds.ledger('chargebacks')).toBe(0)
  expect(await of.funds()).toEqual({ own: 1_000, given: 0, debt: 0 })
})

/**
 * A chargeback ends a year of a cheap plan. One month of it is paid, then upgraded to a more
 * expensive plan.
 */
async function upgradeAfterChargeback() {
  const invoice = await of.payIn(20_000)
  const server = await of.buy({ plan: 'java-1', months: 12 })
  const uid = await of.chargeBack(invoice)
  await of.tick()
  const [restorable] = (await of.balance()).restorable ?? []
  if (!restorable) throw new Error('nothing can be restored')
  await of.payIn(490)
  expect((await of.extend(server)).status).toBe(200)
  await of.usesDisk(server)
  const quote = await (
    await of.anna.call('POST', `/api/servers/${server.id}/plan/quote`, { plan: 'java-4' })
  ).json()
  await of.payIn(quote.change.minor)
  expect((await of.changePlan(server, 'java-4')).status).toBe(200)
  return { server, uid, price: restorable.price.minor }
}

test('restore: ended time of another plan is not restored at its old price', async () => {
  const { server, price } = await upgradeAfterChargeback()
  const { paidUntil } = await of.serverNow(server)
  expect((await of.balance()).restorable).toBeUndefined()
  await of.payIn(price)
  await processDueRestorations(of.paying.context)
  expect(await of.serverNow(server)).toMatchObject({ paidUntil })
  expect(await of.funds()).toEqual({ own: price, given: 0, debt: 0 })
})

test('restore: ended time is offered again once the server has its plan again', async () => {
  const { server, price } = await upgradeAfterChargeback()
  expect((await of.changePlan(server, 'java-1')).status).toBe(200)
  const { paidUntil } = await of.serverNow(server)
  expect((await of.balance()).restorable).toMatchObject([{ price: { minor: price } }])
  await of.payIn(price)
  const months =
    (+new Date((await of.serverNow(server)).paidUntil ?? 0) - +new Date(paidUntil ?? 0)) / 86_400_000
  expect(months).toBe(365)
})

test('reversal: money for time of another plan stays on the balance', async () => {
  const { server, uid } = await upgradeAfterChargeback()
  const { paidUntil } = await of.serverNow(server)
  await of.reverse(uid)
  expect(await of.serverNow(server)).toMatchObject({ paidUntil })
  expect(await of.funds()).toEqual({ own: 20_000, given: 0, debt: 0 })
})

test('restore: time is restored even if the server is blocked for longer than the time lasts', async () => {
  const invoice = await of.payIn(2_690)
  const server = await of.buy({ plan: 'java-4' })
  const operate = (verb: 'block' | 'unblock', ...args: string[]) =>
    runCommand(
      serverCommands[verb],
      {
        ...{ db: of.paying.db, config: configForTest, catalogue: catalogueForTest },
        ...{ clock: () => of.paying.time.now, print: () => undefined },
      },
      [server.id, ...args],
    )
  of.later(25)
  await operate('block', 'mining')
  of.later(10)
  await of.chargeBack(invoice)
  const before = await of.serverNow(server)
  await of.payIn(2_690)
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 0 })
  await operate('unblock')
  const { contract, paidUntil } = await of.serverNow(server)
  expect(contract).toBe('active')
  expect(+new Date(paidUntil ?? 0) - +new Date(before.paidUntil ?? 0)).toBe(15 * 86_400_000)
})

test('restore: a part of a period counts as only that part afterwards', async () => {
  const first = await of.payIn(2_690)
  const server = await of.buy({ plan: 'java-4' })
  await of.payIn(2_690)
  expect((await of.extend(server)).status).toBe(200)
  of.later(15)
  await of.chargeBack(first)
  const kept = (await of.serverNow(server)).paidUntil
  const third = await of.payIn(2_690)
  expect(await of.funds()).toEqual({ own: 0, given: 0, debt: 0 })
  const { paidUntil } = await of.serverNow(server)
  expect(+new Date(paidUntil ?? 0) - +new Date(kept ?? 0)).toBe(15 * 86_400_000)
  const quote = await (
    await of.anna.call('POST', `/api/servers/${server.id}/plan/quote`, { plan: 'java-8' })
  ).json()
  expect(quote.hours).toBe((+new Date(paidUntil ?? 0) - +of.paying.time.now) / 3_600_000)
  await of.chargeBack(third)
  expect((await of.serverNow(server)).paidUntil).toBe(kept)
})
