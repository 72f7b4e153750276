import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Config } from '@zubr/config'
import { databaseForTest } from '@zubr/postgres/testing/database'
import { freePort } from '@zubr/process/free-port'
import { Scope } from '@zubr/process/scope'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from './database/open.ts'
import { startApi } from './start.ts'
import { configForTest } from './testing/app.ts'
import { catalogueForTest } from './testing/catalogue.ts'

/** Starts the whole API with its workers on a database of its own. */
async function apiForTest(change: Partial<Config>, plugIn?: (app: FastifyInstance) => Promise<void>) {
  const database = await databaseForTest()
  const opened = openDatabase(database.url)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zubr-api-'))
  const scope = new Scope()
  onTestFinished(async () => {
    await scope.end()
    await opened.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const logged: string[] = []
  const config = { ...configForTest, panelPort: await freePort(), dataDir, ...change }
  const logTo = { write: (line: string) => logged.push(line) }
  const { app, jobs } = await startApi(scope, {
    db: opened.db,
    config,
    catalogue: catalogueForTest,
    logTo,
    ...(plugIn && { plugIn }),
  })
  return { app, scope, opened, db: opened.db, jobs, logged, url: `http://127.0.0.1:${config.panelPort}` }
}

test('metrics: the log says why the metrics of the database could not be read', async () => {
  const metricsPort = await freePort()
  const { opened, logged } = await apiForTest({ metricsPort })
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(await metrics()).toMatch(/^zubr_database_up 1$/m)
  await opened.close()
  expect(await metrics()).toMatch(/^zubr_database_up 0$/m)
  expect(logged.join('')).toContain('the metrics of the database could not be read')
})

test('shutdown: a running request is answered, and its job is stored', async () => {
  const [entered, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const api = await apiForTest({}, async (app) => {
    app.get('/slow', async () => {
      entered.resolve()
      await leave.promise
      await api.jobs.send(api.db, 'relay-application', { id: 'late' })
      return 'done'
    })
  })
  const answer = fetch(`${api.url}/slow`)
  await entered.promise
  const ended = api.scope.end()
  await vi.waitFor(() => expect(api.app.server.listening).toBe(false), { timeout: 20_000, interval: 10 })
  leave.resolve()
  expect(await (await answer).text()).toBe('done')
  await ended
  const { rows } = await api.db.$client.query(`select from jobs.job where data->>'id' = 'late'`)
  expect(rows).toHaveLength(1)
})

test('port: the error about a taken port names its variable', async () => {
  const first = await apiForTest({})
  const panelPort = Number(new URL(first.url).port)
  await expect(apiForTest({ panelPort })).rejects.toMatchObject({
    name: 'ListenError',
    variable: 'PANEL_PORT',
    message: expect.stringMatching(/^PANEL_PORT: .*EADDRINUSE/),
  })
})
