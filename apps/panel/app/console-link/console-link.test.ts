import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '../api/request.ts'
import { line, linkForTest } from './testing/link.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('connect: the first connection requests the newest lines, with the token in its first message', async () => {
  const { socket, statuses, buffer } = linkForTest()
  const first = await socket(0)
  first.open()
  expect(first.sent).toEqual([{ type: 'open', token: 't', after: null }])
  first.say({ type: 'lines', lines: [line(1), line(2)] })
  expect(buffer.last).toBe(2)
  expect(statuses).toEqual(['connecting', 'connected'])
})

test('reconnect: a new connection continues after the last line, without loss or duplicates', async () => {
  const { socket, statuses, buffer } = linkForTest()
  const first = await socket(0)
  first.open()
  first.say({ type: 'lines', lines: [line(1), line(2), line(3)] })
  first.close()
  await vi.advanceTimersByTimeAsync(400)
  const second = await socket(1)
  second.open()
  expect(second.sent).toEqual([{ type: 'open', token: 't', after: 3 }])
  second.say({ type: 'lines', lines: [line(4), line(5)] })
  expect(buffer.rows.map(([seq]) => seq)).toEqual([1, 2, 3, 4, 5])
  expect(statuses).toEqual(['connecting', 'connected', 'reconnecting', 'connected'])
})

test('backoff: pauses grow, and received lines reset them', async () => {
  const { socket, sockets } = linkForTest()
  for (const pause of [400, 800, 1_600]) {
    await vi.advanceTimersByTimeAsync(0)
    const current = await socket(sockets.length - 1)
    const before = sockets.length
    current.close()
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(sockets).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(sockets).toHaveLength(before + 1)
  }
  const good = await socket(sockets.length - 1)
  good.open()
  good.say({ type: 'lines', lines: [line(1)] })
  const before = sockets.length
  good.close()
  await vi.advanceTimersByTimeAsync(400)
  expect(sockets).toHaveLength(before + 1)
})

test('token: it is renewed before it expires', async () => {
  const { socket, tokens } = linkForTest()
  const first = await socket(0)
  first.open()
  setInterval(() => first.say({ type: 'heartbeat', epoch: 'first', heartbeat: 1 }), 5_000)
  await vi.advanceTimersByTimeAsync(239_000)
  expect(tokens).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(tokens).toHaveBeenCalledTimes(2)
  expect(first.sent.at(-1)).toEqual({ type: 'renew', token: 't' })
})

test('timeout: a silent connection is replaced after 12 s, and continues after the last line', async () => {
  const { socket, sockets, statuses } = linkForTest()
  const first = await socket(0)
  first.open()
  first.say({ type: 'heartbeat', epoch: 'first', heartbeat: 1 })
  first.say({ type: 'lines', lines: [line(1)] })
  for (let beat = 0; beat < 20; beat++) {
    await vi.advanceTimersByTimeAsync(5_000)
    first.say({ type: 'heartbeat', epoch: 'first', heartbeat: 1 })
  }
  expect(sockets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(11_999)
  expect(statuses.at(-1)).toBe('connected')
  await vi.advanceTimersByTimeAsync(1)
  expect(statuses.at(-1)).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(400)
  const second = await socket(1)
  second.open()
  expect(second.sent[0]).toMatchObject({ type: 'open', after: 1 })
  // The new connection repeats the lines that the dead one still delivers.
  first.say({ type: 'lines', lines: [line(2)] })
  second.say({ type: 'lines', lines: [line(2), line(3)] })
  expect(statuses.at(-1)).toBe('connected')
})

test('search: it gets its own answer, and fails if the connection drops', async () => {
  const { link, socket } = linkForTest()
  const first = await socket(0)
  first.open()
  const one = link.search('one')
  const two = link.search('two')
  first.say({ type: 'searchResults', id: 2, lines: [line(7)], more: true })
  await expect(two).resolves.toMatchObject({ more: true })
  first.close()
  await expect(one).rejects.toThrow('refused')
})

test('blocked: the console of a blocked server stays closed', async () => {
  const { statuses, sockets } = linkForTest(async () => {
    throw new ApiFailure('server_not_active')
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(statuses).toEqual(['connecting', 'blocked'])
  expect(sockets).toEqual([])
})

test('refusal: a refused search is reported; an expired token is not, because it is renewed', async () => {
  const { socket, refused } = linkForTest()
  const first = await socket(0)
  first.open()
  first.say({ type: 'refused', reason: 'too_many' })
  first.say({ type: 'refused', reason: 'token' })
  expect(refused).toHaveBeenCalledTimes(1)
})

test.each(['token', 'server'] as const)(
  'refusal: a refused fresh token (%s) is reported after five tries, with backoff up to 10 s',
  async (why) => {
    const { link, socket, sockets, statuses, refused } = linkForTest()
    await vi.advanceTimersByTimeAsync(0)
    const turnAway = async () => {
      const current = await socket(sockets.length - 1)
      current.open()
      current.say({ type: 'refused', reason: why })
      current.close()
    }
    for (const pause of [400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]) {
      const before = sockets.length
      await turnAway()
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(sockets).toHaveLength(before)
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(statuses).toEqual([
      'connecting',
      'connected',
      ...Array(4).fill('connecting'),
      ...Array(3).fill('unreachable'),
    ])
    expect(refused).not.toHaveBeenCalled()

    const before = sockets.length
    link.retry()
    const again = await socket(before)
    again.open()
    expect(statuses.slice(-2)).toEqual(['connecting', 'connected'])
  },
)

test('backoff: lines between refusals do not shorten the pauses', async () => {
  const { socket, sockets } = linkForTest()
  await vi.advanceTimersByTimeAsync(0)
  for (const pause of [400, 800, 1_600]) {
    const current = await socket(sockets.length - 1)
    current.open()
    current.say({ type: 'lines', lines: [line(sockets.length)] })
    current.say({ type: 'refused', reason: 'token' })
    current.close()
    const before = sockets.length
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(sockets).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(sockets).toHaveLength(before + 1)
  }
})

test('connected: after failures, a quiet console counts as connected after a second without refusal', async () => {
  const { socket, statuses } = linkForTest()
  ;(await socket(0)).close()
  await vi.advanceTimersByTimeAsync(400)
  ;(await socket(1)).open()
  expect(statuses.at(-1)).toBe('connecting')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(statuses.at(-1)).toBe('connected')
})

test('unreachable: an API that gives no token is distinguished from an unreachable node', async () => {
  const { statuses, reasons } = linkForTest(async () => {
    throw new ApiFailure('network')
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(statuses.at(-1)).toBe('unreachable')
  expect(reasons.at(-1)).toBe('network')
})

test('deleted: the console of a deleted server says so and stops connecting', async () => {
  const { statuses, tokens } = linkForTest(async () => {
    throw new ApiFailure('not_found')
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(statuses).toEqual(['connecting', 'deleted'])
  expect(tokens).toHaveBeenCalledTimes(1)
})
