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
import { asked, doJobs, makeSchedule, pass as passBare, path, runNow, told } from './testing/schedules.ts'

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

test('a backup whose time nobody was there for is told once by mail, in the activity, and to the operator', async () => {
  await makeSchedule(skips)
  hosting.time.now = new Date('2026-11-21T09:00:00Z')
  await pass()
  expect(mails).toEqual(['backup_failed'])
  expect(await failures()).toEqual(['service backup_failed:missed'])
  // By it the operator's alerts go.
  expect(await failingSince()).not.toBeNull()
  hosting.time.now = new Date('2026-11-22T09:00:00Z')
  await pass()
  expect(mails).toHaveLength(1)
  await atItsTime(23)
  await doJobs({ backup: { snapshot: 'a', bytes: 1, addedBytes: 1, files: 1, wasRestless: false } })
  await pass(1)
  expect(await failingSince()).toBeNull()
})

test('one that its node is away for is told when it is left out, and after an hour if it is to come', async () => {
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
  expect(await told(late)).toEqual(['queued: waiting'])
})

test('one that a step before it kept from coming is told, and so is one that took too long', async () => {
  const late = await makeSchedule({ steps: [{ kind: 'command', text: 'x' }, backup] })
  await atItsTime()
  await doJobs({ state: 'failed', failure: 'not_running' })
  await pass(1)
  expect(await told(late)).toEqual(['failed: failed by not_running, waiting'])
  expect(await failures()).toHaveLength(1)
  await anna.call('DELETE', path(`/${late.id}`))
  const slow = await makeSchedule({ steps: [backup] })
  await atItsTime(22)
  await pass(12 * 3_600)
  expect(await told(slow)).toEqual(['failed: failed by timed_out'])
  expect(await failures()).toHaveLength(2)
  expect(mails).toHaveLength(1)
})

test('one that may not replace those that are locked is told', async () => {
  const { id } = await makeSchedule({ steps: [backup] })
  await hosting.db.$client.query(
    `insert into server_backups (id, server_id, at, kind, state, locked, job_id, snapshot, actor)
      select gen_random_uuid(), $1, now(), 'hand', 'ready', true, gen_random_uuid(), 'a', 'service' from generate_series(1, 20)`,
    [server.id],
  )
  await atItsTime()
  expect(await told({ id })).toEqual(['failed: failed by backup_refused'])
  expect(mails).toEqual(['backup_failed'])
})

test('waits for one that is being made by hand, which is as good', async () => {
  const { id } = await makeSchedule({ steps: [backup] })
  expect((await anna.call('POST', `/api/servers/${server.id}/backups`, { note: '' })).status).toBe(202)
  await atItsTime()
  expect(await told({ id })).toEqual(['working: working'])
  expect(await asked()).toEqual(['backup'])
  await doJobs({ backup: { snapshot: 'a', bytes: 1, addedBytes: 1, files: 1, wasRestless: false } })
  await pass(1)
  expect(await told({ id })).toEqual(['done: done'])
  expect(mails).toEqual([])
})

test('calls off nothing that another has asked for: its owner’s own backup goes on', async () => {
  const steps = [backup]
  expect((await anna.call('POST', `/api/servers/${server.id}/backups`, { note: '' })).status).toBe(202)
  const deleted = await makeSchedule({ steps })
  await atItsTime()
  expect(await told(deleted)).toEqual(['working: working'])
  await anna.call('DELETE', path(`/${deleted.id}`))
  expect(await asked()).toEqual(['backup'])
  const late = await makeSchedule({ steps })
  await atItsTime(22)
  await pass(12 * 3_600)
  expect(await told(late)).toEqual(['failed: failed by timed_out'])
  expect(await asked()).toEqual(['backup'])
  await anna.call('DELETE', path(`/${late.id}`))
  const held = await makeSchedule({ steps })
  await atItsTime(23)
  await restoring()
  await pass(1)
  expect(await told(held)).toEqual(['failed: failed by superseded'])
  expect(await asked()).toEqual(['backup', 'restore'])
})

test('takes its own where one is made before a risky step, which nobody waits for but that step', async () => {
  const schedule = await makeSchedule({ steps: [backup] })
  await inTransaction(hosting.db, async (tx) => {
    const row = await lockServer(tx, eq(servers.id, server.id))
    if (!row) throw new Error('no server')
    const asked = { kind: 'safety', cause: 'restore', actor: 'service', now: hosting.time.now } as const
    return makeBackup(tx, { config: configForTest, catalogue: catalogueForTest }, row, asked)
  })
  await atItsTime()
  expect(await told(schedule)).toEqual(['working: working'])
  expect(await asked()).toEqual(['backup', 'backup'])
  await anna.call('DELETE', path(`/${schedule.id}`))
  expect(await asked()).toEqual(['backup'])
})

test('nobody is told of one that comes late after the service itself was away', async () => {
  const late = await makeSchedule({ name: 'late', steps: [backup] })
  hosting.time.now = new Date('2026-11-21T03:59:00Z')
  await pass()
  // Two hours later it is back, and its nodes have not reported again.
  const left = await makeSchedule({ ...skips, name: 'soon', rule: { kind: 'daily', times: ['07:01'] } })
  await silence()
  hosting.time.now = new Date('2026-11-21T06:01:01Z')
  await pass()
  expect([await told(late), await told(left)]).toEqual([['queued: waiting'], ['queued: waiting']])
  await hosting.db.$client.query(`update nodes set reported_at = now()`)
  for (let n = 0; n < 3; n++) {
    await pass(10)
    await doJobs({ backup: { snapshot: 'a', bytes: 1, addedBytes: 1, files: 1, wasRestless: false } })
  }
  await pass(1)
  expect([await told(late), await told(left)]).toEqual([['done: done'], ['done: done']])
  expect(mails).toEqual([])
  expect(await failures()).toEqual([])
})

test('nobody is told of a time that comes while the run before it still takes its backup', async () => {
  const often = { kind: 'cron', expression: '0 * * * *' } as const
  const schedule = await makeSchedule({ steps: [backup], rule: often })
  await atItsTime()
  await pass(3_600)
  expect(await told(schedule)).toEqual(['skipped: still_running', 'working: working'])
  expect(mails).toEqual([])
  expect(await failures()).toEqual([])
})

test('what was missed is told no more once no schedule takes one, and what failed is', async () => {
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

test('nobody is told of a run that a restore has ended', async () => {
  const schedule = await makeSchedule({ steps: [{ kind: 'pause', seconds: 60 }, backup] })
  await atItsTime()
  await restoring()
  await pass(60)
  expect(await told(schedule)).toEqual(['failed: failed by superseded, waiting'])
  expect(mails).toEqual([])
  expect(await failures()).toEqual([])
})

test('nobody is told of what an owner has chosen, of a run by hand, or of a contract that has ended', async () => {
  const schedule = await makeSchedule({ ...skips, onlyIfEmpty: true, skipIfNotRunning: true })
  await say([{ id: server.id, state: 'stopped' }])
  await atItsTime()
  await silence()
  await runNow(schedule)
  await pass(1)
  await hosting.db.$client.query(`update servers set contract = 'suspended'`)
  await atItsTime(22)
  expect(await told(schedule)).toEqual(['skipped: suspended', 'skipped: node_away', 'skipped: not_running'])
  expect(mails).toEqual([])
  expect(await failures()).toEqual([])
})
