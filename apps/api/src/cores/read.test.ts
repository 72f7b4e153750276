import { coreSources } from '@zubr/contracts/cores/sources'
import { describe, expect, test } from 'vitest'
import { javaReleases } from './cores-schema.ts'
import { coreSourceFigure } from './figure.ts'
import { coreOf, offeredCores } from './offers.ts'
import { makeSourcesDue, readCatalogueForTest, readForTest, readResponses } from './testing/cores.ts'

const versionsOf = (offers: Awaited<ReturnType<typeof offeredCores>>, core: string) =>
  offers.find(({ id }) => id === core)?.versions ?? []

describe('first reading', () => {
  test('offers: every core is known, stable versions first and the newest first', async () => {
    const { db, logged } = await readCatalogueForTest()
    expect(logged).toEqual([])
    const offers = await offeredCores(db)
    expect(
      Object.fromEntries(
        offers.map(({ id, versions }) => [id, versions.map((each) => `${each.version} ${each.channel}`)]),
      ),
    ).toEqual({
      paper: [
        '1.21.11 stable',
        '1.21.10 stable',
        '1.20.6 stable',
        '1.18.2 stable',
        '1.21.9-rc1 beta',
        '26.1 alpha',
      ],
      purpur: ['1.21.11 stable', '1.21.10 stable', '1.21.4 stable', '1.20.6 stable'],
      vanilla: [
        '26.1 stable',
        '1.21.11 stable',
        '1.21.4 stable',
        '1.20.6 stable',
        '26.2-snapshot-1 snapshot',
      ],
      fabric: [
        '26.1 stable',
        '1.21.11 stable',
        '1.21.4 stable',
        '1.20.6 stable',
        '1.18.2 stable',
        '26.2-snapshot-1 snapshot',
      ],
      neoforge: [
        '26.1 stable',
        '1.21.11 stable',
        '1.21.4 stable',
        '1.20.6 stable',
        '1.20.1 stable',
        '1.21.12 beta',
      ],
      forge: ['1.20.1 stable', '1.12.2 stable', '1.7.10 stable', '1.21.11 beta'],
      velocity: ['3.4.0 stable', '1.1.9 stable', '3.5.0-SNAPSHOT beta'],
      'bedrock-dedicated': ['1.21.124.2 stable', '1.21.130.24 snapshot'],
      pocketmine: ['5.39.0 stable'],
    })
    expect(versionsOf(offers, 'paper')[0]).toEqual({
      version: '1.21.11',
      gameVersion: '1.21.11',
      channel: 'stable',
      build: '132',
      java: 21,
      at: '2026-10-20T09:30:00.000Z',
    })
  })

  test('packages: they contain all that a node needs, with files at the mirror’s address', async () => {
    const { db, fakeSources } = await readCatalogueForTest()
    const hex = (length: number) => `[0-9a-f]{${length}}`
    const fileOf = async (core: string, version: string) => (await coreOf(db, core, version))?.package
    expect(await fileOf('paper', '1.21.11')).toMatchObject({
      java: 21,
      javaFlags: expect.arrayContaining(['-XX:+UseG1GC']),
      files: [
        {
          name: 'paper-1.21.11-132.jar',
          url: expect.stringMatching(
            `^${fakeSources.url}/paper/fill-data.papermc.io/v1/objects/${hex(64)}/paper-1.21.11-132.jar$`,
          ),
          hash: expect.stringMatching(`^sha256:${hex(64)}$`),
        },
      ],
    })
    expect(await fileOf('velocity', '1.1.9')).toMatchObject({ java: 17, javaFlags: [] })
    // The build called latest has failed.
    expect(await fileOf('purpur', '1.21.11')).toMatchObject({ build: '2501', files: [{ bytes: null }] })
    expect(await fileOf('fabric', '1.21.11')).toMatchObject({
      build: '0.18.4',
      java: 21,
      files: [{ name: 'fabric-installer-1.1.0.jar' }],
    })
    expect(await fileOf('neoforge', '1.21.4')).toMatchObject({ build: '21.4.157' })
    expect(await fileOf('neoforge', '26.1')).toMatchObject({ build: '26.1.0.15', java: 25 })
    expect(await fileOf('forge', '1.7.10')).toMatchObject({
      java: 8,
      files: [{ hash: expect.stringMatching(`^sha1:${hex(40)}$`) }],
    })
    expect(await fileOf('pocketmine', '5.39.0')).toMatchObject({
      java: null,
      files: [{ name: 'PocketMine-MP.phar', hash: null }, { name: 'PHP-8.4-Linux-x86_64-PM5.tar.gz' }],
    })
    // Every address that a node would get has the content of its hash.
    const served = await fetch((await fileOf('vanilla', '26.1'))?.files[0]?.url ?? '')
    expect(served.status).toBe(200)
  })

  test('java: it is known for both architectures, for 16 as a JDK', async () => {
    const { db } = await readCatalogueForTest()
    const rows = await db.select().from(javaReleases).orderBy(javaReleases.java, javaReleases.architecture)
    expect(rows.map(({ java, architecture }) => `${java} ${architecture}`)).toEqual(
      [8, 11, 16, 17, 21, 25].flatMap((java) => [`${java} aarch64`, `${java} x64`]),
    )
    expect(rows.find(({ java }) => java === 16)?.file.name).toContain('-jdk_')
    expect(rows.find(({ java }) => java === 21)?.file.name).toContain('-jre_')
  })
})

test('conditional requests: a second reading gets 304, and fixed pages are not requested', async () => {
  const { db, fakeSources, again } = await readCatalogueForTest()
  const before = await offeredCores(db)
  const first = fakeSources.requests.length
  // Sources require an identification.
  expect(new Set(fakeSources.requests.map(({ userAgent }) => userAgent))).toEqual(
    new Set(['Zubr/1 (http://localhost:3000; support@zubr.example)']),
  )
  await again()
  expect(new Set(fakeSources.requests.map(({ status }) => status))).toEqual(new Set([304]))
  expect(fakeSources.requests.length).toBeLessThan(first)
  expect(fakeSources.requests.filter(({ path }) => /^.v1.packages|.sha256$|.sha1$/.test(path))).toEqual([])
  expect(await offeredCores(db)).toEqual(before)
})

test('schedule: a source that is not due is not requested', async () => {
  const { db, fakeSources } = await readCatalogueForTest()
  fakeSources.requests.length = 0
  await readForTest(db, fakeSources)
  expect(fakeSources.requests).toEqual([])
})

test('concurrency: one of several processes reads a source', async () => {
  const { db, fakeSources } = await readCatalogueForTest()
  await makeSourcesDue(db)
  fakeSources.requests.length = 0
  await Promise.all([1, 2, 3].map(() => readForTest(db, fakeSources)))
  const requestLines = fakeSources.requests.map(({ source, path }) => `${source} ${path}`)
  expect(requestLines.length).toBeGreaterThan(coreSources.length)
  expect(requestLines).toHaveLength(new Set(requestLines).size)
})

describe('stored catalogue', () => {
  test.each([
    ['is away', { away: true }, 'cannot be reached (UND_ERR_SOCKET)'],
    ['is too slow', { slow: 1_500 }, 'gave no whole answer within 1 s'],
    ['talks nonsense', { nonsense: true }, 'answers /paper/v3/projects/paper/versions with what is no JSON'],
    ['has lost most of its versions', { half: true }, 'offers 2 versions of paper where it offered 6'],
    [
      'names a hash of a wrong length',
      { hash: 'short' },
      'says of paper 26.1 what cannot be: files.0.hash: expected a hash like sha256:<hex>',
    ],
    [
      'names files of somebody else',
      { elsewhere: true },
      'names a file that is none of its own: https://elsewhere.example/v1/objects/',
    ],
  ] as const)('outage: it stays if a source %s, which is logged once', async (_, switches, why) => {
    const { db, fakeSources, logged, again } = await readCatalogueForTest()
    const before = await offeredCores(db)
    fakeSources.switch('paper', switches)
    await again()
    await again()
    expect(await offeredCores(db)).toEqual(before)
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain(`paper ${why}`)
    const { rows } = await db.$client.query(
      `select failures, failure from core_source_syncs where source = 'paper'`,
    )
    expect(rows).toMatchObject([{ failures: 2, failure: expect.stringContaining(why) }])
    // The others are still read, and the source itself once it is back.
    fakeSources.switch('paper', {})
    await again()
    const { rows: ages } = await db.$client.query('select failures from core_source_syncs where failures > 0')
    expect(ages).toEqual([])
    expect(logged).toHaveLength(1)
  })

  test('no internet: one line reports all unavailable sources', async () => {
    const { db, fakeSources, logged } = await readCatalogueForTest()
    await fakeSources.close()
    for (const round of [1, 2, 3]) {
      await makeSourcesDue(db)
      await readForTest(db, fakeSources, logged)
      const { rows } = await db.$client.query(
        `select count(*)::int as failing, min(extract(epoch from next_sync_at - now()))::int as pause from core_source_syncs where failures = $1`,
        [round],
      )
      expect(rows[0].failing).toBe(coreSources.length)
      expect(rows[0].pause).toBeGreaterThan(60 * 5 * 2 ** (round - 1) - 60)
    }
    expect(logged).toHaveLength(1)
  })

  test('hash mismatch: a list with another hash than announced is refused', async () => {
    const { db, fakeSources, logged, again } = await readCatalogueForTest()
    await db.$client.query(`delete from core_source_responses where url like '%/v1/packages/%'`)
    const { rows } = await db.$client.query(
      `select url, content from core_source_responses where url like '%manifest_v2.json'`,
    )
    const [{ url, content }] = rows
    content.versions[0].sha1 = '0'.repeat(40)
    await db.$client.query('update core_source_responses set content = $2 where url = $1', [
      url,
      JSON.stringify(content),
    ])
    await again()
    expect(logged.join()).toContain('with another hash than it promised')
    expect(versionsOf(await offeredCores(db), 'vanilla')).toHaveLength(5)
    expect(fakeSources.requests.some(({ source }) => source === 'adoptium')).toBe(true)
  })
})

test('removal: a version that its source no longer offers is deleted', async () => {
  const { db, fakeSources, again } = await readCatalogueForTest()
  await db.$client.query(
    `insert into core_versions select core, '1.0.1', source, game_version, channel, package, built_at from core_versions where core = 'paper' and version = '1.21.11'`,
  )
  expect(await coreOf(db, 'paper', '1.0.1')).toBeDefined()
  await again()
  expect(await coreOf(db, 'paper', '1.0.1')).toBeUndefined()
  expect(fakeSources.requests.length).toBeGreaterThan(0)
})

test('configuration: an unconfigured source is not read, and reading can be disabled', async () => {
  const { db, fakeSources } = await readCatalogueForTest()
  await makeSourcesDue(db)
  fakeSources.requests.length = 0
  await readForTest(db, { mirrors: 'off' } as never)
  expect(fakeSources.requests).toEqual([])
})

test('metrics: Prometheus gets the age of each source', async () => {
  const { db } = await readCatalogueForTest()
  await db.$client.query(
    `update core_source_syncs set last_success_at = now() - interval '2 hours' where source = 'mojang'`,
  )
  const ages = await coreSourceFigure.read(db)
  expect(ages.map(({ source }) => source)).toEqual([...coreSources].sort())
  const mojang = ages.find(({ source }) => source === 'mojang')?.count ?? 0
  expect(Math.round(mojang / 60)).toBe(120)
})

test.each(['away', 'nonsense'])(
  'bedrock: the second download host is used if the first is %s',
  async (how) => {
    const at = '/api/v1.0/download/links'
    const downloadUrl =
      'https://www.minecraft.net/bedrockdedicatedserver/bin-linux/bedrock-server-1.26.40.2.zip'
    const { db, failure } = await readResponses('bedrock', {
      ...(how === 'nonsense' && { [at]: '<html>Maintenance</html>' }),
      [`/net.web.minecraft-services.net${at}`]: {
        result: { links: [{ downloadType: 'serverBedrockLinux', downloadUrl }] },
      },
    })
    expect(failure).toBeNull()
    const { rows } = await db.$client.query(
      "select version from core_versions where core = 'bedrock-dedicated'",
    )
    expect(rows).toEqual([{ version: '1.26.40.2' }])
  },
)
