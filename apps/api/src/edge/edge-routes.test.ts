import type { EdgeRoutes } from '@zubr/contracts/edge/routes'
import { coreKinds } from '@zubr/domain/cores/kinds'
import { beforeEach, describe, expect, test } from 'vitest'
import { locks } from '../database/locks.ts'
import { addNode } from '../nodes/nodes-for-tests.ts'
import { create, customerForTest, hostingForTest, nodeForTest } from '../servers/servers-for-tests.ts'
import { fetchRoutes, sayEdge } from './edge-for-tests.ts'

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

test('an edge that knows nothing is told every server by its names, and all edges', async () => {
  const server = await create(anna, { plan: 'java-free', subdomain: 'forest', name: 'Der Wald' })
  await sayEdge(hosting.url, token, { port: 25_577 })
  expect(await routes()).toEqual({
    revision: expect.any(Number),
    whole: true,
    routes: [
      {
        ...{ id: server.id, names: ['forest.play.example'], node: 'minsk-1' },
        ...{ language: 'ru', contract: 'active', starters: null, proxyNodes: [] },
      },
    ],
    gone: [],
    edges: [{ node: 'minsk-1', host: 'localhost', port: 25_577 }],
    zone: 'play.example',
    peers: [],
  })
})

test('minimum: of a server of another node an edge is told names, node and language, and nothing else', async () => {
  const { id } = await create(anna, { plan: 'java-free', subdomain: 'forest', name: 'Der Wald' })
  await sql(
    `update servers set starts_by_joining = true, starters = '{Zubrenok}', contract = 'suspended' where id = $1`,
    [id],
  )
  const other = await nodeForTest(hosting, 'riga-1')
  expect((await routes()).routes).toMatchObject([{ id, contract: 'suspended', starters: ['zubrenok'] }])
  const sent = { id, names: ['forest.play.example'], node: 'minsk-1', language: 'ru' }
  expect((await fetchRoutes(hosting.url, other)).routes).toEqual([sent])
  // What the version before cannot read a route without says nothing of the server.
  expect((await fetchRoutes(hosting.url, other, { keys: 'shared' })).routes).toEqual([
    { ...sent, contract: 'active', starters: null },
  ])
})

test('private name: no edge is sent what a server’s owner calls it, of whichever version and node it is', async () => {
  const { id } = await create(anna, { plan: 'java-free', subdomain: 'forest', name: 'Top secret' })
  const other = await nodeForTest(hosting, 'riga-1')
  await routes()
  // As the version before has stored it.
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

test('proxies: the node of a server is told on which other nodes proxies of its account are', async () => {
  const riga = await nodeForTest(hosting, 'riga-1')
  const { id } = await create(anna, { plan: 'java-free' })
  const seen = async (token: string) =>
    (await fetchRoutes(hosting.url, token)).routes.find((route) => route.id === id)?.proxyNodes
  expect(await seen(token)).toEqual([])
  const proxies = Object.entries(coreKinds).filter(([, { edition }]) => edition === 'proxy')
  expect(proxies.length).toBeGreaterThan(0)
  for (const [core] of proxies) {
    // As another server of the same account that is moved and ends; a copy of this one has all that a row needs.
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

describe('a waiting edge hears at once, from whichever process changes it,', () => {
  /** What there is to hear after a change, which the edge waits for. */
  async function heard(change: () => Promise<unknown>): Promise<EdgeRoutes> {
    const known = (await routes()).revision
    const waiting = routes(known)
    await change()
    const news = await waiting
    expect(news).toMatchObject({ whole: false })
    expect(news.revision).toBeGreaterThan(known)
    return news
  }

  test('of each change of a server that matters, and of nothing else', async () => {
    const second = await hostingForTest({ databaseUrl: hosting.databaseUrl })
    const created = await heard(() => create(anna, { plan: 'java-free' }))
    expect(created.routes).toMatchObject([{ names: ['my-world.play.example'] }])
    const id = created.routes[0]?.id ?? ''
    const set = (change: string) =>
      second.db.$client.query(`update servers set ${change} where id = $1`, [id])
    const route = async (change: string) => (await heard(() => set(change))).routes
    await set(`state = 'running', port = 25570, stats_at = now(), name = 'Meadow'`)
    expect((await routes()).revision).toBe(created.revision)
    expect(await route(`subdomain = 'meadow'`)).toMatchObject([{ names: ['meadow.play.example'] }])
    expect(await route(`contract = 'suspended'`)).toMatchObject([{ contract: 'suspended' }])
    expect(await route(`starts_by_joining = true, starters = '{Zubrenok,anna_1}'`)).toMatchObject([
      { starters: ['anna_1', 'zubrenok'] },
    ])
    expect(await route(`starts_by_joining = false`)).toMatchObject([{ starters: null }])
    const former = `insert into former_subdomains values ('old-meadow', $1, now() + interval '1 day')`
    expect((await heard(() => sql(former, [id]))).routes).toMatchObject([
      { names: ['meadow.play.example', 'old-meadow.play.example'] },
    ])
    await heard(() => sql(`delete from former_subdomains`))
    const domain = `insert into custom_domains (id, server_id, domain, label, waiting_since) values ($1, $1, 'mc.example.org', 'd-abc', now())`
    await sql(domain, [id])
    const own = await heard(() => sql(`update custom_domains set state = 'confirmed'`))
    expect(own.routes).toMatchObject([
      { names: ['meadow.play.example', 'd-abc.play.example', 'mc.example.org'] },
    ])
    await heard(() => sql(`delete from custom_domains`))
    expect((await heard(() => sql(`update accounts set locale = 'de'`))).routes).toMatchObject([
      { language: 'de' },
    ])
    await addNode(hosting.db, 'minsk-2')
    expect(await route(`node_id = (select id from nodes where name = 'minsk-2')`)).toMatchObject([
      { node: 'minsk-2' },
    ])
    const renamed = await heard(() => sql(`update nodes set name = 'Minsk-3' where name = 'minsk-2'`))
    expect(renamed.routes).toMatchObject([{ node: 'Minsk-3' }])
    const gone = await heard(() => set(`core = jsonb_set(core, '{id}', '"pocketmine"')`))
    expect(gone).toMatchObject({ routes: [], gone: [id] })
    expect(await route(`core = jsonb_set(core, '{id}', '"paper"')`)).toHaveLength(1)
    expect(await heard(() => set(`contract = 'deleted'`))).toMatchObject({ routes: [], gone: [id] })
    expect(await routes()).toMatchObject({ whole: true, routes: [], gone: [] })
  })

  test('of nodes that come, go, move their edge or get another token, which changes their keys', async () => {
    const minsk = await nodeForTest(hosting, 'minsk-2')
    const first = await routes()
    const edges = await heard(() => sayEdge(hosting.url, minsk, { port: 25_500 }))
    expect(edges.edges).toEqual([{ node: 'minsk-2', host: 'localhost', port: 25_500 }])
    expect(edges.peers).toEqual(first.peers)
    expect((await heard(() => sayEdge(hosting.url, minsk, { port: 25_501 }))).edges).toMatchObject([
      { port: 25_501 },
    ])
    const rotated = await heard(() => sql(`update nodes set token_hash = sha256('x') where name = 'minsk-2'`))
    const removed = await heard(() => sql(`delete from nodes where name = 'minsk-2'`))
    expect(removed).toMatchObject({ edges: [], peers: [] })
    const keysOf = ({ peers = [] }: EdgeRoutes) => peers.flatMap(({ send, accept }) => [send, ...accept])
    expect(new Set([first, rotated].flatMap(keysOf)).size).toBe(4)
  })
})

test('an edge that knows a revision of a database that was put back to what it was before is told everything', async () => {
  await create(anna, { plan: 'java-free' })
  const { revision } = await routes()
  for (const after of [revision + 60_000, revision - 60_000])
    expect(await routes(after)).toMatchObject({ whole: true, revision, routes: [expect.anything()] })
})

test('what changes while another process finds out what changed is heard after it, also if that one dies', async () => {
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
  // It has told nobody, and its transaction ends with it.
  other.release(true)
  expect((await waiting).routes).toMatchObject([{ id: server.id, names: ['meadow.play.example'] }])
})
