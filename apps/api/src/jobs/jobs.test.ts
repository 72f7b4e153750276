import { databaseForTest } from '@zubr/postgres/testing/database'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { type Jobs, openJobs } from './jobs.ts'

async function processesForTest(count: number) {
  const database = await databaseForTest()
  const errors: unknown[] = []
  const processes = Array.from({ length: count }, () => {
    const opened = openDatabase(database.url)
    return { ...opened, jobs: openJobs(opened.db, (error) => errors.push(error)) }
  })
  onTestFinished(async () => {
    for (const { jobs, close } of processes) {
      await jobs.stop()
      await close()
    }
    await database.drop()
  })
  return { processes: processes as [(typeof processes)[0], (typeof processes)[0]], errors }
}

test('transaction: a job exists if and only if its transaction commits, and is done by one process, once', async () => {
  const {
    processes: [first, second],
    errors,
  } = await processesForTest(2)
  const done: string[] = []
  const work = (jobs: Jobs) =>
    jobs.work([{ queue: 'relay-application', handle: async ({ id }: { id: string }) => void done.push(id) }])
  await expect(
    first.db.transaction(async (tx) => {
      await first.jobs.send(tx, 'relay-application', { id: 'undone' })
      throw new Error('as if the rest had failed')
    }),
  ).rejects.toThrow()
  await first.db.transaction(async (tx) => {
    for (const id of ['a', 'b', 'c']) await first.jobs.send(tx, 'relay-application', { id })
  })
  await Promise.all([work(second.jobs), first.jobs.stop()])
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['a', 'b', 'c']), 10_000)
  expect(errors).toEqual([])
})

test('start: a process that sent jobs before it works runs all workers, recurring ones too', async () => {
  const {
    processes: [first],
    errors,
  } = await processesForTest(1)
  await first.jobs.send(first.db, 'relay-application', { id: 'early' })
  const done: string[] = []
  await first.jobs.work([
    { queue: 'relay-application', handle: async ({ id }: { id: string }) => void done.push(id) },
    { queue: 'check-alerts', handle: async () => undefined },
  ])
  await vi.waitFor(() => expect(done).toEqual(['early']), 10_000)
  // pg-boss first checks its schedules concurrently with the jobs.
  await vi.waitFor(async () => {
    const { rows } = await first.db.$client.query('select cron_on is not null as watched from jobs.version')
    expect(rows).toEqual([{ watched: true }])
  }, 10_000)
  const schedules = await first.db.$client.query('select name from jobs.schedule')
  expect(schedules.rows).toEqual([{ name: 'check-alerts' }])
  expect(errors).toEqual([])
})

test('shutdown: stop lets a running job end', async () => {
  const {
    processes: [first],
  } = await processesForTest(1)
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>()
  const { promise: gate, resolve: release } = Promise.withResolvers<void>()
  let ended = false
  await first.jobs.send(first.db, 'relay-application', { id: 'x' })
  await first.jobs.work([
    {
      queue: 'relay-application',
      handle: async () => {
        enter()
        await gate
        ended = true
      },
    },
  ])
  await entered
  const stopping = first.jobs.stop()
  release()
  await stopping
  expect(ended).toBe(true)
  const { rows } = await first.db.$client.query('select state from jobs.job')
  expect(rows).toEqual([{ state: 'completed' }])
})

test('retry: a failed job is reported and tried again', async () => {
  const {
    processes: [first],
    errors,
  } = await processesForTest(1)
  let tries = 0
  await first.jobs.send(first.db, 'relay-application', { id: 'x' })
  await first.jobs.stop()
  const jobs = openJobs(first.db, (error) => errors.push(error))
  onTestFinished(() => jobs.stop())
  await jobs.work([
    {
      queue: 'relay-application',
      handle: async () => {
        tries++
        if (tries === 1) throw new Error('the first try')
      },
    },
  ])
  await vi.waitFor(() => expect(tries).toBe(2), 20_000)
  expect(errors).toMatchObject([{ message: 'the first try' }])
})

test('atOnce: the next job of a queue starts without a pause of a second, with several workers too', async () => {
  const {
    processes: [{ db, jobs }],
  } = await processesForTest(1)
  const numbers = Array.from({ length: 40 }, (_, n) => n)
  await db.transaction((tx) =>
    jobs.sendEach(
      tx,
      'send-mail',
      numbers.map((n) => ({ n })),
    ),
  )
  const done: number[] = []
  const began = performance.now()
  await jobs.work([
    {
      queue: 'send-mail',
      concurrency: 5,
      atOnce: true,
      handle: async ({ n }: { n: number }) => void done.push(n),
    },
  ])
  await vi.waitFor(() => expect(done.toSorted((a, b) => a - b)).toEqual(numbers), 20_000)
  // Five jobs with a pause of a second each would take seven seconds.
  await expect(performance.now() - began).toTakeAtMost(5_000)
})
