import { expect, test } from 'vitest'
import { catalogueRead } from '../cores/cores-for-tests.ts'
import { oldCoreSources } from './core-troubles.ts'

test('sources of cores that have not been read for long are one alert, those that are off or never were none', async () => {
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
