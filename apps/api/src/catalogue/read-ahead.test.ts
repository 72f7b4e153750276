import { AddonSearch } from '@zubr/contracts/catalogue/endpoints'
import { expect, test } from 'vitest'
import { checkAddonSources } from '../alerts/addon-checks.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { addonSourceFigure } from './figure.ts'
import { deleteUnusedAddons, readAhead } from './read-ahead.ts'
import { addonCatalogueForTest } from './testing/catalogue.ts'

test('read-ahead: the most downloaded projects are stored, searched in an outage, and expire unused', async () => {
  const { catalogue, fakeSources, db, config } = await addonCatalogueForTest()
  const log = { info: () => undefined } as never
  const context = { db, config, catalogue: { ...catalogueForTest }, log, manners: { limits: {}, pauseMs: 0 } }
  await readAhead(context, new AbortController().signal)
  const requestCount = fakeSources.requests.length
  // It is not due yet.
  await readAhead(context, new AbortController().signal)
  expect(fakeSources.requests.length).toBe(requestCount)
  for (const source of ['modrinth', 'hangar'] as const) fakeSources.switch(source, { away: true })
  const search = (words: string) =>
    catalogue.search(AddonSearch.parse({ kind: 'mod', core: 'fabric', gameVersion: '1.21.11', query: words }))
  expect(await search('pip')).toMatchObject({ hits: [{ slug: 'copperline' }], total: 1 })
  expect(await search("moss' <lib")).toMatchObject({ hits: [{ slug: 'moss-library' }] })
  // For Forge, which has no such version.
  expect((await search('rootworks')).hits).toEqual([])

  const troubles = async () => (await checkAddonSources({ tx: db })).problems
  expect(await troubles()).toEqual([])
  await expect
    .poll(
      async () => (await db.$client.query('select 1 from addon_source_syncs where failures > 0')).rowCount,
      {
        timeout: 20_000,
      },
    )
    .toBeGreaterThan(0)
  await db.$client.query(
    `update addon_source_syncs set last_success_at = now() - interval '7 hours', failures = 3`,
  )
  expect(await troubles()).toMatchObject([
    { key: 'addon_sources_away', what: expect.stringContaining('hangar, modrinth') },
  ])
  expect((await addonSourceFigure.read(db)).map(({ count }) => Math.round(count / 3_600))).toEqual([7, 7])

  await deleteUnusedAddons(db)
  const left = async () =>
    (await db.$client.query('select count(*)::int as left from addon_projects')).rows[0].left
  expect(await left()).toBeGreaterThan(30)
  await db.$client.query(
    `update addon_projects set last_used_at = now() - interval '31 days' where slug <> 'skein'`,
  )
  await deleteUnusedAddons(db)
  expect(await left()).toBe(1)
})
