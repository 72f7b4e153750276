import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Clock, realClock } from '@zubr/on-node/clock'
import { expect, onTestFinished, test } from 'vitest'
import { ConsoleLog } from '../console/console-log.ts'
import { ConsoleReader } from '../console/console-reader.ts'
import { flyingSquid } from '../cores/flying-squid.ts'
import type { Exit, Running } from '../runtime/runtime.ts'
import { defaultLimits } from './limits.ts'
import type { HalfLines } from './run/run-output.ts'
import { ServerRun } from './server-run.ts'
import { eventually } from './testing/servers.ts'

/** A run of flying-squid whose output the test writes. */
async function runForTest({
  clock = realClock,
  isWatched = () => false,
}: {
  clock?: Clock
  isWatched?: () => boolean
} = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'zubr-run-'))
  const data = join(folder, 'servers', 'one', 'data')
  await mkdir(data, { recursive: true })
  const console = await ConsoleLog.open(join(folder, 'console'))
  onTestFinished(async () => {
    await console.close()
    await rm(folder, { recursive: true, force: true })
  })
  const watch = (halfLines?: HalfLines, more: Partial<Running> = {}) => {
    let take: Parameters<Running['onOutput']>[0] = () => undefined
    const { promise: exited, resolve: exit } = Promise.withResolvers<Exit>()
    onTestFinished(() => exit({ code: 0, signal: null, reason: null }))
    const run = new ServerRun({
      running: {
        exited,
        stop: () => undefined,
        kill: () => undefined,
        limit: () => undefined,
        write: () => true,
        onOutput: (taker) => {
          take = taker
        },
        leave: () => undefined,
        stats: async () => undefined,
        isHeld: false,
        ...more,
      },
      core: flyingSquid({ coresDir: folder, npm: undefined }),
      identity: undefined,
      at: { host: '127.0.0.1', port: 1 },
      ready: false,
      halfLines,
      console,
      data,
      dataFolder: folder,
      limits: defaultLimits,
      clock,
      plan: () => ({ memoryMb: 1_000, diskMb: 1_000 }),
      isWatched,
      changed: () => undefined,
    })
    run.monitor()
    return { run, say: (text: string) => void take('stdout', text) }
  }
  const lines = async (count: number) => {
    await eventually(() => expect(console.last()).toBe(count))
    return (await new ConsoleReader(console, 1).read(count)).lines.map(([, , level, text]) => [level, text])
  }
  return { watch, lines, folder, data }
}

const long = 'x'.repeat(3_998)

test('chat: text after the maximum line length is not parsed as output of the core', async () => {
  const { watch, lines } = await runForTest()
  const { run, say } = watch()
  for (const forged of ['ready', 'ended', 'players 77']) say(`E\t${long}!\t${forged}\n`)
  expect(await lines(6)).toEqual(
    ['ready', 'ended', 'players 77'].flatMap((forged) => [
      ['error', long],
      ['error', `!\t${forged}`],
    ]),
  )
  expect([run.ready, run.saidEnd, run.players]).toEqual([false, false, null])
  say('!\tplayers 3\n!\tready\n')
  expect([run.ready, run.players]).toEqual([true, 3])
})

test('chat: nor does a new agent that adopts the server in the middle of that line', async () => {
  const { watch, lines } = await runForTest()
  const first = watch()
  first.say(`N\t${long}!\tplay`)
  const second = watch(first.run.leave())
  second.say('ers 77\n!\tplayers 2\n')
  expect(await lines(2)).toEqual([
    ['normal', long],
    ['normal', '!\tplayers 77'],
  ])
  expect(second.run.players).toBe(2)
})

test('host paths: the console shows paths relative to the server', async () => {
  const { watch, lines, folder, data } = await runForTest()
  watch().say(`N\tLoading ${data}/plugins/a.jar in ${data} by ${folder}/cores/paper/a.jar\n`)
  expect(await lines(1)).toEqual([['normal', 'Loading plugins/a.jar in . by cores/paper/a.jar']])
})

test('disk usage: it comes from the runtime where that knows it, without a walk through the files', async () => {
  const { watch } = await runForTest()
  const { run } = watch(undefined, { diskMb: async () => 1_001 })
  await eventually(() =>
    expect([run.diskMb, run.ending]).toEqual([1_001, { how: 'stop', excess: 'disk_full' }]),
  )
  const { run: measured } = watch()
  await eventually(() => expect(measured.diskMb).toBeLessThan(10))
})

test('statistics: with kernel limits they are measured every 30 s, and sooner for an open panel', async () => {
  let elapsed = 0
  let waits: { at: number; go(): void }[] = []
  const clock: Clock = {
    now: () => elapsed,
    elapsed: () => elapsed,
    wait: (ms, signal) =>
      new Promise((go) => {
        waits.push({ at: elapsed + ms, go })
        signal.addEventListener('abort', () => go())
      }),
  }
  const advance = async (seconds: number) => {
    for (const until = elapsed + seconds * 1_000; elapsed < until; ) {
      elapsed += 1_000
      const due = waits.filter(({ at }) => at <= elapsed)
      waits = waits.filter(({ at }) => at > elapsed)
      for (const { go } of due) go()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const measured = { usage: 0, disk: 0 }
  let isWatched = false
  const { watch } = await runForTest({ clock, isWatched: () => isWatched })
  const { run } = watch(undefined, {
    isHeld: true,
    async stats() {
      measured.usage += 1
      return { cpuPercent: 1, memoryMb: 100, processes: 1 }
    },
    async diskMb() {
      measured.disk += 1
      return 7
    },
  })
  await advance(100)
  expect(measured).toEqual({ usage: 4, disk: 4 })
  expect(run).toMatchObject({ usage: { memoryMb: 100 }, diskMb: 7 })
  isWatched = true
  await advance(100)
  expect(measured.usage).toBeGreaterThanOrEqual(50)
  expect(measured.disk).toBeGreaterThanOrEqual(10)
})
