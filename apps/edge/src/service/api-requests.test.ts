import { randomUUID } from 'node:crypto'
import { realClock } from '@zubr/on-node/clock'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ReportCounts } from '../limits/tally.ts'
import { apiForTest } from '../testing/api.ts'
import { addCounts, zeroCounts } from './report-counts.ts'
import { sendReports } from './send-reports.ts'
import { StartRequests } from './start-requests.ts'

const server = randomUUID()

function accessForTest(apiUrl: string) {
  const logged: string[] = []
  const write = (message: string) => void logged.push(message)
  const log = { info: write, warn: write, error: write }
  // All pauses are one millisecond.
  const clock = { ...realClock, wait: (_: number, signal: AbortSignal) => realClock.wait(1, signal) }
  return { name: 'minsk-1', token: 't'.repeat(43), apiUrl, log, clock, logged }
}

test('report: one without an answer is sent again unchanged, later counts go into the next', async () => {
  const api = await apiForTest()
  const access = accessForTest(api.url)
  let joins = 0
  const takeCounts = (): ReportCounts => ({ ...zeroCounts, joins: ++joins })
  // The API stores the first report, but its answer is lost.
  api.onReport((response) => {
    if (api.reports.length === 1) response.destroy()
    else response.writeHead(204).end()
  })
  const ended = new AbortController()
  const reporting = sendReports(access, { port: 25_565, takeCounts }, ended.signal)
  onTestFinished(async () => {
    ended.abort()
    await reporting
  })
  await vi.waitFor(() => expect(api.reports.length).toBeGreaterThan(2), { timeout: 30_000 })
  const [first, again, next] = api.reports
  expect(again).toEqual(first)
  expect(first).toMatchObject({ port: 25_565, joins: 1 })
  expect(next).toMatchObject({ joins: 2 })
  expect(next?.id).not.toBe(first?.id)
})

test('start: one request at a time for a server, whose answer all players get', async () => {
  const api = await apiForTest()
  const access = accessForTest(api.url)
  let elapsed = 0
  // Each request comes long after the one before.
  const starts = new StartRequests({ ...access, clock: { elapsed: () => (elapsed += 60_000) } })
  expect(await Promise.all([starts.request(server, 'builder'), starts.request(server, 'miner')])).toEqual([
    true,
    true,
  ])
  expect(api.startRequests).toEqual([{ server, player: 'builder' }])
  api.onStart((response) => api.respond(response, { starts: false }))
  expect(await starts.request(server, 'miner')).toBe(false)
  api.onStart((response) => response.destroy())
  expect(await starts.request(server, 'miner')).toBe(false)
  await api.stopListening()
  expect(await starts.request(server, 'miner')).toBe(false)
  expect(access.logged.join('\n')).not.toContain('miner')
})

test('start: a refused player causes no new request for ten seconds, other players do', async () => {
  const api = await apiForTest()
  const access = accessForTest(api.url)
  let elapsed = 0
  const starts = new StartRequests({ ...access, clock: { elapsed: () => elapsed } })
  api.onStart((response) => api.respond(response, { starts: false }))
  for (const player of ['miner', 'miner', 'builder']) expect(await starts.request(server, player)).toBe(false)
  expect(api.startRequests.map(({ player }) => player)).toEqual(['miner', 'builder'])
  api.onStart((response) => api.respond(response, { starts: true }))
  elapsed = 10_000
  expect(await starts.request(server, 'miner')).toBe(true)
})

test('report: the counts of two edge processes are added', () => {
  const counts = (change: Partial<ReportCounts>): ReportCounts => ({ ...zeroCounts, ...change })
  const late = { server: null, reason: 'late', count: 2 } as const
  const rate = { server, reason: 'server_rate', count: 3 } as const
  expect(
    addCounts(
      counts({ open: { players: 3, pending: 1 }, joins: 4, refusals: [late] }),
      counts({ open: { players: 2, pending: 0 }, statusResponses: 1, refusals: [late, rate] }),
    ),
  ).toEqual({
    open: { players: 5, pending: 1 },
    joins: 4,
    statusResponses: 1,
    refusals: [{ ...late, count: 4 }, rate],
  })
  const many = Array.from({ length: 12_000 }, () => ({ ...rate, server: randomUUID() }))
  const { refusals: refused } = addCounts(counts({ refusals: many }), zeroCounts)
  expect(refused.length).toBeLessThanOrEqual(10_000)
  expect(refused.reduce((sum, { count }) => sum + count, 0)).toBe(36_000)
})
