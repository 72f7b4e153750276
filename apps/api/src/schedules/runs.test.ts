import type { ScheduleStep } from '@zubr/contracts/schedules/schedules'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { anna, freshServer, hosting, say, server, token } from '../servers/agent/testing/agent.ts'
import { addJob } from '../servers/jobs/store.ts'
import { beginMigration } from '../servers/migrations/begin-migration.ts'
import { lockServer } from '../servers/owner-actions.ts'
import { servers } from '../servers/servers-schema.ts'
import { errorOf, nodeForTest, sayServers } from '../servers/testing/servers.ts'
import {
  doJobs,
  makeSchedule,
  openJobs,
  pass,
  passUntil,
  path,
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

describe('a run', () => {
  test('skip: a run is skipped with its reason if conditions are not met', async () => {
    const empty = await makeSchedule({ onlyIfEmpty: true, skipIfNotRunning: true })
    const first = async () => (await runTexts(empty))[0]
    let day = 21
    const night = async (report: Parameters<typeof say>[0]) => {
      await say(report)
      await passUntil(`2026-11-${day++}T04:00:00Z`)
      return first()
    }
    expect(await night([{ id: server.id, stats: stats(3) }])).toBe('skipped: players_online')
    expect(await night([{ id: server.id, stats: stats(null) }])).toBe('skipped: players_unknown')
    expect(await night([{ id: server.id, state: 'stopped' }])).toBe('skipped: not_running')
    expect(await night([{ id: server.id, stats: stats(0) }])).toBe('working: working')
  })

  test('manual run: it ignores conditions and time', async () => {
    const schedule = await makeSchedule({ enabled: false, onlyIfEmpty: true, skipIfNotRunning: true })
    await say([{ id: server.id, stats: stats(3) }])
    const answer = await runNow(schedule)
    expect(answer.status).toBe(202)
    expect(await answer.json()).toMatchObject({ isManual: true, outcome: null })
    expect(await errorOf(await runNow(schedule))).toMatchObject({ status: 409, code: 'schedule_runs' })
    await pass()
    expect(await runTexts(schedule)).toEqual(['working: working'])
  })

  test.each([
    ['suspended', 'suspended'],
    ['blocked', 'blocked'],
  ])('contract: the run of a server that is %s is skipped or ends', async (contract, reason) => {
    const schedule = await ofSteps({ kind: 'pause', seconds: 60 }, { kind: 'start' })
    await atItsTime()
    await hosting.db.$client.query(`update servers set contract = $1`, [contract])
    await pass(60)
    expect(await runTexts(schedule)).toEqual([`failed: failed by ${reason}, waiting`])
    await passUntil('2026-11-22T04:00:00Z')
    expect((await runTexts(schedule))[0]).toBe(`skipped: ${reason}`)
  })

  test('skip: the run of a server during a migration or restore is skipped', async () => {
    const schedule = await makeSchedule()
    await inTransaction(hosting.db, (tx) =>
      addJob(tx, {
        serverId: server.id,
        job: { kind: 'restore', snapshot: 'a', paths: null },
        now: hosting.time.now,
      }),
    )
    await atItsTime()
    expect(await runTexts(schedule)).toEqual(['skipped: restoring'])
    await doJobs()
    const other = await nodeForTest(hosting, 'minsk-2')
    for (const by of [token, other]) await sayServers(hosting.url, by, { incomingMigrations: [] })
    await inTransaction(hosting.db, async (tx) => {
      const row = await lockServer(tx, eq(servers.id, server.id))
      if (!row) throw new Error('no server')
      return beginMigration(tx, row, { node: 'minsk-2', actor: 'operator', now: hosting.time.now })
    })
    await passUntil('2026-11-22T04:00:00Z')
    expect((await runTexts(schedule))[0]).toBe('skipped: moving')
  })

  test('crash: a run continues after a process was killed, and does no step twice', async () => {
    const schedule = await ofSteps({ kind: 'command', text: 'one' }, { kind: 'command', text: 'two' })
    await atItsTime()
    await doJobs()
    // A process that dies before its commit leaves nothing behind.
    const died = new Error('killed')
    await hosting.db
      .transaction(async (tx) => {
        await tx.execute(`update schedule_runs set current_step = null, wake_at = now()`)
        throw died
      })
      .catch((error: unknown) => expect(error).toBe(died))
    await pass(1)
    expect(await openJobs()).toEqual(['two'])
    // Another process finds the run unchanged, however often it polls.
    await pass()
    await pass(1)
    expect(await openJobs()).toEqual(['two'])
    await doJobs()
    await pass(1)
    expect(await runTexts(schedule)).toEqual(['done: done, done'])
    const { rows } = await hosting.db.$client.query(
      `select job ->> 'text' as text from server_jobs order by number`,
    )
    expect(rows.map(({ text }) => text)).toEqual(['one', 'two'])
  })

  test('delete: a running run is cancelled with its schedule', async () => {
    const schedule = await ofSteps({ kind: 'command', text: 'x' })
    await atItsTime()
    expect(await openJobs()).toEqual(['x'])
    expect((await anna.call('DELETE', path(`/${schedule.id}`))).status).toBe(204)
    expect(await openJobs()).toEqual([])
  })
})
