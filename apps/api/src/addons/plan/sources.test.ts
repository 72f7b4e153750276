import type { RequestedChange } from '@zubr/contracts/addons/changes'
import type { AddonSource } from '@zubr/contracts/catalogue/catalogue-constants'
import { expect, test } from 'vitest'
import { fileOf } from '../../catalogue/fake-sources/files.ts'
import { bySlug } from '../../catalogue/fake-sources/projects.ts'
import { addonCatalogueForTest } from '../../catalogue/testing/catalogue.ts'
import { present } from '../testing/addons.ts'
import { changeFromPlan, findPlan, recogniseFiles } from './find.ts'

const paper = { core: 'paper', gameVersion: '1.21.11' }

/** A file of the fake source as a server has it. */
function installedFile(slug: string, number: string) {
  const made = bySlug.get(slug)
  const version = made?.versions.find((each) => each.number === number)
  if (!made || !version) throw new Error(`no ${slug} ${number}`)
  const { sha1, sha256, sha512 } = fileOf(made, version, '')
  return present(slug, { sha1, sha256, sha512, names: [made.name] })
}

test('sources: a plan follows the metadata of each source', async () => {
  const { catalogue } = await addonCatalogueForTest()
  const idOf = async (source: AddonSource, slug: string) => {
    const search = { kind: 'plugin', all: 'false', sort: 'relevance', offset: 0, limit: 20, source } as const
    const { hits } = await catalogue.search({ ...paper, ...search, query: slug })
    return hits.find((hit) => hit.slug === slug)?.id ?? ''
  }
  for (const source of ['modrinth', 'hangar'] as const) {
    const install: RequestedChange = { do: 'install', source, project: await idOf(source, 'oakpurse') }
    const plan = await findPlan(catalogue, paper, { changes: [install], present: [] })
    expect(plan.steps.map(({ project, version }) => `${project?.name} ${version?.number}`)).toEqual([
      'Mossbridge 1.9.2',
      'Oakpurse 3.2.0',
    ])
    expect(plan.conflicts).toEqual([])
    expect(changeFromPlan(plan, [], catalogue.downloadHosts()).job).toMatchObject({
      put: [{ file: { hash: expect.stringMatching(/^sha\d+:/) } }, {}],
    })
    const old = [installedFile('mossbridge', '1.7.3')]
    expect((await findPlan(catalogue, paper, { changes: [install], present: old })).steps).toHaveLength(1)
  }
  const claims: RequestedChange = {
    do: 'install',
    source: 'modrinth',
    project: await idOf('modrinth', 'stakeholder'),
  }
  const beside = await findPlan(catalogue, paper, {
    changes: [claims],
    present: [installedFile('fencewarden', '7.1.0')],
  })
  expect(beside.conflicts).toMatchObject([
    { kind: 'incompatible', name: 'Stakeholder', other: 'Fencewarden' },
  ])
  expect(await recogniseFiles(catalogue, paper, [installedFile('mossbridge', '1.9.0')])).toMatchObject([
    { project: { name: 'Mossbridge' }, update: { number: '1.9.2' } },
  ])
})
