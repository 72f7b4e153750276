import { beforeEach, describe, expect, test } from 'vitest'
import { activity, anna, freshServer, hosting, server } from '../servers/agent/testing/agent.ts'
import { updateDueServers } from '../servers/lifecycle/due.ts'
import { customerForTest, errorOf } from '../servers/testing/servers.ts'
import { sweepSchedules } from './clock.ts'
import { listed, makeSchedule, newSchedule, pass, path, runNow, runs } from './testing/schedules.ts'

beforeEach(freshServer)

test('next time: a schedule has it, in its own time zone', async () => {
  // It is 12:00 UTC on 20 November, 13:00 in Warsaw.
  const made = await makeSchedule({ rule: { kind: 'daily', times: ['12:30', '13:30'] } })
  expect(made).toMatchObject({
    ...newSchedule({ rule: { kind: 'daily', times: ['12:30', '13:30'] } }),
    language: 'ru',
    nextRunAt: '2026-11-20T12:30:00.000Z',
    lastRun: null,
  })
  expect(await listed()).toEqual([made])
  expect(await activity()).toEqual(['anna schedule_created', 'anna created'])
})

test('edit: a schedule is changed, switched off and on, and deleted', async () => {
  const { id } = await makeSchedule()
  const rule = { kind: 'cron', expression: '0 12 * * 1' } as const
  const changed = await anna.call('PUT', path(`/${id}`), newSchedule({ name: 'Mondays', rule, zone: 'UTC' }))
  expect(await changed.json()).toMatchObject({ id, name: 'Mondays', nextRunAt: '2026-11-23T12:00:00.000Z' })
  const off = await anna.call('PATCH', path(`/${id}`), { enabled: false })
  expect(await off.json()).toMatchObject({ enabled: false, nextRunAt: null })
  // A disabled schedule never becomes due.
  await pass(10 * 86_400)
  expect(await runs({ id })).toEqual([])
  const on = await anna.call('PATCH', path(`/${id}`), { enabled: true })
  expect(await on.json()).toMatchObject({ enabled: true, nextRunAt: '2026-12-07T12:00:00.000Z' })
  expect((await anna.call('DELETE', path(`/${id}`))).status).toBe(204)
  expect(await listed()).toEqual([])
  expect((await errorOf(await anna.call('DELETE', path(`/${id}`)))).code).toBe('not_found')
  expect(await activity()).toEqual([
    'anna schedule_deleted',
    'anna schedule_changed',
    'anna schedule_changed',
    'anna schedule_changed',
    'anna schedule_created',
    'anna created',
  ])
})

test.each([
  [{ rule: { kind: 'cron', expression: '*/4 * * * *' } }, { rule: 'too_often' }],
  [{ rule: { kind: 'cron', expression: 'every night' } }, { rule: 'not_cron' }],
  [{ rule: { kind: 'cron', expression: '0 0 30 2 *' } }, { rule: 'never' }],
  [{ rule: { kind: 'daily', times: ['04:00', '04:03'] } }, { rule: 'too_often' }],
  [{ zone: 'Europe/Nowhere' }, { zone: 'expected the name of a time zone' }],
  [{ zone: '+03:00' }, { zone: 'expected the name of a time zone' }],
  [{ name: '  ' }, { name: 'missing' }],
  [{ steps: [{ kind: 'command', text: 'one\ntwo' }] }, { 'steps.0.text': 'expected one line' }],
  [
    { steps: [{ kind: 'command', text: 'ban-ip Steve' }] },
    { 'steps.0.text': 'the server sees one address for all players: ban by name instead of ban-ip' },
  ],
] as const)('validation: %j is refused with a message', async (change, fields) => {
  const answer = await anna.call('POST', path(), newSchedule(change as never))
  expect(await errorOf(answer)).toEqual({ status: 400, code: 'invalid_request', fields })
})

test.each([
  { steps: [] },
  { steps: Array.from({ length: 21 }, () => ({ kind: 'backup' as const })) },
  { steps: [{ kind: 'pause' as const, seconds: 100_000 }] },
  { steps: [{ kind: 'restart' as const, countdown: [7] }] },
  { steps: [{ kind: 'delete_logs' as const, olderThanDays: 0 }] },
  { rule: { kind: 'daily' as const, times: ['24:00'] } },
  { rule: { kind: 'daily' as const, times: [] } },
  { rule: { kind: 'weekly' as const, days: [8], times: ['04:00'] } },
])('validation: %j is refused', async (change) => {
  expect((await anna.call('POST', path(), newSchedule(change))).status).toBe(400)
})

test('limit: twenty commands of 500 letters fit, and a server has at most twenty schedules', async () => {
  const steps = Array.from({ length: 20 }, () => ({ kind: 'command' as const, text: 'ж'.repeat(500) }))
  await makeSchedule({ steps })
  for (let n = 1; n < 20; n++) await makeSchedule()
  expect(await errorOf(await anna.call('POST', path(), newSchedule()))).toMatchObject({
    status: 409,
    code: 'too_many_schedules',
  })
})

test("permissions: another account's schedules are not found, even by the address of its own server", async () => {
  const made = await makeSchedule()
  const boris = await customerForTest(hosting, 'boris')
  const created = await boris.call(
    'POST',
    '/api/servers',
    {
      ...{ plan: 'java-free', name: 'Own', subdomain: 'own-world', node: 'minsk-1', promoCode: null },
      core: { id: 'flying-squid', version: '1.9.0' },
    },
    { 'idempotency-key': 'one-of-boris' },
  )
  const { id } = (await created.json()) as { id: string }
  for (const base of [path(), `/api/servers/${id}/schedules`])
    for (const [method, rest, body] of [
      ['PUT', '', newSchedule({ name: 'Mine' })],
      ['PATCH', '', { enabled: false }],
      ['DELETE', ''],
      ['POST', '/runs'],
      ['GET', '/runs'],
    ] as const) {
      const answer = await boris.call(method, `${base}/${made.id}${rest}`, body)
      expect(answer.status, `${method} ${base} ${rest}`).toBe(404)
    }
  expect((await boris.call('GET', path())).status).toBe(404)
  expect((await boris.call('POST', path(), newSchedule())).status).toBe(404)
  expect(await listed()).toEqual([made])
})

describe('a server with an ended contract', () => {
  const suspend = () =>
    hosting.db.$client.query(`update servers set contract = 'suspended' where id = $1`, [server.id])

  test('contract: schedules can be read and deleted, but not changed or run', async () => {
    const made = await makeSchedule()
    await suspend()
    const refused = { status: 409, code: 'server_not_active' }
    expect(await errorOf(await anna.call('POST', path(), newSchedule()))).toMatchObject(refused)
    expect(await errorOf(await anna.call('PATCH', path(`/${made.id}`), { enabled: false }))).toMatchObject(
      refused,
    )
    expect(await errorOf(await runNow(made))).toMatchObject(refused)
    expect(await listed()).toEqual([made])
    expect((await anna.call('DELETE', path(`/${made.id}`))).status).toBe(204)
  })

  test('contract: all of them are deleted with the server, disabled ones too', async () => {
    await makeSchedule()
    await makeSchedule({ enabled: false })
    await anna.call('DELETE', `/api/servers/${server.id}`, { name: 'My world' })
    await pass(86_400)
    await sweepSchedules(hosting.db)
    const { rows } = await hosting.db.$client.query('select 1 from schedules')
    expect(rows).toEqual([])
  })
})

test('account: the export contains them, and deleting the account deletes them', async () => {
  const made = await makeSchedule({
    name: 'own-name',
    steps: [{ kind: 'command', text: 'own-command' }],
  })
  await runNow(made)
  await pass()
  const exported = (await (await anna.call('GET', '/api/account/export')).json()) as {
    schedules: unknown[]
  }
  expect(exported.schedules).toMatchObject([{ name: 'own-name', steps: [{ text: 'own-command' }] }])
  expect((await anna.call('POST', '/api/account/delete', { password: '' })).status).toBe(204)
  await updateDueServers(
    { db: hosting.db, sendMail: async () => undefined, onError: (error) => expect.fail(String(error)) },
    hosting.time.now,
  )
  const { rows } = await hosting.db.$client.query(
    `select 1 from schedules union all select 1 from schedule_runs
      union all select 1 from server_jobs where job::text like '%own-%'`,
  )
  expect(rows).toEqual([])
})
