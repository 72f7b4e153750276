import { expect, test } from 'vitest'
import { nextPlan, remediesOf } from './remedies.ts'
import { linesSince, startOf } from './texts.ts'
import { asksWhy } from './when.ts'

const jars = ['plugins/MoonShop-2.1.jar', 'plugins/MoonShopAddon.jar', 'mods/starlib-fabric-1.2.jar']

test('what is missing is looked for, a broken file is opened, and a region leads to the backups', () => {
  expect(remediesOf({ code: 'missing_plugin', facts: { needs: 'CoinBag' } }, jars)).toEqual([
    { do: 'find', name: 'CoinBag' },
  ])
  expect(
    remediesOf({ code: 'bad_file', facts: { file: './plugins/a/config.yml', line: '7' } }, jars),
  ).toEqual([{ do: 'open', path: 'plugins/a/config.yml', line: '7' }])
  expect(remediesOf({ code: 'world_region', facts: { file: 'r.0.0.mca' } }, jars)).toEqual([
    { do: 'backups' },
  ])
})

test('an addon is switched off by its file, or by its name where only one file can be meant', () => {
  const off = (facts: object) => remediesOf({ code: 'addon_failed', facts }, jars)
  expect(off({ addon: 'MoonShop-2.1.jar', file: 'plugins/MoonShop-2.1.jar' })).toEqual([
    { do: 'switchOff', path: 'plugins/MoonShop-2.1.jar' },
  ])
  expect(off({ addon: 'Star Lib', id: 'starlib' })).toEqual([
    { do: 'switchOff', path: 'mods/starlib-fabric-1.2.jar' },
  ])
  expect(off({ addon: 'MoonShop' })).toEqual([])
  expect(off({ addon: 'Gone', file: 'plugins/Gone.jar' })).toEqual([])
  expect(
    remediesOf(
      { code: 'duplicate_addon', facts: { file: jars[0] as string, other: jars[1] as string } },
      jars,
    ),
  ).toEqual([{ do: 'switchOff', path: jars[1] }])
})

test('the next plan has more memory and is of the same kind', () => {
  expect(nextPlan('java-4')?.ramGb).toBeGreaterThan(4)
  expect(nextPlan('none')).toBeUndefined()
})

test('lines of an earlier run are left out', () => {
  const entry = (what: string, at: string) => ({ at, who: 'bison', what, operation: null })
  const since = startOf([
    entry('crashed:crash', '2026-11-20T12:01:00.000Z'),
    entry('start', '2026-11-20T12:00:00.000Z'),
    entry('start', '2026-11-20T11:00:00.000Z'),
  ])
  const download =
    '2026-11-20T11:30:00.000Z error old\n2026-11-20T12:00:01.000Z error new\n2026-11-20T12:00:02.000Z Killed\n'
  expect(linesSince(download, since)).toBe('new\nKilled')
  expect(startOf([])).toBe(0)
})

test('a server that its owner has stopped, or that waits for something else, is not asked why', () => {
  const server = {
    contract: 'active',
    state: 'stopped',
    reason: null,
    awaitsEula: false,
    nodeSilent: false,
  } as const
  expect(asksWhy(server)).toBe(false)
  expect(asksWhy({ ...server, reason: 'crash_loop' })).toBe(true)
  expect(asksWhy({ ...server, state: 'failed', reason: 'core_unavailable' })).toBe(false)
  expect(asksWhy({ ...server, state: 'failed', reason: 'eula', awaitsEula: true })).toBe(false)
  expect(asksWhy({ ...server, state: 'crashed', reason: 'crash', nodeSilent: true })).toBe(false)
})
