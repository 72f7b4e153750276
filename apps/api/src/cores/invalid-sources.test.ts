import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { coreOf, offeredCores } from './offers.ts'
import { readCatalogueForTest, readForTest, readResponses } from './testing/cores.ts'

const sha1 = 'a'.repeat(40)
const md5 = 'b'.repeat(32)

/** Purpur with one build of each version. */
const purpur = (versions: string[], build: object = {}) => ({
  '/v2/purpur': { versions },
  ...Object.fromEntries(
    versions.flatMap((version) => {
      const path = `/v2/purpur/${encodeURIComponent(version)}`
      const first = { build: '1', result: 'SUCCESS', timestamp: 1_790_000_000_000, md5, ...build }
      return [
        [path, { builds: { all: ['1'] } }],
        [`${path}/1`, first],
      ]
    }),
  ),
})
const offered = async (says: Awaited<ReturnType<typeof readResponses>>) =>
  (await offeredCores(says.db)).flatMap(({ versions }) => versions)

describe('invalid data of a source', () => {
  test.each([
    [
      'text that cannot be stored',
      purpur(['1.21', 'a\0']),
      'answers /v2/purpur with text that cannot be stored',
    ],
    [
      'half a sign',
      purpur(['1.21'], { md5: '\ud800' }),
      'answers /v2/purpur/1.21/1 with text that cannot be stored',
    ],
    ['a build that is a path', purpur(['1.21'], { build: '../1' }), 'offers nothing'],
    ['nothing but versions that steer a terminal', purpur(['\u001b[2J', '\u202e12.1']), 'offers nothing'],
  ])('refusal: %s', async (_, answers, why) => {
    const says = await readResponses('purpur', answers)
    expect(says.failure).toBe(why)
    expect(says.logged.join()).not.toMatch(/[^ -~]/)
    expect(await offered(says)).toEqual([])
  })

  test('refusal: a list without an end', async () => {
    const versions = Array.from({ length: 10_000 }, (_, n) => ({ version: `1.${n}`, stable: true }))
    const says = await readResponses('fabric', {
      '/v2/versions/game': versions,
      '/v2/versions/loader': [{ version: '0.18.4', stable: true }],
      '/v2/versions/installer': [{ url: '/installer.jar', stable: true }],
      '/installer.jar.sha256': 'c'.repeat(64),
    })
    expect(says.failure).toBe('lists 10000 versions')
  })

  test('skipping: an odd version name, an invalid time and a duplicate are dropped, the rest is kept', async () => {
    const odd = await readResponses('purpur', purpur(['1.21', '1.21\u001b[2J', '1.21']))
    expect(odd.failure).toBeNull()
    expect(await offered(odd)).toMatchObject([{ version: '1.21', at: '2026-09-21T14:13:20.000Z' }])
    for (const timestamp of [-1, 0, Number.MAX_SAFE_INTEGER, 8_640_000_000_000_000]) {
      const says = await readResponses('purpur', purpur(['1.21'], { timestamp }))
      expect([says.failure, await offered(says)]).toMatchObject([null, [{ version: '1.21', at: null }]])
    }
  })

  test.each(['https://piston-data.mojang.com/%zz', '/%zz', 'server.jar'])(
    'refusal: a file at %s',
    async (url) => {
      const manifest = { id: '1.21', type: 'release', url: '/1.21.json', releaseTime: '0000-01-01T00:00:00Z' }
      const body = JSON.stringify({ downloads: { server: { sha1, size: 1, url } } })
      const says = await readResponses('mojang', {
        '/mc/game/version_manifest_v2.json': {
          versions: [{ ...manifest, sha1: createHash('sha1').update(body).digest('hex') }],
        },
        '/1.21.json': body,
      })
      expect(says.failure).toMatch(
        /^says of vanilla 1.21 what cannot be|^names a file that is none of its own/,
      )
    },
  )
})

test('java: Purpur’s module flag is set only for a Java that has the module', async () => {
  const { db } = await readResponses('purpur', purpur(['1.16.4', '1.16.5', '1.21']))
  const flagsOf = async (version: string) => (await coreOf(db, 'purpur', version))?.package?.javaFlags
  expect([await flagsOf('1.16.4'), await flagsOf('1.16.5'), await flagsOf('1.21')]).toEqual([
    [],
    ['--add-modules=jdk.incubator.vector'],
    ['--add-modules=jdk.incubator.vector'],
  ])
})

test('own error: it is reported for its source, and the others are read', async () => {
  const { db, fakeSources, logged, again } = await readCatalogueForTest()
  await db.$client.query(`alter table core_versions add check (core <> 'paper' or source = 'none') not valid`)
  fakeSources.switch('mojang', { half: true })
  await again()
  const { rows } = await db.$client.query(
    'select source, failure from core_source_syncs where failures > 0 order by 1',
  )
  expect(rows).toMatchObject(
    [{ source: 'mojang' }, { source: 'paper', failure: /^has an answer that we fail at/ }].map((row) => ({
      ...row,
      ...(row.failure && { failure: expect.stringMatching(row.failure) }),
    })),
  )
  expect(logged.length).toBeGreaterThan(0)
})

test('timeout: a slow source does not delay the others forever', async () => {
  const { db, fakeSources, logged } = await readCatalogueForTest()
  await db.$client.query(`update core_source_syncs set next_sync_at = now() where source = 'paper'`)
  fakeSources.switch('paper', { slow: 200 })
  await readForTest(db, fakeSources, logged, 300)
  const { rows } = await db.$client.query('select source, failure from core_source_syncs where failures > 0')
  expect(rows).toEqual([{ source: 'paper', failure: 'was not read within 1 min' }])
})

test('lost list: a core with few versions is kept if none of them remains', async () => {
  const { db, again } = await readCatalogueForTest()
  await db.$client.query(
    `insert into core_versions select 'serenityjs', '1', 'purpur', game_version, channel, package, built_at from core_versions limit 1`,
  )
  await again()
  const { rows } = await db.$client.query(`select failure from core_source_syncs where source = 'purpur'`)
  expect(rows).toEqual([{ failure: 'offers 0 versions of serenityjs where it offered 1' }])
})
