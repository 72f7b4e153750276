import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import { openJobs } from '../../jobs/jobs.ts'
import { relayWorker } from './relay.ts'
import { relayForTest } from './testing/relay.ts'

test('retry: the queue tries until the receiver accepts, for over a day, at last every half hour', async () => {
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
  await vi.waitFor(async () => expect((await row(id)).relay_state).toBe('delivered'), 30_000)
  expect(await row(id)).toMatchObject({ attempts: 3, last_failure: null })
  expect(errors).toHaveLength(2)
})

test('duplicate job: a leftover job does nothing', async () => {
  const { apply, relay, receiver, db } = await relayForTest()
  const id = await apply()
  await relay('00000000-0000-4000-8000-000000000000')
  expect(receiver.received).toEqual([])
  await relay(id)
  await relay(id)
  expect(receiver.received).toHaveLength(1)
  const parkedId = await apply()
  await db.$client.query(`update partner_applications set relay_state = 'parked' where id = $1`, [parkedId])
  await relay(parkedId)
  expect(receiver.received).toHaveLength(1)
})

test('duplicate job: of two concurrent jobs for one application one delivers, the other finds no work', async () => {
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
  expect(await row(id)).toMatchObject({ relay_state: 'delivered', attempts: 1 })
})

test('lock: a process that loses the locking connection cannot write, and another continues', async () => {
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
    expect((await row(id)).relay_state).toBe('delivered')
  })
  open()
  await expect(first).rejects.toThrow()
  expect(await row(id)).toMatchObject({ relay_state: 'delivered', attempts: 1, last_failure: null })
})

describe('without a webhook', () => {
  const jobsToCome = `select data ->> 'id' as id from jobs.job where name = 'relay-application' and state = 'created' order by created_on`

  test('jobs: a process leaves them to processes that have a webhook', async () => {
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
    // A later job was done, so these jobs would have been taken, too.
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
      await vi.waitFor(async () => expect((await row(id)).relay_state).toBe('delivered'), 20_000)
    expect(receiver.received).toHaveLength(4)
    expect(errors).toEqual([])
  })

  test('jobs: applications wait, and those whose job expired get another, once', async () => {
    const { apply, row, receiver, db, relay, workersFor } = await relayForTest()
    const old = await apply()
    await db.$client.query(`delete from jobs.job where data ->> 'id' = $1`, [old])
    expect(await row(old)).toMatchObject({ relay_state: 'waiting', attempts: 0 })
    const fresh = await apply()
    const requeue = async () => {
      for (const { queue, handle } of workersFor(undefined))
        if (queue === 'requeue-applications')
          await handle(undefined as never, new AbortController().signal, 'a job')
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

test('processes: two on one database relay each application once', async () => {
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
  const log = { warn: (entry: unknown) => errors.push(entry), error: (entry: unknown) => errors.push(entry) }
  for (const { db, jobs } of processes) await jobs.work([relayWorker({ db, jobs, log }, receiver.url)])
  for (let i = 0; i < 12; i++) ids.push(await apply())
  await vi.waitFor(() => expect(receiver.received).toHaveLength(24), 30_000)
  for (const id of ids)
    expect(receiver.received.filter(({ content }) => content.includes(id))).toHaveLength(1)
  expect(errors).toEqual([])
})

test('crash: another process takes over the work of one that died', async () => {
  const { apply, receiver, db, worker, row } = await relayForTest()
  const id = await apply()
  // The state that a killed process leaves: active, without a heartbeat.
  await db.$client.query(
    `update jobs.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'
      where name = 'relay-application'`,
  )
  const living = openJobs(db)
  onTestFinished(() => living.stop())
  await living.work([worker])
  await vi.waitFor(async () => expect((await row(id)).relay_state).toBe('delivered'), 40_000)
  expect(receiver.received).toHaveLength(1)
})
