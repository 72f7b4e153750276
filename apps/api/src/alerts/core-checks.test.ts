import { expect, test } from 'vitest'
import { readCatalogueForTest } from '../cores/testing/cores.ts'
import { checkCoreSources } from './core-checks.ts'

test('core sources: outdated ones cause one alert; disabled ones and those never read cause none', async () => {
  const { db, again } = await readCatalogueForTest()
  const troubles = async () => (await checkCoreSources({ tx: db })).problems
  expect(await troubles()).toEqual([])
  await db.$client.query(
    `update core_source_syncs set last_success_at = now() - interval '2 days' where source in ('paper', 'mojang')`,
  )
  await db.$client.query(`update core_source_syncs set last_success_at = null where source = 'forge'`)
  await db.$client.query(
    `update core_source_syncs set last_success_at = now() - interval '9 days', last_attempt_at = now() - interval '9 days' where source = 'purpur'`,
  )
  expect(await troubles()).toMatchObject([
    { key: 'core_sources_old', what: expect.stringMatching(/ from mojang, paper$/) },
  ])
  await again()
  expect(await troubles()).toEqual([])
})
