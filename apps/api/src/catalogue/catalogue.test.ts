import { AddonHits, AddonSearch } from '@zubr/contracts/catalogue/endpoints'
import { AddonProject, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { expect, test } from 'vitest'
import { SourceUnavailable } from './addon-catalogue.ts'
import { fileOf } from './fake-sources/files.ts'
import { fakeNumber } from './fake-sources/project.ts'
import { bySlug } from './fake-sources/projects.ts'
import { addonPlaces } from './places.ts'
import { addonCatalogueForTest } from './testing/catalogue.ts'

const paper = { core: 'paper', gameVersion: '1.21.11' }
const searchInput = (parts: Record<string, unknown>) =>
  AddonSearch.parse({ ...paper, kind: 'plugin', limit: 50, ...parts })
const made = (slug: string) => {
  const found = bySlug.get(slug)
  if (!found) throw new Error(`no ${slug}`)
  return found
}
const hashesOf = (slug: string, number: string) => {
  const version = made(slug).versions.find((each) => each.number === number)
  if (!version) throw new Error(`no ${slug} ${number}`)
  const { sha1, sha256, sha512 } = fileOf(made(slug), version, '')
  return { sha1, sha256, sha512 }
}

test('search: compatible projects of all sources are found by words, category and sort order', async () => {
  const { catalogue, fakeSources } = await addonCatalogueForTest()
  const found = AddonHits.parse(await catalogue.search(searchInput({ query: 'economy' })))
  expect(found.hits.map(({ source, name, others }) => [source, name, others])).toEqual([
    ['modrinth', 'Oakpurse', [{ source: 'hangar', id: String(fakeNumber('oakpurse')) }]],
  ])
  expect(found.total).toBe(1)
  expect(found.sources).toEqual(
    ['modrinth', 'hangar'].map((source) => ({ source, state: 'fresh', at: expect.any(String) })),
  )

  const all = await catalogue.search(searchInput({ sort: 'downloads' }))
  expect(all.hits.map(({ downloads }) => downloads)).toEqual(
    all.hits.map(({ downloads }) => downloads).toSorted((a, b) => b - a),
  )
  expect(all.hits.every(({ kind }) => kind === 'plugin')).toBe(true)
  // Neither projects for a proxy nor outdated ones.
  expect(all.hits.map(({ slug }) => slug)).not.toContain('gatepost')
  expect(all.hits.map(({ slug }) => slug)).not.toContain('yesteryear')
  const more = await catalogue.search(searchInput({ all: 'true' }))
  expect(more.hits.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['gatepost', 'yesteryear']))
  // Pages follow each other without gaps.
  const pages = [0, 7, 14, 21].map((offset) =>
    catalogue.search(searchInput({ sort: 'downloads', limit: 7, offset })),
  )
  expect((await Promise.all(pages)).flatMap(({ hits }) => hits)).toEqual(all.hits.slice(0, 28))

  // One of our categories has different names at the sources.
  const chat = await catalogue.search(searchInput({ category: 'social', sort: 'downloads' }))
  expect(chat.hits.map(({ source, slug }) => `${source} ${slug}`)).toEqual([
    'modrinth simple-voice-chat',
    'modrinth lanternchat',
  ])
  expect(chat.hits.every(({ categories }) => categories.includes('social'))).toBe(true)
  // A category of one source is sent unchanged. A category that no source has is not requested.
  const own = await catalogue.search(searchInput({ category: 'role_playing', source: 'hangar' }))
  expect(own.total).toBe(0)
  const questions = fakeSources.requests.length
  expect(await catalogue.search(searchInput({ category: 'skyblock' }))).toMatchObject({ hits: [], total: 0 })
  expect(fakeSources.requests.length).toBe(questions)
  expect(await catalogue.categories('plugin')).toContainEqual({
    name: 'economy',
    sources: ['modrinth', 'hangar'],
  })
  const mods = await catalogue.search(searchInput({ kind: 'mod', core: 'fabric', query: 'light' }))
  expect(mods.hits).toMatchObject([{ slug: 'glimmer', kind: 'mod', clientOnly: true }])
  const packs = await catalogue.search(searchInput({ kind: 'modpack', core: 'fabric' }))
  expect(packs.hits.map(({ slug }) => slug)).toEqual(['darkling'])
  expect(await catalogue.search(searchInput({ kind: 'mod' }))).toMatchObject({ hits: [], total: 0 })
  expect(new Set(fakeSources.requests.map(({ userAgent }) => userAgent))).toEqual(
    new Set([expect.stringMatching(/^\S+\/1 \(http\S+; \S+@\S+\)$/)]),
  )
})

test('cache: a search is requested once, and again when the response is stale', async () => {
  const { catalogue, fakeSources, later } = await addonCatalogueForTest()
  const searches = () => fakeSources.requests.filter(({ path }) => path.includes('/search')).length
  await Promise.all(Array.from({ length: 20 }, () => catalogue.search(searchInput({ query: 'map' }))))
  expect(searches()).toBe(1)
  await later(10)
  await catalogue.search(searchInput({ query: 'map' }))
  expect(searches()).toBe(1)
  await later(10)
  await catalogue.search(searchInput({ query: 'map' }))
  expect(searches()).toBe(2)
})

test('source outage: stored responses are used, and new searches run on stored projects', async () => {
  const { catalogue, fakeSources, later } = await addonCatalogueForTest()
  const before = await catalogue.search(searchInput({ sort: 'downloads' }))
  fakeSources.switch('modrinth', { away: true })
  fakeSources.switch('hangar', { nonsense: true })
  await later(60)
  const after = await catalogue.search(searchInput({ sort: 'downloads' }))
  expect(after.hits).toEqual(before.hits)
  expect(after.sources.map(({ state }) => state)).toEqual(['known', 'known'])
  const other = await catalogue.search(searchInput({ query: 'lantern', source: 'modrinth' }))
  expect(other).toMatchObject({
    hits: [{ slug: 'lanternchat' }],
    total: 1,
    sources: [{ state: 'known', at: expect.any(String) }],
  })
  const nothing = await catalogue.search(searchInput({ kind: 'datapack', source: 'modrinth' }))
  expect(nothing).toMatchObject({ hits: [], sources: [{ state: 'away', at: null }] })
  expect(await catalogue.project('modrinth', made('skein').id)).toMatchObject({
    state: 'known',
    value: { name: 'Skein', description: '' },
  })
  await expect(catalogue.project('modrinth', 'unheard0')).rejects.toThrow(SourceUnavailable)
  // After two failures, requests skip the source for a while.
  const tries = fakeSources.requests.length
  await catalogue.search(searchInput({ query: 'purse', source: 'modrinth' }))
  expect(fakeSources.requests.length).toBe(tries)
  fakeSources.switch('modrinth', {})
  await later(10)
  expect((await catalogue.search(searchInput({ query: 'purse', source: 'modrinth' }))).sources).toMatchObject(
    [{ state: 'fresh' }],
  )
})

test('rate limit: a source that answers 429 gets no requests for as long as it says', async () => {
  const { catalogue, fakeSources, later } = await addonCatalogueForTest()
  fakeSources.switch('modrinth', { limited: true })
  const search = (words: string) => catalogue.search(searchInput({ query: words, source: 'modrinth' }))
  expect((await search('one')).sources).toMatchObject([{ state: 'away' }])
  fakeSources.switch('modrinth', {})
  expect((await search('two')).sources).toMatchObject([{ state: 'away' }])
  expect(fakeSources.requests.length).toBe(1)
  await later(1)
  expect((await search('three')).sources).toMatchObject([{ state: 'fresh' }])
})

test('invalid requests: those of one visitor do not block a source for others', async () => {
  const { catalogue, fakeSources } = await addonCatalogueForTest()
  expect(await catalogue.project('modrinth', '..')).toBeNull()
  expect(await catalogue.version('hangar', 'oakpurse', 'paper:..')).toBeNull()
  expect(fakeSources.requests).toEqual([])
  fakeSources.switch('modrinth', { refuses: true })
  for (const words of ['one', 'two', 'three'])
    expect((await catalogue.search(searchInput({ query: words, source: 'modrinth' }))).sources).toMatchObject(
      [{ state: 'away' }],
    )
  fakeSources.switch('modrinth', {})
  const found = await catalogue.search(searchInput({ query: 'purse', source: 'modrinth' }))
  expect(found.sources).toMatchObject([{ state: 'fresh' }])
})

test('rate limit: requests stay below a source’s limit', async () => {
  const { catalogue, fakeSources } = await addonCatalogueForTest({ perMinute: 3 })
  for (const words of ['a', 'b', 'c', 'd', 'e'])
    await catalogue.search(searchInput({ query: words, source: 'modrinth' }))
  expect(fakeSources.requests.length).toBe(3)
})

test('project: it has a page and versions, with files on the source’s hosts only', async () => {
  const { catalogue, fakeSources } = await addonCatalogueForTest()
  const { id } = made('oakpurse')
  const page = await catalogue.project('modrinth', id)
  const value = AddonProject.parse(page?.value)
  expect(value).toMatchObject({ name: 'Oakpurse', author: 'fernwright', licence: { name: 'MIT License' } })
  expect(value.icon).toMatch(/^\/api\/catalogue\/pictures\/[\da-f]{40}$/)
  expect(value.pictures).toHaveLength(1)
  const versions = await catalogue.versions('modrinth', id, paper)
  expect(versions?.value.map((version) => AddonVersion.parse(version).number)).toEqual(['3.2.0', '3.1.4'])
  expect(versions?.value[0]).toMatchObject({
    file: {
      url: expect.stringContaining(`${fakeSources.url}/modrinth/cdn.modrinth.com/data/${id}/`),
      hash: expect.stringMatching(/^sha512:/),
    },
    changes: expect.stringContaining('## 3.2.0'),
    dependencies: expect.arrayContaining([
      { kind: 'required', project: made('mossbridge').id, version: null, name: null },
    ]),
  })
  expect((await catalogue.versions('modrinth', id))?.value).toHaveLength(3)
  expect(catalogue.downloadHosts()).toEqual([new URL(fakeSources.url).host])
  const byHand = await catalogue.newest('hangar', String(fakeNumber('quarrybell')), paper)
  expect(byHand).toMatchObject({ file: null, pageUrl: expect.stringContaining('https://code.example/') })
  expect(await catalogue.project('modrinth', 'unheard0')).toBeNull()
  expect(await catalogue.version('modrinth', id, versions?.value[0]?.id ?? '')).toMatchObject({
    number: '3.2.0',
  })
  expect(await catalogue.newest('modrinth', made('tidepool').id, paper)).toBeNull()
  // Releases come first; a beta only without a release.
  expect(await catalogue.newest('hangar', String(fakeNumber('tidepool')), paper)).toMatchObject({
    number: '0.9.0',
    channel: 'beta',
  })
})

test('recognition: files are found by their hashes, with the newer version for a core', async () => {
  const { catalogue, fakeSources } = await addonCatalogueForTest()
  const files = [
    hashesOf('oakpurse', '2.8.0'),
    { sha1: 'a'.repeat(40), sha256: 'b'.repeat(64), sha512: 'c'.repeat(128) },
    hashesOf('arenawright', '1.8.0'),
  ]
  const known = await catalogue.recognise(files)
  expect(known).toMatchObject([
    { project: { source: 'modrinth', name: 'Oakpurse' }, version: { number: '2.8.0' } },
    null,
    { project: { source: 'hangar', name: 'Arenawright' }, version: { number: '1.8.0' } },
  ])
  const before = fakeSources.requests.length
  await catalogue.recognise(files)
  expect(fakeSources.requests.length).toBe(before)
  // Names that every JavaScript object has.
  for (const sha512 of ['constructor', '__proto__', 'hasOwnProperty'])
    expect(await catalogue.recognise([{ sha1: null, sha256: null, sha512 }])).toEqual([null])
  const versions = known.flatMap((each) => each?.version ?? [])
  expect(await catalogue.updates(versions, paper)).toMatchObject([{ number: '3.2.0' }, { number: '1.8.1' }])
  expect(await catalogue.updates(versions, { core: 'paper', gameVersion: '1.18.2' })).toMatchObject([
    { number: '3.2.0' },
    { number: '1.8.1' },
  ])
  fakeSources.switch('modrinth', { away: true })
  expect(await catalogue.recognise([hashesOf('skein', '7.4.0')])).toEqual([null])
})

test('recognition: a source with one request per file gets the rest of them after the response', async () => {
  const { catalogue, fakeSources, db } = await addonCatalogueForTest()
  const strange = Array.from({ length: 44 }, (_, at) => ({
    sha1: null,
    sha256: `${at}`.padStart(64, 'b'),
    sha512: null,
  }))
  const files = [...strange, hashesOf('arenawright', '1.8.0')]
  expect(await catalogue.recognise(files)).toEqual(files.map(() => null))
  const countStored =
    "select count(*)::int from addon_responses where source = 'hangar' and key like '% file %'"
  await expect
    .poll(async () => (await db.$client.query(countStored)).rows[0]?.count, { timeout: 30_000 })
    .toBe(45)
  expect((await catalogue.recognise(files)).at(-1)).toMatchObject({ version: { number: '1.8.0' } })
  // Each of them once.
  expect(fakeSources.requests.filter(({ path }) => path.includes('/versions/hash/'))).toHaveLength(45)
})

test('invalid data: one broken project does not lose its list, and texts are limited and cleaned', async () => {
  const { catalogue, fakeSources } = await addonCatalogueForTest()
  fakeSources.switch('modrinth', { hostile: true })
  fakeSources.switch('hangar', { hostile: true })
  const { hits } = AddonHits.parse(await catalogue.search(searchInput({ query: 'purse' })))
  expect(hits.length).toBeGreaterThan(1)
  for (const { name, summary } of hits) {
    expect(name.length).toBeLessThanOrEqual(200)
    expect(name + summary).not.toMatch(/[\0\u202e]/)
  }
  // Its files claim addresses on the machine's own network.
  const versions = await catalogue.versions('modrinth', made('oakpurse').id, paper)
  expect(versions?.value.map(({ file }) => file)).toEqual([null, null])
})

test.each(['elsewhere', 'huge', 'nonsense'] as const)(
  'invalid responses: a source whose answers are %s counts as unavailable, without redirects',
  async (kind) => {
    const { catalogue, fakeSources, db } = await addonCatalogueForTest({ maxBytes: 500_000 })
    fakeSources.switch('modrinth', { [kind]: true })
    const found = await catalogue.search(searchInput({ source: 'modrinth' }))
    expect(found).toMatchObject({ hits: [], sources: [{ source: 'modrinth', state: 'away', at: null }] })
    await expect
      .poll(async () => (await db.$client.query('select failure from addon_source_syncs')).rows[0]?.failure, {
        timeout: 20_000,
      })
      .toMatch(/^answer/)
  },
)

test('CurseForge: it is used once it has a key, and files closed to third parties are manual downloads', async () => {
  const { catalogue } = await addonCatalogueForTest({}, 'a key')
  // Its hosts require the key for a download, and no node has it. A mirror may add it.
  const file = 'https://edge.forgecdn.net/files/1/2/a.jar'
  const filesOf = (mirrors: object) =>
    addonPlaces({ addonSources: mirrors, curseforgeKey: 'a key' }).find(
      ({ source }) => source === 'curseforge',
    )
  expect([filesOf({})?.file(file), filesOf({})?.fileHosts]).toEqual([undefined, []])
  expect(filesOf({ curseforge: 'https://mirror.example' })?.file(file)).toBe(
    'https://mirror.example/edge.forgecdn.net/files/1/2/a.jar',
  )
  const forge = { core: 'forge', gameVersion: '1.20.6' }
  const { hits } = await catalogue.search(searchInput({ ...forge, kind: 'mod', source: 'curseforge' }))
  expect(hits.map(({ slug }) => slug)).toEqual(['backpackery', 'cobblecraft'])
  expect(await catalogue.newest('curseforge', String(fakeNumber('backpackery')), forge)).toMatchObject({
    loaders: ['forge'],
    file: { hash: expect.stringMatching(/^sha1:/) },
  })
  expect(await catalogue.newest('curseforge', String(fakeNumber('cobblecraft')), forge)).toMatchObject({
    file: null,
  })
})
