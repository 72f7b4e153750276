import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { WantedServer } from '@zubr/contracts/node-servers'
import type { EmptyStopOutcome } from '@zubr/contracts/servers/empty-stop'
import { realClock } from '@zubr/on-node/clock'
import { expect, onTestFinished, test } from 'vitest'
import type { OwnCore, ParsedLine } from '../../cores/core.ts'
import { reachedAt } from '../edge/testing/edge.ts'
import { coreForTest } from '../testing/core.ts'
import { eventually, nodeForTest, serversForTest } from '../testing/servers.ts'
import { EmptyStop } from './empty-stop.ts'

const minuteMs = 60_000
/** No other wait is as long. */
const emptyEveryMs = 23

/** The core of the tests, whose players come and go by what it says: `later 1 joined Alex`. */
const core: OwnCore = {
  ...coreForTest,
  hear(from, text): ParsedLine {
    const [what, name] = text.split(' ')
    if (what === 'players')
      return { line: null, players: name === 'unknown' ? (null as never) : Number(name) }
    const heard = coreForTest.hear(from, text)
    return what === 'joined' || what === 'left' ? { ...heard, [what]: name } : heard
  },
}

/** A node whose clock a test moves, with one server that stops after 15 minutes. */
async function emptyForTest(change: Partial<WantedServer> = {}) {
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
  let said = 0
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
    pass: (minutes: number) => {
      time.ahead += minutes * minuteMs
    },
    asks: () => api.emptyStops.length,
    /** Resolves once the agent has read that line of the server. */
    async says(line: string) {
      said += 1
      node.command(`later 1 ${line}`)
      await eventually(async () =>
        expect(await readFile(join(node.folder.data, 'said.txt'), 'utf8')).toContain(line),
      )
      node.command(`mark ${said}`)
      await eventually(async () => expect(await node.lines()).toContain(`heard: mark ${said}`))
    },
    /** Resolves once the agent has looked at the server again. */
    looks,
  }
}

test('empty: after its minutes the agent asks, and stops the server as the API then wants it', async () => {
  const { api, id, pass, asks } = await emptyForTest()
  pass(14)
  expect(asks()).toBe(0)
  pass(1.1)
  await eventually(() => expect(asks()).toBe(1))
  expect(api.emptyStops).toEqual([{ server: id, generation: 1, minutes: 15 }])
  api.want(id, { wanted: 'stopped', stoppedEmptyMinutes: 15 })
  await api.until(id, { state: 'stopped', reason: null })
})

test('empty: the time counts anew from the last player who left', async () => {
  const { pass, asks, says, looks } = await emptyForTest()
  pass(14)
  await says('joined Alex')
  await says('left Alex')
  pass(2)
  await looks()
  expect(asks()).toBe(0)
  pass(14)
  await eventually(() => expect(asks()).toBe(1))
})

test('empty: players, a count that nobody knows, and a connection keep it running', async () => {
  const { pass, asks, says, looks, dataDir, id } = await emptyForTest()
  for (const players of ['2', 'unknown']) {
    await says(`players ${players}`)
    await looks()
    pass(60)
    await looks()
    expect(asks(), players).toBe(0)
    await says('players 0')
    await looks()
  }
  const player = connect(await reachedAt(dataDir, id))
  onTestFinished(() => void player.destroy())
  await once(player, 'connect')
  await looks()
  pass(60)
  await looks()
  expect(asks()).toBe(0)
  player.destroy()
  await looks()
  pass(16)
  await eventually(() => expect(asks()).toBe(1))
})

test.each([
  ['a job', { hasJobs: true, isInUse: false }],
  ['an upload', { hasJobs: false, isInUse: true }],
])('empty: nothing is asked during %s', async (_, { hasJobs, isInUse }) => {
  const asked: unknown[] = []
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
      wanted: () => ({ emptyStopMinutes: 15, wanted: 'running', generation: 3 }) as never,
      note: async () => undefined,
      hasJobs: () => work.hasJobs,
    },
    {
      ...{ clock, limits: { emptyEveryMs: 1 } },
      files: { isInUse: async () => work.isInUse },
      askEmptyStop: async (id: string, by: object) => {
        asked.push({ id, ...by })
        return 'stops'
      },
    } as never,
  )
  onTestFinished(() => empty.stop())
  await eventually(() => expect(looks).toBeGreaterThan(30))
  expect(asked).toEqual([])
  Object.assign(work, { hasJobs: false, isInUse: false })
  await eventually(() => expect(asked[0]).toEqual({ id: 'server', generation: 3, minutes: 15 }))
})

test.each([
  ['players', 14, 2],
  ['busy', 0, 2],
] as const)('empty: after the answer “%s” it is asked again in time', async (outcome, waits, more) => {
  const { api, pass, asks, looks } = await emptyForTest()
  api.answerEmptyStops(outcome satisfies EmptyStopOutcome)
  pass(16)
  await eventually(() => expect(asks()).toBe(1))
  await looks()
  pass(waits)
  await looks()
  expect(asks()).toBe(1)
  pass(more)
  await eventually(() => expect(asks()).toBe(2))
})

test('empty: an API that is away is asked again, and the log has one warning', async () => {
  const { api, pass, asks, node } = await emptyForTest()
  api.setAway(true)
  const warnings = () => node.said.filter((line) => line.includes('it is empty and was not stopped'))
  pass(16)
  await eventually(() => expect(warnings()).toHaveLength(1))
  api.setAway(false)
  pass(2)
  await eventually(() => expect(asks()).toBe(1))
  expect(warnings()).toHaveLength(1)
})

test.runIf(process.platform === 'linux')('empty: the next agent goes on counting', async () => {
  const { api, dataDir, node, id, pass, asks, options, looks } = await emptyForTest()
  await looks()
  pass(10)
  await looks()
  await node.servers.stop('leave')
  const next = await serversForTest({ apiUrl: api.url, dataDir, ...options })
  await eventually(() => expect(next.servers.command(id, 'later 1 players 0')).toBe(true))
  await looks()
  pass(6)
  await eventually(() => expect(asks()).toBe(1))
})
