import { randomUUID } from 'node:crypto'
import { realClock } from '@zubr/on-node/clock'
import { expect, onTestFinished, test, vi } from 'vitest'
import { apiForTest } from '../testing/api.ts'
import { type Counts, nothing, together } from './report-counts.ts'
import { sendReports } from './send-reports.ts'
import { startsByJoining } from './start-requests.ts'

const server = randomUUID()

function accessForTest(apiUrl: string) {
  const said: string[] = []
  const say = (message: string) => void said.push(message)
  const log = { info: say, warn: say, error: say }
  // Pauses are as short as they can be.
  const clock = { ...realClock, wait: (_: number, signal: AbortSignal) => realClock.wait(1, signal) }
  return { name: 'minsk-1', token: 't'.repeat(43), apiUrl, log, clock, said }
}

test('a report that was not answered is sent again as it was, and what happened meanwhile with the next', async () => {
  const api = await apiForTest()
  const access = accessForTest(api.url)
  let joins = 0
  const take = (): Counts => ({ ...nothing, joins: ++joins })
  // The first one is stored, but the edge never hears of it.
  api.reportsWith((response) => {
    if (api.reports.length === 1) response.destroy()
    else response.writeHead(204).end()
  })
  const ended = new AbortController()
  const reporting = sendReports(access, { port: 25_565, take }, ended.signal)
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

test('one question at a time starts a server, whoever else comes meanwhile', async () => {
  const api = await apiForTest()
  const access = accessForTest(api.url)
  let elapsed = 0
  // Each question comes long after the one before.
  const starts = startsByJoining({ ...access, clock: { elapsed: () => (elapsed += 60_000) } })
  expect(await Promise.all([starts(server, 'builder'), starts(server, 'miner')])).toEqual([true, true])
  expect(api.starts).toEqual([{ server, player: 'builder' }])
  api.startsWith((response) => api.answer(response, { starts: false }))
  expect(await starts(server, 'miner')).toBe(false)
  api.startsWith((response) => response.destroy())
  expect(await starts(server, 'miner')).toBe(false)
  await api.away()
  expect(await starts(server, 'miner')).toBe(false)
  expect(access.said.join('\n')).not.toContain('miner')
})

test('who may not start a server is not asked for again at once, and others are', async () => {
  const api = await apiForTest()
  const access = accessForTest(api.url)
  let elapsed = 0
  const starts = startsByJoining({ ...access, clock: { elapsed: () => elapsed } })
  api.startsWith((response) => api.answer(response, { starts: false }))
  for (const player of ['miner', 'miner', 'builder']) expect(await starts(server, player)).toBe(false)
  expect(api.starts.map(({ player }) => player)).toEqual(['miner', 'builder'])
  api.startsWith((response) => api.answer(response, { starts: true }))
  elapsed = 10_000
  expect(await starts(server, 'miner')).toBe(true)
})

test('the counts of two edges of a node are one report', () => {
  const counts = (of: Partial<Counts>): Counts => ({ ...nothing, ...of })
  const late = { server: null, reason: 'late', count: 2 } as const
  const rate = { server, reason: 'server_rate', count: 3 } as const
  expect(
    together(
      counts({ open: { players: 3, unnamed: 1 }, joins: 4, refused: [late] }),
      counts({ open: { players: 2, unnamed: 0 }, answered: 1, refused: [late, rate] }),
    ),
  ).toEqual({
    open: { players: 5, unnamed: 1 },
    joins: 4,
    answered: 1,
    refused: [{ ...late, count: 4 }, rate],
  })
  const many = Array.from({ length: 12_000 }, () => ({ ...rate, server: randomUUID() }))
  const { refused } = together(counts({ refused: many }), nothing)
  expect(refused.length).toBeLessThanOrEqual(10_000)
  expect(refused.reduce((sum, { count }) => sum + count, 0)).toBe(36_000)
})
