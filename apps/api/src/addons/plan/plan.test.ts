import type { RequestedChange } from '@zubr/contracts/addons/changes'
import type { PresentAddon } from '@zubr/contracts/addons/installed'
import { beforeEach, describe, expect, test } from 'vitest'
import { addonsForTests, sha512Of } from '../testing/catalogue.ts'
import { changeFromPlan, findPlan } from './find.ts'

type Planned = Awaited<ReturnType<typeof findPlan>>
let catalogue: ReturnType<typeof addonsForTests>
beforeEach(() => {
  catalogue = addonsForTests()
})

const paper = { core: 'paper', gameVersion: '1.21.4' }
const install = (project: string, version?: string): RequestedChange => ({
  ...{ do: 'install', source: 'modrinth', project, ...(version !== undefined && { version }) },
})
const installed = (version: string, more: Partial<PresentAddon> = {}): PresentAddon => ({
  ...{ path: `plugins/${version}.jar`, enabled: true, sha1: null, sha256: null },
  ...{ sha512: sha512Of(version), names: [], settings: [], ...more },
})
const planOf = (want: RequestedChange[], present: PresentAddon[] = [], target = paper) =>
  findPlan(catalogue, target, { changes: want, present })
const stepTexts = ({ steps }: Planned) =>
  steps.map((step) => [step.do, step.path ?? step.replaces, ...step.neededBy].join(' '))
const against = ({ conflicts }: Planned) =>
  conflicts.map(({ kind, name, other, blocks }) =>
    [kind, name, ...(other === null ? [] : [other]), ...(blocks ? ['!'] : [])].join(' '),
  )

describe('planned installation', () => {
  test('version: the newest compatible release is chosen before a beta, or the one that the owner chose', async () => {
    catalogue.add('Map', {
      '1': {},
      '2': {},
      '3': { gameVersions: ['1.8'] },
      '4': { channel: 'beta' },
      '5': { loaders: ['fabric'] },
    })
    expect(stepTexts(await planOf([install('Map')]))).toEqual(['install plugins/Map-2.jar'])
    expect(stepTexts(await planOf([install('Map', 'Map-4')]))).toEqual(['install plugins/Map-4.jar'])
    expect(stepTexts(await planOf([install('Map', 'Map-3')]))).toEqual(['install plugins/Map-3.jar'])
    // An addon of another loader is useless, also if it was chosen.
    expect(against(await planOf([install('Map', 'Map-5')]))).toEqual(['no_version Map !'])
  })

  test('dependencies: they are installed first, each once, also in a cycle', async () => {
    catalogue.add('Shop', { '1': { needs: ['Money', 'Core'], optional: ['Map', 'Core'] } })
    catalogue.add('Money', { '1': { needs: ['Core'] } })
    catalogue.add('Core', { '1': { needs: ['Shop'] }, '2': { needs: ['Shop'] } })
    catalogue.add('Map', { '1': {} })
    const plan = await planOf([install('Shop'), install('Money')])
    expect(stepTexts(plan)).toEqual([
      'install plugins/Core-2.jar Money Shop',
      'install plugins/Money-1.jar',
      'install plugins/Shop-1.jar',
    ])
    expect(plan.optional.map(({ name }) => name)).toEqual(['Map'])
    expect(plan.bytes).toBe(3_000)
  })

  test('dependencies: a named version is chosen, unless it is incompatible or the owner chose another', async () => {
    catalogue.add('Shop', { '1': { needs: ['Core@Core-1'] }, '2': { needs: ['Core@Core-0'] } })
    catalogue.add('Core', { '0': { gameVersions: ['1.8'] }, '1': {}, '2': {} })
    expect(stepTexts(await planOf([install('Shop', 'Shop-1')]))[0]).toBe('install plugins/Core-1.jar Shop')
    expect(stepTexts(await planOf([install('Shop', 'Shop-2')]))[0]).toBe('install plugins/Core-2.jar Shop')
    expect(stepTexts(await planOf([install('Shop', 'Shop-1'), install('Core', 'Core-2')]))).toEqual([
      'install plugins/Core-2.jar',
      'install plugins/Shop-1.jar',
    ])
  })

  test('already installed: an addon is matched by hash, name or what it provides; disabled ones do not count', async () => {
    catalogue.add('Shop', { '1': { needs: ['Core'] } })
    catalogue.add('Core', { '1': {}, '2': {} }, { name: 'Core Lib' })
    const shop = 'install plugins/Shop-1.jar'
    expect(stepTexts(await planOf([install('Shop')], [installed('Core-1')]))).toEqual([shop])
    const other = installed('x', { path: 'plugins/other.jar', names: ['something', 'core-lib'] })
    expect(stepTexts(await planOf([install('Shop')], [other]))).toEqual([shop])
    const off = installed('Core-1', { path: 'plugins/Core-1.jar.disabled', enabled: false })
    const plan = await planOf([install('Shop')], [off])
    expect(stepTexts(plan)).toEqual(['update plugins/Core-2.jar Shop', shop])
    expect(plan.steps[0]).toMatchObject({ replaces: 'plugins/Core-1.jar.disabled', from: '1' })
    expect(stepTexts(await planOf([install('Core')], [installed('Core-2')]))).toEqual([])
  })

  test('nested mods: one in a jar is not installed again, and is named when its jar is removed', async () => {
    catalogue.add('Shop', { '1': { needs: ['Core@Core-2'], optional: ['Map'] } })
    catalogue.add('Core', { '1': {}, '2': {} }, { name: 'Core Lib' })
    catalogue.add('Map', { '1': {} })
    catalogue.add('Api', { '0': {} })
    const api = installed('Api-0', { names: ['api'], nested: ['core-lib', 'map'] })
    const plan = await planOf([install('Shop')], [api])
    expect(stepTexts(plan)).toEqual(['install plugins/Shop-1.jar'])
    expect(plan.optional).toEqual([])
    const off = { ...api, enabled: false }
    expect(stepTexts(await planOf([install('Shop')], [off]))[0]).toBe('install plugins/Core-2.jar Shop')
    const user = installed('u', { path: 'plugins/u.jar', names: ['user'], needs: ['core-lib'] })
    const remove: RequestedChange = { do: 'remove', path: api.path, settings: false }
    expect(against(await planOf([remove], [api, user]))).toEqual(['needed Api u.jar'])
    const core = installed('Core-1', { names: ['core-lib'] })
    expect(against(await planOf([remove], [api, user, core]))).toEqual([])
  })

  test('two sources: an addon in both is installed once, and not if it exists already', async () => {
    const hangar = { source: 'hangar', slug: 'Core', name: 'Core' } as const
    const numbered = { number: '2.0' }
    catalogue.add('Shop', { '1': { needs: ['Core'], optional: ['Map'] } })
    catalogue.add('Core', { '1': {}, '2': numbered }, { slug: 'core-lib', name: 'CORE' })
    catalogue.add('h-core', { '2': numbered }, hangar)
    catalogue.add('Map', { '1': {} })
    catalogue.add('h-map', { '1': {} }, { source: 'hangar', slug: 'map', name: 'Map' })
    const needs = { needs: ['h-core@h-core-2'], optional: ['h-map'] }
    catalogue.add('Market', { '1': needs }, { source: 'hangar' })
    const hangars = (project: string): RequestedChange => ({ do: 'install', source: 'hangar', project })
    const both = await planOf([install('Shop'), hangars('Market')])
    const [shop, market] = ['install plugins/Shop-1.jar', 'install plugins/Market-1.jar']
    expect(stepTexts(both)).toEqual(['install plugins/Core-2.jar Shop Market', shop, market])
    expect(both.optional).toHaveLength(1)
    expect(stepTexts(await planOf([install('Shop'), hangars('h-core')]))).toEqual([
      'install plugins/Core-2.jar',
      shop,
    ])
    // From the other source in the same version, or installed by hand and known by its own name.
    expect(stepTexts(await planOf([hangars('Market')], [installed('Core-2')]))).toEqual([market])
    expect(stepTexts(await planOf([hangars('h-core')], [installed('Core-2')]))).toEqual([])
    const own = installed('x', { path: 'plugins/own.jar', names: ['core'] })
    expect(stepTexts(await planOf([hangars('Market')], [own]))).toEqual([market])
    const replaced = await planOf([hangars('h-core')], [own])
    expect(replaced.steps).toMatchObject([{ do: 'update', replaces: own.path, path: 'plugins/h-core-2.jar' }])
    // An addon that only provides the name is another addon.
    const other = installed('y', { path: 'plugins/other.jar', names: ['other', 'core'] })
    expect(stepTexts(await planOf([hangars('h-core')], [other]))).toEqual(['install plugins/h-core-2.jar'])
  })

  test('dependencies: an installed one is updated if a later version is required', async () => {
    catalogue.add('Shop', { '1': { needs: ['Core@Core-2'] } })
    catalogue.add('Core', { '1': {}, '2': {}, '3': {} })
    expect(stepTexts(await planOf([install('Shop')], [installed('Core-1')]))[0]).toBe(
      'update plugins/Core-2.jar Shop',
    )
    expect(stepTexts(await planOf([install('Shop')], [installed('Core-3')]))).toHaveLength(1)
  })

  test('conflict: addons that exclude each other are named, whichever of them declares it', async () => {
    catalogue.add('Shop', { '1': { bans: ['Market'] } })
    catalogue.add('Market', { '1': {} })
    catalogue.add('Peace', { '1': { bans: ['Shop'] } })
    expect(against(await planOf([install('Shop')], [installed('Market-1'), installed('Peace-1')]))).toEqual([
      'incompatible Shop Market !',
      'incompatible Shop Peace !',
    ])
    expect(against(await planOf([install('Shop'), install('Market')]))).toEqual([
      'incompatible Shop Market !',
    ])
    const without = [
      install('Shop'),
      { do: 'remove', path: 'plugins/Market-1.jar', settings: false } as const,
    ]
    expect(against(await planOf(without, [installed('Market-1')]))).toEqual([])
  })

  test('conflict: incompatible, manual, client-only and unknown dependencies are reported', async () => {
    const unknown = { kind: 'required', project: null, version: null, name: 'Vaults' } as const
    catalogue.add('Shop', { '1': { needs: ['Old', 'Hand', 'Looks'], dependencies: [unknown] } })
    catalogue.add('Old', { '1': { gameVersions: ['1.8'] } })
    catalogue.add('Hand', { '1': { file: null, pageUrl: 'https://hand.example/' } })
    catalogue.add('Looks', { '1': {} }, { clientOnly: true })
    const plan = await planOf([install('Shop')])
    expect(against(plan)).toEqual([
      'no_version Old Shop !',
      'by_hand Hand Shop',
      'client_only Looks',
      'unknown_need Shop Vaults',
    ])
    expect(plan.conflicts[1]?.pageUrl).toBe('https://hand.example/')
    expect(() => changeFromPlan(plan, [], [])).toThrow()
    const named = installed('v', { path: 'plugins/v.jar', names: ['vaults'] })
    expect(against(await planOf([install('Shop')], [named]))).not.toContain('unknown_need Shop Vaults')
    expect(against(await planOf([install('Looks')]))).toEqual(['client_only Looks !'])
  })

  test('path: an addon is placed in the folder of its kind, under a free name', async () => {
    catalogue.add('Sky', { '1': { loaders: ['datapack'] } }, { kind: 'datapack' })
    expect(stepTexts(await planOf([install('Sky')]))).toEqual(['install world/datapacks/Sky-1.jar'])
    const wanted = { changes: [install('Sky')], present: [], world: 'islands' }
    expect(stepTexts(await findPlan(catalogue, paper, wanted))).toEqual([
      'install islands/datapacks/Sky-1.jar',
    ])
    catalogue.add('Map', { '1': {} })
    const taken = installed('x', { path: 'plugins/Map-1.jar.disabled', enabled: false })
    expect(stepTexts(await planOf([install('Map')], [taken]))).toEqual(['install plugins/map-Map-1.jar'])
  })

  test('limit: an addon with a hundred dependencies is refused, and so is a core without addons', async () => {
    for (let at = 0; at < 120; at += 1) catalogue.add(`P${at}`, { '1': { needs: [`P${at + 1}`] } })
    await expect(planOf([install('P0')])).rejects.toMatchObject({ code: 'invalid_request' })
    const squid = { core: 'flying-squid', gameVersion: '1.16.1' }
    await expect(planOf([install('P0')], [], squid)).rejects.toMatchObject({ code: 'invalid_request' })
    await expect(planOf([install('Nothing')])).rejects.toMatchObject({ code: 'invalid_request' })
  })
})

describe('installed addons', () => {
  test('update: an addon stays in its folder, stays disabled and keeps its settings; dependencies are added', async () => {
    catalogue.add('Shop', { '1': {}, '2': { needs: ['Core'] } })
    catalogue.add('Core', { '1': {} })
    const off = installed('Shop-1', {
      path: 'plugins/Shop-1.jar.disabled',
      enabled: false,
      settings: ['plugins/Shop', '../x'],
    })
    const plan = await planOf([{ do: 'update', path: off.path }], [off])
    expect(stepTexts(plan)).toEqual(['install plugins/Core-1.jar Shop', 'update plugins/Shop-2.jar.disabled'])
    expect(changeFromPlan(plan, [off], ['files.example'])).toMatchObject({
      job: {
        put: [{ path: 'plugins/Core-1.jar' }, { path: 'plugins/Shop-2.jar.disabled' }],
        remove: ['plugins/Shop-1.jar.disabled'],
        keep: ['plugins/Shop'],
      },
      steps: [
        { do: 'install', name: 'Core', from: null, to: '1' },
        { do: 'update', name: 'Shop', from: '1', to: '2' },
      ],
    })
  })

  test('update: an older version, the same version and unknown addons are refused', async () => {
    catalogue.add('Map', { '1': {}, '2': {}, '3': { channel: 'beta' } })
    const update = (version: string) =>
      planOf([{ do: 'update', path: `plugins/${version}.jar` }], [installed(version)])
    expect(stepTexts(await update('Map-3'))).toEqual([])
    expect(stepTexts(await update('Map-2'))).toEqual([])
    expect(stepTexts(await update('Map-1'))).toEqual(['update plugins/Map-2.jar'])
    expect(against(await update('unknown'))).toEqual(['no_version unknown.jar !'])
    const back = [{ do: 'update', path: 'plugins/Map-2.jar', version: 'Map-1' }] as const
    expect(stepTexts(await planOf([...back], [installed('Map-2')]))).toEqual(['update plugins/Map-1.jar'])
  })

  test('removal: settings are removed on request, and dependents are named, by catalogue or by name', async () => {
    catalogue.add('Shop', { '1': { needs: ['Core'] } })
    catalogue.add('Core', { '1': {} })
    const core = installed('Core-1', { names: ['Core'], settings: ['plugins/Core'] })
    const own = installed('own', { needs: ['core'] })
    const remove = { do: 'remove', path: core.path, settings: true } as const
    const plan = await planOf([remove], [core, installed('Shop-1'), own])
    expect(against(plan)).toEqual(['needed Core Shop', 'needed Core own.jar'])
    expect(changeFromPlan(plan, [core], []).job).toMatchObject({
      put: [],
      remove: [core.path, 'plugins/Core'],
    })
    const both = [remove, { do: 'remove', path: 'plugins/Shop-1.jar', settings: false } as const]
    expect(against(await planOf(both, [core, installed('Shop-1')]))).toEqual([])
  })

  test.each(['server.properties', 'plugins/../x.jar', '.zubr/changes/x', 'plugins/Shop/x.jar', 'mods/x.jar'])(
    'path: %s is no addon, and no plan touches it',
    async (path) => {
      const want = [{ do: 'remove', path, settings: true }] as const
      await expect(planOf([...want], [installed('x', { path })])).rejects.toMatchObject({
        code: 'invalid_request',
      })
    },
  )
})

test('digest: any change of a plan changes it', async () => {
  catalogue.add('Map', { '1': {} })
  const first = await planOf([install('Map')])
  expect((await planOf([install('Map')])).digest).toBe(first.digest)
  catalogue.add('Map', { '1': {}, '2': {} })
  expect((await planOf([install('Map')])).digest).not.toBe(first.digest)
})
