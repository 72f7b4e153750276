import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { databaseForTest } from '@zubr/postgres/testing/database'
import { freePort } from '@zubr/process/free-port'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from './database/open.ts'
import { proxyFor } from './database/testing/tcp-proxy.ts'
import { openReceiver, webhookSecret } from './partners/testing/receiver.ts'
import { authSecretForTest } from './testing/app.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))

/** Real API processes on one database, as in a deployment. */
async function processesForTest() {
  const database = await databaseForTest()
  const opened = openDatabase(database.url)
  const webhook = await openReceiver()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zubr-api-'))
  const children: ChildProcess[] = []
  onTestFinished(async () => {
    for (const child of children) child.kill('SIGKILL')
    await webhook.die()
    await opened.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  async function start(settings: Record<string, string> = {}) {
    const [PANEL_PORT, METRICS_PORT] = [String(await freePort()), String(await freePort())]
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      AUTH_SECRET: authSecretForTest,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ALERT_WEBHOOK_URL: webhook.url,
      CORE_SOURCES: 'off',
      CATALOGUE_SOURCES: 'off',
      PANEL_PORT,
      METRICS_PORT,
      ...settings,
    }
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    children.push(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    const status = new Promise<number | null>((resolve) => child.once('exit', resolve))
    const url = `http://127.0.0.1:${PANEL_PORT}`
    return {
      child,
      status,
      said: () => output,
      url,
      metricsUrl: `http://127.0.0.1:${METRICS_PORT}/metrics`,
      METRICS_PORT,
      ready: () =>
        vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), {
          timeout: 120_000,
          interval: 100,
        }),
    }
  }
  return { start, webhook, db: opened.db, databaseUrl: database.url }
}

test('processes: two on one database are ready, alert once, run recurring jobs once and end cleanly', {
  timeout: 240_000,
}, async () => {
  const { start, webhook, db } = await processesForTest()
  const id = '00000000-0000-4000-8000-000000000001'
  await db.$client.query(
    `insert into partner_applications (id, idempotency_key, digest, address, name, age, contacts, media, offer, wants, relay_state)
      values ($1, 'key', 'x', '192.0.2.1', '', '', '', '', '', '', 'parked')`,
    [id],
  )
  const [one, two] = await Promise.all([start(), start()])
  await Promise.all([one.ready(), two.ready()])
  await vi.waitFor(() => expect(webhook.received).toHaveLength(1), { timeout: 90_000, interval: 200 })
  expect(webhook.received[0]?.content).toContain(`Partner application ${id}`)
  for (const { metricsUrl } of [one, two]) {
    const text = await (await fetch(metricsUrl)).text()
    expect(text).toMatch(/^zubr_applications\{relay="parked"\} 1$/m)
    expect(text).toMatch(/^zubr_http_requests_total\{method="GET",route="\/readyz",status="2xx"\} /m)
  }
  const { rows } = await db.$client.query(
    `select name, singleton_on from jobs.job where name = 'check-alerts' group by name, singleton_on having count(*) > 1`,
  )
  expect(rows).toEqual([])

  one.child.kill('SIGTERM')
  expect(await one.status).toBe(0)
  expect((await fetch(`${two.url}/readyz`)).status).toBe(200)
  two.child.kill('SIGTERM')
  expect(await two.status).toBe(0)
  expect(webhook.received).toHaveLength(1)
  expect(one.said() + two.said()).not.toContain(webhookSecret)
})

test('port: a taken METRICS_PORT is one clear line and status 1', async () => {
  const { start } = await processesForTest()
  const METRICS_PORT = String(await freePort())
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(Number(METRICS_PORT), '127.0.0.1', resolve))
  onTestFinished(() => void holder.close())
  const { status, said: output } = await start({ METRICS_PORT })
  expect(await status).toBe(1)
  expect(output()).toMatch(/^The API could not start: METRICS_PORT: [^\n]*EADDRINUSE[^\n]*\n$/)
})

test('start: a process that starts while the database is away is ready once the database is back', {
  timeout: 240_000,
}, async () => {
  const { start, databaseUrl } = await processesForTest()
  const way = await proxyFor(databaseUrl)
  await way.set('cut')
  const api = await start({ DATABASE_URL: way.url })
  await vi.waitFor(() => expect(api.said()).toContain('The database is unavailable'), { timeout: 60_000 })
  await way.set('open')
  await api.ready()
  api.child.kill('SIGTERM')
  expect(await api.status).toBe(0)
  expect(api.said().match(/The database is unavailable/g)).toHaveLength(1)
})
