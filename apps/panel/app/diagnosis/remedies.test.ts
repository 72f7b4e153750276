import type { AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { Facts, FindingCode } from '@zubr/domain/diagnosis/findings'
import { describe, expect, test } from 'vitest'
import { javaFor } from '../server/java-choice.ts'
import { matchingProject } from './find-project.ts'
import { mayAwaitConfirm, needsDiagnosis, withReason } from './needs-diagnosis.ts'
import { promptIn } from './prompt-in.ts'
import { nextPlan, remediesOf, withKnownAddons } from './remedies.ts'
import { linesSince, startOf } from './texts.ts'

const jars = ['plugins/MoonShop-2.1.jar', 'plugins/MoonShopAddon.jar', 'mods/starlib-fabric-1.2.jar']

const of = (code: FindingCode, facts: Facts) => remediesOf({ code, facts }, jars)

test('remedies: a missing addon is installed, a broken file opened at its line, a region restored', () => {
  expect(of('missing_plugin', { needs: 'CoinBag' })).toEqual([
    { do: 'install', name: 'CoinBag', kind: 'plugin' },
  ])
  expect(of('bad_file', { file: './plugins/a/config.yml', line: '7' })).toEqual([
    { do: 'open', path: 'plugins/a/config.yml', line: '7' },
  ])
  expect(of('world_region', { file: './world/region/r.0.0.mca' })).toEqual([
    { do: 'restore', path: 'world/region/r.0.0.mca' },
  ])
  expect(of('world_region', { file: 'r.0.0.mca' })).toEqual([{ do: 'backups' }])
  expect(of('port_taken', { port: '8123' })).toEqual([{ do: 'port', port: '8123' }])
  expect(of('memory', {})).toEqual([{ do: 'addons' }, { do: 'settings' }, { do: 'plan' }])
})

test('remedies: an installed addon of a wrong version is updated, an absent one installed', () => {
  expect(of('mod_version', { needs: 'starlib' })).toEqual([
    { do: 'update', path: 'mods/starlib-fabric-1.2.jar' },
  ])
  expect(of('mod_version', { needs: 'sunlib' })).toEqual([{ do: 'install', name: 'sunlib', kind: 'mod' }])
  expect(of('wrong_game', { addon: 'MoonShop-2.1.jar', file: 'plugins/MoonShop-2.1.jar' })).toEqual([
    { do: 'update', path: 'plugins/MoonShop-2.1.jar' },
    { do: 'switchOff', path: 'plugins/MoonShop-2.1.jar' },
    { do: 'core' },
  ])
})

test('remedies: an entity or a block leads to its mod, and a missing port to the extra ports', () => {
  expect(of('ticking_entity', { what: 'starlib:rover' })).toEqual([
    { do: 'update', path: 'mods/starlib-fabric-1.2.jar' },
    { do: 'backups' },
  ])
  expect(of('ticking_block', { what: 'minecraft:hopper' })).toEqual([{ do: 'backups' }])
  expect(of('addon_port', { addon: 'dynmap', port: '8123' })).toEqual([
    { do: 'port', port: '8123' },
    { do: 'ports' },
  ])
  expect(of('missing_mod', {})).toEqual([{ do: 'addons' }])
})

test('prompt: an old Forge shows it during the start, and an answered one is over', () => {
  const core = {
    id: 'forge',
    version: '1.12.2',
    gameVersion: '1.12.2',
    experimental: false,
    build: null,
    java: 8,
  }
  expect(mayAwaitConfirm({ core, state: 'starting' })).toBe(true)
  expect(mayAwaitConfirm({ core, state: 'running' })).toBe(false)
  expect(mayAwaitConfirm({ core: { ...core, gameVersion: '1.20.1' }, state: 'starting' })).toBe(false)
  expect(mayAwaitConfirm({ core: { ...core, id: 'paper' }, state: 'starting' })).toBe(false)
  const prompt = [
    'There are 2 missing entries in this save.',
    '    lamps:mirror',
    'Run the command /fml confirm or or /fml cancel to proceed.',
  ]
  expect(promptIn(prompt)).toEqual({ found: '2', what: 'lamps:mirror' })
  expect(promptIn([...prompt, '[12:00:05] [Server thread/INFO] [FML]: confirmed'])).toBeUndefined()
  const next =
    '[12:05:00] [main/INFO] [LaunchWrapper]: Loading tweak class name cpw.mods.fml.common.launcher.FMLServerTweaker'
  expect(promptIn([...prompt, next])).toBeUndefined()
  expect(promptIn(['[12:00:05] [Server thread/INFO]: Done'])).toBeUndefined()
})

test('disable: an addon is found by its file, or by its name if only one file matches', () => {
  expect(of('client_only', { addon: 'Star Lib', id: 'starlib' })).toEqual([
    { do: 'switchOff', path: 'mods/starlib-fabric-1.2.jar' },
  ])
  expect(of('client_only', { addon: 'MoonShop' })).toEqual([{ do: 'addons' }])
  expect(of('client_only', { addon: 'Gone', file: 'plugins/Gone.jar' })).toEqual([{ do: 'addons' }])
})

test('disable: either of two duplicates or of two conflicting addons', () => {
  const [file = '', other = ''] = jars
  const both = [
    { do: 'switchOff', path: file },
    { do: 'switchOff', path: other },
  ]
  expect(of('duplicate_addon', { addon: 'MoonShop', file, other })).toEqual(both)
  expect(of('mod_conflict', { addon: 'starlib', other: 'MoonShopAddon' })).toEqual([
    { do: 'update', path: jars[2] },
    { do: 'switchOff', path: jars[2] },
    { do: 'switchOff', path: other },
  ])
})

describe('Java version', () => {
  const choices = [8, 11, 16, 17, 21, 25]
  const on = (java: number, gameVersion = '1.20.4', edition: 'java' | 'proxy' = 'java') => ({
    edition,
    core: { id: 'paper', version: '1', gameVersion, experimental: false, build: null, java },
  })
  test('minimum: the lowest sufficient version', () => {
    expect(javaFor({ java: '21', javaHere: '17' }, on(17), { choices })).toEqual({ to: 21 })
    expect(javaFor({ java: '22', javaHere: '21' }, on(21), { choices })).toEqual({ to: 25 })
  })
  test('maximum: the highest version that is not too new', () => {
    expect(javaFor({ java: '16', javaHere: '17' }, on(17, '1.16.5'), { choices })).toEqual({ to: 16 })
    expect(javaFor({ java: '8' }, on(17, '1.12.2'), { choices })).toEqual({ to: 8 })
  })
  test('no offer: it is selected already, unavailable, or would break an old core', () => {
    expect(javaFor({ java: '21', javaHere: '17' }, on(21), { choices })).toBe('has')
    expect(javaFor({ java: '26', javaHere: '25' }, on(25), { choices })).toBe('none')
    expect(javaFor({ java: '17', javaHere: '11' }, on(11, '1.16.5'), { choices })).toBe('none')
    expect(javaFor({ java: '21', javaHere: '17' }, on(17, '3.4.0', 'proxy'), { choices })).toEqual({ to: 21 })
  })
})

test("project: a name matches the slug, or a project's name only if it is unique", () => {
  const hit = (slug: string, name: string) => ({ slug, name }) as AddonSummary
  const hits = [hit('star-lib', 'Star Lib'), hit('sky', 'Maps'), hit('maps-2', 'Maps')]
  expect(matchingProject('starlib', hits)?.slug).toBe('star-lib')
  expect(matchingProject('maps', hits)).toBeUndefined()
  expect(matchingProject('Maps 2', hits)?.slug).toBe('maps-2')
})

test("reason: the node's reason is used if no log line gives one", () => {
  const found = { code: 'memory', facts: {}, lines: [] } as const
  expect(withReason([], { reason: 'out_of_memory' })).toMatchObject([{ code: 'memory_killed' }])
  expect(withReason([{ ...found, lines: [] }], { reason: 'out_of_memory' })).toEqual([found])
  expect(withReason([], { reason: 'crash' })).toEqual([])
})

test('plan: the next one has more memory and the same kind', () => {
  expect(nextPlan('java-4')?.ramGb).toBeGreaterThan(4)
  expect(nextPlan('none')).toBeUndefined()
})

test('log: lines of an earlier run are ignored', () => {
  const entry = (event: string, at: string) => ({ at, actor: 'bison', event, operation: null })
  const since = startOf([
    entry('crashed:crash', '2026-11-20T12:01:00.000Z'),
    entry('start', '2026-11-20T12:00:00.000Z'),
    entry('start', '2026-11-20T11:00:00.000Z'),
  ])
  const download =
    '2026-11-20T11:30:00.000Z error old\n2026-11-20T12:00:01.000Z normal new\n2026-11-20T12:00:02.000Z error Killed\n'
  expect(linesSince(download, since)).toBe('new\nKilled')
  expect(startOf([])).toBe(0)
})

test('state: a server that its owner stopped, or that waits for something else, has no diagnosis', () => {
  const server = {
    contract: 'active',
    state: 'stopped',
    reason: null,
    awaitsEula: false,
    nodeSilent: false,
    maintenance: null,
  } as const
  expect(needsDiagnosis(server)).toBe(false)
  expect(needsDiagnosis({ ...server, reason: 'crash_loop' })).toBe(true)
  expect(needsDiagnosis({ ...server, state: 'failed', reason: 'core_unavailable' })).toBe(false)
  expect(needsDiagnosis({ ...server, state: 'failed', reason: 'eula', awaitsEula: true })).toBe(false)
  expect(needsDiagnosis({ ...server, state: 'crashed', reason: 'crash', nodeSilent: true })).toBe(false)
})

describe("update: the catalogues' entry for a file decides", () => {
  const path = 'plugins/MoonShop-2.1.jar'
  const remedies = of('addon_failed', { file: path })
  const project: AddonSummary = {
    ...{ source: 'modrinth', id: 'moonshop', slug: 'moonshop', name: 'MoonShop', summary: '', author: '' },
    ...{ kind: 'plugin', icon: null, downloads: 0, updatedAt: '2026-01-01T00:00:00.000Z', categories: [] },
  } as unknown as AddonSummary
  const switchOff = { do: 'switchOff', path }

  test('update: offered first if a newer version exists', () => {
    const update = { id: 'v3', number: '3.0' } as AddonVersion
    expect(withKnownAddons(remedies, [{ path, project, update }])).toEqual([
      { do: 'update', path },
      switchOff,
    ])
  })

  test('update: the newest version is disabled, or another version is chosen', () => {
    expect(withKnownAddons(remedies, [{ path, project, update: null }])).toEqual([
      switchOff,
      { do: 'versions', name: 'MoonShop', source: 'modrinth', project: 'moonshop' },
    ])
  })

  test('update: a file unknown to the catalogues is only disabled, or leads to the installed addons', () => {
    expect(withKnownAddons(remedies, [])).toEqual([switchOff])
    expect(withKnownAddons(of('mod_version', { needs: 'starlib' }), [])).toEqual([{ do: 'addons' }])
  })
})
