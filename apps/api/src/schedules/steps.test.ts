import type { ScheduleStep } from '@zubr/contracts/schedules/schedules'
import { beforeEach, describe, expect, test } from 'vitest'
import { act, activity, freshServer, hosting, say, server, token } from '../servers/agent/testing/agent.ts'
import { addJob } from '../servers/jobs/store.ts'
import { fetchDesired } from '../servers/testing/servers.ts'
import type { TakeBackup } from './steps.ts'
import { asked, doAction, doJobs, makeSchedule, pass, passUntil, runNow, told } from './testing/schedules.ts'

beforeEach(async () => {
  await freshServer()
  await say([{ id: server.id, stats: stats(0) }])
})

const stats = (players: number | null) => ({ cpuPercent: 1, memoryMb: 1, diskMb: 1, players })
const ofSteps = (...steps: ScheduleStep[]) => makeSchedule({ steps })
const atItsTime = () => passUntil('2026-11-21T04:00:00Z')
const desired = async () => (await fetchDesired(hosting.url, token)).servers[0]

test('steps are done in their order, each when the one before it is done', async () => {
  const schedule = await ofSteps(
    { kind: 'command', text: '/say soon' },
    { kind: 'pause', seconds: 30 },
    { kind: 'stop' },
    { kind: 'delete_logs', olderThanDays: 7 },
    { kind: 'start' },
  )
  await atItsTime()
  // The console wants no slash.
  expect(await asked()).toEqual(['say soon'])
  await doJobs()
  await pass(1)
  await pass(29)
  expect((await desired())?.wanted).toBe('running')
  await pass(1)
  expect((await desired())?.wanted).toBe('stopped')
  await pass(5)
  expect(await asked()).toEqual([])
  await doAction()
  await pass(1)
  expect((await desired())?.jobs).toMatchObject([{ kind: 'delete_logs', olderThanDays: 7 }])
  await say([
    {
      id: server.id,
      generation: 2,
      state: 'stopped',
      jobs: [{ id: (await desired())?.jobs?.[0]?.id ?? '', state: 'done', failure: null, percent: null }],
    },
  ])
  await pass(1)
  expect((await desired())?.wanted).toBe('running')
  await doAction()
  await pass(1)
  expect(await told(schedule)).toEqual(['done: done, done, done, done, done'])
  expect(await activity()).toEqual([
    'schedule Every night start done',
    'schedule Every night stop done',
    'anna schedule_created',
    'anna created',
  ])
})

test('a run ends with the step that fails, and says why', async () => {
  const schedule = await ofSteps({ kind: 'command', text: 'x' }, { kind: 'stop' })
  await atItsTime()
  await doJobs({ state: 'failed', failure: 'not_running' })
  await pass(1)
  expect(await told(schedule)).toEqual(['failed: failed by not_running, waiting'])
  expect((await desired())?.wanted).toBe('running')
})

test('a command that nobody takes in two minutes is called off: it would come at a wrong time', async () => {
  const schedule = await ofSteps({ kind: 'command', text: 'x' })
  await atItsTime()
  await pass(119)
  expect(await asked()).toEqual(['x'])
  await pass(1)
  expect(await asked()).toEqual([])
  expect(await told(schedule)).toEqual(['failed: failed by timed_out'])
})

describe('a restart', () => {
  const restart = { kind: 'restart' as const, countdown: [60, 10, 2, 1] }

  test('is told to players in the language of the account, second by second', async () => {
    const schedule = await ofSteps(restart)
    await atItsTime()
    const lines: [second: number, asked: string[]][] = []
    for (let second = 0; second <= 60; second++) {
      const now = await asked()
      if (now.length > 0) lines.push([second, now])
      await doJobs()
      await pass(1)
    }
    expect(lines).toEqual([
      [0, ['say Сервер перезапустится через 1 минуту.']],
      [50, ['say Сервер перезапустится через 10 секунд.']],
      [58, ['say Сервер перезапустится через 2 секунды.']],
      [59, ['say Сервер перезапустится через 1 секунду.']],
    ])
    expect((await desired())?.operation).toMatchObject({ action: 'restart' })
    await doAction()
    await pass(1)
    expect(await told(schedule)).toEqual(['done: done'])
    expect((await activity())[0]).toBe('schedule Every night restart done')
  })

  test('leaves no late lines behind: what an agent did not take is taken back', async () => {
    await ofSteps(restart)
    await atItsTime()
    await pass(50)
    expect(await asked()).toEqual(['say Сервер перезапустится через 10 секунд.'])
    await pass(20)
    expect(await asked()).toEqual([])
    expect((await desired())?.operation).toMatchObject({ action: 'restart' })
  })

  test('comes at once to a server that nobody can be on', async () => {
    await say([{ id: server.id, state: 'stopped' }])
    await ofSteps(restart)
    await atItsTime()
    expect(await asked()).toEqual([])
    expect((await desired())?.operation).toMatchObject({ action: 'restart' })
  })

  test('is given up where the owner stops the server meanwhile', async () => {
    const schedule = await ofSteps(restart)
    await atItsTime()
    await act('stop')
    await pass(50)
    expect(await told(schedule)).toEqual(['failed: failed by superseded'])
    expect(await desired()).toMatchObject({ wanted: 'stopped', operation: null })
    expect(await asked()).toEqual([])
  })

  test('is not told where the core has no word for it', async () => {
    await hosting.db.$client.query(`update servers set core = jsonb_set(core, '{id}', '"velocity"')`)
    await ofSteps(restart)
    await atItsTime()
    expect(await asked()).toEqual([])
    await pass(60)
    expect((await desired())?.operation).toMatchObject({ action: 'restart' })
  })

  test('that does not come up has failed, and one that was asked anew is told so', async () => {
    const schedule = await ofSteps({ kind: 'restart', countdown: [] })
    await atItsTime()
    await say([
      {
        id: server.id,
        generation: 2,
        state: 'failed',
        reason: 'internal',
        operation: { id: (await desired())?.operation?.id ?? '', outcome: 'failed' },
      },
    ])
    await pass(1)
    await runNow(schedule)
    await pass()
    await act('restart')
    await pass(1)
    expect(await told(schedule)).toEqual(['failed: failed by superseded', 'failed: failed by not_done'])
  })
})

test('a backup is taken by whoever takes them, and its end is waited for', async () => {
  const schedule = await ofSteps({ kind: 'backup' })
  const take: TakeBackup = async (tx, row, { now }) => ({
    job: await addJob(tx, { serverId: row.id, job: { kind: 'backup' }, now }),
  })
  await runNow(schedule)
  await pass(0, take)
  expect(await asked()).toEqual(['backup'])
  await pass(3_600, take)
  expect(await told(schedule)).toEqual(['working: working'])
  await doJobs()
  await pass(1, take)
  await runNow(schedule)
  await pass(1, async () => undefined)
  expect(await told(schedule)).toEqual(['failed: failed by backup_refused', 'done: done'])
})
