import { beforeEach, expect, test } from 'vitest'
import {
  type Customer,
  callAs,
  credit,
  customerForTest,
  errorOf,
  type Hosting,
  hostingForTest,
  keyed,
  newServer,
  nodeForTest,
} from '../testing/servers.ts'

let first: Hosting
let second: Hosting
beforeEach(async () => {
  // Twenty requests wait for one row and for connections: they must not time out on a slow machine.
  first = await hostingForTest({ patient: true })
  // Simulates a second process on the same database.
  second = await hostingForTest({ databaseUrl: first.databaseUrl, patient: true })
  await nodeForTest(first, 'minsk-1')
})

/** Twenty concurrent creations in two processes; counts of each outcome. */
async function twenty(ask: (index: number) => { by: Customer; server: ReturnType<typeof newServer> }) {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const { by, server } = ask(index)
      return callAs((index % 2 ? first : second).url, by, 'POST', '/api/servers', server, keyed())
    }),
  )
  const outcomes: Record<string, number> = {}
  for (const answer of answers) {
    const outcome = answer.status === 201 ? 'created' : (await errorOf(answer)).code
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  }
  return outcomes
}
const rows = async (query: string) => (await first.db.$client.query(query)).rows
const customers = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => customerForTest(first, `racer-${index}`)))

test('concurrency: the last money is spent once', async () => {
  const anna = await customerForTest(first, 'anna')
  await credit(first.db, anna.accountId, 3 * 490 + 489)
  const outcomes = await twenty((index) => ({ by: anna, server: newServer({ subdomain: `world-${index}` }) }))
  expect(outcomes).toEqual({ created: 3, insufficient_balance: 17 })
  expect(await rows('select sum(amount)::int as left from ledger_entries')).toEqual([{ left: 489 }])
  expect(await rows('select count(*)::int as n from servers')).toEqual([{ n: 3 }])
})

test('concurrency: the free server is created once', async () => {
  const anna = await customerForTest(first, 'anna')
  const outcomes = await twenty((index) => ({
    by: anna,
    server: newServer({ plan: 'java-free', subdomain: `world-${index}` }),
  }))
  expect(outcomes).toEqual({ created: 1, plan_refused: 19 })
})

test('concurrency: the last capacity of a node is sold once', async () => {
  await nodeForTest(first, 'small-1', 512 + 2 * 1024)
  const all = await customers(20)
  for (const { accountId } of all) await credit(first.db, accountId, 490)
  const outcomes = await twenty((index) => ({
    by: all[index] as Customer,
    server: newServer({ node: 'small-1', subdomain: `world-${index}` }),
  }))
  expect(outcomes).toEqual({ created: 2, node_full: 18 })
  expect(await rows(`select count(*)::int as n from ledger_entries where kind = 'purchase'`)).toEqual([
    { n: 2 },
  ])
  expect(await rows('select count(*)::int as n from server_activity')).toEqual([{ n: 2 }])
})

test('concurrency: a subdomain has one owner', async () => {
  await nodeForTest(first, 'minsk-2')
  const all = await customers(20)
  const outcomes = await twenty((index) => ({
    by: all[index] as Customer,
    server: newServer({ plan: 'java-free', node: index % 3 ? 'minsk-1' : 'minsk-2' }),
  }))
  expect(outcomes).toEqual({ created: 1, subdomain_refused: 19 })
})

test('concurrency: the last use of a promo code is taken once', async () => {
  await first.db.$client.query(`insert into promo_codes (code, percent, max_uses) values ('LAST50', 50, 1)`)
  const all = await customers(20)
  for (const { accountId } of all) await credit(first.db, accountId, 490)
  const outcomes = await twenty((index) => ({
    by: all[index] as Customer,
    server: newServer({ promoCode: 'LAST50', subdomain: `world-${index}` }),
  }))
  expect(outcomes).toEqual({ created: 1, promo_refused: 19 })
})

test('concurrency: a promo code counts once per account', async () => {
  const anna = await customerForTest(first, 'anna')
  await credit(first.db, anna.accountId, 4_900)
  // The panel's quote comes first; afterwards the code is no guess.
  await anna.call('POST', '/api/quotes', { plan: 'java-1', promoCode: 'ZUBR20' })
  const outcomes = await twenty((index) => ({
    by: anna,
    server: newServer({ promoCode: 'ZUBR20', subdomain: `world-${index}` }),
  }))
  expect(outcomes).toEqual({ created: 1, promo_refused: 19 })
})

test('concurrency: one idempotency key makes one server per account, and reveals nothing to others', async () => {
  const [anna, boris] = (await customers(2)) as [Customer, Customer]
  for (const { accountId } of [anna, boris]) await credit(first.db, accountId, 4_900)
  const key = keyed('the-same-key')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => {
      const by = index % 2 ? anna : boris
      const server = newServer({ subdomain: by === anna ? 'of-anna' : 'of-boris' })
      return callAs((index % 4 < 2 ? first : second).url, by, 'POST', '/api/servers', server, key)
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
  expect(
    await rows('select count(*)::int as n, count(distinct account_id)::int as owners from servers'),
  ).toEqual([{ n: 2, owners: 2 }])
  expect(await rows('select sum(amount)::int as left from ledger_entries')).toEqual([
    { left: 2 * (4_900 - 490) },
  ])
})
