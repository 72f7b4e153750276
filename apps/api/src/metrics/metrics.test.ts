import { databaseForTest } from '@zubr/postgres/testing/database'
import { expect, onTestFinished, test, vi } from 'vitest'
import { proxyFor } from '../database/testing/tcp-proxy.ts'
import { addNode, passTime, report, sendReport } from '../nodes/testing/nodes.ts'
import { appForTest } from '../testing/app.ts'
import { listenForMetrics } from './listen.ts'
import type { Metrics } from './metrics.ts'

/** Parses the text format: values by name and labels. */
async function figures(metrics: Metrics): Promise<Map<string, number>> {
  const lines = (await metrics.text()).split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  )
}

async function served(metrics: Metrics) {
  const server = await listenForMetrics(metrics, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => server.close())
  return { server, url: `http://127.0.0.1:${server.port}` }
}

test('answers: they are counted and timed by method, route pattern and status class, never by raw path', async () => {
  const { url, metrics } = await appForTest({
    extend: (app) => {
      app.get('/things/:id', () => 'one')
    },
  })
  for (const path of ['/things/1', '/things/2?secret=x', '/none', '/wp-login.php', '/%zz', '/healthz'])
    await fetch(url + path)
  await fetch(`${url}/healthz`, { method: 'DELETE' })
  await vi.waitFor(async () => {
    const counted = await figures(metrics)
    expect(counted.get('zubr_http_requests_total{method="GET",route="/things/:id",status="2xx"}')).toBe(2)
    expect(counted.get('zubr_http_requests_total{method="GET",route="/healthz",status="2xx"}')).toBe(1)
    expect(
      counted.get('zubr_http_requests_total{method="GET",route="none",status="4xx"}'),
    ).toBeGreaterThanOrEqual(2)
    expect(counted.get('zubr_http_requests_total{method="DELETE",route="none",status="4xx"}')).toBe(1)
    expect(
      counted.get('zubr_http_request_duration_seconds_count{method="GET",route="/things/:id",status="2xx"}'),
    ).toBe(2)
  })
  expect(await metrics.text()).not.toMatch(/secret|wp-login/)
})

test('answers: the list of nodes is counted when it comes from memory, too', async () => {
  const { url, metrics } = await appForTest()
  for (let i = 0; i < 5; i++) await (await fetch(`${url}/nodes_stats`)).text()
  await vi.waitFor(async () =>
    expect(
      (await figures(metrics)).get(
        'zubr_http_requests_total{method="GET",route="/nodes_stats",status="2xx"}',
      ),
    ).toBe(5),
  )
})

test('gauges: nodes, jobs, applications and the pool have a value for each state', async () => {
  const { url, db, metrics, pass } = await appForTest()
  const before = await figures(metrics)
  expect(before.get('zubr_nodes{state="up"}')).toBe(0)
  expect(before.get('zubr_jobs{queue="relay-application",state="failed"}')).toBe(0)
  expect(before.get('zubr_applications{relay="parked"}')).toBe(0)
  expect(before.get('zubr_relay_results_total{result="retried"}')).toBe(0)

  await addNode(db, 'silent-1')
  await passTime(db, 60)
  await sendReport(url, await addNode(db, 'well-1'))
  await sendReport(url, await addNode(db, 'busy-1'), { ...report, problem: 'overload' })
  await db.$client.query(
    `insert into jobs.job (name, state) select 'relay-application', unnest('{created,failed,failed}'::jobs.job_state[])`,
  )
  metrics.relayed('retried')
  // Figures that cost a query are cached for ten seconds.
  expect((await figures(metrics)).get('zubr_nodes{state="up"}')).toBe(0)
  pass(10_000)
  const after = await figures(metrics)
  for (const state of ['up', 'degraded', 'down'])
    expect(after.get(`zubr_nodes{state="${state}"}`), state).toBe(1)
  expect(after.get('zubr_jobs{queue="relay-application",state="created"}')).toBe(1)
  expect(after.get('zubr_jobs{queue="relay-application",state="failed"}')).toBe(2)
  expect(after.get('zubr_relay_results_total{result="retried"}')).toBe(1)
  expect(after.get('zubr_database_up')).toBe(1)
  expect(after.get('zubr_database_pool_connections{state="total"}')).toBeGreaterThan(0)
  expect(after.get('zubr_database_pool_connections{state="waiting"}')).toBe(0)
  expect(after.get('process_cpu_seconds_total')).toBeGreaterThan(0)
})

test('unavailable: without the database its figures are absent and the others are present', async () => {
  const database = await databaseForTest()
  onTestFinished(() => database.drop())
  const proxy = await proxyFor(database.url)
  const { metrics, pass } = await appForTest({ databaseUrl: proxy.url })
  expect((await figures(metrics)).get('zubr_nodes{state="up"}')).toBe(0)
  await proxy.set('cut')
  const { url } = await served(metrics)
  const answer = await fetch(`${url}/metrics`)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).toMatch(/^zubr_database_up 0$/m)
  expect(text).not.toMatch(/^zubr_(?:nodes|jobs|applications)\{/m)
  expect(text).toMatch(/^process_cpu_seconds_total /m)
  await proxy.set('open')
  pass(10_000)
  expect((await figures(metrics)).get('zubr_database_up')).toBe(1)
})

test('listener: a server of its own answers /metrics and nothing else', async () => {
  const { metrics, url: apiUrl } = await appForTest()
  const { url, server } = await served(metrics)
  const answer = await fetch(`${url}/metrics`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0\.0\.4/),
  ])
  expect((await fetch(`${url}/`)).status).toBe(404)
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(405)
  expect((await fetch(`${apiUrl}/metrics`)).status).toBe(404)
  await expect(listenForMetrics(metrics, { host: '127.0.0.1', port: server.port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})
