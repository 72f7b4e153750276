import { AddonSearch } from '@zubr/contracts/catalogue/endpoints'
import { describe, expect, test } from 'vitest'
import { fakeNumber } from './fake-sources/project.ts'
import { bySlug } from './fake-sources/projects.ts'
import { type HitStream, mergeHits } from './merge.ts'
import type { FoundProject } from './sources/source.ts'
import { addonCatalogueForTest } from './testing/catalogue.ts'

const project = (
  source: FoundProject['source'],
  name: string,
  parts: Partial<FoundProject> = {},
): FoundProject => ({
  ...{ source, id: `${source} ${name}`, slug: name, kinds: ['plugin'], name, summary: '' },
  ...{ author: 'quillback', icon: null, loaders: ['paper'], gameVersions: [], categories: [] },
  ...{ downloads: 1, updatedAt: '2026-01-01T00:00:00Z', clientOnly: false },
  ...parts,
})
const streamOf = (loaded: FoundProject[], shown = loaded.length): HitStream => ({
  loaded,
  hit: async (at) => (at < shown ? loaded[at] : undefined),
})
const isSame = async (one: FoundProject, other: FoundProject) => one.name === other.name

describe('two catalogues', () => {
  const modrinth = ['Homeward', 'Nightwatch', 'Rankwell'].map((name) => project('modrinth', name))
  const hangar = ['Rankwell', 'Tidepool', 'Homeward'].map((name) => project('hangar', name))

  test('merge: every page is the beginning of the next, without a project twice', async () => {
    const named = async (max: number) => {
      const streams = [streamOf(modrinth), streamOf(hangar)]
      const { merged } = await mergeHits(streams, { sort: 'relevance', max, isSame })
      return merged.map(({ project: { name } }) => name)
    }
    const all = await named(10)
    expect(all).toEqual(['Homeward', 'Rankwell', 'Nightwatch', 'Tidepool'])
    for (const max of [1, 2, 3, 4]) expect(await named(max)).toEqual(all.slice(0, max))
  })

  test('merge: the order of downloads holds, and the total counts each project once', async () => {
    const popular = modrinth.map((one, at) => ({ ...one, downloads: 900 - at * 100 }))
    const less = hangar.map((one, at) => ({ ...one, downloads: 850 - at * 100 }))
    const streams = [streamOf(popular), streamOf(less)]
    const { merged, duplicates } = await mergeHits(streams, { sort: 'downloads', max: 2, isSame })
    expect(merged.map(({ project: { source, name } }) => `${source} ${name}`)).toEqual([
      'modrinth Homeward',
      'hangar Rankwell',
    ])
    expect(merged[0]?.others.map(({ source }) => source)).toEqual(['hangar'])
    expect(duplicates).toBe(2)
  })

  test('merge: two projects of one catalogue are never one entry', async () => {
    const twice = [project('modrinth', 'Homes'), project('modrinth', 'Homes', { id: 'another' })]
    const streams = [streamOf(twice), streamOf([project('hangar', 'Homes')])]
    const { merged } = await mergeHits(streams, { sort: 'relevance', max: 5, isSame })
    expect(merged.map(({ others }) => others.length)).toEqual([1, 0])
  })
})

test('merge: similar projects of other authors stay two entries, and duplicates refer to each other', async () => {
  const { catalogue, fakeSources } = await addonCatalogueForTest()
  const search = async (words: string) =>
    catalogue.search(
      AddonSearch.parse({ core: 'paper', gameVersion: '1.21.11', kind: 'plugin', limit: 50, query: words }),
    )
  // The same name by two authors, without a common repository.
  const doubles = (await search('doormat')).hits
  expect(doubles.map(({ source, author, others }) => [source, author, others.length])).toEqual([
    ['modrinth', 'thistledown', 0],
    ['hangar', 'brackenfold', 0],
  ])
  // Another account of the same author: the repository confirms it.
  const { hits, total } = await search('claypot')
  expect(hits.map(({ source, others }) => [source, others.map((one) => one.source)])).toEqual([
    ['modrinth', ['hangar']],
  ])
  expect(total).toBe(1)
  const questions = fakeSources.requests.length
  await search('claypot')
  expect(fakeSources.requests.length).toBe(questions)
})

test('merge: other sources of a project are found, and none for one that only looks alike', async () => {
  const { catalogue, fakeSources } = await addonCatalogueForTest()
  const idOf = (slug: string) => bySlug.get(slug)?.id ?? ''
  const named = async (slug: string) =>
    (await catalogue.otherSources('modrinth', idOf(slug)))?.map(({ source, id }) => `${source} ${id}`)
  expect(await named('oakpurse')).toEqual([`hangar ${fakeNumber('oakpurse')}`])
  expect(await named('stakeholder')).toEqual([])
  expect(await catalogue.otherSources('hangar', 'nobody')).toBeNull()
  const questions = fakeSources.requests.length
  await named('oakpurse')
  expect(fakeSources.requests.length).toBe(questions)
})
