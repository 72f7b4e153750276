import type { EdgeRoutes } from '@zubr/contracts/edge/routes'
import { coreKinds } from '@zubr/domain/cores/kinds'
import { beforeEach, describe, expect, test } from 'vitest'
import { locks } from '../database/locks.ts'
import { addNode } from '../nodes/testing/nodes.ts'
import { create, customerForTest, hostingForTest, nodeForTest } from '../servers/testing/servers.ts'
import { fetchRoutes, sendEdgeReport } from './testing/edge.ts'

let hosting: Awaited<ReturnType<typeof hostingForTest>>
let token: string
let anna: Awaited<ReturnType<typeof customerForTest>>
beforeEach(async () => {
  hosting = await hostingForTest({ config: { gameDomain: 'play.example' } })
  token = await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
})
const sql = (text: string, values: unknown[] = []) => hosting.db.$client.query(text, values)
const routes = (after = 0) => fetchRoutes(hosting.url, token, { after })

test('full update: an edge without a revision gets every server with its names, and all edges', async () => {
  const server = await create(anna, { plan: 'java-free', subdomain: 'forest', name: 'Der Wald' })
  await sendEdgeReport(hosting.url, token, { port: 25_577 })
  expect(await routes()).toEqual({
    revision: expect.any(Number),
    isFull: true,
    routes: [
      {
        ...{ id: server.id, names: ['forest.play.example'], node: 'minsk-1' },
        ...{ language: 'ru', contract: 'active', starters: null, proxyNodes: [] },
      },
    ],
    removedServers: [],
    edges: [{ node: 'minsk-1', host: 'localhost', port: 25_577 }],
    zone: 'play.example',
    peers: [],
  })
})

test('data minimisation: an edge gets only names, node and language of another node’s server', async () => {
  const { id } = await create(anna, { plan: 'java-free', subdomain: 'forest', name: 'Der Wald' })
  await sql(
    `update servers set starts_by_joining = true, starters = '{Zubrenok}', contract = 'suspended' where id = $1`,
    [id],
  )
  const other = await nodeForTest(hosting, 'riga-1')
  expect((await routes()).routes).toMatchObject([{ id, contract: 'suspended', starters: ['zubrenok'] }])
  const sent = { id, names: ['forest.play.example'], node: 'minsk-1', language: 'ru' }
  expect((await fetchRoutes(hosting.url, other)).routes).toEqual([sent])
  // The fields that the previous version requires contain nothing about the server.
  expect((await fetchRoutes(hosting.url, other, { keys: 'shared' })).routes).toEqual([
    { ...sent, contract: 'active', starters: null },
  ])
})

test('private name: no edge of any version or node gets the owner’s name of a server', async () => {
  const { id } = await create(anna, { plan: 'java-free', subdomain: 'forest', name: 'Top secret' })
  const other = await nodeForTest(hosting, 'riga-1')
  await routes()
  // As the previous version stored it.
  await sql(`update edge_routes set route = route || '{"name": "Top secret"}'`)
  for (const [of, keys] of [
    [token, 'pairs'],
    [token, 'shared'],
    [other, 'pairs'],
    [other, 'shared'],
  ] as const) {
    const sent = await fetch(`${hosting.url}/api/node/edge/routes${keys === 'pairs' ? '?keys=pairs' : ''}`, {
      headers: { authorization: `Bearer ${of}` },
    })
    const text = await sent.text()
    expect(text).toContain(id)
    expect(text).not.toContain('secret')
    if (keys === 'shared') expect(JSON.parse(text).routes).toMatchObject([{ name: 'forest.play.example' }])
  }
})

test('proxies: a server’s node gets the other nodes with proxies of the same account', async () => {
  const riga = await nodeForTest(hosting, 'riga-1')
  const { id } = await create(anna, { plan: 'java-free' })
  const seen = async (token: string) =>
    (await fetchRoutes(hosting.url, token)).routes.find((route) => route.id === id)?.proxyNodes
  expect(await seen(token)).toEqual([])
  const proxies = Object.entries(coreKinds).filter(([, { edition }]) => edition === 'proxy')
  expect(proxies.length).toBeGreaterThan(0)
  for (const [core] of proxies) {
    // Simulates another server of the account by a copy of this row, which has all required
    // columns.
    await sql(
      `insert into servers select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'subdomain', $2::text,
        'idempotency_key', $2::text, 'node_id', (select id from nodes where name = 'riga-1'),
        'core', s.core || jsonb_build_object('id', $2::text)))).* from servers s where id = $1`,
      [id, core],
    )
    await expect.poll(() => seen(token)).toEqual(['riga-1'])
    expect(await seen(riga)).toBeUndefined()
    await sql(
      `update servers set node_id = (select id from nodes where name = 'minsk-1') where subdomain = $1`,
      [core],
    )
    await expect.poll(() => seen(token)).toEqual([])
    await sql(
      `update servers set node_id = (select id from nodes where name = 'riga-1') where subdomain = $1`,
      [core],
    )
    await sql(`update servers set contract = 'deleted' where subdomain = $1`, [core])
    await expect.poll(() => seen(token)).toEqual([])
  }
})

describe('waiting edge', () => {
  /** The update that the waiting edge gets for a change. */
  async function updateAfter(change: () => Promise<unknown>): Promise<EdgeRoutes> {
    const known = (await routes()).revision
    const waiting = routes(known)
    await change()
    const news = await waiting
    expect(news).toMatchObject({ isFull: false })
    expect(news.revision).toBeGreaterThan(known)
    return news
  }

  test('notification: each relevant change of a server reaches it at once, from any process', async () => {
    const second = await hostingForTest({ databaseUrl: hosting.databaseUrl })
    const created = await updateAfter(() => create(anna, { plan: 'java-free' }))
    expect(created.routes).toMatchObject([{ names: ['my-world.play.example'] }])
    const id = created.routes[0]?.id ?? ''
    const set = (change: string) =>
      second.db.$client.query(`update servers set ${change} where id = $1`, [id])
    const route = async (change: string) => (await updateAfter(() => set(change))).routes
    await set(`state = 'running', port = 25570, stats_at = now(), name = 'Meadow'`)
    expect((await routes()).revision).toBe(created.revision)
    expect(await route(`subdomain = 'meadow'`)).toMatchObject([{ names: ['meadow.play.example'] }])
    expect(await route(`contract = 'suspended'`)).toMatchObject([{ contract: 'suspended' }])
    expect(await route(`starts_by_joining = true, starters = '{Zubrenok,anna_1}'`)).toMatchObject([
      { starters: ['anna_1', 'zubrenok'] },
    ])
    expect(await route(`starts_by_joining = false`)).toMatchObject([{ starters: null }])
    const former = `insert into former_subdomains values ('old-meadow', $1, now() + interval '1 day')`
    expect((await updateAfter(() => sql(former, [id]))).routes).toMatchObject([
      { names: ['meadow.play.example', 'old-meadow.play.example'] },
    ])
    await updateAfter(() => sql(`delete from former_subdomains`))
    const domain = `insert into custom_domains (id, server_id, domain, label, waiting_since) values ($1, $1, 'mc.example.org', 'd-abc', now())`
    await sql(domain, [id])
    const own = await updateAfter(() => sql(`update custom_domains set state = 'confirmed'`))
    expect(own.routes).toMatchObject([
      { names: ['meadow.play.example', 'd-abc.play.example', 'mc.example.org'] },
    ])
    await updateAfter(() => sql(`delete from custom_domains`))
    expect((await updateAfter(() => sql(`update accounts set locale = 'de'`))).routes).toMatchObject([
      { language: 'de' },
    ])
    await addNode(hosting.db, 'minsk-2')
    expect(await route(`node_id = (select id from nodes where name = 'minsk-2')`)).toMatchObject([
      { node: 'minsk-2' },
    ])
    const renamed = await updateAfter(() => sql(`update nodes set name = 'Minsk-3' where name = 'minsk-2'`))
    expect(renamed.routes).toMatchObject([{ node: 'Minsk-3' }])
    const gone = await updateAfter(() => set(`core = jsonb_set(core, '{id}', '"pocketmine"')`))
    expect(gone).toMatchObject({ routes: [], removedServers: [id] })
    expect(await route(`core = jsonb_set(core, '{id}', '"paper"')`)).toHaveLength(1)
    expect(await updateAfter(() => set(`contract = 'deleted'`))).toMatchObject({
      routes: [],
      removedServers: [id],
    })
    expect(await routes()).toMatchObject({ isFull: true, routes: [], removedServers: [] })
  })

  test('notification: added and removed nodes, moved edges and rotated tokens reach it at once', async () => {
    const minsk = await nodeForTest(hosting, 'minsk-2')
    const first = await routes()
    const edges = await updateAfter(() => sendEdgeReport(hosting.url, minsk, { port: 25_500 }))
    expect(edges.edges).toEqual([{ node: 'minsk-2', host: 'localhost', port: 25_500 }])
    expect(edges.peers).toEqual(first.peers)
    expect(
      (await updateAfter(() => sendEdgeReport(hosting.url, minsk, { port: 25_501 }))).edges,
    ).toMatchObject([{ port: 25_501 }])
    const rotated = await updateAfter(() =>
      sql(`update nodes set token_hash = sha256('x') where name = 'minsk-2'`),
    )
    const removed = await updateAfter(() => sql(`delete from nodes where name = 'minsk-2'`))
    expect(removed).toMatchObject({ edges: [], peers: [] })
    const keysOf = ({ peers = [] }: EdgeRoutes) => peers.flatMap(({ send, accept }) => [send, ...accept])
    expect(new Set([first, rotated].flatMap(keysOf)).size).toBe(4)
  })
})

test('restored database: an edge with a later revision gets everything', async () => {
  await create(anna, { plan: 'java-free' })
  const { revision } = await routes()
  for (const after of [revision + 60_000, revision - 60_000])
    expect(await routes(after)).toMatchObject({ isFull: true, revision, routes: [expect.anything()] })
})

test('concurrency: a change during another process’s refresh is sent after it, even if that one dies', async () => {
  const server = await create(anna, { plan: 'java-free' })
  const known = (await routes()).revision
  const other = await hosting.applicationDb.$client.connect()
  await other.query('begin')
  await other.query('select pg_advisory_xact_lock($1)', [locks.edgeRoutes])
  await sql(`update servers set subdomain = 'meadow'`)
  await other.query('delete from edge_changes')
  const waiting = routes(known)
  const early = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 200, 'waits'))])
  expect(early).toBe('waits')
  // It has sent nothing, and its transaction ends with it.
  other.release(true)
  expect((await waiting).routes).toMatchObject([{ id: server.id, names: ['meadow.play.example'] }])
})
