import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { ServerJob } from '@zubr/contracts/jobs/jobs'
import { realClock } from '@zubr/on-node/clock'
import { expect, test } from 'vitest'
import { runtimesForTests } from './testing/runtimes.ts'
import { eventually, livingIn, nodeForTest } from './testing/servers.ts'

test.each(runtimesForTests)(
  'crash: a crashed server restarts; one that ends normally stays down until its owner starts it (%s)',
  async (runtime) => {
    const { api, id, command, starts } = await nodeForTest({ runtime })
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
  },
)

test('crash: a clock that is set back does not delay the restart', async () => {
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

test('crash: restarts follow after 1, 2, 4 and 8 s; after the fifth crash the owner has to start it', async () => {
  const waits: number[] = []
  let now = 1_800_000_000_000
  const clock = {
    now: () => now,
    elapsed: () => now,
    wait: async (ms: number, signal: AbortSignal) => {
      // Skips the waits of the monitor and of the reports.
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
  const { generation } = api.want(id, { settings: { crashAtStart: true } })
  await api.until(id, { state: 'failed', reason: 'crash_loop' })
  await eventually(async () =>
    expect((await lines()).slice(-3)).toEqual([
      'it goes wrong',
      '[node] The server crashed: exit code 3',
      '[node] The server is stopped: it crashed too often in a row',
    ]),
  )
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000])
  // An undo clears the reason of the halt, but the server still waits for its owner.
  const change = randomUUID()
  const files = { hosts: [], put: [], remove: ['gone.txt'], keep: [] }
  const jobs: ServerJob[] = [
    { kind: 'change_files', id: randomUUID(), change, ...files },
    { kind: 'undo_files', id: randomUUID(), change },
  ]
  api.want(id, { generation, jobs })
  await api.until(id, { state: 'stopped', reason: null })
  api.want(id, { settings: {} })
  await api.until(id, { state: 'running', reason: null })
})

const excesses = [
  ['out_of_memory', 'hog 300', { memoryMb: 200 }, 'used up the memory of its plan'],
  ['too_many_processes', 'fork 12', { memoryMb: 10_000 }, 'started too many processes'],
  ['disk_full', 'fill 12', { diskMb: 10 }, 'used up the disk space of its plan'],
] as const

/** A server's own disk is full before the check runs, and not every server prints why it ended. */
const quietExcess = ['disk_full', 'glut', { diskMb: 20 }, 'used up the disk space of its plan'] as const

test.each(
  runtimesForTests.flatMap((runtime) =>
    [...excesses, ...(runtime === 'sandbox' ? [quietExcess] : [])].map(
      (excess) => [runtime, ...excess] as const,
    ),
  ),
)(
  'limits: a server over its plan (%s) is stopped for %s, its console says so, and it stays down',
  async (runtime, reason, text, plan, consoleText) => {
    const { api, id, command, folder, lines } = await nodeForTest({
      limits: { watchMs: 50, diskEveryMs: 50 },
      runtime,
    })
    api.want(id, plan)
    await api.until(id, { state: 'running' })
    command(text)
    await api.until(id, { state: 'stopped', reason })
    expect((await lines()).at(-1)).toBe(`[node] The server is stopped: it ${consoleText}`)
    expect(await livingIn(folder.data)).toEqual([])
    api.want(id, { desiredState: 'absent' })
    await api.until(id, { state: 'absent' })
    await expect(stat(folder.path)).rejects.toThrow('ENOENT')
  },
)
