import type { ScheduleStep } from '@zubr/contracts/schedules/schedules'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { makeBackup } from '../backups/make-backup.ts'
import { inTransaction } from '../database/transaction.ts'
import { activity, anna, freshServer, hosting, say, server } from '../servers/agent/testing/agent.ts'
import { addJob } from '../servers/jobs/store.ts'
import { lockServer } from '../servers/owner-actions.ts'
import { servers } from '../servers/servers-schema.ts'
import { configForTest } from '../testing/app.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { sweepSchedules } from './clock.ts'
import { missBackups } from './missed.ts'
import { takeBackups } from './steps.ts'
import {
  doJobs,
  makeSchedule,
  openJobs,
  pass as passBare,
  path,
  runNow,
  runTexts,
} from './testing/schedules.ts'

const mails: string[] = []
const take = takeBackups({ config: configForTest, catalogue: catalogueForTest })
const miss = missBackups({
  config: configForTest,
  jobs: {
    send: async (_tx, _queue, data) => {
      mails.push('kind' in data ? String(data.kind) : '')
    },
  },
})
const pass = (seconds = 0) => passBare(seconds, take, miss)
const atItsTime = (day = 21) => {
  hosting.time.now = new Date(`2026-11-${day}T04:00:00Z`)
  return pass()
}
const failures = async () => (await activity()).filter((entry) => entry.includes('backup_failed'))
const failingSince = async () =>
  (await hosting.db.$client.query('select failing_since from backup_repositories')).rows[0]?.failing_since
const silence = () => hosting.db.$client.query(`update nodes set reported_at = now() - interval '1 hour'`)
const restoring = () =>
  inTransaction(hosting.db, (tx) =>
    addJob(tx, {
      ...{ serverId: server.id, now: hosting.time.now },
      job: { kind: 'restore', snapshot: 'a', paths: null },
    }),
  )
const backup: ScheduleStep = { kind: 'backup' }
const skips = { steps: [backup], missed: 'skip' as const }

beforeEach(async () => {
  await freshServer()
  mails.length = 0
  await say([{ id: server.id, stats: { cpuPercent: 1, memoryMb: 1, diskMb: 1, players: 0 } }])
})

test('missed backup: after an outage of the service it is reported once: mail, activity and alert', async () => {
  await makeSchedule(skips)
  hosting.time.now = new Date('2026-11-21T09:00:00Z')
  await pass()
  expect(mails).toEqual(['backup_failed'])
  expect(await failures()).toEqual(['service backup_failed:missed'])
  // Operators' alerts depend on it.
  expect(await failingSince()).not.toBeNull()
  hosting.time.now = new Date('2026-11-22T09:00:00Z')
  await pass()
  expect(mails).toHaveLength(1)
  await atItsTime(23)
  await doJobs({ backup: { snapshot: 'a', bytes: 1, addedBytes: 1, files: 1, hadChangingFiles: false } })
  await pass(1)
  expect(await failingSince()).toBeNull()
})

test('missed backup: during an outage of its node it is reported when skipped, or after an hour', async () => {
  await makeSchedule({ ...skips, name: 'left out' })
  await silence()
  await atItsTime()
  await pass(90)
  expect(mails).toEqual(['backup_failed'])
  await freshServer()
  mails.length = 0
  const late = await makeSchedule({ steps: [backup] })
  await silence()
  await atItsTime()
  await pass(3_500)
  expect(mails).toEqual([])
  for (let n = 0; n < 3; n++) await pass(200)
  expect(mails).toEqual(['backup_failed'])
  expect(await failures()).toHaveLength(1)
  expect(await runTexts(late)).toEqual(['queued: waiting'])
})

test('missed backup: it is reported if an earlier step failed, and if it took too long', async () => {
  const late = await makeSchedule({ steps: [{ kind: 'command', text: 'x' }, backup] })
  await atItsTime()
  await doJobs({ state: 'failed', failure: 'not_running' })
  await pass(1)
  expect(await runTexts(late)).toEqual(['failed: failed by not_running, waiting'])
  expect(await failures()).toHaveLength(1)
  await anna.call('DELETE', path(`/${late.id}`))
  const slow = await makeSchedule({ steps: [backup] })
  await atItsTime(22)
  await pass(12 * 3_600)
  expect(await runTexts(slow)).toEqual(['failed: failed by timed_out'])
  expect(await failures()).toHaveLength(2)
  expect(mails).toHaveLength(1)
})

test('missed backup: one that may not replace locked backups is reported', async () => {
  const { id } = await makeSchedule({ steps: [backup] })
  await hosting.db.$client.query(
    `insert into server_backups (id, server_id, at, kind, state, locked, job_id, snapshot, actor)
      select gen_random_uuid(), $1, now(), 'hand', 'ready', true, gen_random_uuid(), 'a', 'service' from generate_series(1, 20)`,
    [server.id],
  )
  await atItsTime()
  expect(await runTexts({ id })).toEqual(['failed: failed by backup_refused'])
  expect(mails).toEqual(['backup_failed'])
})

test('borrowed backup: the step waits for a manual backup in progress, which counts as its own', async () => {
  const { id } = await makeSchedule({ steps: [backup] })
  expect((await anna.call('POST', `/api/servers/${server.id}/backups`, { note: '' })).status).toBe(202)
  await atItsTime()
  expect(await runTexts({ id })).toEqual(['working: working'])
  expect(await openJobs()).toEqual(['backup'])
  await doJobs({ backup: { snapshot: 'a', bytes: 1, addedBytes: 1, files: 1, hadChangingFiles: false } })
  await pass(1)
  expect(await runTexts({ id })).toEqual(['done: done'])
  expect(mails).toEqual([])
})

test("borrowed backup: the owner's own backup is not cancelled", async () => {
  const steps = [backup]
  expect((await anna.call('POST', `/api/servers/${server.id}/backups`, { note: '' })).status).toBe(202)
  const deleted = await makeSchedule({ steps })
  await atItsTime()
  expect(await runTexts(deleted)).toEqual(['working: working'])
  await anna.call('DELETE', path(`/${deleted.id}`))
  expect(await openJobs()).toEqual(['backup'])
  const late = await makeSchedule({ steps })
  await atItsTime(22)
  await pass(12 * 3_600)
  expect(await runTexts(late)).toEqual(['failed: failed by timed_out'])
  expect(await openJobs()).toEqual(['backup'])
  await anna.call('DELETE', path(`/${late.id}`))
  const held = await makeSchedule({ steps })
  await atItsTime(23)
  await restoring()
  await pass(1)
  expect(await runTexts(held)).toEqual(['failed: failed by superseded'])
  expect(await openJobs()).toEqual(['backup', 'restore'])
})

test('borrowed backup: a safety backup of a risky step does not count, and the step makes its own', async () => {
  const schedule = await makeSchedule({ steps: [backup] })
  await inTransaction(hosting.db, async (tx) => {
    const row = await lockServer(tx, eq(servers.id, server.id))
    if (!row) throw new Error('no server')
    const request = { kind: 'safety', cause: 'restore', actor: 'service', now: hosting.time.now } as const
    return makeBackup(tx, { config: configForTest, catalogue: catalogueForTest }, row, request)
  })
  await atItsTime()
  expect(await runTexts(schedule)).toEqual(['working: working'])
  expect(await openJobs()).toEqual(['backup', 'backup'])
  await anna.call('DELETE', path(`/${schedule.id}`))
  expect(await openJobs()).toEqual(['backup'])
})

test('missed backup: one that is late after an outage of the service itself is not reported', async () => {
  const late = await makeSchedule({ name: 'late', steps: [backup] })
  hosting.time.now = new Date('2026-11-21T03:59:00Z')
  await pass()
  // Two hours later the service is back, and its nodes have not reported yet.
  const left = await makeSchedule({ ...skips, name: 'soon', rule: { kind: 'daily', times: ['07:01'] } })
  await silence()
  hosting.time.now = new Date('2026-11-21T06:01:01Z')
  await pass()
  expect([await runTexts(late), await runTexts(left)]).toEqual([['queued: waiting'], ['queued: waiting']])
  await hosting.db.$client.query(`update nodes set reported_at = now()`)
  for (let n = 0; n < 3; n++) {
    await pass(10)
    await doJobs({ backup: { snapshot: 'a', bytes: 1, addedBytes: 1, files: 1, hadChangingFiles: false } })
  }
  await pass(1)
  expect([await runTexts(late), await runTexts(left)]).toEqual([['done: done'], ['done: done']])
  expect(mails).toEqual([])
  expect(await failures()).toEqual([])
})

test('missed backup: a time during a run that still makes its backup is not reported', async () => {
  const often = { kind: 'cron', expression: '0 * * * *' } as const
  const schedule = await makeSchedule({ steps: [backup], rule: often })
  await atItsTime()
  await pass(3_600)
  expect(await runTexts(schedule)).toEqual(['skipped: still_running', 'working: working'])
  expect(mails).toEqual([])
  expect(await failures()).toEqual([])
})

test('missed backup: reporting ends when no schedule makes backups any more; failures are reported', async () => {
  const schedule = await makeSchedule(skips)
  hosting.time.now = new Date('2026-11-21T09:00:00Z')
  await pass()
  await sweepSchedules(hosting.db)
  expect(await failingSince()).not.toBeNull()
  await anna.call('DELETE', path(`/${schedule.id}`))
  await sweepSchedules(hosting.db)
  expect(await failingSince()).toBeNull()
  hosting.time.now = new Date('2026-11-21T10:00:00Z')
  await anna.call('POST', `/api/servers/${server.id}/backups`, { note: '' })
  await doJobs({ state: 'failed', failure: 'no_room' })
  await sweepSchedules(hosting.db)
  expect(await failingSince()).not.toBeNull()
})

test('missed backup: a run that a restore ended is not reported', async () => {
  const schedule = await makeSchedule({ steps: [{ kind: 'pause', seconds: 60 }, backup] })
  await atItsTime()
  await restoring()
  await pass(60)
  expect(await runTexts(schedule)).toEqual(['failed: failed by superseded, waiting'])
  expect(mails).toEqual([])
  expect(await failures()).toEqual([])
})

test("missed backup: the owner's choice, manual runs and ended contracts are not reported", async () => {
  const schedule = await makeSchedule({ ...skips, onlyIfEmpty: true, skipIfNotRunning: true })
  await say([{ id: server.id, state: 'stopped' }])
  await atItsTime()
  await silence()
  await runNow(schedule)
  await pass(1)
  await hosting.db.$client.query(`update servers set contract = 'suspended'`)
  await atItsTime(22)
  expect(await runTexts(schedule)).toEqual([
    'skipped: suspended',
    'skipped: node_away',
    'skipped: not_running',
  ])
  expect(mails).toEqual([])
  expect(await failures()).toEqual([])
})
