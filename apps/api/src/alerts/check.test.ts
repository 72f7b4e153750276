import { expect, test } from 'vitest'
import type { Db } from '../database/open.ts'
import { addNode, passTime } from '../nodes/testing/nodes.ts'
import { alertsForTest } from './testing/alerts.ts'

/** Makes these nodes report a healthy state now. */
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

test('healthy service: it causes no alert', async () => {
  const { check, sentMessages } = await withNodes(3)
  await check()
  expect(await sentMessages()).toEqual([])
})

test('silent node: its alert is sent once, with the start time and advice, and its end once', async () => {
  const { db, check, sentMessages, names, logged } = await withNodes(3)
  await passTime(db, 121)
  await reported(db, names.slice(1))
  for (let i = 0; i < 3; i++) await check()
  expect(await sentMessages()).toEqual([
    expect.stringMatching(
      /^\[Zubr\] Node node-1 has been silent since \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\nWhat to do: on that machine, run `systemctl /,
    ),
  ])
  expect(logged.join()).toContain('node-1')
  await reported(db, names)
  for (let i = 0; i < 3; i++) await check()
  expect(await sentMessages()).toEqual([
    expect.stringMatching(
      /^\[Zubr\] Over: node node-1 reports again\.\nReported at .* UTC, ended at .* UTC\.$/,
    ),
  ])
  await passTime(db, 121)
  await reported(db, names.slice(1))
  await check()
  expect(await sentMessages()).toHaveLength(1)
})

test('silent node: two minutes are tolerated, and a node that never reported causes no alert', async () => {
  const { db, check, sentMessages } = await withNodes(3)
  await addNode(db, 'new-1')
  await passTime(db, 110)
  await check()
  expect(await sentMessages()).toEqual([])
})

test('silent node: a process that could not receive reports alerts about none', async () => {
  const { db, check, sentMessages } = await withNodes(3)
  await passTime(db, 3_600)
  await check({ availableForMs: () => 149_000 })
  expect(await sentMessages()).toEqual([])
  await check({ availableForMs: () => 151_000 })
  expect(await sentMessages()).toHaveLength(1)
})

test('mass outage: one message says that most nodes are silent, and its end names the remaining ones', async () => {
  const { db, check, sentMessages, names } = await withNodes(8)
  await passTime(db, 121)
  await reported(db, names.slice(5))
  await check()
  await check()
  expect(await sentMessages()).toEqual([
    expect.stringMatching(
      /^\[Zubr\] 5 of 8 nodes \(node-1, node-2, node-3, node-4, node-5\) have been silent/,
    ),
  ])
  // With half of them back, the alert continues.
  await reported(db, names.slice(3))
  await check()
  expect(await sentMessages()).toEqual([])
  await reported(db, names.slice(2))
  await check()
  await check()
  expect(await sentMessages()).toEqual([
    expect.stringMatching(/Over: most nodes report again; still silent: node-1, node-2\./),
  ])
  await reported(db, names)
  await check()
  expect((await sentMessages()).toSorted()).toEqual([
    expect.stringContaining('Over: node node-1 reports again'),
    expect.stringContaining('Over: node node-2 reports again'),
  ])
})

test('grouping: more than three alerts of one kind are sent in one message', async () => {
  const { db, check, sentMessages, names } = await withNodes(12)
  await passTime(db, 121)
  await reported(db, names.slice(5))
  await check()
  const [message, ...more] = await sentMessages()
  expect(more).toEqual([])
  expect(message).toMatch(/^\[Zubr\] 5 at once:\n• Node node-1 has been silent since [^\n]*\n• Node node-2 /)
  await check()
  expect(await sentMessages()).toEqual([])
})

test('removed node: its alert ends', async () => {
  const { db, check, sentMessages, names } = await withNodes(3)
  await passTime(db, 121)
  await reported(db, names.slice(1))
  await check()
  await sentMessages()
  await db.$client.query(`delete from nodes where name = 'node-1'`)
  await check()
  expect(await sentMessages()).toEqual([expect.stringContaining('Over: node node-1 was removed.')])
})

test('disk space: an alert starts below 10 % and ends at 12 %, for nodes and the API’s machine', async () => {
  const { db, check, sentMessages, fill } = await withNodes(1)
  const at = async (percent: number) => {
    await reported(db, ['node-1'], percent)
    fill(percent)
    await check()
    return (await sentMessages()).map((text) => text.split('\n', 1)[0]).toSorted()
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

test('failed application: each one is alerted once, without its content', async () => {
  const { db, check, sentMessages } = await alertsForTest()
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
  const messages = await sentMessages()
  expect(messages).toEqual([
    expect.stringContaining(`zubr -- application retry ${one}`),
    expect.stringContaining(`zubr -- application retry ${two}`),
  ])
  expect(messages.join()).not.toMatch(/planted|192\.0/i)
  await db.$client.query(`update partner_applications set relay_state = 'delivered' where id = $1`, [one])
  await check()
  expect(await sentMessages()).toEqual([expect.stringContaining(`Over: partner application ${one}`)])
})

test('dead jobs: they are alerted per queue; once deleted, the end says that none died since', async () => {
  const { db, check, sentMessages } = await alertsForTest()
  const die = () =>
    db.$client.query(
      `insert into jobs.job (name, state, completed_on) values ('relay-application', 'failed', now())`,
    )
  await die()
  await check()
  await die()
  await check()
  expect(await sentMessages()).toEqual([
    expect.stringContaining('A job of relay-application has been dead since'),
  ])
  await db.$client.query(`delete from jobs.job where state = 'failed'`)
  await check()
  expect(await sentMessages()).toEqual([
    expect.stringContaining(
      'Over: no job of relay-application has died for 24 h; the dead jobs were removed, not done.',
    ),
  ])
})

test('recurring job: one failure causes no alert, three minutes of failures do, until it succeeds', async () => {
  const { db, check, sentMessages } = await alertsForTest()
  const run = (state: string, secondsAgo: number) =>
    db.$client.query(
      `insert into jobs.job (name, state, completed_on) values ('roll-up-status', $1, now() - make_interval(secs => $2))`,
      [state, secondsAgo],
    )
  await run('completed', 300)
  await run('failed', 100)
  await check()
  expect(await sentMessages()).toEqual([])
  await run('failed', 181)
  await check()
  expect(await sentMessages()).toEqual([
    expect.stringContaining('The recurring job roll-up-status has failed every time'),
  ])
  // Deletion by retention is no success.
  await db.$client.query(`delete from jobs.job where name = 'roll-up-status'`)
  await check()
  expect(await sentMessages()).toEqual([])
  await run('completed', -1)
  await check()
  expect(await sentMessages()).toEqual([
    expect.stringContaining('Over: the recurring job roll-up-status works again'),
  ])
})

test('concurrency: simultaneous checks of two processes send one message', async () => {
  const { db, process, sentMessages, names } = await withNodes(3)
  await passTime(db, 121)
  await reported(db, names.slice(1))
  const processes = [process(), process()]
  await Promise.all([...processes, ...processes, ...processes].map(({ check }) => check()))
  expect(await sentMessages()).toHaveLength(1)
})
