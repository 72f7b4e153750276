import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { realClock } from '@zubr/on-node/clock'
import { expect, test } from 'vitest'
import type { BundledCore, Installed } from '../cores/core.ts'
import { coreForTest } from './testing/core.ts'
import { eventually, livingIn, nodeForTest, serversForTest } from './testing/servers.ts'

test('start: a wanted server is made, started and reported as running, with its port', async () => {
  const { api, id, folder, node } = await nodeForTest()
  api.want(id)
  const { port, generation } = await api.until(id, { state: 'running', reason: null })
  expect(generation).toBe(1)
  expect(port).toBeGreaterThanOrEqual(10_000)
  expect(await livingIn(folder.data)).toHaveLength(1)
  expect(api.reports.at(-1)).toMatchObject({ orphans: [], cores: [{ id: 'fake' }], serverPorts: 10 })
  expect(node.logged).toEqual([])
})

test('stop: the server saves its world; a start continues with it; deletion leaves nothing', async () => {
  const { api, id, folder, starts } = await nodeForTest()
  api.want(id)
  await api.until(id, { state: 'running' })
  api.want(id, { desiredState: 'stopped' })
  await api.until(id, { state: 'stopped', generation: 2, stats: null })
  expect(await readFile(join(folder.data, 'saved.txt'), 'utf8')).toBe('saved\n')
  expect(await livingIn(folder.data)).toEqual([])
  api.want(id, { desiredState: 'running' })
  await api.until(id, { state: 'running', generation: 3 })
  expect(await starts()).toHaveLength(2)
  api.want(id, { desiredState: 'absent' })
  await api.until(id, { state: 'absent' })
  await expect(stat(folder.path)).rejects.toThrow('ENOENT')
  expect(await livingIn(folder.data)).toEqual([])
})

test('operations: a restart and a kill run once each, and are reported as done', async () => {
  const { api, id, starts, folder } = await nodeForTest()
  const wanted = api.want(id)
  await api.until(id, { state: 'running' })
  const restart = randomUUID()
  api.want(id, { generation: wanted.generation, operation: { id: restart, action: 'restart' } })
  await api.until(id, { state: 'running', operation: { id: restart, outcome: 'done' } })
  expect(await starts()).toHaveLength(2)
  // The same operation in a later desired state does not run again.
  api.want(id, { memoryMb: 900 })
  await api.until(id, { state: 'running', generation: 2 })
  expect(await starts()).toHaveLength(2)

  const kill = randomUUID()
  api.want(id, { desiredState: 'stopped', operation: { id: kill, action: 'kill' } })
  await api.until(id, { state: 'stopped', operation: { id: kill, outcome: 'done' } })
  // The first run saved when it was restarted; the killed one did not.
  expect(await readFile(join(folder.data, 'saved.txt'), 'utf8')).toBe('saved\n')
})

test('report: invalid player counts of a core are omitted, and the report reaches the API', async () => {
  const core: BundledCore = {
    ...coreForTest,
    parseLine: (from, text) =>
      text === 'heard: many' ? { line: null, players: 99_999_999 } : coreForTest.parseLine(from, text),
  }
  const { api, id, command } = await nodeForTest({ cores: [core] })
  const other = randomUUID()
  for (const one of [id, other]) api.want(one)
  for (const one of [id, other]) await api.until(one, { state: 'running' })
  api.change({ watched: [id, other] })
  const stats = (one: string) => api.reportOf(one)?.stats?.players
  await eventually(() => expect([stats(id), stats(other)]).toEqual([0, 0]))
  command('many')
  await eventually(() => expect([stats(id), stats(other)]).toEqual([undefined, 0]))
  expect(api.reportOf(id)?.state).toBe('running')
})

test('stop: a server that does not end is killed after the grace period', async () => {
  const { api, id, folder } = await nodeForTest({ limits: { graceMs: 300 } })
  api.want(id, { settings: { deaf: true } })
  await api.until(id, { state: 'running' })
  api.want(id, { desiredState: 'stopped' })
  await api.until(id, { state: 'stopped' })
  expect(await livingIn(folder.data)).toEqual([])
})

test('settings: those that change while the server is down apply at the next start without a restart', async () => {
  const { api, id, command, lines, starts } = await nodeForTest()
  const { generation } = api.want(id)
  await api.until(id, { state: 'running' })
  command('leave')
  await api.until(id, { state: 'stopped', reason: null })
  const before = api.reports.length
  api.want(id, { generation, settings: { greeting: 'hello' } })
  await eventually(() => expect(api.reports.length).toBeGreaterThan(before))
  await api.until(id, { state: 'stopped' })
  api.want(id)
  await api.until(id, { state: 'running', generation: generation + 1 })
  expect(await lines()).toContain('hello')
  expect(await starts()).toHaveLength(2)
})

test('statistics: they are sent for servers that are open in the panel, and for all every 30 s', async () => {
  let skipped = 0
  const clock = {
    ...realClock,
    elapsed: () => realClock.elapsed() + skipped,
    // Reports of open servers are fifty times as frequent.
    wait: (ms: number, signal: AbortSignal) =>
      wait(ms > 1_000 && ms <= 2_000 ? ms / 50 : ms, undefined, { signal }).catch(() => undefined),
  }
  const { api, id } = await nodeForTest({ clock })
  const other = randomUUID()
  for (const one of [id, other]) api.want(one)
  for (const one of [id, other]) await api.until(one, { state: 'running' })
  const withStats = () =>
    api.reports.map(({ servers }) => servers.filter(({ stats }) => stats !== null).map((one) => one.id))
  api.reports.length = 0
  api.change({ watched: [id] })
  await eventually(() => expect(withStats().filter((ids) => ids.includes(id)).length).toBeGreaterThan(4))
  expect(withStats().flat()).not.toContain(other)
  skipped += 30_000
  await eventually(() => expect(withStats().flat()).toContain(other))
  api.reports.length = 0
  await eventually(() => expect(api.reports.length).toBeGreaterThan(4))
  expect(withStats().flat()).not.toContain(other)
})

test('orphan: a server that is no longer listed is stopped, kept, logged once and reported', async () => {
  const { api, id, folder, node } = await nodeForTest()
  api.want(id)
  await api.until(id, { state: 'running' })
  api.change({ servers: [] })
  await eventually(async () => {
    expect(api.reports.at(-1)).toMatchObject({ servers: [], orphans: [id] })
    expect(await livingIn(folder.data)).toEqual([])
  })
  expect((await stat(folder.data)).isDirectory()).toBe(true)
  const other = randomUUID()
  api.want(other)
  await api.until(other, { state: 'running' })
  expect(node.logged).toEqual([
    `warn: server ${id}: the API does not know it; it does not run, and ${folder.path} stays`,
  ])
})

test('restart: with the API away an agent applies the last desired state', async () => {
  const { api, id, node, dataDir, starts } = await nodeForTest()
  api.want(id)
  await api.until(id, { state: 'running' })
  await node.stop()
  await serversForTest({ apiUrl: 'http://127.0.0.1:1', dataDir })
  await eventually(async () => expect(await starts()).toHaveLength(2))
})

const nextVersion = (replaces: string[]): BundledCore => ({
  ...coreForTest,
  published: { ...coreForTest.published, version: '2' },
  replaces,
})

test('upgrade: a server of an older version that the core supports is started with the current one', async () => {
  const { api, id, node, starts } = await nodeForTest({ cores: [nextVersion(['1'])] })
  api.want(id)
  await api.until(id, { state: 'running' })
  api.want(id)
  await api.until(id, { state: 'running', generation: 2 })
  expect(await starts()).toHaveLength(1)
  expect(node.logged).toEqual([])
})

test.runIf(process.platform === 'linux').each([[['1']], [[]]])(
  'upgrade: an agent with a newer core, which replaces %j, adopts servers of the former one',
  async (replaces) => {
    const { api, id, dataDir, node, starts } = await nodeForTest({ keepServers: true })
    api.want(id)
    const { port } = await api.until(id, { state: 'running' })
    await node.servers.stop('leave')
    api.reports.length = 0
    const { servers } = await serversForTest({
      apiUrl: api.url,
      dataDir,
      keepServers: true,
      cores: [nextVersion(replaces)],
    })
    await api.until(id, { state: 'running', port })
    expect(servers.command(id, 'hello')).toBe(true)
    await eventually(async () =>
      expect((await servers.lines(id)).map(([, , , text]) => text)).toContain('heard: hello'),
    )
    expect(await starts()).toHaveLength(1)
  },
)

test('warm cores: downloading them delays nothing, and a failure is one warning', async () => {
  const { promise, reject } = Promise.withResolvers<Installed>()
  let installs = 0
  const install = () => {
    installs += 1
    return promise
  }
  const { node, api } = await nodeForTest({ cores: [{ ...coreForTest, install }] })
  node.servers.warmCores()
  await eventually(() => expect(api.reports.length).toBeGreaterThan(0))
  expect(node.logged).toEqual([])
  reject(new Error('npm ended with 1: ENOTFOUND'))
  await eventually(() =>
    expect(node.logged).toEqual([
      'warn: node minsk-1: fake could not be fetched yet: npm ended with 1: ENOTFOUND',
    ]),
  )
  expect(installs).toBe(1)
})
