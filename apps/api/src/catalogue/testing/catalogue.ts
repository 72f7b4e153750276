import { databaseForTest } from '@zubr/postgres/testing/database'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import { configForTest } from '../../testing/app.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { openCatalogue } from '../catalogue.ts'
import type { ClientLimits } from '../client.ts'
import { type FakeCatalogues, startFakeCatalogues } from '../fake-sources/fake-sources.ts'

/** A fake of all catalogues, until the test ends. */
export async function fakeCataloguesForTest(): Promise<FakeCatalogues> {
  const fakeSources = await startFakeCatalogues()
  onTestFinished(() => fakeSources.close())
  return fakeSources
}

/**
 * A catalogue on its own database that uses the fake. `later` ages all stored data and moves its
 * clock.
 */
export async function addonCatalogueForTest(limits: Partial<ClientLimits> = {}, curseforgeKey?: string) {
  const fakeSources = await fakeCataloguesForTest()
  const database = await databaseForTest()
  const { db, close } = openDatabase(database.url)
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  let time = 0
  const config = { ...configForTest, addonSources: fakeSources.mirrors, curseforgeKey }
  const catalogue = openCatalogue({
    db,
    config,
    brand: catalogueForTest.brand,
    now: () => time,
    laterMs: 0,
    limits: { patienceMs: 5_000, retryMs: 1, ...limits },
  })
  const later = async (minutes: number) => {
    time += minutes * 60_000
    for (const [table, column] of [
      ['addon_responses', 'fetched_at'],
      ['addon_projects', 'last_seen_at'],
    ])
      await db.$client.query(`update ${table} set ${column} = ${column} - make_interval(mins => ${minutes})`)
  }
  return { catalogue, fakeSources, db, config, later }
}
