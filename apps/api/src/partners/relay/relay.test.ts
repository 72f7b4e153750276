import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { applicationMessage, partsOf } from '../message.ts'
import { someTexts } from '../testing/partners.ts'
import { type Reaction, webhookSecret } from '../testing/receiver.ts'
import { isGivenUp } from './relay.ts'
import { relayForTest } from './testing/relay.ts'

test('message: an application is one message, in which nobody can be mentioned', async () => {
  const { apply, relay, row, receiver, results } = await relayForTest()
  const id = await apply({ name: 'Ivan @everyone' })
  await relay(id)
  expect(receiver.received.map(({ body }) => body)).toEqual([
    {
      content: applicationMessage({ ...someTexts, name: 'Ivan @everyone', id }),
      allowed_mentions: { parse: [] },
    },
  ])
  expect(await row(id)).toMatchObject({
    relay_state: 'delivered',
    attempts: 1,
    parts_delivered: 1,
    delivered_at: expect.any(Date),
    last_failure: null,
  })
  expect(results).toEqual(['delivered'])
})

test('parts: a long one is several messages, and a retry skips the accepted ones', async () => {
  const { apply, relay, row, receiver } = await relayForTest()
  const texts = {
    ...someTexts,
    name: 'Ivan',
    media: '*'.repeat(2_000),
    offer: 'b '.repeat(999),
    wants: 'c'.repeat(2_000),
  }
  const id = await apply(texts)
  const parts = partsOf(applicationMessage({ ...texts, id }))
  expect(parts.length).toBeGreaterThan(3)
  receiver.react((content) => ({ status: content === parts[2] ? 500 : 204 }))
  await expect(relay(id)).rejects.toThrow('answered with status 500')
  expect(await row(id)).toMatchObject({ relay_state: 'waiting', parts_delivered: 2, attempts: 1 })
  receiver.react(() => ({ status: 200, body: '{}' }))
  await relay(id)
  expect(await row(id)).toMatchObject({
    relay_state: 'delivered',
    parts_delivered: parts.length,
    attempts: 2,
  })
  expect(receiver.received.filter(({ accepted }) => accepted).map(({ content }) => content)).toEqual(parts)
})

describe('retry: a transient failure is left to the queue', () => {
  test.each<[string, Reaction | 'dead', string]>([
    ['500', { status: 500, body: 'a'.repeat(100_000) }, 'answered with status 500'],
    ['503', { status: 503 }, 'answered with status 503'],
    ['408', { status: 408 }, 'answered with status 408'],
    ['425', { status: 425 }, 'answered with status 425'],
    ['429', { status: 429 }, 'answered with status 429'],
    ['silence', 'hang', 'no answer within 0.2 s'],
    ['a cut connection', 'cut', 'no connection (UND_ERR_SOCKET)'],
    ['a closed port', 'dead', 'no connection (ECONNREFUSED)'],
  ])('retry: %s', async (_, reaction, reason) => {
    const { apply, relay, row, successors, receiver, logged, results } = await relayForTest({
      patienceMs: 200,
    })
    const id = await apply()
    if (reaction === 'dead') await receiver.die()
    else receiver.react(() => reaction)
    const failure = await relay(id).catch(String)
    expect(failure).toBe(`Error: application ${id} could not be relayed yet: ${reason}`)
    const stored = await row(id)
    expect(stored).toMatchObject({
      relay_state: 'waiting',
      attempts: 1,
      last_failure: reason,
      parts_delivered: 0,
    })
    expect(await successors(id)).toEqual([])
    expect(results).toEqual(['retried'])
    expect(JSON.stringify([stored, logged, failure])).not.toMatch(
      new RegExp(`${webhookSecret}|127\\.0\\.0\\.1:|webhooks`),
    )
  })
})

describe('parked: a permanent refusal parks the application', () => {
  test.each([[400], [401], [403], [404], [410], [301], [307]])('parked: %i', async (status) => {
    const visited: string[] = []
    const elsewhere = createServer((request, response) => {
      visited.push(request.url ?? '')
      response.end()
    })
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', () => resolve()))
    onTestFinished(() => void elsewhere.close())
    const address = elsewhere.address()
    const location = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`
    const { apply, relay, row, successors, receiver, logged, results } = await relayForTest()
    receiver.react(() => ({ status, headers: { location } }))
    const id = await apply()
    await relay(id)
    const stored = await row(id)
    expect(stored).toMatchObject({ relay_state: 'parked', attempts: 1 })
    expect(stored.last_failure).toMatch(new RegExp(`^answered with status ${status}`))
    expect(await successors(id)).toEqual([])
    expect(visited).toEqual([])
    expect(results).toEqual(['parked'])
    expect(JSON.stringify([stored, logged])).not.toContain(webhookSecret)
  })
})

test.each<[string, () => Reaction, number]>([
  ['seconds', () => ({ status: 429, headers: { 'retry-after': '90' } }), 90_000],
  [
    'a date',
    () => ({ status: 429, headers: { 'retry-after': new Date(Date.now() + 91_000).toUTCString() } }),
    90_000,
  ],
  [
    'Discord',
    () => ({ status: 429, body: '{"message":"limited","retry_after":90.5,"global":false}' }),
    90_500,
  ],
  ['both', () => ({ status: 429, headers: { 'retry-after': '2' }, body: '{"retry_after":90}' }), 90_000],
  ['a failing receiver', () => ({ status: 503, headers: { 'retry-after': '90' } }), 90_000],
])('pause: every application waits for the time that %s asks for', async (_, reaction, ms) => {
  const { apply, relay, row, receiver, successors } = await relayForTest()
  const [first, second] = [await apply(), await apply()]
  receiver.react(reaction)
  const began = Date.now()
  await relay(first)
  await relay(second)
  expect(receiver.received).toHaveLength(1)
  expect(await row(first)).toMatchObject({ attempts: 1, relay_state: 'waiting' })
  expect(await row(second)).toMatchObject({ attempts: 0, relay_state: 'waiting' })
  for (const id of [first, second]) {
    const [later] = await successors(id)
    expect(later.at.getTime()).toBeGreaterThanOrEqual(began + ms - 1_000)
    expect(later.at.getTime()).toBeLessThan(Date.now() + ms + 2_000)
  }
})

const [hour, day] = [3_600_000, 24 * 3_600_000]
test.each<[string, { age: number; attempts: number; retryAfterMs?: number }, boolean]>([
  ['a young application', { age: hour, attempts: 30 }, false],
  ['24 hours later', { age: day, attempts: 30 }, true],
  ['asked to come after the end', { age: day - hour, attempts: 30, retryAfterMs: 2 * hour }, true],
  ['asked to come before it', { age: day - 3 * hour, attempts: 30, retryAfterMs: 2 * hour }, false],
  ['an old one that has just begun', { age: 9 * day, attempts: 9 }, false],
  ['an old one that has been tried', { age: 9 * day, attempts: 10 }, true],
  ['asked to come in a year', { age: 0, attempts: 1, retryAfterMs: 365 * day }, true],
])('parked: %s: is it given up?', (_, { age, attempts, retryAfterMs = 0 }, isExpected) => {
  const now = Date.parse('2030-05-01T12:00:00Z')
  expect(isGivenUp({ createdAt: new Date(now - age), attempts }, retryAfterMs, now)).toBe(isExpected)
})

test('parked: after 24 hours of failures the application is parked', async () => {
  const { apply, relay, row, db, receiver, successors } = await relayForTest()
  receiver.react(() => ({ status: 500 }))
  const id = await apply()
  await db.$client.query(
    `update partner_applications set attempts = 40, created_at = now() - interval '23 hours 59 minutes'`,
  )
  await expect(relay(id)).rejects.toThrow('answered with status 500')
  await db.$client.query(`update partner_applications set created_at = now() - interval '1 day'`)
  await relay(id)
  expect(await row(id)).toMatchObject({
    relay_state: 'parked',
    attempts: 42,
    last_failure: 'answered with status 500',
  })
  expect(await successors(id)).toEqual([])
})
