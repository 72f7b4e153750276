import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { DesiredServer } from '@zubr/contracts/node-servers'
import type { EmptyStopOutcome } from '@zubr/contracts/servers/empty-stop'
import { realClock } from '@zubr/on-node/clock'
import { expect, onTestFinished, test } from 'vitest'
import type { BundledCore, ParsedLine } from '../../cores/core.ts'
import { reachedAt } from '../edge/testing/edge.ts'
import { coreForTest } from '../testing/core.ts'
import { eventually, nodeForTest, serversForTest } from '../testing/servers.ts'
import { EmptyStop } from './empty-stop.ts'

const minuteMs = 60_000
/** Unlike the interval of any other timer. */
const emptyEveryMs = 23

/** The core of the tests. Players come and go by its output: `later 1 joined Alex`. */
const core: BundledCore = {
  ...coreForTest,
  parseLine(from, text): ParsedLine {
    const [what, name] = text.split(' ')
    if (what === 'players')
      return { line: null, players: name === 'unknown' ? (null as never) : Number(name) }
    const parsed = coreForTest.parseLine(from, text)
    return what === 'joined' || what === 'left' ? { ...parsed, [what]: name } : parsed
  },
}

/** A node with a fake clock, and one server that stops after 15 empty minutes. */
async function emptyForTest(change: Partial<DesiredServer> = {}) {
  const time = { ahead: 0, looks: 0 }
  const clock = {
    ...realClock,
    now: () => realClock.now() + time.ahead,
    elapsed: () => realClock.elapsed() + time.ahead,
    wait(ms: number, signal: AbortSignal) {
      if (ms === emptyEveryMs) time.looks += 1
      return realClock.wait(ms, signal)
    },
  }
  const options = { cores: [core], clock, limits: { emptyEveryMs }, keepServers: true }
  const node = await nodeForTest(options)
  let lineCount = 0
  const { api, id } = node
  api.want(id, { emptyStopMinutes: 15, ...change })
  await api.until(id, { state: 'running' })
  const looks = async () => {
    const before = time.looks
    await eventually(() => expect(time.looks).toBeGreaterThan(before + 2))
  }
  await looks()
  return {
    ...node,
    options,
    advance: (minutes: number) => {
      time.ahead += minutes * minuteMs
    },
    asks: () => api.emptyStops.length,
    /** Resolves once the agent has read that line of the server. */
    async says(line: string) {
      lineCount += 1
      node.command(`later 1 ${line}`)
      await eventually(async () =>
        expect(await readFile(join(node.folder.data, 'said.txt'), 'utf8')).toContain(line),
      )
      node.command(`mark ${lineCount}`)
      await eventually(async () => expect(await node.lines()).toContain(`heard: mark ${lineCount}`))
    },
    /** Resolves once the agent has checked the server again. */
    looks,
  }
}

test('empty stop: after its minutes the agent requests it, and stops the server once the API agrees', async () => {
  const { api, id, advance, asks } = await emptyForTest()
  advance(14)
  expect(asks()).toBe(0)
  advance(1.1)
  await eventually(() => expect(asks()).toBe(1))
  expect(api.emptyStops).toEqual([{ server: id, generation: 1, minutes: 15 }])
  api.want(id, { desiredState: 'stopped', stoppedEmptyMinutes: 15 })
  await api.until(id, { state: 'stopped', reason: null })
})

test('empty stop: the time restarts when the last player leaves', async () => {
  const { advance, asks, says, looks } = await emptyForTest()
  advance(14)
  await says('joined Alex')
  await says('left Alex')
  advance(2)
  await looks()
  expect(asks()).toBe(0)
  advance(14)
  await eventually(() => expect(asks()).toBe(1))
})

test('empty stop: players, an unknown count or a connection keep the server running', async () => {
  const { advance, asks, says, looks, dataDir, id } = await emptyForTest()
  for (const players of ['2', 'unknown']) {
    await says(`players ${players}`)
    await looks()
    advance(60)
    await looks()
    expect(asks(), players).toBe(0)
    await says('players 0')
    await looks()
  }
  const player = connect(await reachedAt(dataDir, id))
  onTestFinished(() => void player.destroy())
  await once(player, 'connect')
  await looks()
  advance(60)
  await looks()
  expect(asks()).toBe(0)
  player.destroy()
  await looks()
  advance(16)
  await eventually(() => expect(asks()).toBe(1))
})

test.each([
  ['a job', { hasJobs: true, isInUse: false }],
  ['an upload', { hasJobs: false, isInUse: true }],
])('empty stop: there is no request during %s', async (_, { hasJobs, isInUse }) => {
  const requests: unknown[] = []
  let [elapsed, looks] = [0, 0]
  const clock = {
    now: () => elapsed,
    elapsed: () => elapsed,
    wait: async () => {
      await new Promise((resolve) => setImmediate(resolve))
      elapsed += minuteMs
      looks += 1
    },
  }
  const work = { hasJobs, isInUse }
  const run = { ready: true, players: 0, silentSince: null, playerSeenAt: null, core: { ping: 'bedrock' } }
  const empty = new EmptyStop(
    {
      place: { id: 'server' },
      memory: () => ({ run: {} }) as never,
      run: () => run as never,
      wanted: () => ({ emptyStopMinutes: 15, desiredState: 'running', generation: 3 }) as never,
      record: async () => undefined,
      hasJobs: () => work.hasJobs,
    },
    {
      ...{ clock, limits: { emptyEveryMs: 1 } },
      files: { isInUse: async () => work.isInUse },
      requestEmptyStop: async (id: string, by: object) => {
        requests.push({ id, ...by })
        return 'stops'
      },
    } as never,
  )
  empty.start()
  onTestFinished(() => empty.stop())
  await eventually(() => expect(looks).toBeGreaterThan(30))
  expect(requests).toEqual([])
  Object.assign(work, { hasJobs: false, isInUse: false })
  await eventually(() => expect(requests[0]).toEqual({ id: 'server', generation: 3, minutes: 15 }))
})

test.each([
  ['players', 14, 2],
  ['busy', 0, 2],
] as const)(
  'empty stop: after the answer “%s” the request is repeated later',
  async (outcome, waits, more) => {
    const { api, advance, asks, looks } = await emptyForTest()
    api.answerEmptyStops(outcome satisfies EmptyStopOutcome)
    advance(16)
    await eventually(() => expect(asks()).toBe(1))
    await looks()
    advance(waits)
    await looks()
    expect(asks()).toBe(1)
    advance(more)
    await eventually(() => expect(asks()).toBe(2))
  },
)

test('empty stop: while the API is away the request is repeated, with one warning', async () => {
  const { api, advance, asks, node } = await emptyForTest()
  api.setAway(true)
  const warnings = () => node.logged.filter((line) => line.includes('it is empty and could not be stopped'))
  advance(16)
  await eventually(() => expect(warnings()).toHaveLength(1))
  api.setAway(false)
  advance(2)
  await eventually(() => expect(asks()).toBe(1))
  expect(warnings()).toHaveLength(1)
})

test.runIf(process.platform === 'linux')('empty stop: the next agent continues the count', async () => {
  const { api, dataDir, node, id, advance, asks, options, looks } = await emptyForTest()
  await looks()
  advance(10)
  await looks()
  await node.servers.stop('leave')
  const next = await serversForTest({ apiUrl: api.url, dataDir, ...options })
  await eventually(() => expect(next.servers.command(id, 'later 1 players 0')).toBe(true))
  await looks()
  advance(6)
  await eventually(() => expect(asks()).toBe(1))
})
