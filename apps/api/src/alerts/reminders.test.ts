import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '../database/open.ts'
import { addNode, passTime } from '../nodes/testing/nodes.ts'
import { pushAlertmanager } from './alertmanager/push.ts'
import { alertsForTest } from './testing/alerts.ts'

async function silentNode() {
  const alerts = await alertsForTest()
  for (const name of ['node-1', 'node-2', 'node-3']) await addNode(alerts.db, name)
  await report(alerts.db, ['node-1', 'node-2', 'node-3'])
  await passTime(alerts.db, 121)
  await report(alerts.db, ['node-2', 'node-3'])
  return alerts
}
const report = (db: Db, names: string[]) =>
  db.$client.query(
    'update nodes set reported_at = now(), disk_free_bytes = 500, disk_total_bytes = 1000, load = 1 where name = any($1)',
    [names],
  )
/** Moves the last messages this many hours into the past. */
const passHours = (db: Db, hours: number) =>
  db.$client.query('update alerts set last_sent_at = last_sent_at - make_interval(secs => $1)', [
    hours * 3_600,
  ])
async function channelsOf(db: Db) {
  const { rows } = await db.$client.query(
    `with gone as (delete from jobs.job where name = 'send-alert' returning data)
      select data->>'channel' as channel from gone order by 1`,
  )
  return rows.map(({ channel }) => channel)
}

test('reminder: an open alert is sent again after an hour, four hours and each day, and its end once', async () => {
  const { db, check, sentMessages } = await silentNode()
  await check()
  expect(await sentMessages()).toHaveLength(1)
  for (const [hours, count] of [
    [1, 1],
    [4, 2],
    [24, 3],
    [24, 4],
  ] as const) {
    await passHours(db, hours - 0.1)
    await check()
    expect(await sentMessages(), `${hours} h`).toEqual([])
    await passHours(db, 0.2)
    await check()
    await check()
    expect(await sentMessages(), `${hours} h`).toEqual([
      expect.stringMatching(
        new RegExp(`^\\[Zubr\\] Still \\(reminder ${count}\\): Node node-1 has been silent since`),
      ),
    ])
  }
  await report(db, ['node-1'])
  await check()
  expect(await sentMessages()).toEqual([expect.stringContaining('Over: node node-1 reports again')])
  await passHours(db, 100)
  await check()
  expect(await sentMessages()).toEqual([])
})

test('reminder: from the second one on it also goes to the escalation address', async () => {
  const { db, check, config } = await silentNode()
  const more = { config: { ...config, alertEscalationMailTo: 'boss@zubr.example' } }
  await check(more)
  await passHours(db, 2)
  await channelsOf(db)
  await check(more)
  expect(await channelsOf(db)).toEqual(['mail', 'webhook'])
  await passHours(db, 5)
  await check(more)
  expect(await channelsOf(db)).toEqual(['escalation', 'mail', 'webhook'])
})

test('alertmanager: it gets open alerts each minute, and ended ones with their end', async () => {
  const { db, check, config } = await silentNode()
  const received: { path: string | undefined; body: Record<string, unknown>[] }[] = []
  let status = 200
  const server = createServer(async (request: IncomingMessage, response) => {
    received.push({ path: request.url, body: JSON.parse(await text(request)) })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/prefix`
  const push = () => pushAlertmanager(db, { url, brand: config.brand }, new AbortController().signal)
  await push()
  expect(received).toEqual([])
  await check()
  await push()
  const [first] = received
  expect(first?.path).toBe('/prefix/api/v2/alerts')
  expect(first?.body).toMatchObject([
    {
      labels: { alertname: 'zubr_node_silent', subject: 'node-1', service: 'Zubr', severity: 'warning' },
      annotations: {
        summary: expect.stringContaining('has been silent'),
        description: expect.stringContaining('node lost'),
      },
    },
  ])
  expect(new Date(String(first?.body[0]?.endsAt)).getTime()).toBeGreaterThan(Date.now() + 60_000)
  await report(db, ['node-1'])
  await check()
  await push()
  expect(new Date(String(received[1]?.body[0]?.endsAt)).getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
  status = 500
  await expect(push()).rejects.toThrow('answered with status 500')
})

test('build failure: the operator is alerted with the output, and about the end', async () => {
  const { check, sentMessages, config } = await alertsForTest()
  const dataDir = await mkdtemp(join(tmpdir(), 'zubr-alerts-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const own = { config: { ...config, dataDir } }
  await writeFile(join(dataDir, 'build-failed'), 'content/plans.ts:3: expected a number\n')
  await check(own)
  expect(await sentMessages()).toEqual([
    expect.stringMatching(
      /could not be built, and the last successful build has been running[\s\S]*content\/plans\.ts:3: expected a number/,
    ),
  ])
  await rm(join(dataDir, 'build-failed'))
  await check(own)
  expect(await sentMessages()).toEqual([expect.stringContaining('were built')])
})

test('lost node: a written-off node is no silent one, and its return is alerted', async () => {
  const { db, check, sentMessages } = await silentNode()
  await db.$client.query("update nodes set lost_at = now() where name = 'node-1'")
  await check()
  expect(await sentMessages()).toEqual([])
  await report(db, ['node-1'])
  await check()
  expect(await sentMessages()).toEqual([
    expect.stringMatching(/Node node-1, which was written off, has reported again[\s\S]*node undrain node-1/),
  ])
  await db.$client.query("update nodes set lost_at = null where name = 'node-1'")
  await check()
  expect(await sentMessages()).toEqual([expect.stringContaining('Over: node node-1')])
})
