import { databaseForTest } from '@zubr/postgres/database-for-tests'
import { onTestFinished } from 'vitest'
import { configForTest } from '../app-for-tests.ts'
import { catalogueForTest } from '../catalogue-for-tests.ts'
import { type Db, openDatabase } from '../database/open.ts'
import { readDue } from './read.ts'
import { openStandIn, type StandIn } from './stand-in/stand-in.ts'

/** The stand-in of all sources, until the test ends. */
export async function standInForTest(folder?: string): Promise<StandIn> {
  const standIn = await openStandIn({ folder })
  onTestFinished(() => standIn.close())
  return standIn
}

/** Reads every source that is due, as the job does. */
export async function readForTest(
  db: Db,
  { mirrors }: Pick<StandIn, 'mirrors'>,
  logged: string[] = [],
): Promise<void> {
  const log = (line: unknown) => void logged.push(String(line))
  const context = {
    db,
    config: { ...configForTest, coreSources: mirrors },
    catalogue: catalogueForTest,
    log: { warn: log, info: log },
    manners: { pauseMs: 0, limits: { patienceMs: 1_000, mostBytes: 1_000_000 } },
  }
  await readDue(context, new AbortController().signal)
}

/** As if the next reading's time had come. */
export async function timePasses(db: Db): Promise<void> {
  await db.$client.query('update core_readings set next_at = now()')
}

/** A catalogue that has been read once, on a database of its own. */
export async function catalogueRead() {
  const database = await databaseForTest()
  const { db, close } = openDatabase(database.url)
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  const standIn = await standInForTest()
  const logged: string[] = []
  const again = async () => {
    await timePasses(db)
    standIn.asked.length = 0
    await readForTest(db, standIn, logged)
  }
  await readForTest(db, standIn, logged)
  return { db, standIn, logged, again }
}
