import { createHash } from 'node:crypto'
import type { Refunds } from '@zubr/contracts/payments/refunds'
import { byTier, testSeed } from '@zubr/testing/tier'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { accountLinks, accountSessions } from '../../accounts/accounts-schema.ts'
import { report, sendReport } from '../../nodes/testing/nodes.ts'
import { payableForTest } from '../../payments/testing/payments.ts'
import { paymentRaces } from '../../payments/testing/races.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { processDueExtensions } from '../terms/auto-extend.ts'
import {
  callAs,
  create,
  credit,
  customerForTest,
  hostingForTest,
  keyed,
  newServer,
  nodeForTest,
  sayServers,
} from '../testing/servers.ts'
import { updateDueServers } from './due.ts'

const rounds = byTier({ change: 3, nightly: 30 })

/** mulberry32: the same sequence for the same seed. */
function drawsOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test(`deadlock: ${rounds} accounts are deleted during all other work: no deadlock, and consistent rows`, {
  timeout: 180_000,
}, async () => {
  const seed = testSeed('RACE_SEED')
  const draw = drawsOf(seed)
  const processors = payableForTest()
  const first = await hostingForTest({ patient: true, processors })
  const second = await hostingForTest({ patient: true, processors, databaseUrl: first.databaseUrl })
  const races = await paymentRaces(first)
  const { db } = first
  const client = db.$client
  const tokens = [await nodeForTest(first, 'minsk-1', 900_000), await nodeForTest(first, 'minsk-2', 900_000)]
  const circles = async () =>
    (await client.query('select deadlocks::int from pg_stat_database where datname = current_database()'))
      .rows[0].deadlocks

  for (let round = 0; round < rounds; round++) {
    // A silent node sells no capacity, and all rounds take long on a slow machine.
    for (const token of tokens) {
      await sendReport(first.url, token, {
        ...report,
        memoryTotalBytes: 9e11,
        diskTotalBytes: 9e12,
        diskFreeBytes: 9e12,
      })
      await sayServers(first.url, token, {})
    }
    const name = (n: number) => `world-${round}-${n}`
    const anna = await customerForTest(first, `anna-${round}`)
    const neighbour = await customerForTest(first, `boris-${round}`)
    await credit(db, anna.accountId, 4_900)
    await credit(db, neighbour.accountId, 4_900)
    const own = [
      await create(anna, { subdomain: name(1), node: 'minsk-2' }),
      await create(anna, { subdomain: name(2), node: 'minsk-1' }),
    ]
    const foreign = await create(neighbour, { subdomain: name(3) })
    const [paying, paid] = [await races.of(anna, name(7)), await races.of(neighbour, name(8))]
    const [refund] = ((await (await anna.call('GET', '/api/refunds')).json()) as Refunds).requests
    for (let n = 0; n < 3; n++)
      await db.insert(accountSessions).values({
        userId: anna.accountId,
        token: `more-${round}-${n}`,
        expiresAt: new Date(Date.now() + 86_400_000),
      })
    for (const kind of ['confirm', 'reset'] as const)
      await db.insert(accountLinks).values({
        accountId: anna.accountId,
        kind,
        email: 'anna@players.example',
        hash: createHash('sha256').update(`${kind}-${round}`).digest(),
        expiresAt: new Date(Date.now() + 3_600_000),
      })
    const as =
      (by: { headers: { cookie: string; origin: string } }, method: string, path: string, body?: unknown) =>
      () =>
        callAs(draw() < 0.5 ? first.url : second.url, by, method, path, body, keyed())
    const form = (path: string, fields: Record<string, string>) => () =>
      fetch(first.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: anna.headers.origin },
        body: new URLSearchParams(fields),
      })
    const sendReports = (index: number) => () =>
      sayServers(first.url, tokens[index] ?? '', {
        servers: [...own, foreign].map(({ id }) => ({
          id,
          generation: 1 + Math.floor(draw() * 4),
          state: 'absent' as const,
        })),
      })
    const attempts: (() => Promise<Response | undefined>)[] = [
      as(anna, 'POST', '/api/account/delete', { password: '' }),
      ...own.flatMap(({ id, name: typed }) => [
        as(anna, 'POST', `/api/servers/${id}/extend`),
        as(anna, 'PUT', `/api/servers/${id}/auto-extend`, { on: true, minor: 490 }),
        as(anna, 'PUT', `/api/servers/${id}/plan`, { plan: 'java-2', minor: 900 }),
        as(anna, 'POST', `/api/servers/${id}/actions`, { action: 'restart' }),
        as(anna, 'PATCH', `/api/servers/${id}/settings`, { settings: { slots: 30 } }),
        as(anna, 'POST', `/api/servers/${id}/console`, { right: 'read' }),
        as(anna, 'DELETE', `/api/servers/${id}`, { name: typed }),
      ]),
      as(anna, 'POST', '/api/servers', newServer({ subdomain: name(4), node: 'minsk-2' })),
      as(anna, 'POST', '/api/servers', newServer({ subdomain: name(5), plan: 'java-free' })),
      as(anna, 'POST', '/api/balance/currency', { currency: 'BYN' }),
      as(anna, 'POST', '/api/invoices', { method: 'card', sum: 1_000, fee: 0 }),
      as(anna, 'POST', '/api/refunds', { sum: 100 }),
      as(anna, 'DELETE', `/api/refunds/${refund?.id}`),
      ...paying,
      ...paid,
      as(anna, 'PUT', '/api/account/locale', { locale: 'de' }),
      as(anna, 'POST', '/api/auth/revoke-other-sessions', {}),
      as(neighbour, 'POST', `/api/servers/${foreign.id}/actions`, { action: 'stop' }),
      as(neighbour, 'POST', '/api/servers', newServer({ subdomain: name(6), node: 'minsk-2' })),
      as(neighbour, 'POST', '/api/auth/sign-out', {}),
      form('/reset', {
        code: `reset-${round}`,
        password: 'another horse battery',
        repeat: 'another horse battery',
      }),
      form('/confirm', { code: `confirm-${round}` }),
      sendReports(0),
      sendReports(1),
      async () => {
        const failures: unknown[] = []
        const context = {
          ...{ db, catalogue: catalogueForTest, sendMail: async () => undefined },
          onError: (error: unknown) => failures.push(error),
        }
        await processDueExtensions(context, new Date('2026-12-19T13:00:00Z'))
        await updateDueServers(context, new Date('2027-01-20T12:00:00Z'))
        expect(failures).toEqual([])
        return undefined
      },
    ]
    const order = attempts.map((attempt) => ({ attempt, at: draw() })).sort((a, b) => a.at - b.at)
    const answers = await Promise.all(order.map(({ attempt }) => attempt()))
    for (const answer of answers)
      if (answer && answer.status >= 500)
        expect.fail(
          `${new URL(answer.url).pathname} ${answer.status} ${await answer.text()} ${[...first.logged, ...second.logged].filter((line) => line.includes('"level":50')).at(-1)}`,
        )
  }

  // PostgreSQL updates its statistics a moment later.
  await client.query('select pg_stat_force_next_flush()')
  expect(await circles()).toBe(0)
  await races.expectSound()
  const { rows: left } = await client.query(
    `select contract from servers where account_id is null and contract <> 'deleted'`,
  )
  expect(left).toEqual([])
  const { rows: unpaid } = await client.query(`
    select s.id from servers s full join (select * from ledger_entries where kind = 'purchase') l on l.server_id = s.id
    where (s.plan <> 'java-free') <> (l.id is not null) or s.id is null`)
  expect(unpaid).toEqual([])
  const { rows: deleted } = await client.query(
    `select count(*)::int as n from accounts where username like 'anna-%'`,
  )
  // Some lost their session to another request first.
  expect(deleted[0].n).toBeLessThan(rounds / 2)
})

/** A customer with one server, and a transaction that has locked the account's row. */
async function accountTaken() {
  const hosting = await hostingForTest()
  const token = await nodeForTest(hosting, 'minsk-1')
  const anna = await customerForTest(hosting, 'anna')
  await credit(hosting.db, anna.accountId, 490)
  const server = await create(anna)
  const other = new pg.Client({ connectionString: hosting.databaseUrl })
  await other.connect()
  onTestFinished(() => other.end())
  await other.query('begin')
  await other.query('select 1 from accounts where id = $1 for update', [anna.accountId])
  const waiting = async () =>
    (
      await hosting.db.$client.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).rowCount
  return { hosting, token, server, other, waiting }
}

test('deadlock: a report never waits for an account, even with a generation unknown to a restored database', async () => {
  const { hosting, token, server, other } = await accountTaken()
  const response = await sayServers(hosting.url, token, {
    servers: [{ id: server.id, generation: 7, state: 'running', port: 25_565 }],
  })
  expect(response.status).toBe(204)
  await other.query('rollback')
})

test('deadlock: timed work locks an account before its servers', async () => {
  const { hosting, server, other, waiting } = await accountTaken()
  const failures: unknown[] = []
  const later = new Date('2027-06-20T12:00:00Z')
  const passed = updateDueServers(
    { db: hosting.db, sendMail: async () => undefined, onError: (error) => failures.push(error) },
    later,
  )
  await vi.waitFor(async () => expect(await waiting()).toBe(1), 60_000)
  await other.query(`select 1 from servers where id = '${server.id}' for update nowait`)
  await other.query('commit')
  await passed
  expect(failures).toEqual([])
  const { rows } = await hosting.db.$client.query('select contract from servers')
  expect(rows).toEqual([{ contract: 'suspended' }])
})
