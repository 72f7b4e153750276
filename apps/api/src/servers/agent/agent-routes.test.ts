import { createPublicKey, verify } from 'node:crypto'
import type { ConsoleClaims } from '@zubr/contracts/console'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { endedSessions } from '../../accounts/accounts-schema.ts'
import { callAs, errorOf, fetchDesired, hostingForTest, nodeForTest } from '../testing/servers.ts'
import { rotateConsoleKey } from './console-tokens.ts'
import { anna, freshServer, hosting, server, token } from './testing/agent.ts'

beforeEach(freshServer)

describe('the desired state', () => {
  test('long poll: it waits for changes, and an action in another process ends the wait at once', async () => {
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
    expect(news.servers).toMatchObject([{ id: server.id, desiredState: 'stopped', generation: 2 }])
  })

  test('shutdown: open polls are answered when the process closes', async () => {
    const second = await hostingForTest({ databaseUrl: hosting.databaseUrl })
    const listeners = async () => {
      const { rows } = await hosting.db.$client.query(
        `select count(*)::int as n from pg_stat_activity where application_name = 'zubr desired state' and datname = current_database()`,
      )
      return rows[0].n
    }
    const before = await listeners()
    const { revision } = await fetchDesired(second.url, token)
    const waiting = fetchDesired(second.url, token, revision)
    await vi.waitFor(async () => expect(await listeners()).toBe(before + 1))
    await second.app.close()
    expect((await waiting).revision).toBe(revision)
  })

  test('authentication: a node gets only its own state, and an expired token none', async () => {
    const other = await nodeForTest(hosting, 'minsk-2')
    expect((await fetchDesired(hosting.url, other)).servers).toEqual([])
    await hosting.db.$client.query(`update nodes set token_hash = sha256('x') where name = 'minsk-2'`)
    const refused = await fetch(`${hosting.url}/api/node/desired-state`, {
      headers: { authorization: `Bearer ${other}` },
    })
    expect(refused.status).toBe(401)
  })

  test('revocation: ended sessions and a new console key are sent at once', async () => {
    const before = await fetchDesired(hosting.url, token)
    const waiting = fetchDesired(hosting.url, token, before.revision)
    await hosting.db.insert(endedSessions).values({ id: anna.sessionId })
    const desired = await waiting
    expect(desired.revokedSessions).toEqual([anna.sessionId])
    const again = fetchDesired(hosting.url, token, desired.revision)
    await rotateConsoleKey(hosting.db)
    expect((await again).consoleKey).not.toBe(before.consoleKey)
  })

  test('first poll: a new agent is answered at once, and every node gets a new console key', async () => {
    const other = await nodeForTest(hosting, 'minsk-2')
    const { revision, consoleKey } = await fetchDesired(hosting.url, other)
    const waiting = fetchDesired(hosting.url, other, revision)
    await rotateConsoleKey(hosting.db)
    expect((await waiting).consoleKey).not.toBe(consoleKey)
  })

  test('watch: a server counts as watched from the first view on', async () => {
    const { revision, watched } = await fetchDesired(hosting.url, token)
    expect(watched).toEqual([])
    const waiting = fetchDesired(hosting.url, token, revision)
    await anna.call('GET', `/api/servers/${server.id}/stats`)
    expect((await waiting).watched).toEqual([server.id])
    // A second view changes nothing.
    await anna.call('GET', `/api/servers/${server.id}/stats`)
    expect((await fetchDesired(hosting.url, token)).revision).toBe(revision + 1)
    // Unless nobody has viewed it for a while.
    const unwatched = fetchDesired(hosting.url, token, revision + 1)
    await hosting.db.$client.query(`update server_watches set expires_at = now() - interval '1 second'`)
    expect(await unwatched).toMatchObject({ revision: revision + 2, watched: [] })
  })
})

test('settings: they are validated and sent at once without a restart; a new name changes nothing', async () => {
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

test('console: access is signed for one server, right, session and node, for five minutes', async () => {
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
