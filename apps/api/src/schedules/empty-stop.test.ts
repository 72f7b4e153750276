import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  activity,
  anna,
  freshServer,
  hosting,
  say,
  server,
  shown,
  token,
} from '../servers/agent/testing/agent.ts'
import { fetchDesired, nodeForTest } from '../servers/testing/servers.ts'
import { doJobs, makeSchedule, pass, runNow } from './testing/schedules.ts'

const put = (minutes: unknown) => anna.call('PUT', `/api/servers/${server.id}/empty-stop`, { minutes })
const desired = async () => (await fetchDesired(hosting.url, token)).servers[0]
const isUp = (players: number | null = 0) =>
  say([{ id: server.id, stats: { cpuPercent: 1, memoryMb: 1, diskMb: 1, players } }])
/** An agent's request after its timeout, by default for the newest desired state. */
async function ask(change: object = {}, by = token): Promise<string> {
  const body = { server: server.id, generation: (await desired())?.generation, minutes: 15, ...change }
  const answer = await fetch(`${hosting.url}/api/node/empty-stops`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return ((await answer.json()) as { outcome: string }).outcome
}

beforeEach(async () => {
  await freshServer()
  await isUp()
})

test('setting: off at first, reaches the agent, and is refused outside 5 to 180 minutes', async () => {
  expect((await shown()).emptyStopMinutes).toBeNull()
  expect(await desired()).not.toHaveProperty('emptyStopMinutes')
  expect(await (await put(15)).json()).toMatchObject({ emptyStopMinutes: 15, stoppedEmptyMinutes: null })
  expect(await desired()).toMatchObject({ emptyStopMinutes: 15, generation: 1 })
  for (const minutes of [4, 181, 7.5, '15']) expect((await put(minutes)).status).toBe(400)
  await put(null)
  expect(await desired()).not.toHaveProperty('emptyStopMinutes')
  expect(await activity()).toEqual(expect.arrayContaining(['anna empty_stop_on:15', 'anna empty_stop_off']))
})

test('stop: the desired state changes, the reason is shown, and a start forgets it', async () => {
  await put(15)
  const { revision } = await fetchDesired(hosting.url, token)
  const waiting = fetchDesired(hosting.url, token, revision)
  expect(await ask()).toBe('stops')
  expect((await waiting).servers).toMatchObject([
    { desiredState: 'stopped', generation: 2, stoppedEmptyMinutes: 15 },
  ])
  // It is shown as stopped only after its agent has stopped it.
  expect((await shown()).stoppedEmptyMinutes).toBeNull()
  await say([{ id: server.id, generation: 2, state: 'stopped' }])
  expect(await shown()).toMatchObject({ desiredState: 'stopped', state: 'stopped', stoppedEmptyMinutes: 15 })
  expect(await activity()).toContain('service stopped_empty:15 done')
  await anna.call('POST', `/api/servers/${server.id}/actions`, { action: 'start' })
  await anna.call('POST', `/api/servers/${server.id}/actions`, { action: 'stop' })
  await say([{ id: server.id, generation: 4, state: 'stopped' }])
  expect(await shown()).toMatchObject({ state: 'stopped', stoppedEmptyMinutes: null })
})

test('outdated: nothing stops by an old desired state, for another node, or where it may not', async () => {
  await put(15)
  const other = await nodeForTest(hosting, 'minsk-2')
  expect(await ask({ generation: 2 })).toBe('outdated')
  expect(await ask({ minutes: 10 })).toBe('outdated')
  expect(await ask({ server: randomUUID() })).toBe('outdated')
  expect(await ask({}, other)).toBe('outdated')
  for (const change of [`contract = 'suspended'`, `desired_state = 'stopped'`, 'empty_stop_minutes = null']) {
    await hosting.db.$client.query(`update servers set ${change}`)
    expect(await ask(), change).toBe('outdated')
    await hosting.db.$client.query(
      `update servers set contract = 'active', desired_state = 'running', empty_stop_minutes = 15`,
    )
  }
  expect((await desired())?.desiredState).toBe('running')
})

test('busy: nothing stops during a job or a run of a schedule, and it stops afterwards', async () => {
  await put(15)
  const schedule = await makeSchedule({ steps: [{ kind: 'pause', seconds: 60 }] })
  await runNow(schedule)
  // A run that waits counts like one that has begun.
  expect(await ask()).toBe('busy')
  await pass()
  expect(await ask()).toBe('busy')
  await pass(61)
  await anna.call('POST', `/api/servers/${server.id}/backups`, { note: '' })
  expect(await ask()).toBe('busy')
  await doJobs({ state: 'failed', failure: 'failed' })
  expect(await ask()).toBe('stops')
})

test.each([
  [0, 'stops'],
  [2, 'players'],
  [null, 'players'],
])('proxy: with %s players behind it the answer is %s', async (players, outcome) => {
  await put(15)
  await hosting.db.$client.query(
    `insert into servers (id, account_id, node_id, created_at, idempotency_key, digest, name, subdomain, plan,
       memory_mb, disk_mb, core, settings, state, stats)
     select gen_random_uuid(), account_id, node_id, created_at, 'another', digest, 'Behind', 'behind', plan,
       memory_mb, disk_mb, core, settings, 'running', jsonb_build_object('players', $1::int) from servers`,
    [players],
  )
  await hosting.db.$client.query(
    `update servers set core = jsonb_set(core, '{id}', '"velocity"'),
       settings = jsonb_build_object('servers', 'lobby=' || (select id from servers where name = 'Behind'))
     where id = $1`,
    [server.id],
  )
  expect(await ask()).toBe(outcome)
})

test('start: a schedule starts a server that stopped because it was empty', async () => {
  await put(15)
  await ask()
  await say([{ id: server.id, generation: 2, state: 'stopped' }])
  await runNow(await makeSchedule({ steps: [{ kind: 'start' }] }))
  await pass()
  expect(await desired()).toMatchObject({ desiredState: 'running', generation: 3 })
  expect(await desired()).not.toHaveProperty('stoppedEmptyMinutes')
})
