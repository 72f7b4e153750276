import { expect, test } from 'vitest'
import type { Db } from '../database/open.ts'
import { addNode, passTime } from '../nodes/nodes-for-tests.ts'
import { alertsForTest } from './alerts-for-tests.ts'

/** Lets these nodes say that they are well, now. */
async function reported(db: Db, names: string[], freePercent = 50): Promise<void> {
  await db.$client.query(
    `update nodes set reported_at = now(), disk_free_bytes = $2, disk_total_bytes = 1000, memory_used_bytes = 1, memory_total_bytes = 2, load = 1
      where name = any($1)`,
    [names, freePercent * 10],
  )
}

async function withNodes(count: number) {
  const alerts = await alertsForTest()
  const names = Array.from({ length: count }, (_, i) => `node-${i + 1}`)
  for (const name of names) await addNode(alerts.db, name)
  await reported(alerts.db, names)
  return { ...alerts, names }
}

test('a service that is well is no news', async () => {
  const { check, told } = await withNodes(3)
  await check()
  expect(await told()).toEqual([])
})

test('a silent node is told of once, with since when and what to do, and its end once', async () => {
  const { db, check, told, names, logged } = await withNodes(3)
  await passTime(db, 121)
  await reported(db, names.slice(1))
  for (let i = 0; i < 3; i++) await check()
  expect(await told()).toEqual([
    expect.stringMatching(
      /^\[Zubr\] Node node-1 has been silent since \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\nWhat to do: on that machine, `systemctl /,
    ),
  ])
  expect(logged.join()).toContain('node-1')
  await reported(db, names)
  for (let i = 0; i < 3; i++) await check()
  expect(await told()).toEqual([
    expect.stringMatching(/^\[Zubr\] Over: node node-1 reports again\.\nTold at .* UTC, ended at .* UTC\.$/),
  ])
  await passTime(db, 121)
  await reported(db, names.slice(1))
  await check()
  expect(await told()).toHaveLength(1)
})

test('two minutes of silence are borne, and a node that never reported is still being set up', async () => {
  const { db, check, told } = await withNodes(3)
  await addNode(db, 'new-1')
  await passTime(db, 110)
  await check()
  expect(await told()).toEqual([])
})

test('a process that could not have heard the nodes blames none of them', async () => {
  const { db, check, told } = await withNodes(3)
  await passTime(db, 3_600)
  await check({ availableForMs: () => 149_000 })
  expect(await told()).toEqual([])
  await check({ availableForMs: () => 151_000 })
  expect(await told()).toHaveLength(1)
})

test('when most nodes fall silent one message says so, and its end names those that stay away', async () => {
  const { db, check, told, names } = await withNodes(8)
  await passTime(db, 121)
  await reported(db, names.slice(5))
  await check()
  await check()
  expect(await told()).toEqual([
    expect.stringMatching(
      /^\[Zubr\] 5 of 8 nodes \(node-1, node-2, node-3, node-4, node-5\) have been silent/,
    ),
  ])
  // Half of them back is no end yet.
  await reported(db, names.slice(3))
  await check()
  expect(await told()).toEqual([])
  await reported(db, names.slice(2))
  await check()
  await check()
  expect(await told()).toEqual([
    expect.stringMatching(/Over: most nodes report again; still silent: node-1, node-2\./),
  ])
  await reported(db, names)
  await check()
  expect((await told()).toSorted()).toEqual([
    expect.stringContaining('Over: node node-1 reports again'),
    expect.stringContaining('Over: node node-2 reports again'),
  ])
})

test('more than three of a kind at once come in one message', async () => {
  const { db, check, told, names } = await withNodes(12)
  await passTime(db, 121)
  await reported(db, names.slice(5))
  await check()
  const [message, ...more] = await told()
  expect(more).toEqual([])
  expect(message).toMatch(/^\[Zubr\] 5 at once:\n• Node node-1 has been silent since [^\n]*\n• Node node-2 /)
  await check()
  expect(await told()).toEqual([])
})

test('a removed node ends its alert', async () => {
  const { db, check, told, names } = await withNodes(3)
  await passTime(db, 121)
  await reported(db, names.slice(1))
  await check()
  await told()
  await db.$client.query(`delete from nodes where name = 'node-1'`)
  await check()
  expect(await told()).toEqual([expect.stringContaining('Over: node node-1 was removed.')])
})

test('a disk is told of below 10 %, and its end from 12 % on: on a node and on the machine of the API', async () => {
  const { db, check, told, fill } = await withNodes(1)
  const at = async (percent: number) => {
    await reported(db, ['node-1'], percent)
    fill(percent)
    await check()
    return (await told()).map((text) => text.split('\n', 1)[0]).toSorted()
  }
  expect(await at(10)).toEqual([])
  expect(await at(9.9)).toEqual([
    expect.stringContaining('The disk of node node-1 is filling (9.9 % free) since'),
    expect.stringContaining("The disk of the API's machine"),
  ])
  for (const percent of [5, 9.9, 10.1, 11.9, 9]) expect(await at(percent)).toEqual([])
  expect(await at(12)).toEqual([
    expect.stringContaining('Over: the disk of node node-1 has 12.0 % free'),
    expect.stringContaining("Over: the disk of the API's machine"),
  ])
})

test('each parked application is told of once, without what was written in it', async () => {
  const { db, check, told } = await alertsForTest()
  const park = (id: string) =>
    db.$client.query(
      `insert into partner_applications (id, idempotency_key, digest, address, name, age, contacts, media, offer, wants, relay_state)
        values ($1::text::uuid, $1::text, 'x', '192.0.2.1', 'Planted Person', '20', 'planted', 'planted', 'planted', 'planted', 'parked')`,
      [id],
    )
  const [one, two] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  await park(one)
  await check()
  await park(two)
  await check()
  const messages = await told()
  expect(messages).toEqual([
    expect.stringContaining(`zubr -- application retry ${one}`),
    expect.stringContaining(`zubr -- application retry ${two}`),
  ])
  expect(messages.join()).not.toMatch(/planted|192\.0/i)
  await db.$client.query(`update partner_applications set relay_state = 'delivered' where id = $1`, [one])
  await check()
  expect(await told()).toEqual([expect.stringContaining(`Over: partner application ${one}`)])
})

test('dead jobs are told of by queue, and when the queue has forgotten them, that none has died since', async () => {
  const { db, check, told } = await alertsForTest()
  const die = () =>
    db.$client.query(
      `insert into jobs.job (name, state, completed_on) values ('relay-application', 'failed', now())`,
    )
  await die()
  await check()
  await die()
  await check()
  expect(await told()).toEqual([expect.stringContaining('A job of relay-application has been dead since')])
  await db.$client.query(`delete from jobs.job where state = 'failed'`)
  await check()
  expect(await told()).toEqual([
    expect.stringContaining(
      'Over: no job of relay-application has died for 24 h; the dead ones are forgotten now, not done.',
    ),
  ])
})

test('recurring work that failed once is none, that fails for three minutes is told of until it succeeds', async () => {
  const { db, check, told } = await alertsForTest()
  const run = (state: string, secondsAgo: number) =>
    db.$client.query(
      `insert into jobs.job (name, state, completed_on) values ('roll-up-status', $1, now() - make_interval(secs => $2))`,
      [state, secondsAgo],
    )
  await run('completed', 300)
  await run('failed', 100)
  await check()
  expect(await told()).toEqual([])
  await run('failed', 181)
  await check()
  expect(await told()).toEqual([
    expect.stringContaining('The recurring job roll-up-status has failed at every run'),
  ])
  // What retention deletes is not mended.
  await db.$client.query(`delete from jobs.job where name = 'roll-up-status'`)
  await check()
  expect(await told()).toEqual([])
  await run('completed', -1)
  await check()
  expect(await told()).toEqual([
    expect.stringContaining('Over: the recurring job roll-up-status works again'),
  ])
})

test('checks of two processes at the same moment tell once', async () => {
  const { db, process, told, names } = await withNodes(3)
  await passTime(db, 121)
  await reported(db, names.slice(1))
  const processes = [process(), process()]
  await Promise.all([...processes, ...processes, ...processes].map(({ check }) => check()))
  expect(await told()).toHaveLength(1)
})
