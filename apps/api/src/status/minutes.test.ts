import { once } from 'node:events'
import { createServer } from 'node:http'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Db } from '../database/open.ts'
import { storeReport } from '../nodes/store.ts'
import { addNode, report } from '../nodes/testing/nodes.ts'
import { markObserved, observe } from './observe.ts'
import { databasesForTest } from './testing/status.ts'

let db: Db
beforeEach(async () => {
  ;[db] = await databasesForTest()
})
const rowsOf = async (table: string) => (await db.$client.query(`select * from ${table} order by 1, 2`)).rows
/** Moves every report of the test into one minute, whenever it runs. */
const asOneMinute = () =>
  db.$client.query(`update node_minutes set minute = date_trunc('minute', now()) where minute < now()`)

test('minutes: reports add up, and one problem makes the minute degraded', async () => {
  const token = await addNode(db, 'minsk-1')
  await storeReport(db, token, { ...report, load: 10 })
  expect(await rowsOf('node_minutes')).toMatchObject([
    { state: 'up', reports: 1, load_sum: 10, load_max: 10 },
  ])
  for (const [load, problem] of [
    [50, 'disk'],
    [30, null],
  ] as const) {
    await asOneMinute()
    await storeReport(db, token, { ...report, load, problem })
  }
  expect(await rowsOf('node_minutes')).toMatchObject([
    { state: 'degraded', reports: 3, load_sum: 90, load_max: 50 },
  ])
})

test('silence: a report replaces a stored silence of its minute', async () => {
  const token = await addNode(db, 'minsk-1')
  await db.$client.query(
    `insert into node_minutes (node_id, minute, state, reports)
      select id, date_trunc('minute', now()) + i * interval '1 minute', 'down', 0 from nodes, generate_series(0, 1) i`,
  )
  await storeReport(db, token, { ...report, load: 10 })
  const reported = (await rowsOf('node_minutes')).filter(({ reports }) => reports > 0)
  expect(reported).toMatchObject([{ state: 'up', reports: 1, load_sum: 10, load_max: 10 }])
})

test('overflow: a flood of reports fills the count, and none is refused', async () => {
  const token = await addNode(db, 'minsk-1')
  await storeReport(db, token, report)
  await db.$client.query('update node_minutes set reports = 32767')
  await asOneMinute()
  expect(await storeReport(db, token, { ...report, problem: 'disk' })).toBe(true)
  expect(await rowsOf('node_minutes')).toMatchObject([{ state: 'degraded', reports: 32_767 }])
})

test('authentication: an unknown token stores no minute', async () => {
  expect(await storeReport(db, 'w'.repeat(43), report)).toBe(false)
  expect(await rowsOf('node_minutes')).toEqual([])
})

test('observation: the current ten seconds are marked, by any number of processes', async () => {
  await Promise.all([markObserved(db), markObserved(db)])
  const { rows } = await db.$client.query<{ good: boolean }>(
    `select bool_or(slots & (1 << floor(extract(second from minute_of) / 10)::int) > 0) and bool_and(slots between 1 and 63) as good
      from observed_minutes, (select now() as minute_of) clock`,
  )
  expect(rows).toEqual([{ good: true }])
})

test('observation: nothing is marked without a listening server or a database', async () => {
  const server = createServer()
  observe(server, db)
  await markObserved(db)
  await db.$client.query('delete from observed_minutes')
  expect(await rowsOf('observed_minutes')).toEqual([])
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  vi.spyOn(db.$client, 'query').mockRejectedValueOnce(new Error('away') as never)
  observe(server, db)
  expect(await rowsOf('observed_minutes')).toEqual([])
  observe(server, db)
  await vi.waitFor(async () => expect(await rowsOf('observed_minutes')).not.toEqual([]))
})
