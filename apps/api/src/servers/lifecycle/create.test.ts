import { beforeEach, describe, expect, test } from 'vitest'
import { report, sendReport } from '../../nodes/testing/nodes.ts'
import {
  core,
  create,
  credit,
  customerForTest,
  errorOf,
  fetchDesired,
  type Hosting,
  hostingForTest,
  keyed,
  newServer,
  nodeForTest,
  sayServers,
} from '../testing/servers.ts'

let hosting: Hosting
let token: string
beforeEach(async () => {
  hosting = await hostingForTest()
  token = await nodeForTest(hosting, 'minsk-1')
})
const customer = (login: string, options?: { emailConfirmed: boolean }) =>
  customerForTest(hosting, login, options)
const count = async (table: string) =>
  (await hosting.db.$client.query(`select count(*)::int as n from ${table}`)).rows[0].n

test('purchase: a paid plan takes its price, and the server is in the desired state of its node', async () => {
  const anna = await customer('anna')
  await credit(hosting.db, anna.accountId, 1000)
  const server = await create(anna)
  expect(server).toMatchObject({
    plan: 'java-1',
    node: 'minsk-1',
    contract: 'active',
    desiredState: 'running',
    state: 'creating',
    address: null,
    paidUntil: '2026-12-20T12:00:00.000Z',
    limits: { memoryMb: 1024, diskMb: 5120 },
    settings: { motd: 'A Zubr server', slots: 20 },
  })
  const balance = await (await anna.call('GET', '/api/balance')).json()
  expect(balance).toMatchObject({
    balance: { currency: 'BYN', minor: 510 },
    entries: [{ kind: 'purchase', money: { minor: -490 }, server: server.id }, { kind: 'credit' }],
  })
  const desired = await fetchDesired(hosting.url, token)
  expect(desired.servers).toEqual([
    {
      id: server.id,
      generation: 1,
      desiredState: 'running',
      core: { id: core.id, version: core.version },
      settings: { motd: 'A Zubr server', slots: 20 },
      memoryMb: 1024,
      diskMb: 5120,
      cpuCores: null,
      eula: false,
      operation: null,
      sftp: [],
      extraPorts: [],
    },
  ])
})

test('start: a server that its owner wants stopped is created stopped', async () => {
  const anna = await customer('anna')
  await credit(hosting.db, anna.accountId, 1000)
  expect(await create(anna, { start: false })).toMatchObject({ desiredState: 'stopped', state: 'creating' })
  expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([{ desiredState: 'stopped' }])
})

test('free plan: it costs nothing, needs a confirmed e-mail, and is limited to one per account', async () => {
  const [anna, boris] = [await customer('anna'), await customer('boris', { emailConfirmed: false })]
  const free = newServer({ plan: 'java-free' })
  expect(await errorOf(await boris.call('POST', '/api/servers', free, keyed()))).toMatchObject({
    code: 'plan_refused',
    fields: { plan: 'unconfirmed' },
  })
  const server = await create(anna, { plan: 'java-free' })
  expect(server).toMatchObject({ paidUntil: null, limits: { memoryMb: 1536 } })
  const second = newServer({ plan: 'java-free', subdomain: 'another' })
  expect(await errorOf(await anna.call('POST', '/api/servers', second, keyed()))).toMatchObject({
    fields: { plan: 'free_taken' },
  })
  await anna.call('DELETE', `/api/servers/${server.id}`, { name: server.name })
  await create(anna, { plan: 'java-free' })
})

test('idempotency: one key makes one server, and is refused for another request', async () => {
  const anna = await customer('anna')
  await credit(hosting.db, anna.accountId, 10_000)
  const key = keyed()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => anna.call('POST', '/api/servers', newServer(), key)),
  )
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id))
  expect(new Set(ids).size).toBe(1)
  expect(await count('ledger_entries')).toBe(2)
  const other = await anna.call('POST', '/api/servers', newServer({ name: 'Other' }), key)
  expect(await errorOf(other)).toMatchObject({ status: 409, code: 'conflict' })
  expect((await anna.call('POST', '/api/servers', newServer())).status).toBe(400)
})

describe('refusals: each names the problem and leaves nothing behind:', () => {
  test.each<[string, Parameters<typeof newServer>[0], object]>([
    ['a plan that there is not', { plan: 'java-5' }, { status: 400, fields: { plan: expect.anything() } }],
    [
      'a plan beyond the balance',
      { plan: 'java-2' },
      {
        status: 402,
        code: 'insufficient_balance',
        fields: { missing: '790', balance: '600', currency: 'BYN' },
      },
    ],
    [
      'a reserved subdomain',
      { subdomain: 'adm1n' },
      { code: 'subdomain_refused', fields: { subdomain: 'reserved' } },
    ],
    ['an offensive one', { subdomain: 'blyat-craft' }, { fields: { subdomain: 'not_allowed' } }],
    [
      'a subdomain that is none',
      { subdomain: '-a' },
      { status: 400, fields: { subdomain: expect.anything() } },
    ],
    ['a node that there is not', { node: 'brest-1' }, { status: 400, fields: { node: expect.anything() } }],
    ['a core that the node lacks', { core: { id: 'paper', version: '1' } }, { code: 'core_refused' }],
    ['a core of another edition', { plan: 'proxy-0.5' }, { code: 'core_refused' }],
    [
      'a promo code that nobody made',
      { promoCode: 'FREE' },
      { code: 'promo_refused', fields: { promoCode: 'unknown' } },
    ],
    [
      'a promo code for the free plan',
      { plan: 'java-free', promoCode: 'ZUBR20' },
      { fields: { promoCode: 'not_for_free' } },
    ],
  ])('%s', async (_, change, expected) => {
    const anna = await customer('anna')
    await credit(hosting.db, anna.accountId, 600)
    const answer = await anna.call('POST', '/api/servers', newServer(change), keyed())
    expect(await errorOf(answer)).toMatchObject(expected)
    expect([await count('servers'), await count('ledger_entries'), await count('promo_redemptions')]).toEqual(
      [0, 1, 0],
    )
    expect(await count('server_activity')).toBe(0)
  })

  test('capacity: a full node and a silent one are refused', async () => {
    await nodeForTest(hosting, 'small-1', 2000)
    const anna = await customer('anna')
    await credit(hosting.db, anna.accountId, 10_000)
    const onSmall = newServer({ node: 'small-1', plan: 'java-2' })
    expect(await errorOf(await anna.call('POST', '/api/servers', onSmall, keyed()))).toMatchObject({
      code: 'node_full',
    })
    await hosting.db.$client.query(`update nodes set reported_at = now() - interval '1 minute'`)
    expect(await errorOf(await anna.call('POST', '/api/servers', newServer(), keyed()))).toMatchObject({
      code: 'node_unavailable',
    })
    expect(await (await anna.call('GET', '/api/nodes')).json()).toMatchObject([
      { name: 'minsk-1', capacity: 'unknown' },
      { name: 'small-1', capacity: 'unknown' },
    ])
    expect(await count('ledger_entries')).toBe(1)
  })

  test('capacity: sold ports and disk count, whether the servers run or not', async () => {
    const token = await nodeForTest(hosting, 'small-1')
    const orphan = '00000000-0000-4000-8000-000000000000'
    const anna = await customer('anna')
    await credit(hosting.db, anna.accountId, 100_000)
    const ask = (n: number) =>
      anna.call('POST', '/api/servers', newServer({ node: 'small-1', subdomain: `small-${n}` }), keyed())
    const smallOne = async () => (await (await anna.call('GET', '/api/nodes?plan=java-1')).json())[1]
    // Unknown servers on the node's disk hold a port, too.
    await sayServers(hosting.url, token, { serverPorts: 3, orphans: [orphan] })
    expect((await ask(1)).status).toBe(201)
    expect(await smallOne()).toMatchObject({ name: 'small-1', capacity: 'available' })
    const both = await Promise.all([ask(2), ask(3)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await smallOne()).toMatchObject({ capacity: 'full' })
    expect(await errorOf(await ask(4))).toMatchObject({ code: 'node_full' })
    await sayServers(hosting.url, token, { serverPorts: 50 })
    expect(await smallOne()).toMatchObject({ capacity: 'available' })
    // Two servers of 5 GB are sold; a third and the reserve do not fit into 15.
    const memoryTotalBytes = 16_000 * 1_048_576
    await sendReport(hosting.url, token, {
      ...report,
      memoryTotalBytes,
      diskFreeBytes: 0,
      diskTotalBytes: 15 * 2 ** 30,
    })
    expect(await smallOne()).toMatchObject({ capacity: 'full' })
    expect(await errorOf(await ask(4))).toMatchObject({ code: 'node_full' })
    expect(await count('servers')).toBe(2)
  })

  test('currency: money without a chosen currency cannot be spent', async () => {
    const anna = await customer('anna')
    expect(await errorOf(await anna.call('POST', '/api/servers', newServer(), keyed()))).toMatchObject({
      status: 409,
      code: 'currency_not_chosen',
    })
  })
})

describe('a promo code', () => {
  test('promo code: it lowers the price as quoted, once per account', async () => {
    const anna = await customer('anna')
    await credit(hosting.db, anna.accountId, 10_000)
    const order = { plan: 'java-4', promoCode: 'zubr20 ' }
    expect(await (await anna.call('POST', '/api/quotes', order)).json()).toMatchObject({
      price: { currency: 'BYN', minor: 2690 },
      promo: { code: 'ZUBR20', percent: 20, off: { minor: 538 } },
      total: { minor: 2152 },
      missing: { minor: 0 },
      refused: null,
    })
    await create(anna, order)
    expect(await (await anna.call('GET', '/api/balance')).json()).toMatchObject({ balance: { minor: 7848 } })
    expect(await (await anna.call('POST', '/api/quotes', order)).json()).toMatchObject({
      promo: null,
      promoRefused: 'used_by_you',
      total: { minor: 2690 },
    })
  })
})

test("currency: an account in roubles pays the site's price in roubles and can't buy BYN-only plans", async () => {
  const anna = await customer('anna')
  await credit(hosting.db, anna.accountId, 20_000, 'RUB')
  expect(
    await (await anna.call('POST', '/api/quotes', { plan: 'java-1', promoCode: null })).json(),
  ).toMatchObject({
    price: { currency: 'RUB', minor: 4700 },
    refused: null,
  })
  expect(
    await (await anna.call('POST', '/api/quotes', { plan: 'bedrock-1', promoCode: null })).json(),
  ).toMatchObject({
    price: { currency: 'BYN', minor: 490 },
    refused: 'other_currency',
  })
})
