import type { ConsoleOut } from '@zubr/contracts/console'
import { ConsoleOut as Message } from '@zubr/contracts/console'
import type { AnswerOf, Args, RequestInput } from '@zubr/contracts/request'
import type { Server } from '@zubr/contracts/servers/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDemo } from './demo-api.ts'
import type { PanelKey } from './handlers.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T17:40:00Z') }))
afterEach(() => void vi.useRealTimers())

function demoForTest() {
  const demo = openDemo('en')
  async function ask<K extends PanelKey>(key: K, ...args: Args<K>): Promise<AnswerOf<K>> {
    const answer = demo.ask(key, ...args)
    answer.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(100)
    return answer
  }
  const named = async (name: string): Promise<Server> => {
    const found = (await ask('GET /api/servers')).find((server) => server.name === name)
    if (!found) throw new Error(`no server ${name}`)
    return found
  }
  const act = (id: string, action: 'start' | 'stop' | 'restart' | 'kill') =>
    ask('POST /api/servers/:id/actions', { params: { id }, body: { action } })
  const stateOf = async (id: string) => (await ask('GET /api/servers/:id', { params: { id } })).state
  const outcomes = async (id: string) =>
    (await ask('GET /api/servers/:id/activity', { params: { id } })).entries
      .filter(({ operation }) => operation)
      .map(({ event: what, operation }) => `${what} ${operation?.outcome}`)
  async function openConsole(id: string) {
    const { url } = await ask('POST /api/servers/:id/console', { params: { id }, body: { right: 'write' } })
    const socket = demo.openSocket(url)
    const received: ConsoleOut[] = []
    socket.addEventListener('message', ({ data }) => received.push(Message.parse(JSON.parse(data))))
    await vi.advanceTimersByTimeAsync(200)
    socket.send(JSON.stringify({ type: 'open', token: '', after: null }))
    await vi.advanceTimersByTimeAsync(0)
    const lines = () =>
      received
        .flatMap((message) => (message.type === 'lines' ? message.lines : []))
        .map(([, , , text]) => text)
    const say = async (text: string, ms = 0) => {
      const before = lines().length
      socket.send(JSON.stringify({ type: 'command', text }))
      await vi.advanceTimersByTimeAsync(ms)
      return lines().slice(before)
    }
    return { socket, received, lines, say }
  }
  return { demo, ask, named, act, stateOf, outcomes, openConsole }
}

test('actions: a server stops, starts, restarts and is killed within moments', async () => {
  const { named, act, stateOf, outcomes } = demoForTest()
  const { id } = await named('Oak Hollow')
  expect((await act(id, 'stop')).state).toBe('stopping')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await stateOf(id)).toBe('stopped')
  expect((await act(id, 'start')).state).toBe('starting')
  expect((await act(id, 'restart')).state).toBe('starting')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await stateOf(id)).toBe('running')
  await act(id, 'kill')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await stateOf(id)).toBe('stopped')
  expect(await outcomes(id)).toEqual(['kill done', 'restart done', 'start superseded', 'stop done'])
})

test('remedies: they succeed or fail like on a real server', async () => {
  const { named, act, stateOf, outcomes } = demoForTest()
  const full = await named('Map archive')
  await act(full.id, 'start')
  const away = await named('Far shore')
  expect(await act(away.id, 'stop')).toMatchObject({ state: 'running', desiredState: 'stopped' })
  const blocked = await named('Grey market')
  await expect(act(blocked.id, 'start')).rejects.toMatchObject({
    code: 'server_not_active',
    fields: { contract: 'blocked' },
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await stateOf(full.id)).toBe('stopped')
  expect(await outcomes(full.id)).toEqual(['start failed'])
  expect(await stateOf(away.id)).toBe('running')
})

test('payment: a suspended server resumes when it is paid, once for one payment', async () => {
  const { ask, named } = demoForTest()
  const { id } = await named('Last summer')
  const before = (await ask('GET /api/balance')).balance?.minor ?? 0
  const paid = { params: { id }, headers: { 'idempotency-key': 'once-and-no-more' } }
  expect(await ask('POST /api/servers/:id/extend', paid)).toMatchObject({
    contract: 'active',
    deletedAt: null,
  })
  await ask('POST /api/servers/:id/extend', paid)
  await vi.advanceTimersByTimeAsync(5_000)
  expect((await named('Last summer')).state).toBe('running')
  const { balance, entries } = await ask('GET /api/balance')
  expect(balance?.minor).toBe(before + (entries[0]?.money.minor ?? 0))
})

test('create: a new server is created and starts; after deletion it is in no list', async () => {
  const { ask, stateOf } = demoForTest()
  const core = { id: 'flying-squid', version: '1.12.0' }
  const { id, name } = await ask('POST /api/servers', {
    headers: { 'idempotency-key': 'a-new-server' },
    body: { plan: 'java-2', name: 'Mine', subdomain: 'mine', core, node: 'Minsk-1', promoCode: null },
  })
  expect(await stateOf(id)).toBe('creating')
  await vi.advanceTimersByTimeAsync(6_000)
  expect(await stateOf(id)).toBe('running')
  await expect(ask('DELETE /api/servers/:id', { params: { id }, body: { name: 'x' } })).rejects.toMatchObject(
    {
      code: 'invalid_request',
    },
  )
  await ask('DELETE /api/servers/:id', { params: { id }, body: { name } })
  await vi.advanceTimersByTimeAsync(5_000)
  await expect(stateOf(id)).rejects.toMatchObject({ code: 'not_found' })
})

test('console: it shows past lines, answers commands, and has some chat', async () => {
  const { named, openConsole, stateOf } = demoForTest()
  const { id, stats } = await named('Oak Hollow')
  const { lines, say, received, socket } = await openConsole(id)
  expect(lines()[0]).toContain('Loading Paper')
  expect(await say('list')).toEqual([
    '> list',
    expect.stringContaining(`${stats?.players} of at most 40 players`),
  ])
  expect(await say('/say hello')).toEqual(['> /say hello', '[Server] hello'])
  expect((await say('help')).length).toBeGreaterThan(3)
  expect(await say('fly')).toEqual(['> fly', 'There is no command fly. Try help'])
  const before = lines().length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(lines().length).toBe(before + 1)
  socket.send(JSON.stringify({ type: 'search', id: 7, text: 'STARTING' }))
  expect(await say('stop', 3_000)).toEqual(['> stop', 'The server stops', 'The world is saved'])
  expect(received.find(({ type }) => type === 'searchResults')).toMatchObject({
    id: 7,
    more: false,
    lines: [{}],
  })
  expect(await stateOf(id)).toBe('stopped')
  expect(await say('list')).toEqual([])
  expect(received.at(-1)).toEqual({ type: 'refused', reason: 'not_running' })
  socket.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(received.at(-1)).toEqual({ type: 'refused', reason: 'not_running' })
})

test('backup: it gets ready in steps, whatever the server does, and replaces the oldest one', async () => {
  const { ask, named, act } = demoForTest()
  const { id } = await named('Oak Hollow')
  const list = () => ask('GET /api/servers/:id/backups', { params: { id } })
  const { limit } = await list()
  const make = async () => {
    const input = { params: { id }, body: { note: 'mine' } }
    expect((await ask('POST /api/servers/:id/backups', input)).backups[0]?.state).toBe('waiting')
    await expect(ask('POST /api/servers/:id/backups', input)).rejects.toMatchObject({ code: 'conflict' })
    await act(id, 'restart')
    const percents: (number | null)[] = []
    while ((await list()).backups[0]?.state !== 'ready') {
      const [newest] = (await list()).backups
      if (newest?.percent !== percents.at(-1)) percents.push(newest?.percent ?? null)
      await vi.advanceTimersByTimeAsync(300)
    }
    expect(percents.filter((percent) => percent !== null).length).toBeGreaterThan(2)
  }
  for (let count = 0; count <= limit; count++) await make()
  const { backups, counted } = await list()
  expect(counted).toBe(limit)
  expect(backups[0]).toMatchObject({ note: 'mine', percent: null, snapshot: 'demo' })
  // Locked backups stay.
  expect(backups.some(({ locked }) => locked)).toBe(true)
})

test('restore: it makes a safety backup and stops the server, and can be cancelled', async () => {
  const { ask, named, stateOf } = demoForTest()
  const { id } = await named('Oak Hollow')
  const params = { id }
  const list = () => ask('GET /api/servers/:id/backups', { params })
  const { backups } = await list()
  const backup = backups.find(({ locked }) => locked)?.id ?? ''
  const restore = () =>
    ask('POST /api/servers/:id/backups/:backup/restore', { params: { id, backup }, body: { paths: null } })
  expect((await restore()).restore).toMatchObject({ phase: 'saving', paths: null })
  await ask('DELETE /api/servers/:id/restore', { params })
  expect(await list()).toMatchObject({ backups, restore: { phase: 'cancelled' } })

  await restore()
  const seen = new Set<string>()
  while ((await list()).restore?.endedAt === null) {
    seen.add(`${(await list()).restore?.phase} ${await stateOf(id)}`)
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(seen).toContain('saving running')
  expect(seen).toContain('restoring stopped')
  expect((await list()).restore?.phase).toBe('done')
  expect((await list()).backups[0]).toMatchObject({ kind: 'safety', cause: 'restore', state: 'ready' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await stateOf(id)).toBe('running')
})

test('schedule: its steps are carried out, and failed ones are reported', async () => {
  const { ask, named, act, stateOf } = demoForTest()
  const { id } = await named('Oak Hollow')
  const runOf = async (steps: RequestInput<'POST /api/servers/:id/schedules'>['body']['steps']) => {
    const body = {
      ...{
        name: 'Mine',
        enabled: true,
        rule: { kind: 'daily' as const, times: ['04:00'] },
        zone: 'UTC',
        steps,
      },
      ...{ onlyIfEmpty: false, skipIfNotRunning: false, missed: 'skip' as const },
    }
    const { id: schedule } = await ask('POST /api/servers/:id/schedules', { params: { id }, body })
    const params = { id, schedule }
    await ask('POST /api/servers/:id/schedules/:schedule/runs', { params })
    const current = async () => (await ask('GET /api/servers/:id/schedules/:schedule/runs', { params }))[0]
    while ((await current())?.outcome === null) await vi.advanceTimersByTimeAsync(500)
    const run = await current()
    return [run?.outcome, ...(run?.steps.map(({ state, failure }) => failure ?? state) ?? [])]
  }
  const say = { kind: 'command', text: 'say bye' } as const
  expect(await runOf([say, { kind: 'stop' }, { kind: 'backup' }])).toEqual(['done', 'done', 'done', 'done'])
  expect(await stateOf(id)).toBe('stopped')
  const { entries } = await ask('GET /api/servers/:id/activity', { params: { id } })
  expect(entries.find(({ event: what }) => what === 'stop')).toMatchObject({
    actor: 'schedule',
    schedule: 'Mine',
  })
  const { backups } = await ask('GET /api/servers/:id/backups', { params: { id } })
  expect(backups[0]).toMatchObject({ kind: 'schedule', state: 'ready' })
  expect(await runOf([say, { kind: 'start' }])).toEqual(['failed', 'not_running', 'waiting'])
  await act(id, 'start')
  expect(await runOf([{ kind: 'restart', countdown: [] }])).toEqual(['done', 'done'])
})

test('charts: they show the hours in which a server ran, and none after it stopped', async () => {
  const { ask, named, act } = demoForTest()
  const { id } = await named('Oak Hollow')
  const points = async (range: 'hour' | 'day') =>
    (await ask('GET /api/servers/:id/stats', { params: { id }, query: { range } })).points
  expect(await points('hour')).toHaveLength(60)
  const day = (await points('day')).length
  expect(day).toBeGreaterThan(1_400)
  expect(day).toBeLessThan(1_440)
  await act(id, 'kill')
  await vi.advanceTimersByTimeAsync(600_000)
  expect((await points('hour')).length).toBeLessThan(52)
})

test('files: pictures and downloads are object URLs, the same one for the same answer', async () => {
  const { demo } = demoForTest()
  const avatar = demo.addressOf('GET /api/accounts/:login/avatar.svg', { params: { login: 'mira' } })
  expect(avatar).toMatch(/^blob:/)
  expect(demo.addressOf('GET /api/accounts/:login/avatar.svg', { params: { login: 'mira' } })).toBe(avatar)
  expect(demo.addressOf('GET /api/account/export')).toMatch(/^blob:/)
})
