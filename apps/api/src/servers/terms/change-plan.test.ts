import type { Server } from '@zubr/contracts/servers/server'
import type { PlanQuote } from '@zubr/contracts/servers/terms'
import { beforeEach, expect, test } from 'vitest'
import { fundsOf } from '../../balance/journal.ts'
import { lockAccount, post } from '../../balance/ledger.ts'
import {
  type Customer,
  callAs,
  create,
  credit,
  customerForTest,
  errorOf,
  fetchDesired,
  type Hosting,
  hostingForTest,
  keyed,
  nodeForTest,
  sayServers,
} from '../testing/servers.ts'

let hosting: Hosting
let token: string
let anna: Customer
beforeEach(async () => {
  hosting = await hostingForTest({ patient: true })
  token = await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
})
const later = (days: number) => {
  hosting.time.now = new Date(+hosting.time.now + days * 86_400_000)
}
const quote = async ({ id }: Server, plan: string) => {
  const answer = await anna.call('POST', `/api/servers/${id}/plan/quote`, { plan })
  return (await answer.json()) as PlanQuote
}
const put = ({ id }: Server, plan: string, minor: number, key = keyed()) =>
  anna.call('PUT', `/api/servers/${id}/plan`, { plan, minor }, key)
const change = async (server: Server, plan: string) => {
  const { minor } = (await quote(server, plan)).change
  const answer = await put(server, plan, minor)
  expect(await answer.json()).toMatchObject({ plan })
  return minor
}
const funds = () => fundsOf(hosting.db, anna.accountId)
const uses = ({ id }: Server, diskMb: number) =>
  sayServers(hosting.url, token, {
    servers: [{ id, stats: { cpuPercent: 1, memoryMb: 100, diskMb, players: 0 } }],
  })
const entries = async () => {
  const { rows } = await hosting.db.$client.query(
    `select kind, ledger, amount::int from journal_entries e join postings p on p.entry_id = e.id
     where kind = 'plan_change' order by e.id, amount`,
  )
  return rows.map(({ kind, ledger, amount }) => `${kind} ${ledger} ${amount}`)
}

test('upgrade: halfway through a month it costs half of the difference and applies at once', async () => {
  await credit(hosting.db, anna.accountId, 10_000)
  const server = await create(anna, { plan: 'java-1' })
  later(15)
  const shown = await quote(server, 'java-4')
  expect(shown).toMatchObject({
    hours: 15 * 24,
    worth: { minor: 245 },
    cost: { minor: 1345 },
    change: { minor: 1100 },
    missing: { minor: 0 },
    refused: null,
    paidUntil: server.paidUntil,
  })
  const changed = (await (await put(server, 'java-4', 1100)).json()) as Server
  expect(changed).toMatchObject({ plan: 'java-4', limits: { memoryMb: 4096 }, paidUntil: server.paidUntil })
  expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([{ memoryMb: 4096 }])
  expect(await funds()).toEqual({ own: 10_000 - 490 - 1100, given: 0 })
  expect(await entries()).toEqual(['plan_change balance -1100', 'plan_change sales 1100'])
  const log = await anna.call('GET', `/api/servers/${server.id}/activity`)
  expect(await log.json()).toMatchObject({ entries: [{ actor: 'anna', event: 'plan_changed' }, {}] })
  expect(await (await anna.call('GET', '/api/balance')).json()).toMatchObject({
    entries: [{ kind: 'plan_change', money: { minor: -1100 }, reason: 'java-4' }, {}, {}],
  })
})

test('downgrade: it refunds unused time, given money first; down and up again costs nothing', async () => {
  await credit(hosting.db, anna.accountId, 4_000)
  await hosting.db.transaction(async (tx) => {
    await lockAccount(tx, anna.accountId)
    const gift = { kind: 'refund', money: { currency: 'BYN', minor: 1000 }, reason: 'sorry' } as const
    await post(tx, { ...gift, accountId: anna.accountId, at: hosting.time.now, idempotencyKey: 'gift' })
  })
  const server = await create(anna, { plan: 'java-4' })
  await uses(server, 100)
  expect(await funds()).toEqual({ own: 4_000 - 1690, given: 0 })
  const down = await quote(server, 'java-1')
  expect(down).toMatchObject({ change: { minor: -2200 }, promoCredit: { minor: 1000 } })
  await change(server, 'java-1')
  expect(await funds()).toEqual({ own: 4_000 - 490, given: 1000 })
  expect(await change(server, 'java-4')).toBe(2200)
  expect(await change(server, 'java-1')).toBe(-2200)
  expect(await funds()).toEqual({ own: 4_000 - 490, given: 1000 })
})

test('periods: prepaid months, extensions and promo codes count by their price', async () => {
  await credit(hosting.db, anna.accountId, 20_000)
  const server = await create(anna, { plan: 'java-4', promoCode: 'ZUBR20', months: 3 })
  await anna.call('POST', `/api/servers/${server.id}/extend`, { months: 1 }, keyed())
  await uses(server, 100)
  expect((await quote(server, 'java-1')).worth).toMatchObject({ minor: 4 * 2690 - 404 - 511 })
  // Three months of 4.90 at 5 % off are 13.96; the code takes its share of that, the promo's
  // fraction rounded up.
  expect((await quote(server, 'java-1')).cost).toMatchObject({ minor: 490 + 1396 - 94 })
  const before = await funds()
  await change(server, 'java-8')
  await change(server, 'java-4')
  expect(await funds()).toEqual(before)
})

test('term discount: a year lowered after half its time returns what was paid, and the discount stays', async () => {
  await credit(hosting.db, anna.accountId, 30_000)
  const server = await create(anna, { plan: 'java-4', months: 12 })
  await uses(server, 100)
  expect(await funds()).toEqual({ own: 30_000 - 27_438, given: 0 })
  later(365 / 2)
  const down = await quote(server, 'java-1')
  expect(down).toMatchObject({
    worth: { minor: 27_438 / 2 },
    cost: { minor: 4998 / 2 },
    keepsTermDiscount: true,
  })
  await change(server, 'java-1')
  expect(await funds()).toEqual({ own: 30_000 - 27_438 / 2 - 4998 / 2, given: 0 })
  // An immediate upgrade costs the refunded sum, whatever a month's list price is.
  expect(await change(server, 'java-4')).toBe(27_438 / 2 - 4998 / 2)
})

test('periods: months sold by the previous version, before and during the upgrade, count by their price', async () => {
  await credit(hosting.db, anna.accountId, 10_000)
  const server = await create(anna, { plan: 'java-4' })
  await anna.call('POST', `/api/servers/${server.id}/extend`, undefined, keyed())
  await uses(server, 100)
  const worth = async () => (await quote(server, 'java-1')).worth.minor
  later(10)
  const known = await worth()
  await hosting.db.$client.query('delete from paid_periods where months = 1 and starts_at > $1', [
    hosting.time.now,
  ])
  expect(await worth()).toBe(known)
  await hosting.db.$client.query('delete from paid_periods')
  expect(await worth()).toBe(known)
})

test('block: the time returned after it keeps its value', async () => {
  await credit(hosting.db, anna.accountId, 10_000)
  const server = await create(anna, { plan: 'java-4' })
  later(10)
  const before = (await quote(server, 'java-8')).change.minor
  await hosting.db.$client.query(`update servers set paid_until = paid_until + interval '10 days'`)
  later(10)
  expect((await quote(server, 'java-8')).change.minor).toBe(before)
})

test('concurrency: ten requests in two processes change and charge once', async () => {
  const second = await hostingForTest({ databaseUrl: hosting.databaseUrl, patient: true })
  await credit(hosting.db, anna.accountId, 10_000)
  const server = await create(anna, { plan: 'java-1' })
  const key = keyed()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      callAs(
        (index % 2 ? hosting : second).url,
        anna,
        'PUT',
        `/api/servers/${server.id}/plan`,
        { plan: 'java-4', minor: 2200 },
        index < 5 ? key : keyed(),
      ),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await funds()).toEqual({ own: 10_000 - 2690, given: 0 })
  expect(await entries()).toHaveLength(2)
  expect(await errorOf(await put(server, 'java-8', 100, key))).toMatchObject({ code: 'conflict' })
})

test('free server: it becomes a paid one for a month and keeps its files', async () => {
  await credit(hosting.db, anna.accountId, 500)
  const server = await create(anna, { plan: 'java-free' })
  expect(await quote(server, 'java-1')).toMatchObject({
    purchase: true,
    change: { minor: 490 },
    refused: null,
  })
  expect(await errorOf(await put(server, 'java-2', 1390))).toMatchObject({
    code: 'insufficient_balance',
    fields: { missing: '890' },
  })
  const paid = (await (await put(server, 'java-1', 490)).json()) as Server
  expect(paid).toMatchObject({ plan: 'java-1', paidUntil: '2026-12-20T12:00:00.000Z' })
  expect(await funds()).toEqual({ own: 10, given: 0 })
  // Then the account may have another free one.
  await create(anna, { plan: 'java-free', subdomain: 'another' })
  expect((await quote(server, 'java-free')).refused).toBe('free')
})

test('refusals: each names its reason and changes nothing', async () => {
  await nodeForTest(hosting, 'small-1', 6_000)
  await credit(hosting.db, anna.accountId, 50_000)
  const server = await create(anna, { plan: 'java-4', node: 'small-1' })
  const before = await funds()
  expect((await quote(server, 'java-1')).refused).toBe('disk_unknown')
  await hosting.db.$client.query(
    `update servers set stats = '{"cpuPercent":1,"memoryMb":1,"diskMb":9000,"players":0}'`,
  )
  expect((await quote(server, 'java-1')).refused).toBe('disk')
  expect((await quote(server, 'java-32')).refused).toBe('node_full')
  expect((await quote(server, 'bedrock-2')).refused).toBe('edition')
  for (const [plan, minor, fields] of [
    ['java-1', -2200, { plan: 'disk' }],
    ['java-32', 5000, { plan: 'node_full' }],
    ['java-2', -1, { plan: 'price_changed' }],
  ] as const) {
    if (plan === 'java-2')
      await hosting.db.$client.query(`update servers set stats = stats || '{"diskMb":10}'`)
    expect(await errorOf(await put(server, plan, minor))).toMatchObject({ code: 'plan_refused', fields })
  }
  expect(await errorOf(await put(server, 'java-99', 0))).toMatchObject({ code: 'invalid_request' })
  await hosting.db.$client.query(`update nodes set reported_at = now() - interval '1 minute'`)
  expect((await quote(server, 'java-2')).refused).toBe('node_silent')
  expect(await funds()).toEqual(before)
  const shown = await anna.call('GET', `/api/servers/${server.id}`)
  expect(await shown.json()).toMatchObject({ plan: 'java-4' })
})
