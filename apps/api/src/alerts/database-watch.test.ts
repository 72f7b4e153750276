import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { databaseForTest } from '@zubr/postgres/testing/database'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { proxyFor } from '../database/testing/tcp-proxy.ts'
import { openJobs } from '../jobs/jobs.ts'
import { alertWorkers } from './check.ts'
import { watchDatabase } from './database-watch.ts'
import { receiversForTest } from './testing/alerts.ts'

async function watchesForTest(awayAfterMs: number) {
  const database = await databaseForTest()
  onTestFinished(() => database.drop())
  const [proxy, receivers] = [await proxyFor(database.url), await receiversForTest()]
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zubr-watch-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const config = { ...receivers.config, smtpUrl: undefined, dataDir }
  const direct = openDatabase(database.url)
  onTestFinished(() => direct.close())
  const log = { debug: () => undefined, warn: () => undefined, error: () => undefined }
  function watch() {
    const opened = openDatabase(proxy.url)
    const jobs = openJobs(opened.db)
    const watching = watchDatabase({ db: opened.db, jobs, config, log, everyMs: 20, awayAfterMs })
    const stop = async () => {
      await watching.stop()
      await jobs.stop()
      await opened.close()
    }
    onTestFinished(stop)
    const work = () => jobs.work(alertWorkers({ db: opened.db, jobs, config, log, workflows: [] }).slice(1))
    return { ...watching, stop, work, db: opened.db }
  }
  /** Resolves once a process leads. */
  const led = () =>
    vi.waitFor(async () => {
      const { rows } = await direct.db.$client.query(
        `select from pg_locks join pg_database on pg_database.oid = database and datname = current_database() where locktype = 'advisory' and granted`,
      )
      expect(rows).toHaveLength(1)
    }, 5_000)
  const contents = () =>
    receivers.webhook.received.flatMap(({ content, accepted }) => (accepted ? content.split('\n', 1) : []))
  return { ...receivers, proxy, watch, led, contents, dataDir, direct }
}

const begun = expect.stringMatching(/^\[Zubr\] The API cannot reach its database since .* UTC\.$/)
const over = expect.stringMatching(/^\[Zubr\] Over: the API reaches its database again\.$/)

test('leader: one of several processes reports that the database is unavailable, and later its end', async () => {
  const { proxy, watch, led, contents } = await watchesForTest(100)
  const watches = [watch(), watch(), watch()]
  await led()
  await proxy.set('cut')
  await vi.waitFor(() => expect(contents()).toEqual([begun]), 5_000)
  expect(watches.map((one) => one.availableForMs())).toEqual([0, 0, 0])
  await proxy.set('open')
  await watches[1]?.work()
  await vi.waitFor(() => expect(contents()).toEqual([begun, over]), 10_000)
  expect(watches[0]?.availableForMs()).toBeGreaterThan(0)
})

test('short outage: it causes no alert', async () => {
  const { proxy, watch, led, contents, direct } = await watchesForTest(60_000)
  const one = watch()
  await led()
  await proxy.set('cut')
  await vi.waitFor(() => expect(one.availableForMs()).toBe(0), 5_000)
  await proxy.set('open')
  await vi.waitFor(() => expect(one.availableForMs()).toBeGreaterThan(0), 5_000)
  expect(contents()).toEqual([])
  expect((await direct.db.$client.query('select from alerts')).rows).toEqual([])
})

test('retry: a failed message about the outage is sent again while it lasts', async () => {
  const { proxy, watch, led, contents, webhook } = await watchesForTest(50)
  watch()
  await led()
  webhook.react(() => ({ status: 500 }))
  await proxy.set('cut')
  await vi.waitFor(() => expect(webhook.received.length).toBeGreaterThan(2), 5_000)
  webhook.react(() => ({ status: 204 }))
  await vi.waitFor(() => expect(contents()).toEqual([begun]), 5_000)
})

test('restart: the end is sent once, even if the process that reported the start has stopped', async () => {
  const { proxy, watch, led, contents, dataDir, direct } = await watchesForTest(50)
  const first = watch()
  await led()
  await proxy.set('cut')
  await vi.waitFor(() => expect(contents()).toEqual([begun]), 5_000)
  // A process that stops before the channel answers does not know whether the message was sent.
  await vi.waitFor(async () => expect(await readdir(dataDir)).toEqual(['database-away.json']))
  await first.stop()
  expect(await readdir(dataDir)).toEqual(['database-away.json'])
  await proxy.set('open')
  const [second] = [watch(), watch()]
  await second.work()
  await vi.waitFor(() => expect(contents()).toEqual([begun, over]), 10_000)
  await vi.waitFor(async () => expect(await readdir(dataDir)).toEqual([]))
  const { rows } = await direct.db.$client.query(`select key from alerts where closed_at is not null`)
  expect(rows).toEqual([{ key: 'database_away' }])
})
