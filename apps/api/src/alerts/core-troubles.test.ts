import { expect, test } from 'vitest'
import { catalogueRead } from '../cores/testing/cores.ts'
import { oldCoreSources } from './core-troubles.ts'

test('core sources: outdated ones cause one alert; disabled ones and those never read cause none', async () => {
  const { db, again } = await catalogueRead()
  const troubles = async () => (await oldCoreSources({ tx: db })).troubles
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
