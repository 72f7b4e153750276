import { createPublicKey, verify } from 'node:crypto'
import type { ConsoleClaims } from '@zubr/contracts/console'
import { Activity, type Server } from '@zubr/contracts/servers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { endedSessions } from '../../accounts/tables.ts'
import {
  type Customer,
  callAs,
  create,
  customerForTest,
  errorOf,
  fetchDesired,
  type Hosting,
  hostingForTest,
  nodeForTest,
  sayServers,
} from '../servers-for-tests.ts'
import { rotateConsoleKey } from './console-tokens.ts'

let hosting: Hosting
let anna: Customer
let token: string
let server: Server
beforeEach(async () => {
  hosting = await hostingForTest()
  token = await nodeForTest(hosting, 'minsk-1')
  anna = await customerForTest(hosting, 'anna')
  server = await create(anna, { plan: 'java-free' })
})
const say = (said: Parameters<typeof sayServers>[2]['servers'], by = token) =>
  sayServers(hosting.url, by, { servers: said ?? [] })
const shown = async () => (await (await anna.call('GET', `/api/servers/${server.id}`)).json()) as Server
const act = (action: string) => anna.call('POST', `/api/servers/${server.id}/actions`, { action })
const activity = async () => {
  const answer = await anna.call('GET', `/api/servers/${server.id}/activity`)
  const { entries } = Activity.parse(await answer.json())
  return entries.map(({ who, what, operation }) =>
    [who, what, ...(operation ? [operation.outcome ?? 'under way'] : [])].join(' '),
  )
}

describe('the desired state', () => {
  test('wait until there is news, and an action in another process ends the wait at once', async () => {
    const second = await hostingForTest({ databaseUrl: hosting.databaseUrl })
    const { revision } = await fetchDesired(hosting.url, token)
    const waiting = fetchDesired(hosting.url, token, revision)
    const early = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 300, 'waits'))])
    expect(early).toBe('waits')
    const acted = performance.now()
    await callAs(second.url, anna, 'POST', `/api/servers/${server.id}/actions`, { action: 'stop' })
    const news = await waiting
    await expect(performance.now() - acted).toTakeAtMost(900)
    expect(news.revision).toBeGreaterThan(revision)
    expect(news.servers).toMatchObject([{ id: server.id, wanted: 'stopped', generation: 2 }])
  })

  test('end when the process closes, with what is known', async () => {
    const second = await hostingForTest({ databaseUrl: hosting.databaseUrl })
    const { revision } = await fetchDesired(second.url, token)
    const waiting = fetchDesired(second.url, token, revision)
    await vi.waitFor(async () => {
      const { rows } = await hosting.db.$client.query(
        `select count(*)::int as n from pg_stat_activity where application_name = 'zubr desired state' and datname = current_database()`,
      )
      expect(rows[0].n).toBe(1)
    })
    await second.app.close()
    expect((await waiting).revision).toBe(revision)
  })

  test('are of one node only, and a token that is no longer valid opens none', async () => {
    const other = await nodeForTest(hosting, 'minsk-2')
    expect((await fetchDesired(hosting.url, other)).servers).toEqual([])
    await hosting.db.$client.query(`update nodes set token_hash = sha256('x') where name = 'minsk-2'`)
    const refused = await fetch(`${hosting.url}/api/node/desired-state`, {
      headers: { authorization: `Bearer ${other}` },
    })
    expect(refused.status).toBe(401)
  })

  test('name ended sessions and a new console key at once', async () => {
    const before = await fetchDesired(hosting.url, token)
    const waiting = fetchDesired(hosting.url, token, before.revision)
    await hosting.db.insert(endedSessions).values({ id: anna.sessionId })
    const told = await waiting
    expect(told.revokedSessions).toEqual([anna.sessionId])
    const again = fetchDesired(hosting.url, token, told.revision)
    await rotateConsoleKey(hosting.db)
    expect((await again).consoleKey).not.toBe(before.consoleKey)
  })

  test('answer an agent that knows nothing at once, and tell even a node without servers of a new key', async () => {
    const other = await nodeForTest(hosting, 'minsk-2')
    const { revision, consoleKey } = await fetchDesired(hosting.url, other)
    const waiting = fetchDesired(hosting.url, other, revision)
    await rotateConsoleKey(hosting.db)
    expect((await waiting).consoleKey).not.toBe(consoleKey)
  })

  test('name a server as watched from the first look on', async () => {
    const { revision, watched } = await fetchDesired(hosting.url, token)
    expect(watched).toEqual([])
    const waiting = fetchDesired(hosting.url, token, revision)
    await anna.call('GET', `/api/servers/${server.id}/stats`)
    expect((await waiting).watched).toEqual([server.id])
    // A second look is no news.
    await anna.call('GET', `/api/servers/${server.id}/stats`)
    expect((await fetchDesired(hosting.url, token)).revision).toBe(revision + 1)
    // When nobody has looked for a while, that is.
    const unwatched = fetchDesired(hosting.url, token, revision + 1)
    await hosting.db.$client.query(`update server_watches set until = now() - interval '1 second'`)
    expect(await unwatched).toMatchObject({ revision: revision + 2, watched: [] })
  })
})

describe('reports', () => {
  const stats = { cpuPercent: 12.5, memoryMb: 300, diskMb: 40, players: 2 }

  test('are what the owner sees: state, address, stats, charts', async () => {
    expect((await say([{ id: server.id, state: 'running', port: 25_565, stats }])).status).toBe(204)
    expect(await shown()).toMatchObject({
      state: 'running',
      address: 'localhost:25565',
      stats: { ...stats, at: '2026-11-20T12:00:00.000Z' },
    })
    await say([{ id: server.id, stats: { ...stats, cpuPercent: 37.5, players: 5 } }])
    const series = await (await anna.call('GET', `/api/servers/${server.id}/stats?range=day`)).json()
    expect(series).toEqual({ points: [[+hosting.time.now, 25, 300, 5]] })
  })

  test('of an older generation are passed over', async () => {
    await act('stop')
    await say([{ id: server.id, generation: 2, state: 'stopped', port: null }])
    await say([{ id: server.id, generation: 1, state: 'running' }])
    expect(await shown()).toMatchObject({ state: 'stopped', wanted: 'stopped' })
  })

  test('that say one server in a way that can’t be read are stored for the others', async () => {
    const other = await create(await customerForTest(hosting, 'boris'), {
      plan: 'java-free',
      subdomain: 'other',
    })
    const nonsense = { id: other.id, stats: { ...stats, players: 99_999_999 } }
    expect((await say([nonsense, { id: server.id, state: 'running' }])).status).toBe(204)
    expect(await shown()).toMatchObject({ state: 'running' })
    const { rows } = await hosting.db.$client.query(
      `select state, stats from servers where subdomain = 'other'`,
    )
    expect(rows).toEqual([{ state: 'creating', stats: null }])
  })

  test('of a generation that a restored database has forgotten raise the desired state above it, once', async () => {
    const second = await hostingForTest({ databaseUrl: hosting.databaseUrl })
    await hosting.db.$client.query('update servers set generation = 3, reported_generation = 2')
    const { revision } = await fetchDesired(hosting.url, token)
    const waiting = fetchDesired(hosting.url, token, revision)
    const running = { servers: [{ id: server.id, generation: 8 }] }
    await Promise.all([hosting.url, second.url].map((url) => sayServers(url, token, running)))
    expect(await waiting).toMatchObject({ revision: revision + 1, servers: [{ generation: 9 }] })
    expect(await shown()).toMatchObject({ state: 'running' })
    // Until the agent has heard of it, it says the same again.
    await say(running.servers)
    expect((await fetchDesired(hosting.url, token)).revision).toBe(revision + 1)
    // What is asked from now on is above what the agent knows, and its deletion reaches its end.
    await anna.call('DELETE', `/api/servers/${server.id}`, { name: 'My world' })
    expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([
      { generation: 10, wanted: 'absent' },
    ])
    await say([{ id: server.id, generation: 9, state: 'absent', port: null }])
    expect((await fetchDesired(hosting.url, token)).servers).toHaveLength(1)
    await say([{ id: server.id, generation: 10, state: 'absent', port: null }])
    expect((await fetchDesired(hosting.url, token)).servers).toEqual([])
  })

  test('of a generation that nobody counts to change nothing, and leave the server to its owner', async () => {
    const { revision } = await fetchDesired(hosting.url, token)
    for (const generation of [2_000_000_001, 2 ** 31, Number.MAX_SAFE_INTEGER])
      expect((await say([{ id: server.id, generation, state: 'failed', reason: 'internal' }])).status).toBe(
        204,
      )
    expect(await shown()).toMatchObject({ state: 'creating' })
    expect((await fetchDesired(hosting.url, token)).revision).toBe(revision)
    await say([{ id: server.id, generation: 2_000_000_000 }])
    expect((await act('stop')).status).toBe(202)
    expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([{ generation: 2_000_000_002 }])
  })

  test("of another node's server change nothing", async () => {
    const other = await nodeForTest(hosting, 'minsk-2')
    await say([{ id: server.id, state: 'failed', reason: 'internal' }], other)
    expect(await shown()).toMatchObject({ state: 'creating', reason: null })
  })

  test('of crashes and stops with a reason stand in the activity once', async () => {
    const failed = { id: server.id, state: 'failed', reason: 'crash_loop' } as const
    await say([{ id: server.id, state: 'crashed', reason: 'crash' }])
    await say([failed])
    await say([failed])
    await act('start')
    await say([{ id: server.id, generation: 2, state: 'stopped', reason: 'disk_full' }])
    expect(await activity()).toEqual([
      'service stopped:disk_full',
      'anna start failed',
      'service failed:crash_loop',
      'service crashed:crash',
      'anna created',
    ])
  })

  test('end an operation, which is then asked for no more', async () => {
    await act('restart')
    const asked = (await fetchDesired(hosting.url, token)).servers[0]
    expect(asked).toMatchObject({ wanted: 'running', operation: { action: 'restart' } })
    await say([
      { id: server.id, generation: 2, operation: { id: asked?.operation?.id ?? '', outcome: 'done' } },
    ])
    expect((await fetchDesired(hosting.url, token)).servers[0]?.operation).toBeNull()
    expect(await activity()).toEqual(['anna restart done', 'anna created'])
  })

  test('end every action with an outcome of its own, and a newer one supersedes the one before', async () => {
    const operation = async () => (await fetchDesired(hosting.url, token)).servers[0]?.operation
    await say([{ id: server.id }])
    await act('restart')
    const restart = await operation()
    await act('stop')
    expect(await operation()).toBeNull()
    // What came too late changes no end, and an older state is no answer to what was asked since.
    await say([{ id: server.id, generation: 2, operation: { id: restart?.id ?? '', outcome: 'failed' } }])
    expect(await activity()).toEqual(['anna stop under way', 'anna restart superseded', 'anna created'])
    await say([{ id: server.id, generation: 3, state: 'stopping' }])
    await say([{ id: server.id, generation: 3, state: 'stopped' }])
    await act('start')
    await say([{ id: server.id, generation: 4, state: 'starting' }])
    await say([{ id: server.id, generation: 4, state: 'crashed', reason: 'crash' }])
    await say([{ id: server.id, generation: 4, state: 'running' }])
    await act('restart')
    const failed = (await operation())?.id ?? ''
    await say([
      {
        id: server.id,
        generation: 5,
        state: 'crashed',
        reason: 'crash_loop',
        operation: { id: failed, outcome: 'failed' },
      },
    ])
    await act('kill')
    const remove = { name: 'My world' }
    expect((await anna.call('DELETE', `/api/servers/${server.id}`, remove)).status).toBe(202)
    expect(await activity()).toEqual([
      'anna deleted',
      'anna kill superseded',
      'service crashed:crash_loop',
      'anna restart failed',
      'service crashed:crash',
      'anna start done',
      'anna stop done',
      'anna restart superseded',
      'anna created',
    ])
  })

  test('that a deleted server is absent free its node; the subdomain is free before that', async () => {
    const remove = (name: string) => anna.call('DELETE', `/api/servers/${server.id}`, { name })
    expect(await errorOf(await remove('my world'))).toMatchObject({
      status: 400,
      fields: { name: expect.anything() },
    })
    expect((await remove('My world')).status).toBe(202)
    expect((await remove('My world')).status).toBe(202)
    expect(await shown()).toMatchObject({ contract: 'deleted', wanted: 'absent' })
    expect(await (await anna.call('GET', '/api/subdomains/my-world')).json()).toEqual({ refused: null })
    expect(await errorOf(await act('start'))).toMatchObject({ code: 'server_not_active' })
    // An absence from before the desired state is no deletion.
    await say([{ id: server.id, generation: 1, state: 'absent', port: null }])
    expect((await fetchDesired(hosting.url, token)).servers).toHaveLength(1)
    await say([{ id: server.id, generation: 2, state: 'absent', port: null }])
    expect((await fetchDesired(hosting.url, token)).servers).toEqual([])
    expect((await anna.call('GET', `/api/servers/${server.id}`)).status).toBe(404)
    expect(await (await anna.call('GET', '/api/servers')).json()).toEqual([])
  })
})

test('settings are checked by their fields and reach the node at once, without starting what stays down; a new name does not trouble it', async () => {
  const path = `/api/servers/${server.id}`
  const bad = await anna.call('PATCH', `${path}/settings`, { settings: { slots: 0, memory: 9 } })
  expect(await errorOf(bad)).toMatchObject({
    status: 400,
    fields: { 'settings.slots': expect.anything(), 'settings.memory': expect.anything() },
  })
  const before = await fetchDesired(hosting.url, token)
  const waiting = fetchDesired(hosting.url, token, before.revision)
  await anna.call('PATCH', `${path}/settings`, { settings: { slots: 5 } })
  const { revision, servers } = await waiting
  expect(revision).toBeGreaterThan(before.revision)
  expect(servers).toMatchObject([{ generation: 1, settings: { motd: 'A Zubr server', slots: 5 } }])
  expect(await (await anna.call('PATCH', path, { name: 'New name' })).json()).toMatchObject({
    name: 'New name',
  })
  expect((await fetchDesired(hosting.url, token)).revision).toBe(revision)
})

test('console access is signed for one server, right, session and node, for five minutes', async () => {
  const answer = await anna.call('POST', `/api/servers/${server.id}/console`, { right: 'write' })
  const access = (await answer.json()) as { url: string; token: string; expiresAt: string }
  expect(access.url).toBe('ws://minsk-1.localhost:8443/console')
  const [text = '', signature = ''] = access.token.split('.')
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as ConsoleClaims
  expect(claims).toMatchObject({
    server: server.id,
    right: 'write',
    session: anna.sessionId,
    node: 'minsk-1',
  })
  expect(claims.exp * 1000).toBe(Date.parse(access.expiresAt))
  expect(Math.abs(claims.exp - Date.now() / 1000 - 300)).toBeLessThan(5)
  const { consoleKey } = await fetchDesired(hosting.url, token)
  const key = createPublicKey({ key: Buffer.from(consoleKey, 'base64'), format: 'der', type: 'spki' })
  expect(verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(hosting.logged.join('')).not.toContain(signature)
})
