import { createServer } from 'node:http'
import { ApplicationReceived } from '@zubr/contracts/partners'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { appForTest } from '../app-for-tests.ts'
import { openDatabase } from '../database/open.ts'
import { openJobs } from '../jobs/jobs.ts'
import { applicationMessage, partsOf } from './message.ts'
import { sendApplication, someTexts } from './partners-for-tests.ts'
import { openReceiver, type Reaction, webhookSecret } from './receiver-for-tests.ts'
import { isGivenUp, relayWorker, relayWorkers } from './relay.ts'

async function receiverForTest() {
  const receiver = await openReceiver()
  onTestFinished(() => receiver.die())
  return receiver
}

/** The API with a receiver, and its relay, whose jobs the test does by hand. */
async function relayForTest({ patienceMs = 5_000 } = {}) {
  const receiver = await receiverForTest()
  const { url, db, databaseUrl } = await appForTest()
  const jobs = openJobs(db)
  onTestFinished(() => jobs.stop())
  const [logged, results]: [unknown[], string[]] = [[], []]
  const log = {
    warn: (...said: unknown[]) => logged.push(said),
    error: (...said: unknown[]) => logged.push(said),
  }
  const context = { db, jobs, log, metrics: { relayed: (result: string) => results.push(result) } }
  const worker = relayWorker(context, receiver.url, { patienceMs })
  let sent = 0
  return {
    receiver,
    db,
    url,
    databaseUrl,
    logged,
    results,
    worker,
    /** What an API process does about applications that has this webhook, or none. */
    workersFor: (partnerWebhookUrl: string | undefined) =>
      relayWorkers({ ...context, config: { partnerWebhookUrl } }),
    async apply(texts: Partial<typeof someTexts> = {}): Promise<string> {
      const answer = await sendApplication(url, {
        name: `Ivan ${sent++}`,
        ...texts,
        address: `203.0.113.${sent}`,
      })
      return ApplicationReceived.parse(await answer.json()).id
    },
    async row(id: string) {
      const { rows } = await db.$client.query('select * from partner_applications where id = $1', [id])
      return rows[0]
    },
    /** Jobs to come beside the first, which nobody takes here. */
    async successors(id: string) {
      const { rows } = await db.$client.query(
        `select start_after as at from jobs.job
          where name = 'relay-application' and data ->> 'id' = $1 order by created_on offset 1`,
        [id],
      )
      return rows
    },
    /** Rejects when the queue is to try again. */
    relay: (id: string) => worker.handle({ id }, new AbortController().signal),
  }
}

test('an application is one message, in which nobody can be mentioned', async () => {
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
    relay: 'delivered',
    attempts: 1,
    parts_delivered: 1,
    delivered_at: expect.any(Date),
    last_failure: null,
  })
  expect(results).toEqual(['delivered'])
})

test('a long one is several, and after a failure those that were accepted are not sent again', async () => {
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
  expect(await row(id)).toMatchObject({ relay: 'waiting', parts_delivered: 2, attempts: 1 })
  receiver.react(() => ({ status: 200, body: '{}' }))
  await relay(id)
  expect(await row(id)).toMatchObject({ relay: 'delivered', parts_delivered: parts.length, attempts: 2 })
  expect(receiver.received.filter(({ accepted }) => accepted).map(({ content }) => content)).toEqual(parts)
})

describe('a failure that may heal is left to the queue, which tries again', () => {
  test.each<[string, Reaction | 'dead', string]>([
    ['500', { status: 500, body: 'a'.repeat(100_000) }, 'answered with status 500'],
    ['503', { status: 503 }, 'answered with status 503'],
    ['408', { status: 408 }, 'answered with status 408'],
    ['425', { status: 425 }, 'answered with status 425'],
    ['429', { status: 429 }, 'answered with status 429'],
    ['silence', 'hang', 'no answer within 0.2 s'],
    ['a cut connection', 'cut', 'no connection (UND_ERR_SOCKET)'],
    ['a closed port', 'dead', 'no connection (ECONNREFUSED)'],
  ])('%s', async (_, reaction, reason) => {
    const { apply, relay, row, successors, receiver, logged, results } = await relayForTest({
      patienceMs: 200,
    })
    const id = await apply()
    if (reaction === 'dead') await receiver.die()
    else receiver.react(() => reaction)
    const failure = await relay(id).catch(String)
    expect(failure).toBe(`Error: application ${id} could not be relayed yet: ${reason}`)
    const stored = await row(id)
    expect(stored).toMatchObject({ relay: 'waiting', attempts: 1, last_failure: reason, parts_delivered: 0 })
    expect(await successors(id)).toEqual([])
    expect(results).toEqual(['retried'])
    expect(JSON.stringify([stored, logged, failure])).not.toMatch(
      new RegExp(`${webhookSecret}|127\\.0\\.0\\.1:|webhooks`),
    )
  })
})

describe('a refusal that will not heal parks the application', () => {
  test.each([[400], [401], [403], [404], [410], [301], [307]])('%i', async (status) => {
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
    expect(stored).toMatchObject({ relay: 'parked', attempts: 1 })
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
])('the time that %s asks for is waited, by other applications too', async (_, reaction, ms) => {
  const { apply, relay, row, receiver, successors } = await relayForTest()
  const [first, second] = [await apply(), await apply()]
  receiver.react(reaction)
  const began = Date.now()
  await relay(first)
  await relay(second)
  expect(receiver.received).toHaveLength(1)
  expect(await row(first)).toMatchObject({ attempts: 1, relay: 'waiting' })
  expect(await row(second)).toMatchObject({ attempts: 0, relay: 'waiting' })
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
])('%s: is it given up?', (_, { age, attempts, retryAfterMs = 0 }, given) => {
  const now = Date.parse('2030-05-01T12:00:00Z')
  expect(isGivenUp({ createdAt: new Date(now - age), attempts }, retryAfterMs, now)).toBe(given)
})

test('after 24 hours of failures the application is parked', async () => {
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
    relay: 'parked',
    attempts: 42,
    last_failure: 'answered with status 500',
  })
  expect(await successors(id)).toEqual([])
})

test('the queue tries again until the receiver takes it, for more than a day, and at last every half hour', async () => {
  const { apply, row, receiver, db, worker } = await relayForTest()
  const answers = [500, 500]
  receiver.react(() => ({ status: answers.shift() ?? 204 }))
  const id = await apply()
  const { rows } = await db.$client.query(
    `select retry_limit, retry_backoff, retry_delay, retry_delay_max from jobs.job where name = 'relay-application'`,
  )
  expect(rows).toEqual([{ retry_limit: 100, retry_backoff: true, retry_delay: 2, retry_delay_max: 1_800 }])
  const errors: unknown[] = []
  const jobs = openJobs(db, (error) => errors.push(error))
  onTestFinished(() => jobs.stop())
  await jobs.work([worker])
  await vi.waitFor(async () => expect((await row(id)).relay).toBe('delivered'), 30_000)
  expect(await row(id)).toMatchObject({ attempts: 3, last_failure: null })
  expect(errors).toHaveLength(2)
})

test('a job that is left over does nothing', async () => {
  const { apply, relay, receiver, db } = await relayForTest()
  const id = await apply()
  await relay('00000000-0000-4000-8000-000000000000')
  expect(receiver.received).toEqual([])
  await relay(id)
  await relay(id)
  expect(receiver.received).toHaveLength(1)
  const parked = await apply()
  await db.$client.query(`update partner_applications set relay = 'parked' where id = $1`, [parked])
  await relay(parked)
  expect(receiver.received).toHaveLength(1)
})

test('of two jobs for one application at the same time one delivers, and the other finds nothing to do', async () => {
  const { apply, relay, receiver, row } = await relayForTest()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  receiver.react(async () => {
    await gate
    return { status: 204 }
  })
  const id = await apply()
  const both = [relay(id), relay(id)]
  open()
  await Promise.all(both)
  expect(receiver.received).toHaveLength(1)
  expect(await row(id)).toMatchObject({ relay: 'delivered', attempts: 1 })
})

test('who loses the connection that holds the lock loses the right to write, and another goes on', async () => {
  const { apply, relay, receiver, row, db } = await relayForTest()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  receiver.react(async () => {
    arrive()
    await gate
    return { status: 500 }
  })
  const id = await apply()
  const first = relay(id)
  await arrived
  await db.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where state = 'idle in transaction' and datname = current_database()`,
  )
  receiver.react(() => ({ status: 204 }))
  await vi.waitFor(async () => {
    await relay(id)
    expect((await row(id)).relay).toBe('delivered')
  })
  open()
  await expect(first).rejects.toThrow()
  expect(await row(id)).toMatchObject({ relay: 'delivered', attempts: 1, last_failure: null })
})

describe('without a webhook', () => {
  const jobsToCome = `select data ->> 'id' as id from jobs.job where name = 'relay-application' and state = 'created' order by created_on`

  test('a process leaves the jobs to those that have one', async () => {
    const { apply, receiver, row, db, databaseUrl, workersFor } = await relayForTest()
    const errors: unknown[] = []
    const work = async (url: string | undefined) => {
      const opened = openDatabase(databaseUrl)
      const jobs = openJobs(opened.db, (error) => errors.push(error))
      onTestFinished(async () => {
        await jobs.stop()
        await opened.close()
      })
      await jobs.work(workersFor(url))
    }
    await work(undefined)
    const ids = [await apply(), await apply(), await apply()]
    // Another job that goes through the queues after them is done, so theirs would have been taken.
    const forgotten = await apply()
    await db.$client.query(`delete from jobs.job where data ->> 'id' = $1`, [forgotten])
    await db.$client.query(`insert into jobs.job (name) values ('requeue-applications')`)
    await vi.waitFor(
      async () =>
        expect((await db.$client.query(jobsToCome)).rows).toEqual([...ids, forgotten].map((id) => ({ id }))),
      10_000,
    )
    await work(receiver.url)
    for (const id of [...ids, forgotten])
      await vi.waitFor(async () => expect((await row(id)).relay).toBe('delivered'), 20_000)
    expect(receiver.received).toHaveLength(4)
    expect(errors).toEqual([])
  })

  test('applications wait, and those whose job was forgotten get another, once', async () => {
    const { apply, row, receiver, db, relay, workersFor } = await relayForTest()
    const old = await apply()
    await db.$client.query(`delete from jobs.job where data ->> 'id' = $1`, [old])
    expect(await row(old)).toMatchObject({ relay: 'waiting', attempts: 0 })
    const fresh = await apply()
    const requeue = async () => {
      for (const { queue, handle } of workersFor(undefined))
        if (queue === 'requeue-applications') await handle(undefined as never, new AbortController().signal)
    }
    await requeue()
    const { rows } = await db.$client.query(jobsToCome)
    expect(rows).toEqual([{ id: fresh }, { id: old }])
    await requeue()
    expect((await db.$client.query(jobsToCome)).rows).toEqual(rows)
    for (const { id } of rows) await relay(id)
    expect(receiver.received.map(({ content }) => content)).toHaveLength(2)
  })
})

test('two processes on one database relay each application once', async () => {
  const { apply, receiver, databaseUrl } = await relayForTest()
  const errors: unknown[] = []
  const processes = Array.from({ length: 2 }, () => {
    const opened = openDatabase(databaseUrl)
    return { ...opened, jobs: openJobs(opened.db, (error) => errors.push(error)) }
  })
  onTestFinished(async () => {
    for (const { jobs, close } of processes) {
      await jobs.stop()
      await close()
    }
  })
  const ids: string[] = []
  for (let i = 0; i < 12; i++) ids.push(await apply())
  const log = { warn: (said: unknown) => errors.push(said), error: (said: unknown) => errors.push(said) }
  for (const { db, jobs } of processes) await jobs.work([relayWorker({ db, jobs, log }, receiver.url)])
  for (let i = 0; i < 12; i++) ids.push(await apply())
  await vi.waitFor(() => expect(receiver.received).toHaveLength(24), 30_000)
  for (const id of ids)
    expect(receiver.received.filter(({ content }) => content.includes(id))).toHaveLength(1)
  expect(errors).toEqual([])
})

test('what a process was doing when it died is taken up by one that goes on living', async () => {
  const { apply, receiver, db, worker, row } = await relayForTest()
  const id = await apply()
  // As a killed process leaves it: taken, and silent since.
  await db.$client.query(
    `update jobs.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'
      where name = 'relay-application'`,
  )
  const living = openJobs(db)
  onTestFinished(() => living.stop())
  await living.work([worker])
  await vi.waitFor(async () => expect((await row(id)).relay).toBe('delivered'), 40_000)
  expect(receiver.received).toHaveLength(1)
})
