import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { anna, freshServer, hosting } from '../servers/agent/testing/agent.ts'
import { create, customerForTest } from '../servers/testing/servers.ts'
import { processDueSchedules } from './pass.ts'
import {
  doJobs,
  listed,
  makeSchedule,
  newSchedule,
  openJobs,
  pass,
  passUntil,
  path,
  runs,
  runTexts,
} from './testing/schedules.ts'

beforeEach(freshServer)

const nextOf = async () => (await listed()).map(({ nextRunAt: nextAt }) => nextAt?.slice(5, 16))

test('time: a run begins at its time, and not a second earlier', async () => {
  const schedule = await makeSchedule()
  await passUntil('2026-11-21T03:59:59Z')
  expect(await runs(schedule)).toEqual([])
  await pass(1)
  expect(await runs(schedule)).toMatchObject([
    {
      plannedFor: '2026-11-21T04:00:00.000Z',
      startedAt: '2026-11-21T04:00:00.000Z',
      isManual: false,
      outcome: null,
      steps: [{ state: 'working' }],
    },
  ])
  expect(await openJobs()).toEqual(['save-all'])
  expect(await nextOf()).toEqual(['11-22T04:00'])
  await doJobs()
  await pass(1)
  expect(await runTexts(schedule)).toEqual(['done: done'])
})

test('daylight saving: changes of the clocks omit no run and repeat none', async () => {
  const schedule = await makeSchedule({ rule: { kind: 'daily', times: ['02:30'] } })
  const planned: string[] = []
  for (const [from, to] of [
    ['2027-03-27', '2027-03-29'],
    ['2027-10-30', '2027-11-01'],
  ] as const) {
    await anna.call('PATCH', path(`/${schedule.id}`), { enabled: false })
    hosting.time.now = new Date(`${from}T00:00:00Z`)
    await anna.call('PATCH', path(`/${schedule.id}`), { enabled: true })
    for (;;) {
      const [{ nextRunAt: nextAt } = {}] = await listed()
      if (!nextAt || nextAt > `${to}T12`) break
      await passUntil(nextAt)
      await doJobs()
      await pass(1)
    }
    planned.push(...(await runs(schedule)).map(({ plannedFor }) => plannedFor.slice(0, 16)))
  }
  expect([...new Set(planned)].sort()).toEqual([
    '2027-03-27T01:30',
    // It would be 02:30, which does not exist on that day.
    '2027-03-28T01:00',
    '2027-03-29T00:30',
    // The first of two.
    '2027-10-30T00:30',
    '2027-10-31T00:30',
    '2027-11-01T01:30',
  ])
})

test('outage: runs that the service missed are run once or skipped, as chosen', async () => {
  const once = await makeSchedule({ name: 'once' })
  const not = await makeSchedule({ name: 'not', missed: 'skip' })
  await passUntil('2026-11-24T10:00:00Z')
  expect(await openJobs()).toEqual(['save-all'])
  expect(await runTexts(not)).toEqual(['skipped: missed'])
  await doJobs()
  await pass(1)
  expect(await runTexts(once)).toEqual(['done: done'])
  await pass(3_600)
  expect([await runTexts(once), await runTexts(not)]).toEqual([['done: done'], ['skipped: missed']])
  expect(await nextOf()).toEqual(['11-25T04:00', '11-25T04:00'])
})

const silence = () => hosting.db.$client.query(`update nodes set reported_at = now() - interval '1 hour'`)
const sound = () => hosting.db.$client.query(`update nodes set reported_at = now()`)

test('outage: a run waits for its node and happens once, or is skipped, as chosen', async () => {
  const once = await makeSchedule({ name: 'once' })
  const not = await makeSchedule({ name: 'not', missed: 'skip' })
  await silence()
  // Three nights without a report. The service may have been away: silence counts only after it has
  // lasted.
  for (const day of [21, 22, 23]) {
    await passUntil(`2026-11-${day}T04:00:00Z`)
    expect((await runTexts(not))[0]).toBe('queued: waiting')
    await pass(90)
  }
  expect(await runTexts(once)).toEqual(['queued: waiting'])
  expect(await runTexts(not)).toEqual(Array(3).fill('skipped: node_away'))
  expect(await openJobs()).toEqual([])
  await sound()
  await pass(10)
  expect(await openJobs()).toEqual(['save-all'])
  await doJobs()
  await pass(1)
  expect(await runTexts(once)).toEqual(['done: done'])
})

test('serial: schedules of the same minute run one after another, and none overlaps itself', async () => {
  const pause = (seconds: number) => ({ steps: [{ kind: 'pause' as const, seconds }] })
  const slow = await makeSchedule({
    ...pause(600),
    rule: { kind: 'cron', expression: '*/5 * * * *' },
  })
  const other = await makeSchedule({ rule: { kind: 'cron', expression: '0 * * * *' } })
  await passUntil('2026-11-20T13:00:00Z')
  expect([await runTexts(slow), await runTexts(other)]).toEqual([['working: working'], ['queued: waiting']])
  await passUntil('2026-11-20T13:05:00Z')
  expect(await runTexts(slow)).toEqual(['skipped: still_running', 'working: working'])
  expect(await openJobs()).toEqual([])
  await pass(300)
  await pass(1)
  expect(await openJobs()).toEqual(['save-all'])
  expect(await runTexts(slow)).toEqual(['skipped: still_running', 'skipped: still_running', 'done: done'])
})

test('concurrency: however many processes poll, each run is planned and begun once', async () => {
  for (let n = 0; n < 3; n++) await makeSchedule({ name: `${n}` })
  hosting.time.now = new Date('2026-11-21T04:00:00Z')
  const processes = Array.from({ length: 4 }, () => openDatabase(hosting.databaseUrl, { patient: true }))
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  try {
    for (let n = 0; n < 3; n++) {
      await Promise.all(processes.map(({ db }) => processDueSchedules({ db, onError }, hosting.time.now)))
      expect(await openJobs()).toEqual(['save-all'])
      await doJobs()
      hosting.time.now = new Date(+hosting.time.now + 1_000)
      // One process ends the run, or also begins the next: at most one runs at a time.
      await pass(1)
      await pass(1)
      if (n < 2) expect(await openJobs()).toEqual(['save-all'])
    }
  } finally {
    for (const { close } of processes) await close()
  }
  expect(errors).toEqual([])
  const all = await Promise.all((await listed()).map(runTexts))
  expect(all).toEqual(Array(3).fill(['done: done']))
  const { rows } = await hosting.db.$client.query('select count(*)::int as jobs from server_jobs')
  expect(rows).toEqual([{ jobs: 3 }])
})

test('fairness: each waiting run is polled in turn, even if more wait than one pass takes', async () => {
  const { id } = await makeSchedule({ rule: { kind: 'daily', times: ['20:00'] } })
  const { db } = hosting
  // A server has 201 runs queued behind one; each polls every second whether it may begin.
  await db.$client.query(
    `insert into schedules select (jsonb_populate_record(schedules, jsonb_build_object('id', gen_random_uuid(), 'next_run_at', null))).*
      from schedules, generate_series(1, 201) where id = $1`,
    [id],
  )
  await db.$client.query(
    `insert into schedule_runs (id, schedule_id, server_id, planned_for, is_manual, steps, wake_at, started_at)
      select gen_random_uuid(), id, server_id, $1, false,
        '[{"step": {"kind": "pause", "seconds": 600}, "state": "waiting", "failure": null, "endedAt": null}]', $1,
        case when id = $2 then $1::timestamptz end
      from schedules order by id = $2 desc`,
    [hosting.time.now, id],
  )
  const boris = await customerForTest(hosting, 'boris')
  const other = await create(boris, { plan: 'java-free', subdomain: 'boris' })
  const response = await boris.call('POST', `/api/servers/${other.id}/schedules`, newSchedule())
  const { id: late } = (await response.json()) as { id: string }
  await boris.call('POST', `/api/servers/${other.id}/schedules/${late}/runs`)
  await pass(1)
  await pass(1)
  const { rows } = await db.$client.query('select started_at from schedule_runs where schedule_id = $1', [
    late,
  ])
  expect(rows).toEqual([{ started_at: expect.any(Date) }])
})

test('history: the last fifty runs are kept', async () => {
  const schedule = await makeSchedule({ skipIfNotRunning: true })
  for (let n = 0; n < 53; n++) {
    hosting.time.now = new Date(`2026-12-01T04:00:00Z`)
    await pass(n * 86_400)
  }
  const newest = await runs(schedule)
  expect(newest).toHaveLength(50)
  expect(newest[0]?.plannedFor).toBe('2027-01-22T04:00:00.000Z')
  expect(newest[0]?.reason).toBe('not_running')
})

test('edit: a change of a schedule does not affect a run in progress', async () => {
  const schedule = await makeSchedule({
    steps: [
      { kind: 'pause', seconds: 60 },
      { kind: 'command', text: 'as it was' },
    ],
  })
  await passUntil('2026-11-21T04:00:00Z')
  await anna.call('PUT', path(`/${schedule.id}`), newSchedule({ enabled: false }))
  await pass(60)
  expect(await openJobs()).toEqual(['as it was'])
  expect((await runs(schedule))[0]?.steps.map(({ step }) => step.kind)).toEqual(['pause', 'command'])
})
