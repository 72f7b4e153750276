import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { ErrorBody } from '@zubr/contracts/errors'
import { Status } from '@zubr/contracts/status'
import { expect, test } from 'vitest'
import type { Db } from '../database/open.ts'
import { addNode, sendReport } from '../nodes/testing/nodes.ts'
import { appForTest } from '../testing/app.ts'
import { rollUp } from './roll-up.ts'
import { nodeSince } from './testing/status.ts'

const status = async (url: string) => Status.strict().parse(await (await fetch(`${url}/api/status`)).json())

/** Inserts a day that began `ago` days before today. */
const day = (db: Db, node: number, ago: number, [up, degraded, down]: number[], load: number | null = null) =>
  db.$client.query(
    `insert into node_days (node_id, day, up_minutes, degraded_minutes, down_minutes, load_mean)
      values ($1, (now() at time zone 'UTC')::date - $2::int, $3, $4, $5, $6)`,
    [node, ago, up, degraded, down, load],
  )
/** Inserts minutes from `from` to `to` before the current one. */
const minutes = (db: Db, node: number, from: number, to: number, state: string) =>
  db.$client.query(
    `insert into node_minutes (node_id, minute, state, reports)
      select $1, date_trunc('minute', now()) - i * interval '1 minute', $4, 0 from generate_series($3::int, $2::int) i`,
    [node, from, to, state],
  )

test('empty: without nodes there is a status', async () => {
  const { url } = await appForTest()
  expect(await status(url)).toMatchObject({ nodes: [], incidents: [] })
})

test('empty: a node without data has no uptime', async () => {
  const { db, url } = await appForTest()
  await nodeSince(db, 'minsk-1', '2026-01-01T00:00:00Z')
  const { nodes } = await status(url)
  expect(nodes).toMatchObject([
    { name: 'minsk-1', problem: 'no_report', uptime: { day: null, week: null, month: null, quarter: null } },
  ])
  expect(new Set(nodes[0]?.days.map((one) => JSON.stringify(one)))).toEqual(new Set(['[0,0,0,null]']))
})

test("uptime: the share of answered minutes, with faults too, over each span's own days", async () => {
  const { db, url } = await appForTest()
  const node = await nodeSince(db, 'minsk-1', '2026-01-01T00:00:00Z')
  await day(db, node, 0, [1, 1, 2], 12.6)
  await day(db, node, 6, [4, 0, 0])
  await day(db, node, 7, [0, 0, 8])
  await day(db, node, 29, [4, 4, 0])
  await day(db, node, 30, [0, 24, 0])
  await day(db, node, 89, [24, 0, 0])
  await day(db, node, 90, [0, 0, 1_000])
  const [found] = (await status(url)).nodes
  expect(found?.uptime).toEqual({ day: null, week: 75, month: 58.33, quarter: 86.11 })
  expect(found?.days.at(-1)).toEqual([1, 1, 2, 13])
  expect(found?.days.at(-8)).toEqual([0, 0, 8, null])
  expect(found?.days.at(0)).toEqual([24, 0, 0, null])
})

test('uptime: 99.999 % is not 100 %', async () => {
  const { db, url } = await appForTest()
  const node = await nodeSince(db, 'minsk-1', '2026-01-01T00:00:00Z')
  for (let ago = 0; ago < 90; ago++) await day(db, node, ago, ago === 3 ? [1_439, 0, 1] : [1_440, 0, 0])
  expect((await status(url)).nodes[0]?.uptime).toMatchObject({ week: 99.99, month: 99.99, quarter: 99.99 })
})

test('uptime: 24 hours are exact to the minute', async () => {
  const { db, url, pass } = await appForTest()
  const node = await nodeSince(db, 'minsk-1', '2026-01-01T00:00:00Z')
  await minutes(db, node, 1_500, 1_445, 'down')
  await minutes(db, node, 1_430, 1_331, 'up')
  await minutes(db, node, 400, 301, 'degraded')
  await minutes(db, node, 100, 1, 'down')
  await rollUp(db)
  expect((await status(url)).nodes[0]?.uptime.day).toBe(66.66)
  await db.$client.query(
    `update node_minutes set state = 'down'
      where minute in (select minute from node_minutes where state = 'up' order by minute limit 40)`,
  )
  await db.$client.query('delete from node_hours')
  await rollUp(db)
  pass(10_000)
  expect((await status(url)).nodes[0]?.uptime.day).toBe(53.33)
})

test('roll-up: reports appear in the status', async () => {
  const { db, url } = await appForTest()
  await sendReport(url, await addNode(db, 'minsk-1'))
  await rollUp(db)
  expect((await status(url)).nodes).toMatchObject([
    { name: 'minsk-1', load: 12.5, problem: null, uptime: { day: 100, week: 100, month: 100, quarter: 100 } },
  ])
})

test('cache: the status is kept for 10 s, compressed, open to any origin, and 304 if unchanged', async () => {
  const { db, url, pass } = await appForTest()
  for (let i = 0; i < 20; i++) await nodeSince(db, `node-${i}`, '2026-01-01T00:00:00Z')
  const get = (headers: Record<string, string>, method = 'GET') =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      request(`${url}/api/status`, { method, headers }, async (answer) => {
        const body = Buffer.concat(await answer.toArray())
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
      })
        .on('error', reject)
        .end()
    })
  const first = await get({ 'accept-encoding': 'br' })
  expect(first.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, no-cache',
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
  })
  Status.parse(JSON.parse(brotliDecompressSync(first.body).toString()))
  const again = await get({ 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect((await get({}, 'OPTIONS')).status).toBe(204)
  expect((await get({}, 'HEAD')).body.length).toBe(0)
  await db.$client.query('delete from nodes')
  pass(9_999)
  expect((await status(url)).nodes).toHaveLength(20)
  pass(1)
  expect((await status(url)).nodes).toEqual([])
})

test('without its database the status is an honest 503 that any origin may read', async () => {
  const { db, url } = await appForTest()
  await db.$client.query('alter table node_days rename to away')
  const answer = await fetch(`${url}/api/status`)
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([503, '*'])
  expect(ErrorBody.parse(await answer.json()).error.code).toBe('unavailable')
})
