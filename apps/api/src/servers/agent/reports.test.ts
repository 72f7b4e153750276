import { beforeEach, describe, expect, test } from 'vitest'
import {
  create,
  customerForTest,
  errorOf,
  fetchDesired,
  hostingForTest,
  nodeForTest,
  sayServers,
} from '../testing/servers.ts'
import { act, activity, anna, freshServer, hosting, say, server, shown, token } from './testing/agent.ts'

beforeEach(freshServer)

describe('reports', () => {
  const stats = { cpuPercent: 12.5, memoryMb: 300, diskMb: 40, players: 2 }

  test('view: the owner sees state, address, stats and charts', async () => {
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

  test('view: it shows progress, hangs and players while they last', async () => {
    const progress = { step: 'fetch_core', percent: 40 } as const
    await say([{ id: server.id, state: 'creating', port: null, progress }])
    expect(await shown()).toMatchObject({ state: 'creating', progress, edition: 'java', transport: 'tcp' })
    const silentSince = '2026-11-20T11:59:20.000Z'
    const names = ['Wren', 'Marten']
    await say([{ id: server.id, startMs: 7_300, silentSince, stats: { ...stats, names } }])
    expect(await shown()).toMatchObject({ progress: null, silentSince, players: names })
    const killAt = '2026-11-20T12:00:30.000Z'
    await say([{ id: server.id, state: 'stopping', killAt }])
    expect(await shown()).toMatchObject({ silentSince: null, killAt, players: [] })
    const { rows } = await hosting.db.$client.query(`select stats -> 'names' as names, start_ms from servers`)
    expect(rows).toEqual([{ names: [], start_ms: 7_300 }])
    // An agent of the previous version reports none of it, and a clock can be far off.
    await say([{ id: server.id, killAt: '0000-01-01T00:00:00Z' }])
    expect(await shown()).toMatchObject({ progress: null, silentSince: null, killAt: null, players: [] })
  })

  test('restart: the owner sees pending changes, the memory limit in effect and the next retry meanwhile', async () => {
    const run = { memoryMb: 512, pending: ['memory', 'addons'] as ('memory' | 'addons')[] }
    await say([{ id: server.id, state: 'running', run }])
    expect(await shown()).toMatchObject({ pendingRestart: run.pending, memoryInEffectMb: 512, retryAt: null })
    await say([{ id: server.id, state: 'stopping', run }])
    expect(await shown()).toMatchObject({ pendingRestart: [], memoryInEffectMb: null })
    const retryAt = '2026-11-20T12:01:00.000Z'
    await say([{ id: server.id, state: 'creating', reason: 'core_unavailable', retryAt }])
    expect(await shown()).toMatchObject({ state: 'creating', retryAt, pendingRestart: [] })
    // An agent of the previous version reports none of it.
    await say([{ id: server.id, state: 'running' }])
    expect(await shown()).toMatchObject({ pendingRestart: [], memoryInEffectMb: null, retryAt: null })
  })

  test('player names: names that cannot be stored do not reject a report; valid ones are shown', async () => {
    const names = ['Wren', 'a\0b', '\ud800', '\u202egnp', '\u001b[2J', '']
    expect((await say([{ id: server.id, stats: { ...stats, names } }])).status).toBe(204)
    expect(await shown()).toMatchObject({ state: 'running', players: ['Wren'] })
    // An agent of the previous version reports no names.
    await say([{ id: server.id, stats }])
    expect(await shown()).toMatchObject({ state: 'running', players: [] })
    await say([{ id: server.id, state: 'stopping', stats: { ...stats, names } }])
    const { rows } = await hosting.db.$client.query(`select stats -> 'names' as names from servers`)
    expect(rows).toEqual([{ names: [] }])
  })

  test('start times: each start counts once, with its duration', async () => {
    const startMs = 7_300
    const starts = async () =>
      (await hosting.db.$client.query('select core, duration_ms from core_starts order by id')).rows
    await say([{ id: server.id, state: 'starting' }])
    await say([{ id: server.id, startMs }])
    // Every report repeats it; one about a server that was already running has none.
    await say([{ id: server.id, startMs, stats }])
    expect(await starts()).toEqual([{ core: 'flying-squid', duration_ms: 7_300 }])
    await say([{ id: server.id, state: 'stopping', startMs }])
    await say([{ id: server.id, startMs: null }])
    expect(await starts()).toHaveLength(1)
    await say([{ id: server.id, state: 'crashed', reason: 'crash', startMs }])
    await say([{ id: server.id, startMs: 9_100 }])
    expect(await starts()).toMatchObject([{ duration_ms: 7_300 }, { duration_ms: 9_100 }])
  })

  test('validation: unreadable servers are skipped, with one line in the log', async () => {
    const before = hosting.logged.length
    const nonsense = Array.from({ length: 1_000 }, () => ({ id: server.id, state: 'dreaming' as never }))
    expect((await say([...nonsense, { id: server.id, port: 25_570 }])).status).toBe(204)
    expect((await shown()).address).toMatch(/:25570$/)
    const lines = hosting.logged.slice(before).join('').split('\n')
    expect(lines.filter((line) => line.includes('could not be read'))).toEqual([
      expect.stringContaining('"count":1000'),
    ])
  })

  test('generation: reports of an older one are skipped', async () => {
    await act('stop')
    await say([{ id: server.id, generation: 2, state: 'stopped', port: null }])
    await say([{ id: server.id, generation: 1, state: 'running' }])
    expect(await shown()).toMatchObject({ state: 'stopped', desiredState: 'stopped' })
  })

  test('validation: other servers of a report with an unreadable one are stored', async () => {
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

  test('restored database: an unknown generation raises the desired state above it, once', async () => {
    const second = await hostingForTest({ databaseUrl: hosting.databaseUrl })
    await hosting.db.$client.query('update servers set generation = 3, reported_generation = 2')
    const { revision } = await fetchDesired(hosting.url, token)
    const waiting = fetchDesired(hosting.url, token, revision)
    const running = { servers: [{ id: server.id, generation: 8 }] }
    await Promise.all([hosting.url, second.url].map((url) => sayServers(url, token, running)))
    expect(await waiting).toMatchObject({ revision: revision + 1, servers: [{ generation: 9 }] })
    expect(await shown()).toMatchObject({ state: 'running' })
    // The agent repeats its report until it has the new state.
    await say(running.servers)
    expect((await fetchDesired(hosting.url, token)).revision).toBe(revision + 1)
    // New requests have a higher generation than the agent's, and the deletion completes.
    await anna.call('DELETE', `/api/servers/${server.id}`, { name: 'My world' })
    expect((await fetchDesired(hosting.url, token)).servers).toMatchObject([
      { generation: 10, desiredState: 'absent' },
    ])
    await say([{ id: server.id, generation: 9, state: 'absent', port: null }])
    expect((await fetchDesired(hosting.url, token)).servers).toHaveLength(1)
    await say([{ id: server.id, generation: 10, state: 'absent', port: null }])
    expect((await fetchDesired(hosting.url, token)).servers).toEqual([])
  })

  test('generation: an implausible one changes nothing, and the owner keeps control', async () => {
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

  test("authentication: reports about another node's server change nothing", async () => {
    const other = await nodeForTest(hosting, 'minsk-2')
    await say([{ id: server.id, state: 'failed', reason: 'internal' }], other)
    expect(await shown()).toMatchObject({ state: 'creating', reason: null })
  })

  test('activity: crashes and stops with a reason are logged once', async () => {
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

  test('operation: the report of its outcome ends it, and it is no longer requested', async () => {
    await act('restart')
    const desiredServer = (await fetchDesired(hosting.url, token)).servers[0]
    expect(desiredServer).toMatchObject({ desiredState: 'running', operation: { action: 'restart' } })
    await say([
      {
        id: server.id,
        generation: 2,
        operation: { id: desiredServer?.operation?.id ?? '', outcome: 'done' },
      },
    ])
    expect((await fetchDesired(hosting.url, token)).servers[0]?.operation).toBeNull()
    expect(await activity()).toEqual(['anna restart done', 'anna created'])
  })

  test('operation: every action gets its own outcome, and a newer one supersedes the previous', async () => {
    const operation = async () => (await fetchDesired(hosting.url, token)).servers[0]?.operation
    await say([{ id: server.id }])
    await act('restart')
    const restart = await operation()
    await act('stop')
    expect(await operation()).toBeNull()
    // A late report changes no outcome, and an older state does not end a newer operation.
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

  test('deletion: an absent server frees its node; its subdomain is free earlier', async () => {
    const remove = (name: string) => anna.call('DELETE', `/api/servers/${server.id}`, { name })
    expect(await errorOf(await remove('my world'))).toMatchObject({
      status: 400,
      fields: { name: expect.anything() },
    })
    expect((await remove('My world')).status).toBe(202)
    expect((await remove('My world')).status).toBe(202)
    expect(await shown()).toMatchObject({ contract: 'deleted', desiredState: 'absent' })
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
