import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readReady, readyHeader } from '@zubr/contracts/cores/ready'
import { ErrorBody } from '@zubr/contracts/errors'
import { NodeStats } from '@zubr/contracts/nodes'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { appForTest } from '../testing/app.ts'
import { addNode, passTime, report, sendReport } from './testing/nodes.ts'

const list = async (url: string): Promise<NodeStats[]> =>
  z.array(NodeStats).parse(await (await fetch(`${url}/nodes_stats`)).json())

/** The raw answer: `fetch` would decompress it. */
function raw(url: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request(`${url}/nodes_stats`, { method, headers }, async (answer) => {
        const body = Buffer.concat(await answer.toArray())
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
      })
        .on('error', reject)
        .end()
    },
  )
}

test('list: without nodes it is empty', async () => {
  const { url } = await appForTest()
  expect(await list(url)).toEqual([])
})

test('first report: before it a node is not in service, and has no outage', async () => {
  const { db, url, pass } = await appForTest()
  const token = await addNode(db, 'minsk-1')
  await passTime(db, 100)
  expect(await list(url)).toEqual([])
  await sendReport(url, token)
  pass(2_000)
  expect(await list(url)).toEqual([{ name: 'minsk-1', load: 12.5, problem: null, duration: 0 }])
})

test('duration: it counts from the start of the state, however many reports repeat it', async () => {
  const { db, url, pass } = await appForTest()
  const token = await addNode(db, 'minsk-1')
  const after = async (seconds: number, problem: typeof report.problem) => {
    await passTime(db, seconds)
    await sendReport(url, token, { ...report, problem })
    pass(2_000)
    return (await list(url))[0]
  }
  expect(await after(0, null)).toMatchObject({ problem: null, duration: 0 })
  expect(await after(10, null)).toMatchObject({ problem: null, duration: 10 })
  expect(await after(10, null)).toMatchObject({ problem: null, duration: 20 })
  expect(await after(10, 'disk')).toMatchObject({ problem: 'disk', duration: 0 })
  expect(await after(15, 'disk')).toMatchObject({ problem: 'disk', duration: 15 })
  expect(await after(10, 'memory')).toMatchObject({ problem: 'memory', duration: 0 })
  expect(await after(10, null)).toMatchObject({ problem: null, duration: 0 })
})

test('silence: after 30 s a node has no_report since its last report, and recovers with the next one', async () => {
  const { db, url, pass } = await appForTest()
  const token = await addNode(db, 'minsk-1')
  await sendReport(url, token, { ...report, load: 61.24, problem: 'overload' })
  await passTime(db, 29)
  expect(await list(url)).toMatchObject([{ problem: 'overload', duration: 29, load: 61.2 }])
  await passTime(db, 2)
  pass(2_000)
  expect(await list(url)).toMatchObject([{ problem: 'no_report', duration: 31, load: 61.2 }])
  await sendReport(url, token, { ...report, problem: 'overload' })
  pass(2_000)
  expect(await list(url)).toMatchObject([{ problem: 'overload', duration: 0 }])
})

test('processes: two on one database show the same, and a report to one is seen by the other', async () => {
  const first = await appForTest()
  const second = await appForTest({ databaseUrl: first.databaseUrl })
  const token = await addNode(first.db, 'minsk-1')
  await sendReport(first.url, token, { ...report, load: 42 })
  expect(await list(second.url)).toEqual([{ name: 'minsk-1', load: 42, problem: null, duration: 0 }])
  expect(await list(second.url)).toEqual(await list(first.url))
})

test('cache: the list is cached for 1 s, and a hundred concurrent requests share one load', async () => {
  const { applicationDb: db, url, pass } = await appForTest()
  let queries = 0
  const query = db.$client.query.bind(db.$client)
  // The driver has many overloads; the spy passes its arguments on.
  db.$client.query = ((...args: Parameters<typeof query>) => {
    queries += 1
    return query(...args)
  }) as typeof query
  const lists = await Promise.all(Array.from({ length: 100 }, () => list(url)))
  expect(new Set(lists.map((nodes) => JSON.stringify(nodes))).size).toBe(1)
  // The nodes, the operator's announcement, and the start times.
  expect(queries).toBe(3)
  pass(999)
  await list(url)
  expect(queries).toBe(3)
  pass(1)
  await list(url)
  expect(queries).toBe(6)
})

test('start times: the list has the seconds of each core once they were measured', async () => {
  const { db, url, pass } = await appForTest()
  const readyHeaderOf = async () => (await fetch(`${url}/nodes_stats`)).headers.get(readyHeader)
  expect(await readyHeaderOf()).toBeNull()
  await db.$client.query(
    `insert into core_starts (core, duration_ms) select core, 8500 from unnest(array['paper', 'velocity']) as core, generate_series(1, 5)`,
  )
  pass(1_000)
  expect(readReady(await readyHeaderOf())).toEqual({ paper: 9, velocity: 9 })
})

test('encoding: 1,000 nodes are complete and sorted by name, in every encoding', async () => {
  const { db, url } = await appForTest()
  await db.$client.query(
    `insert into nodes (name, token_hash, load, reported_at)
      select 'node-' || i, sha256(i::text::bytea), i % 101, now() from generate_series(1, 1000) i`,
  )
  const plain = await raw(url)
  const nodes = z.array(NodeStats).parse(JSON.parse(plain.body.toString()))
  const names = nodes.map(({ name }) => name)
  expect(names).toHaveLength(1_000)
  expect(names).toEqual([...names].sort())
  const br = await raw(url, { 'accept-encoding': 'gzip, deflate, br, zstd' })
  const gzip = await raw(url, { 'accept-encoding': 'gzip' })
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.body)).toEqual(plain.body)
  expect(gunzipSync(gzip.body)).toEqual(plain.body)
  expect(br.body.length).toBeLessThan(plain.body.length / 5)
})

test('headers: browsers revalidate the list, every origin may read it, and security headers are sent', async () => {
  const { db, url } = await appForTest({ config: { panelUrl: 'https://panel.zubr.example' } })
  await sendReport(url, await addNode(db, 'minsk-1'))
  const first = await raw(url, { connection: 'keep-alive' })
  const second = await raw(url, { connection: 'keep-alive' })
  const { date: _, 'x-request-id': id, ...headers } = second.headers
  expect(id).toBeTruthy()
  expect(first.headers).toMatchObject(headers)
  expect(second.body).toEqual(first.body)
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, no-cache',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  })
})

test('caching: a client with the newest list gets a 304 without a body, for each encoding its own', async () => {
  const { db, url, pass } = await appForTest()
  const token = await addNode(db, 'minsk-1')
  const { headers } = await raw(url)
  const etag = String(headers.etag)
  for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await raw(url, { 'if-none-match': tags })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    expect(again.headers).toMatchObject({ 'access-control-allow-origin': '*', vary: 'Accept-Encoding' })
  }
  await sendReport(url, token)
  pass(2_000)
  expect((await raw(url, { 'if-none-match': etag })).status).toBe(200)
})

test('methods: HEAD returns the same headers without a body, and CORS allows any origin', async () => {
  const { url } = await appForTest()
  const head = await raw(url, {}, 'HEAD')
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '2'])
  const preflight = await raw(url, { origin: 'https://zubr.example' }, 'OPTIONS')
  expect(preflight.status).toBe(204)
  expect(preflight.headers['access-control-allow-origin']).toBe('*')
})

test('methods: others are refused', async () => {
  const { url } = await appForTest()
  const answer = await raw(url, {}, 'DELETE')
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  expect(ErrorBody.parse(JSON.parse(answer.body.toString())).error.code).toBe('method_not_allowed')
})
