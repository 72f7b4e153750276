import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CoreSource, coreSources } from '@zubr/contracts/cores/sources'
import { databaseForTest } from '@zubr/postgres/testing/database'
import { onTestFinished } from 'vitest'
import { type Db, openDatabase } from '../../database/open.ts'
import { configForTest } from '../../testing/app.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { type FakeCoreSources, startFakeCoreSources } from '../fake-sources/fake-sources.ts'
import { readDueSources } from '../read.ts'

/** A fake of all sources, until the test ends. */
export async function fakeCoreSourcesForTest(folder?: string): Promise<FakeCoreSources> {
  const fakeSources = await startFakeCoreSources({ folder })
  onTestFinished(() => fakeSources.close())
  return fakeSources
}

/** Reads every due source, as the job does. */
export async function readForTest(
  db: Db,
  { mirrors }: Pick<FakeCoreSources, 'mirrors'>,
  logged: string[] = [],
  readingMs = 60_000,
): Promise<void> {
  const log = (line: unknown) => void logged.push(String(line))
  const context = {
    db,
    config: { ...configForTest, coreSources: mirrors },
    catalogue: catalogueForTest,
    log: { warn: log, error: log },
    readingMs,
    manners: { pauseMs: 0, limits: { patienceMs: 1_000, maxBytes: 1_000_000 } },
  }
  await readDueSources(context, new AbortController().signal)
}

/** Makes all sources due. */
export async function makeSourcesDue(db: Db): Promise<void> {
  await db.$client.query('update core_source_syncs set next_sync_at = now()')
}

/** An own database, until the test ends. */
async function emptyCatalogue() {
  const database = await databaseForTest()
  const { db, close } = openDatabase(database.url)
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  return db
}

/** The failure of a reading with these responses by path, or null. No other source is due. */
export async function readResponses(source: CoreSource, answers: Record<string, unknown>) {
  const db = await emptyCatalogue()
  for (const other of coreSources.filter((each) => each !== source))
    await db.$client.query(`insert into core_source_syncs values ($1, now() + interval '1 day')`, [other])
  const server = createServer((request, response) => {
    const body = answers[request.url ?? '']
    response.writeHead(body === undefined ? 404 : 200)
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const logged: string[] = []
  const mirrors = { [source]: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  await readForTest(db, { mirrors }, logged)
  const { rows } = await db.$client.query('select failure from core_source_syncs where source = $1', [source])
  return { db, logged, failure: rows[0].failure as string | null }
}

/** A catalogue after one reading, on its own database. */
export async function readCatalogueForTest() {
  const db = await emptyCatalogue()
  const fakeSources = await fakeCoreSourcesForTest()
  const logged: string[] = []
  const again = async () => {
    await makeSourcesDue(db)
    fakeSources.requests.length = 0
    await readForTest(db, fakeSources, logged)
  }
  await readForTest(db, fakeSources, logged)
  return { db, fakeSources, logged, again }
}
