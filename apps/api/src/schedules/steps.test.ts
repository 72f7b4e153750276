import type { ScheduleStep } from '@zubr/contracts/schedules/schedules'
import { beforeEach, describe, expect, test } from 'vitest'
import { act, activity, freshServer, hosting, say, server, token } from '../servers/agent/testing/agent.ts'
import { addJob } from '../servers/jobs/store.ts'
import { fetchDesired } from '../servers/testing/servers.ts'
import type { TakeBackup } from './steps.ts'
import {
  doAction,
  doJobs,
  makeSchedule,
  openJobs,
  pass,
  passUntil,
  runNow,
  runTexts,
} from './testing/schedules.ts'

beforeEach(async () => {
  await freshServer()
  await say([{ id: server.id, stats: stats(0) }])
})

const stats = (players: number | null) => ({ cpuPercent: 1, memoryMb: 1, diskMb: 1, players })
const ofSteps = (...steps: ScheduleStep[]) => makeSchedule({ steps })
const atItsTime = () => passUntil('2026-11-21T04:00:00Z')
const desired = async () => (await fetchDesired(hosting.url, token)).servers[0]

test('steps: they run in order, each after the one before is done', async () => {
  const schedule = await ofSteps(
    { kind: 'command', text: '/say soon' },
    { kind: 'pause', seconds: 30 },
    { kind: 'stop' },
    { kind: 'delete_logs', olderThanDays: 7 },
    { kind: 'start' },
  )
  await atItsTime()
  // The console takes commands without a slash.
  expect(await openJobs()).toEqual(['say soon'])
  await doJobs()
  await pass(1)
  await pass(29)
  expect((await desired())?.desiredState).toBe('running')
  await pass(1)
  expect((await desired())?.desiredState).toBe('stopped')
  await pass(5)
  expect(await openJobs()).toEqual([])
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
  expect((await desired())?.desiredState).toBe('running')
  await doAction()
  await pass(1)
  expect(await runTexts(schedule)).toEqual(['done: done, done, done, done, done'])
  expect(await activity()).toEqual([
    'schedule Every night start done',
    'schedule Every night stop done',
    'anna schedule_created',
    'anna created',
  ])
})

test('failure: a run ends with the failed step and its reason', async () => {
  const schedule = await ofSteps({ kind: 'command', text: 'x' }, { kind: 'stop' })
  await atItsTime()
  await doJobs({ state: 'failed', failure: 'not_running' })
  await pass(1)
  expect(await runTexts(schedule)).toEqual(['failed: failed by not_running, waiting'])
  expect((await desired())?.desiredState).toBe('running')
})

test('timeout: a command that no agent takes within two minutes is cancelled', async () => {
  const schedule = await ofSteps({ kind: 'command', text: 'x' })
  await atItsTime()
  await pass(119)
  expect(await openJobs()).toEqual(['x'])
  await pass(1)
  expect(await openJobs()).toEqual([])
  expect(await runTexts(schedule)).toEqual(['failed: failed by timed_out'])
})

describe('a restart', () => {
  const restart = { kind: 'restart' as const, countdown: [60, 10, 2, 1] }

  test('countdown: players read it in the language of the account, second by second', async () => {
    const schedule = await ofSteps(restart)
    await atItsTime()
    const lines: [second: number, jobs: string[]][] = []
    for (let second = 0; second <= 60; second++) {
      const now = await openJobs()
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
    expect(await runTexts(schedule)).toEqual(['done: done'])
    expect((await activity())[0]).toBe('schedule Every night restart done')
  })

  test('countdown: lines that the agent did not take in time are cancelled', async () => {
    await ofSteps(restart)
    await atItsTime()
    await pass(50)
    expect(await openJobs()).toEqual(['say Сервер перезапустится через 10 секунд.'])
    await pass(20)
    expect(await openJobs()).toEqual([])
    expect((await desired())?.operation).toMatchObject({ action: 'restart' })
  })

  test('countdown: a server without players restarts at once', async () => {
    await say([{ id: server.id, state: 'stopped' }])
    await ofSteps(restart)
    await atItsTime()
    expect(await openJobs()).toEqual([])
    expect((await desired())?.operation).toMatchObject({ action: 'restart' })
  })

  test('restart: it is cancelled if the owner stops the server', async () => {
    const schedule = await ofSteps(restart)
    await atItsTime()
    await act('stop')
    await pass(50)
    expect(await runTexts(schedule)).toEqual(['failed: failed by superseded'])
    expect(await desired()).toMatchObject({ desiredState: 'stopped', operation: null })
    expect(await openJobs()).toEqual([])
  })

  test('countdown: a core without a command for messages gets none', async () => {
    await hosting.db.$client.query(`update servers set core = jsonb_set(core, '{id}', '"velocity"')`)
    await ofSteps(restart)
    await atItsTime()
    expect(await openJobs()).toEqual([])
    await pass(60)
    expect((await desired())?.operation).toMatchObject({ action: 'restart' })
  })

  test('restart: one that does not come up fails, and one replaced by a newer request is superseded', async () => {
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
    expect(await runTexts(schedule)).toEqual(['failed: failed by superseded', 'failed: failed by not_done'])
  })
})

test('backup: the step requests it and awaits its end', async () => {
  const schedule = await ofSteps({ kind: 'backup' })
  const take: TakeBackup = async (tx, row, { now }) => ({
    job: await addJob(tx, { serverId: row.id, job: { kind: 'backup' }, now }),
  })
  await runNow(schedule)
  await pass(0, take)
  expect(await openJobs()).toEqual(['backup'])
  await pass(3_600, take)
  expect(await runTexts(schedule)).toEqual(['working: working'])
  await doJobs()
  await pass(1, take)
  await runNow(schedule)
  await pass(1, async () => undefined)
  expect(await runTexts(schedule)).toEqual(['failed: failed by backup_refused', 'done: done'])
})
