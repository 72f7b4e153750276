import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { realClock } from '../clock.ts'
import type { Core } from '../cores/core.ts'
import { coreForTest } from './core-for-tests.ts'
import { serverFolder } from './folder/server-folder.ts'
import {
  dataDirForTest,
  livingIn,
  nodeApiForTest,
  nodeForTest,
  portsForTest,
  serversForTest,
} from './servers-for-tests.ts'

test('a wanted server is made, started and reported as running, with its port', async () => {
  const { api, id, folder, node } = await nodeForTest()
  api.want(id)
  const { port, generation } = await api.until(id, { state: 'running', reason: null })
  expect(generation).toBe(1)
  expect(port).toBeGreaterThanOrEqual(10_000)
  expect(await livingIn(folder.data)).toHaveLength(1)
  expect(api.reports.at(-1)).toMatchObject({ orphans: [], cores: [{ id: 'fake' }], serverPorts: 10 })
  expect(node.said).toEqual([])
})

test('stopping lets it save, starting brings it back, and deleting leaves nothing', async () => {
  const { api, id, folder, starts } = await nodeForTest()
  api.want(id)
  await api.until(id, { state: 'running' })
  api.want(id, { wanted: 'stopped' })
  await api.until(id, { state: 'stopped', generation: 2, stats: null })
  expect(await readFile(join(folder.data, 'saved.txt'), 'utf8')).toBe('saved\n')
  expect(await livingIn(folder.data)).toEqual([])
  api.want(id, { wanted: 'running' })
  await api.until(id, { state: 'running', generation: 3 })
  expect(await starts()).toHaveLength(2)
  api.want(id, { wanted: 'absent' })
  await api.until(id, { state: 'absent' })
  await expect(stat(folder.path)).rejects.toThrow('ENOENT')
  expect(await livingIn(folder.data)).toEqual([])
})

test('a restart and a kill happen once each, and are reported as done', async () => {
  const { api, id, starts, folder } = await nodeForTest()
  const wanted = api.want(id)
  await api.until(id, { state: 'running' })
  const restart = randomUUID()
  api.want(id, { generation: wanted.generation, operation: { id: restart, action: 'restart' } })
  await api.until(id, { state: 'running', operation: { id: restart, outcome: 'done' } })
  expect(await starts()).toHaveLength(2)
  // Said again with something else changed, it is not done again.
  api.want(id, { memoryMb: 900 })
  await api.until(id, { state: 'running', generation: 2 })
  expect(await starts()).toHaveLength(2)

  const kill = randomUUID()
  api.want(id, { wanted: 'stopped', operation: { id: kill, action: 'kill' } })
  await api.until(id, { state: 'stopped', operation: { id: kill, outcome: 'done' } })
  // The first run saved when it was restarted; the killed one did not.
  expect(await readFile(join(folder.data, 'saved.txt'), 'utf8')).toBe('saved\n')
})

test('a core that says nonsense of its players loses its stats, and the report reaches the API', async () => {
  const core: Core = {
    ...coreForTest,
    hear: (from, text) =>
      text === 'heard: many' ? { line: null, players: 99_999_999 } : coreForTest.hear(from, text),
  }
  const { api, id, command } = await nodeForTest({ cores: [core] })
  const other = randomUUID()
  for (const one of [id, other]) api.want(one)
  for (const one of [id, other]) await api.until(one, { state: 'running' })
  api.change({ watched: [id, other] })
  const stats = (one: string) => api.reportOf(one)?.stats?.players
  await vi.waitFor(() => expect([stats(id), stats(other)]).toEqual([0, 0]), { timeout: 10_000 })
  command('many')
  await vi.waitFor(() => expect([stats(id), stats(other)]).toEqual([undefined, 0]), { timeout: 10_000 })
  expect(api.reportOf(id)?.state).toBe('running')
})

test('a server that will not end is killed after its time of grace', async () => {
  const { api, id, folder } = await nodeForTest({ limits: { graceMs: 300 } })
  api.want(id, { settings: { deaf: true } })
  await api.until(id, { state: 'running' })
  api.want(id, { wanted: 'stopped' })
  await api.until(id, { state: 'stopped' })
  expect(await livingIn(folder.data)).toEqual([])
})

test('what it is told and what it says is in its console, stderr as errors', async () => {
  const { api, id, command, node } = await nodeForTest()
  api.want(id)
  await api.until(id, { state: 'running' })
  command('hello there')
  command('warn watch out')
  await vi.waitFor(async () => {
    const lines = (await node.servers.lines(id)).map(([seq, , level, text]) => [seq, level, text])
    expect(lines).toEqual([
      [1, 'normal', 'ready'],
      [2, 'normal', '> hello there'],
      [3, 'normal', '> warn watch out'],
      expect.anything(),
      expect.anything(),
    ])
    expect(lines.slice(3).map(([, level, text]) => [level, text])).toEqual(
      expect.arrayContaining([
        ['normal', 'heard: hello there'],
        ['error', 'watch out'],
      ]),
    )
  })
})

test('it sees nothing of the agent, and runs as a user of its own where that is possible', async () => {
  const { api, id, command, lines, folder, node } = await nodeForTest()
  api.want(id)
  const { port } = await api.until(id, { state: 'running' })
  command('env')
  const seen = await vi.waitFor(async () => {
    const line = (await lines()).find((text) => text.startsWith('{'))
    return JSON.parse(line ?? '') as {
      env: Record<string, string>
      uid: number
      cwd: string
      mayGainRights: boolean
    }
  })
  expect(Object.keys(seen.env).sort()).toEqual(['HOME', 'LANG', 'PATH'])
  expect(seen.cwd).toBe(folder.data)
  expect((await stat(folder.data)).mode & 0o777).toBe(0o700)
  expect(port).not.toBeNull()
  if (process.getuid?.() === 0) {
    expect(node.said).toEqual([])
    expect(seen.uid).toBeGreaterThanOrEqual(20_000)
    expect(seen.mayGainRights).toBe(false)
    expect((await stat(folder.data)).uid).toBe(seen.uid)
  } else expect(seen.uid).toBe(process.getuid?.())
})

test('a crashed server comes back by itself; one that ends in peace stays down until it is wanted anew', async () => {
  const { api, id, command, starts } = await nodeForTest()
  api.want(id)
  await api.until(id, { state: 'running' })
  command('crash')
  await api.until(id, { state: 'crashed', reason: 'crash' })
  await api.until(id, { state: 'running', reason: null })
  expect(await starts()).toHaveLength(2)
  command('leave')
  await api.until(id, { state: 'stopped', reason: null })
  api.want(id)
  await api.until(id, { state: 'running' })
  expect(await starts()).toHaveLength(3)
})

test('settings that come while it stays down count from the next start, and are none', async () => {
  const { api, id, command, lines, starts } = await nodeForTest()
  const { generation } = api.want(id)
  await api.until(id, { state: 'running' })
  command('leave')
  await api.until(id, { state: 'stopped', reason: null })
  const before = api.reports.length
  api.want(id, { generation, settings: { greeting: 'hello' } })
  await vi.waitFor(() => expect(api.reports.length).toBeGreaterThan(before))
  await api.until(id, { state: 'stopped' })
  api.want(id)
  await api.until(id, { state: 'running', generation: generation + 1 })
  expect(await lines()).toContain('hello')
  expect(await starts()).toHaveLength(2)
})

test('a clock that is set back meanwhile keeps no server from coming back', async () => {
  let setBackMs = 0
  const clock = { ...realClock, now: () => Date.now() - setBackMs }
  const { api, id, command, starts } = await nodeForTest({ clock })
  api.want(id)
  await api.until(id, { state: 'running' })
  command('crash')
  await api.until(id, { state: 'crashed', reason: 'crash' })
  setBackMs = 3_600_000
  await api.until(id, { state: 'running', reason: null })
  expect(await starts()).toHaveLength(2)
})

test('it is started again after 1, 2, 4 and 8 seconds, and no more after the fifth crash until its owner starts it', async () => {
  const waits: number[] = []
  let now = 1_800_000_000_000
  const clock = {
    now: () => now,
    elapsed: () => now,
    wait: async (ms: number, signal: AbortSignal) => {
      // The watch's own waits and those for reports are not what is counted.
      if (ms % 1_000 !== 0 || ms > 8_000) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, Math.min(ms, 20))
          signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
        })
        return
      }
      waits.push(ms)
      now += ms
    },
  }
  const { api, id, lines } = await nodeForTest({ clock })
  api.want(id, { settings: { crashAtStart: true } })
  await api.until(id, { state: 'failed', reason: 'crash_loop' })
  expect((await lines()).slice(-3)).toEqual([
    'it goes wrong',
    '[node] The server crashed: exit code 3',
    '[node] The server is stopped: it crashed too often in a row',
  ])
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000])
  api.want(id, { settings: {} })
  await api.until(id, { state: 'running', reason: null })
})

test.each([
  ['out_of_memory', 'hog 300', { memoryMb: 200 }, 'used up the memory of its plan'],
  ['too_many_processes', 'fork 12', { memoryMb: 10_000 }, 'started too many processes'],
  ['disk_full', 'fill 12', { diskMb: 10 }, 'used up the disk space of its plan'],
] as const)(
  'a server past its plan is stopped for %s, which its console says, and stays down',
  async (reason, text, plan, said) => {
    const { api, id, command, folder, lines } = await nodeForTest({
      limits: { watchMs: 50, diskEveryMs: 50 },
    })
    api.want(id, plan)
    await api.until(id, { state: 'running' })
    command(text)
    await api.until(id, { state: 'stopped', reason })
    expect((await lines()).at(-1)).toBe(`[node] The server is stopped: it ${said}`)
    expect(await livingIn(folder.data)).toEqual([])
    api.want(id, { wanted: 'absent' })
    await api.until(id, { state: 'absent' })
    await expect(stat(folder.path)).rejects.toThrow('ENOENT')
  },
)

test('a child that leaves its group and session ends with its server', async () => {
  const { api, id, command, folder } = await nodeForTest()
  api.want(id)
  await api.until(id, { state: 'running' })
  command('daemon')
  await vi.waitFor(async () => expect(await livingIn(folder.data)).toHaveLength(2))
  api.want(id, { wanted: 'stopped' })
  await api.until(id, { state: 'stopped' })
  expect(await livingIn(folder.data)).toEqual([])
})

test.runIf(process.getuid?.() === 0)(
  'what says of itself that it lives in the home of another server neither ends with it nor holds it up',
  async () => {
    const { api, id, folder, node, dataDir } = await nodeForTest()
    api.want(id)
    await api.until(id, { state: 'running' })
    const homes = [folder.data, serverFolder(dataDir, randomUUID()).data, serverFolder(dataDir, 'evil').data]
    const impostors = homes.map((HOME) =>
      spawn('/bin/sleep', ['600'], { cwd: '/', env: { HOME }, uid: 49_999, gid: 49_999, stdio: 'ignore' }),
    )
    onTestFinished(() => {
      for (const impostor of impostors) impostor.kill('SIGKILL')
    })
    await vi.waitFor(async () => expect(await livingIn(folder.data)).toHaveLength(2))
    api.want(id, { wanted: 'stopped' })
    await api.until(id, { state: 'stopped', generation: 2 })
    await node.stop()
    api.reports.length = 0
    await serversForTest({ apiUrl: api.url, dataDir })
    await api.until(id, { state: 'stopped' })
    expect(api.reports.at(-1)?.orphans).toEqual([])
    expect(impostors.map(({ exitCode, signalCode }) => exitCode ?? signalCode)).toEqual([null, null, null])
  },
)

test('stats are said of servers that somebody looks at, and of all every half minute', async () => {
  let skipped = 0
  const clock = {
    ...realClock,
    elapsed: () => realClock.elapsed() + skipped,
    // What is looked at is reported fifty times as often.
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
  await vi.waitFor(() => expect(withStats().filter((ids) => ids.includes(id)).length).toBeGreaterThan(4))
  expect(withStats().flat()).not.toContain(other)
  skipped += 30_000
  await vi.waitFor(() => expect(withStats().flat()).toContain(other))
  api.reports.length = 0
  await vi.waitFor(() => expect(api.reports.length).toBeGreaterThan(4))
  expect(withStats().flat()).not.toContain(other)
})

test('a server that is no longer in the list is stopped, kept, told of once and reported as an orphan', async () => {
  const { api, id, folder, node } = await nodeForTest()
  api.want(id)
  await api.until(id, { state: 'running' })
  api.change({ servers: [] })
  await vi.waitFor(async () => {
    expect(api.reports.at(-1)).toMatchObject({ servers: [], orphans: [id] })
    expect(await livingIn(folder.data)).toEqual([])
  })
  expect((await stat(folder.data)).isDirectory()).toBe(true)
  const other = randomUUID()
  api.want(other)
  await api.until(other, { state: 'running' })
  expect(node.said).toEqual([
    `warn: server ${id}: the API does not know it; it does not run, and ${folder.path} is kept`,
  ])
})

test('with the API away a restarted agent does what was wanted last', async () => {
  const { api, id, node, dataDir, starts } = await nodeForTest()
  api.want(id)
  await api.until(id, { state: 'running' })
  await node.stop()
  await serversForTest({ apiUrl: 'http://127.0.0.1:1', dataDir })
  await vi.waitFor(async () => expect(await starts()).toHaveLength(2), { timeout: 10_000 })
})

test('two servers have their own ports and users', async () => {
  const { api, id, dataDir } = await nodeForTest()
  const other = randomUUID()
  api.want(id)
  api.want(other)
  const ports = await Promise.all(
    [id, other].map(async (one) => (await api.until(one, { state: 'running' })).port),
  )
  expect(new Set(ports).size).toBe(2)
  const uids = await Promise.all(
    [id, other].map(async (one) => (await stat(serverFolder(dataDir, one).data)).uid),
  )
  if (process.getuid?.() === 0) expect(new Set(uids).size).toBe(2)
})

/** Another program of this machine, which listens on these ports until the test ends or ends it. */
async function squatOn(...ports: (number | null)[]) {
  const squatters = ports.map((port) => createServer().listen(port ?? 0, '127.0.0.1'))
  await Promise.all(squatters.map((squatter) => once(squatter, 'listening')))
  const leave = () => Promise.all(squatters.map((squatter) => squatter.listening && squatter.close()))
  onTestFinished(async () => void (await leave()))
  return { leave }
}

/** Real time, but the seconds that a server waits for its port are gone at once, after `before`. */
const hastyClock = (before: (ms: number) => void = () => undefined) => {
  let skipped = 0
  return {
    now: () => Date.now() + skipped,
    elapsed: () => performance.now() + skipped,
    wait: async (ms: number, signal: AbortSignal) => {
      if (ms >= 900 && ms <= 4_000) {
        before(ms)
        skipped += ms
        return
      }
      await wait(ms, undefined, { signal }).catch(() => undefined)
    },
  }
}

test('a new server passes over ports that other programs hold', async () => {
  const serverPorts = portsForTest()
  const { first } = serverPorts
  await squatOn(first)
  const { api, id, node } = await nodeForTest({ serverPorts })
  const other = randomUUID()
  api.want(id)
  api.want(other)
  const ports = [await api.until(id, { state: 'running' }), await api.until(other, { state: 'running' })]
  expect(ports.map(({ port }) => port).sort()).toEqual([first + 1, first + 2])
  expect(node.said).toEqual([])
})

test('a server whose port another program took meanwhile moves to a free one, and keeps it', async () => {
  const { api, id, node, lines } = await nodeForTest({ clock: hastyClock() })
  api.want(id)
  const { port } = await api.until(id, { state: 'running' })
  api.want(id, { wanted: 'stopped' })
  await api.until(id, { state: 'stopped', port })
  const squatter = await squatOn(port)
  api.want(id, { wanted: 'running' })
  await api.until(id, { state: 'running', reason: null, port: Number(port) + 1 })
  expect(node.said).toEqual([`warn: server ${id}: port ${port} is taken; it moves to ${Number(port) + 1}`])
  expect(await lines()).toContain(
    `[node] Another program took port ${port}: players join at port ${Number(port) + 1} now`,
  )
  await squatter.leave()
  api.want(id, { operation: { id: randomUUID(), action: 'restart' } })
  await api.until(id, { state: 'running', generation: 4, port: Number(port) + 1 })
})

test('a port that is free again within seconds stays its address', async () => {
  let squatter: { leave(): unknown } | undefined
  const waits: number[] = []
  const clock = hastyClock((ms) => {
    waits.push(Math.round(ms / 1_000))
    if (waits.length === 2) squatter?.leave()
  })
  const { api, id, node } = await nodeForTest({ clock })
  api.want(id, { wanted: 'stopped' })
  const { port } = await api.until(id, { state: 'stopped' })
  squatter = await squatOn(port)
  api.want(id, { wanted: 'running' })
  await api.until(id, { state: 'running', port })
  expect(waits).toEqual([1, 2])
  expect(node.said).toEqual([])
})

test('with every port of the node taken a server is stopped for that, until it is started again', async () => {
  const { first } = portsForTest()
  const squatter = await squatOn(first, first + 1)
  const { api, id, node } = await nodeForTest({ serverPorts: { first, last: first + 1 } })
  api.want(id)
  await api.until(id, { state: 'stopped', reason: 'port_taken', port: null })
  expect(node.said).toEqual([`warn: server ${id}: no port of this node's range is free`])
  await squatter.leave()
  api.want(id)
  await api.until(id, { state: 'running', reason: null, port: first })
})

test('a server that a former agent may have left out of sight waits for its port: it never runs twice', async () => {
  const { api, id, node, folder, dataDir } = await nodeForTest()
  api.want(id, { wanted: 'stopped' })
  const { port } = await api.until(id, { state: 'stopped' })
  await node.stop()
  const memory = JSON.parse(await readFile(folder.memoryFile, 'utf8'))
  const run = { core: { id: 'fake', version: '1' }, ready: true }
  await writeFile(folder.memoryFile, JSON.stringify({ ...memory, run }))
  const squatter = await squatOn(port)
  api.want(id, { wanted: 'running' })
  api.reports.length = 0
  const { said } = await serversForTest({ apiUrl: api.url, dataDir })
  await api.until(id, { state: 'starting', reason: 'port_taken', port })
  await squatter.leave()
  await api.until(id, { state: 'running', reason: null, port })
  expect(said).toEqual([
    `warn: server ${id}: port ${port} is taken, perhaps by what a former agent left of it; trying on`,
  ])
})

test.runIf(process.getuid?.() === 0)(
  'below a closed home servers run as their own users or not at all, and their data folders are closed to each other',
  async () => {
    const [api, home] = await Promise.all([nodeApiForTest(), dataDirForTest()])
    await chmod(home, 0o700)
    const dataDir = join(home, 'data')
    await mkdir(dataDir, { mode: 0o700 })
    const { servers, said } = await serversForTest({ apiUrl: api.url, dataDir, keepServers: true })
    const id = randomUUID()
    api.want(id)
    await vi.waitFor(
      () =>
        expect([api.reportOf(id)?.state, api.reportOf(id)?.reason]).toContainEqual(
          expect.stringMatching(/^(?:running|internal)$/),
        ),
      { timeout: 20_000 },
    )
    if (said.length > 0) {
      expect(said[0]).toContain('no game server can be started here')
      expect(await livingIn(serverFolder(dataDir, id).data)).toEqual([])
      return
    }
    expect(servers.command(id, 'env')).toBe(true)
    await vi.waitFor(async () => {
      const line = (await servers.lines(id)).map(([, , , text]) => text).find((text) => text.startsWith('{'))
      expect(JSON.parse(line ?? '').uid).toBeGreaterThanOrEqual(20_000)
    })
    const folder = serverFolder(dataDir, id)
    const modes = await Promise.all(
      [home, dataDir, folder.path, folder.data].map(async (path) => (await stat(path)).mode & 0o777),
    )
    expect(modes).toEqual([0o700, 0o711, 0o710, 0o700])
    api.want(id, { wanted: 'absent' })
    await api.until(id, { state: 'absent' })
    await expect(stat(folder.path)).rejects.toThrow('ENOENT')
  },
)

const nextVersion = (replaces: string[]): Core => ({
  ...coreForTest,
  published: { ...coreForTest.published, version: '2' },
  replaces,
})

test('a server of an older version that the core still runs is started by the present one', async () => {
  const { api, id, node, starts } = await nodeForTest({ cores: [nextVersion(['1'])] })
  api.want(id)
  await api.until(id, { state: 'running' })
  api.want(id)
  await api.until(id, { state: 'running', generation: 2 })
  expect(await starts()).toHaveLength(1)
  expect(node.said).toEqual([])
})

test.runIf(process.platform === 'linux').each([[['1']], [[]]])(
  'an agent with a newer core, which replaces %j, goes on with the servers of the one before',
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
    await vi.waitFor(async () =>
      expect((await servers.lines(id)).map(([, , , text]) => text)).toContain('heard: hello'),
    )
    expect(await starts()).toHaveLength(1)
  },
)

test('cores that are fetched ahead hold up nothing, and a failure is one warning', async () => {
  const { promise, reject } = Promise.withResolvers<string>()
  let installs = 0
  const install = () => {
    installs += 1
    return promise
  }
  const { node, api } = await nodeForTest({ cores: [{ ...coreForTest, install }] })
  node.servers.warmCores()
  await vi.waitFor(() => expect(api.reports.length).toBeGreaterThan(0))
  expect(node.said).toEqual([])
  reject(new Error('npm ended with 1: ENOTFOUND'))
  await vi.waitFor(() =>
    expect(node.said).toEqual([
      'warn: node minsk-1: fake could not be fetched yet: npm ended with 1: ENOTFOUND',
    ]),
  )
  expect(installs).toBe(1)
})
