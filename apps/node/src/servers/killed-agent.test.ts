import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { byTier } from '@zubr/testing/tier'
import { expect, onTestFinished, test } from 'vitest'
import { ConsoleLog } from '../console/console-log.ts'
import { ConsoleReader } from '../console/console-reader.ts'
import { serverFolder, serversDir } from './folder/server-folder.ts'
import { agentToKill } from './testing/agent-to-kill.ts'
import { runtimesForTests } from './testing/runtimes.ts'
import { eventually } from './testing/servers.ts'

/** A generator of numbers from 0 to 1. The same seed gives the same numbers. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const seed = 20_261_121
const next = random(seed)
const ways = runtimesForTests.flatMap((runtime) => [
  ['not kept', runtime] as const,
  ['kept', runtime] as const,
])
const moments = (rounds: readonly number[]) =>
  rounds.map((round) => {
    const [kept, runtime] = ways[round % ways.length] ?? ['kept', 'processes']
    return { round, ms: Math.round(next() * 500), kept, runtime }
  })

const onLinux = test.runIf(process.platform === 'linux')
const inEach = onLinux.each(runtimesForTests)

// `npm test` kills one agent that takes its servers along, and in the next test one that leaves
// them running.
onLinux.each(moments(byTier({ change: [0], nightly: ways.map((_, round) => round) })))(
  `agent crash: one start (seed ${seed}, round $round, $ms ms, servers $kept by $runtime)`,
  async ({ ms, kept, runtime }) => {
    const { api, dataDir, living, kill, another } = await agentToKill(kept === 'kept', { runtime })
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of ids) api.want(id)
    await wait(ms)
    await kill()
    const { stop } = await another()
    const ports = new Set<number | null>()
    for (const id of ids) {
      ports.add((await api.until(id, { state: 'running', generation: 1 })).port)
      expect(await living(id)).toHaveLength(1)
    }
    expect(ports.size).toBe(3)
    expect(api.reports.at(-1)?.orphans).toEqual([])
    for (const id of ids) {
      api.want(id, { desiredState: 'absent' })
      await api.until(id, { state: 'absent' })
      await expect(stat(serverFolder(dataDir, id).path)).rejects.toThrow('ENOENT')
    }
    await stop()
  },
)

onLinux.each(moments(byTier({ change: [1], nightly: ways.map((_, round) => round) })))(
  `agent crash: five desired states (seed ${seed}, round $round, $ms ms, servers $kept by $runtime)`,
  async ({ ms, kept, runtime }) => {
    const { api, dataDir, living, kill, another } = await agentToKill(kept === 'kept', { runtime })
    const [started, stopped, restarted, killed, deleted] = Array.from({ length: 5 }, () => randomUUID()) as [
      string,
      string,
      string,
      string,
      string,
    ]
    api.want(started, { desiredState: 'stopped' })
    await api.until(started, { state: 'stopped' })
    for (const id of [stopped, restarted, killed, deleted]) api.want(id)
    for (const id of [stopped, restarted, killed, deleted]) await api.until(id, { state: 'running' })
    const [before] = await living(restarted)

    const [restart, end] = [randomUUID(), randomUUID()]
    api.want(started, { desiredState: 'running' })
    api.want(stopped, { desiredState: 'stopped' })
    api.want(restarted, { operation: { id: restart, action: 'restart' } })
    api.want(killed, { desiredState: 'stopped', operation: { id: end, action: 'kill' } })
    api.want(deleted, { desiredState: 'absent' })
    await wait(ms)
    await kill()
    await another()

    await api.until(started, { state: 'running', generation: 2 })
    await api.until(stopped, { state: 'stopped', generation: 2 })
    await api.until(restarted, { state: 'running', operation: { id: restart, outcome: 'done' } })
    await api.until(killed, { state: 'stopped', operation: { id: end, outcome: 'done' } })
    await api.until(deleted, { state: 'absent' })
    const now = await Promise.all([started, stopped, restarted, killed, deleted].map(living))
    expect(now.map(({ length }) => length)).toEqual([1, 0, 1, 0, 0])
    expect(now[2]?.[0]?.pid).not.toBe(before?.pid)
    const folders = await readdir(serversDir(dataDir))
    expect(folders.filter((name) => /^[0-9a-f.-]{36,}|^\.deleting/.test(name)).sort()).toEqual(
      [started, stopped, restarted, killed].sort(),
    )
    expect(api.reports.at(-1)?.orphans).toEqual([])
  },
)

inEach(
  'agent crash: a server that ignores signals is ended before it is started again (%s)',
  async (runtime) => {
    const { api, living, kill, another } = await agentToKill(false, { runtime })
    const id = randomUUID()
    api.want(id, { settings: { deaf: true } })
    await api.until(id, { state: 'running' })
    const [before] = await living(id)
    await kill()
    expect((await living(id)).map(({ pid }) => pid)).toEqual([before?.pid])
    await another()
    await api.until(id, { state: 'running' })
    const after = await living(id)
    expect(after).toHaveLength(1)
    expect(after[0]?.pid).not.toBe(before?.pid)
  },
)

inEach(
  'agent crash: servers run on, and the next agent adopts them and their consoles (%s)',
  async (runtime) => {
    const { api, dataDir, living, kill, untilStored, another } = await agentToKill(true, { runtime })
    const id = randomUUID()
    api.want(id, { memoryMb: 200 })
    const { port } = await api.until(id, { state: 'running' })
    const [before] = await living(id)
    await untilStored(id, 'ready')
    await kill()
    expect(await living(id)).toHaveLength(1)

    const { servers } = await another()
    await api.until(id, { state: 'running', port })
    expect(api.reports.flatMap((report) => report.servers.map(({ state }) => state))).not.toContain(
      'creating',
    )
    expect((await living(id)).map(({ pid }) => pid)).toEqual([before?.pid])
    const texts = async () => (await servers.lines(id)).map(([seq, , , text]) => [seq, text])
    servers.command(id, 'hello again')
    await eventually(async () =>
      expect(await texts()).toEqual([
        [1, 'ready'],
        [2, '> hello again'],
        [3, 'heard: hello again'],
      ]),
    )
    api.change({ watched: [id] })
    await eventually(() => expect(api.reportOf(id)?.stats?.memoryMb).toBeGreaterThan(0))

    // One more round, with output while no agent runs.
    const { data } = serverFolder(dataDir, id)
    servers.command(id, 'later 100 is anybody there?')
    await servers.stop('leave')
    await eventually(async () => expect(await readFile(join(data, 'said.txt'), 'utf8')).toContain('anybody'))
    const third = await another()
    await api.until(id, { state: 'running', port })
    await eventually(async () =>
      expect((await third.servers.lines(id)).map(([seq, , , text]) => [seq, text]).slice(3)).toEqual([
        [4, '> later 100 is anybody there?'],
        [5, 'is anybody there?'],
      ]),
    )
    expect((await living(id)).map(({ pid }) => pid)).toEqual([before?.pid])

    // The limits of its plan are still enforced.
    third.servers.command(id, 'hog 300')
    await api.until(id, { state: 'stopped', reason: 'out_of_memory' })
    expect(await living(id)).toEqual([])
  },
)

inEach('agent restart: no console line is lost, duplicated or cut during a flood (%s)', async (runtime) => {
  const { api, dataDir, kill, untilStored, another } = await agentToKill(true, { runtime })
  const id = randomUUID()
  api.want(id, { memoryMb: 4_000 })
  await api.until(id, { state: 'running' })
  await untilStored(id, 'ready')
  await kill()
  let { servers } = await another()
  await api.until(id, { state: 'running' })
  servers.command(id, 'flood 10000 3')
  for (let round = 0; round < 4; round++) {
    const last = async () => (await servers.lines(id)).at(-1)?.[0] ?? 0
    const before = await last()
    // On a slow machine the output ends before all agents have run. At least one has.
    if (round > 0 && before > 28_000) break
    await eventually(async () => expect(await last()).toBeGreaterThan(before + 1_000))
    await servers.stop('leave')
    servers = (await another()).servers
    await api.until(id, { state: 'running' })
  }
  await eventually(async () => expect((await servers.lines(id)).at(-1)?.[0]).toBe(30_002), {
    timeout: 30_000,
  })
  await servers.stop()
  const log = await ConsoleLog.open(serverFolder(dataDir, id).console)
  onTestFinished(() => log.close())
  const reader = new ConsoleReader(log, 3)
  const texts: string[] = []
  while (texts.length < 30_000) texts.push(...(await reader.read(1_000)).lines.map(([, , , text]) => text))
  expect(texts.slice(0, 30_000)).toEqual(
    Array.from({ length: 30_000 }, (_, index) => `flood line ${index + 1}`),
  )
})

inEach('adopted server: the agent notices its end, a crash or a normal exit (%s)', async (runtime) => {
  const { api, living, kill, another } = await agentToKill(true, { runtime })
  const [crashed, left] = [randomUUID(), randomUUID()]
  for (const id of [crashed, left]) api.want(id)
  for (const id of [crashed, left]) await api.until(id, { state: 'running' })
  await kill()
  const { servers, stop } = await another()
  for (const id of [crashed, left]) await api.until(id, { state: 'running' })
  const [before] = await living(crashed)
  servers.command(crashed, 'crash')
  servers.command(left, 'leave')
  await api.until(crashed, { state: 'crashed', reason: 'crash' })
  await api.until(crashed, { state: 'running', reason: null })
  await api.until(left, { state: 'stopped', reason: null })
  const after = await living(crashed)
  expect(after).toHaveLength(1)
  expect(after[0]?.pid).not.toBe(before?.pid)
  // An agent that ends normally ends its servers, unless it is told to leave them.
  await stop()
  expect(await living(crashed)).toEqual([])
})

inEach(
  'agent crash: servers that died meanwhile are restarted, unwanted ones are ended (%s)',
  async (runtime) => {
    const { api, living, kill, another } = await agentToKill(true, { runtime })
    const [died, orphan] = [randomUUID(), randomUUID()]
    for (const id of [died, orphan]) api.want(id)
    for (const id of [died, orphan]) await api.until(id, { state: 'running' })
    await kill()
    const [before] = await living(died)
    process.kill(before?.pid ?? 0, 'SIGKILL')
    await eventually(async () => expect(await living(died)).toEqual([]))
    api.change({ servers: api.wanted().filter(({ id }) => id === died) })
    await another()
    await eventually(async () => expect(await living(died)).toHaveLength(1))
    await api.until(died, { state: 'running' })
    await eventually(async () => expect(await living(orphan)).toEqual([]))
    expect(api.reports.at(-1)?.orphans).toEqual([orphan])
  },
)

onLinux('pid reuse: a process with the pid of an ended server is neither adopted nor killed', async () => {
  const { api, dataDir, living, kill, another } = await agentToKill(true)
  const id = randomUUID()
  api.want(id)
  await api.until(id, { state: 'running' })
  await kill()
  const [before] = await living(id)
  process.kill(before?.pid ?? 0, 'SIGKILL')
  await eventually(async () => expect(await living(id)).toEqual([]))
  const other = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })
  onTestFinished(() => void other.kill('SIGKILL'))
  const note = join(serverFolder(dataDir, id).path, 'process.json')
  await writeFile(note, JSON.stringify({ ...JSON.parse(await readFile(note, 'utf8')), pid: other.pid }))
  await another()
  await api.until(id, { state: 'running' })
  expect((await living(id)).map(({ pid }) => pid)).not.toContain(other.pid)
  // This signal ended it, so nothing ended it before.
  const ended = once(other, 'exit')
  other.kill('SIGPROF')
  expect(await ended).toEqual([null, 'SIGPROF'])
})
