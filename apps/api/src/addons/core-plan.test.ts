import { expect, test } from 'vitest'
import { resolveAddonOutcomes } from './addon-outcomes.ts'
import { planCoreChange, toRunning } from './core-plan.ts'
import { coreForTest, present } from './testing/addons.ts'
import { addonsForTests } from './testing/catalogue.ts'

const addons = addonsForTests()
addons.add('Shop', { '1': {}, '2': { gameVersions: ['1.21.11'] } })
addons.add('Core', { '1': { gameVersions: ['1.21.4', '1.21.11'] } })
addons.add('Old', { '1': {} })

type Change = {
  from?: ReturnType<typeof coreForTest>
  to: ReturnType<typeof coreForTest>
  newWorld?: boolean
  has?: string[]
  worlds?: string[]
}
const usual = ['Shop-1', 'Core-1', 'Old-1', 'nobody-knows']

async function planned(
  { from = coreForTest('paper'), to, newWorld = false, has = usual, worlds = [] }: Change,
  memoryMb = 4_096,
) {
  const there = has.map((version) => present(version))
  const off = present('Old-1', { path: 'plugins/off.jar.disabled', enabled: false })
  const fitted = await resolveAddonOutcomes(addons, [...there, off], {
    from: toRunning(from),
    to: toRunning(to),
    ...{ keepsWorld: !newWorld, world: 'map' },
  })
  return planCoreChange({
    ...{ row: { core: from, settings: { motd: 'Hi', onlineMode: false }, memoryMb }, core: to },
    ...{ isRunHere: true, hasAgreed: true, wanted: { newWorld, worldFolder: 'map', worlds }, ...fitted },
  })
}

test('core change: a newer version updates addons, disables those without one, keeps unknown ones', async () => {
  const { plan, files } = await planned({ to: coreForTest('paper', '1.21.11', '9') })
  expect(plan).toMatchObject({
    ...{
      refusals: [],
      recommendedMb: null,
      requiresEula: false,
      hasUnavailableSource: false,
      bytes: 1_000,
      lostSettings: [],
    },
    world: { outcome: 'keep', converted: true, dimensions: 'as_they_are', losesMods: false },
  })
  expect(plan.addons.map(({ name, outcome, to }) => [name, outcome, to])).toEqual([
    ['Shop', 'updates', '2'],
    ['Core', 'fits', null],
    ['Old', 'no_version', null],
    [null, 'unknown', null],
  ])
  expect(files).toMatchObject({
    rename: [{ from: 'plugins/Old-1.jar', to: 'plugins/Old-1.jar.disabled' }],
    remove: ['plugins/Shop-1.jar'],
    put: [{ path: 'plugins/Shop-2.jar' }],
  })
})

test('dependencies: an update adds what it needs, and is dropped if that is unavailable', async () => {
  const later = { gameVersions: ['1.21.11'] }
  addons.add('Market', { '1': {}, '2': { ...later, needs: ['Bank', 'Core'] } })
  addons.add('Bank', { '1': { ...later, needs: ['Coins'] } })
  addons.add('Coins', { '1': later, '2': later })
  addons.add('Till', { '1': {}, '2': { ...later, needs: ['Gone'] } })
  addons.add('Gone', { '1': {} })
  const to = coreForTest('paper', '1.21.11', '9')
  const { plan, files } = await planned({ to, has: ['Market-1', 'Core-1', 'Till-1'] })
  expect(plan.addons.map(({ name, outcome, from, to: next }) => [name, outcome, from, next])).toEqual([
    ...[
      ['Market', 'updates', '1', '2'],
      ['Core', 'fits', '1', null],
    ],
    ...[
      ['Till', 'no_version', '1', null],
      ['Coins', 'comes', null, '2'],
    ],
    ['Bank', 'comes', null, '1'],
  ])
  expect(files).toMatchObject({
    rename: [{ from: 'plugins/Till-1.jar' }],
    remove: ['plugins/Market-1.jar'],
    put: [{ path: 'plugins/Market-2.jar' }, { path: 'plugins/Coins-2.jar' }, { path: 'plugins/Bank-1.jar' }],
  })
  expect(plan.bytes).toBe(3_000)
})

test('worlds: further ones are converted, not loaded or too new, and too new ones are removed', async () => {
  const worlds = ['map', 'map_nether', 'hub', 'arena']
  const later = await planned({ to: coreForTest('paper', '1.21.11'), worlds })
  expect(later.plan.world.others).toEqual([
    { folder: 'arena', outcome: 'converted' },
    { folder: 'hub', outcome: 'converted' },
  ])
  const mods = await planned({ to: coreForTest('fabric'), worlds })
  expect(mods.plan.world.others).toMatchObject([{ outcome: 'not_loaded' }, { outcome: 'not_loaded' }])
  expect(mods.files.remove).toEqual(['map_nether', 'map_the_end'])
  const older = await planned({ to: coreForTest('paper', '1.20.6'), newWorld: true, worlds })
  expect(older.plan.world.others).toMatchObject([{ outcome: 'goes' }, { outcome: 'goes' }])
  expect(older.files.remove).toEqual(['map', 'map_nether', 'map_the_end', 'arena', 'hub'])
  expect((await planned({ to: coreForTest('paper', '1.21.4', '6'), worlds })).plan.world.others).toEqual([])
})

test('worlds: on a mod core plugins are not loaded, and Nether and End move to the game’s own folders', async () => {
  const { plan, files } = await planned({ to: coreForTest('fabric') })
  expect(new Set(plan.addons.map(({ outcome }) => outcome))).toEqual(new Set(['not_loaded']))
  expect(plan.world).toMatchObject({ outcome: 'keep', dimensions: 'by_us', converted: false })
  expect(files).toMatchObject({
    rename: [
      { from: 'map_nether/DIM-1', to: 'map/DIM-1' },
      { from: 'map_the_end/DIM1', to: 'map/DIM1' },
    ],
    remove: ['map_nether', 'map_the_end'],
    put: [],
  })
})

test('worlds: no downgrade is planned; with a new world the old one is removed', async () => {
  const older = coreForTest('paper', '1.20.6')
  const down = await planned({ to: older })
  expect(down.plan).toMatchObject({ refusals: ['world'], world: { outcome: 'no', reason: 'older' } })
  const fresh = await planned({ to: older, newWorld: true })
  expect(fresh.plan).toMatchObject({ refusals: [], world: { outcome: 'new', reason: null } })
  expect(fresh.files.remove).toEqual(['map', 'map_nether', 'map_the_end'])
  expect(fresh.plan.digest).not.toBe(down.plan.digest)
})

test('refusal: the same build, too little memory and another game are refused, a newer build is not', async () => {
  const refusals = async (change: Change, memoryMb?: number) =>
    (await planned(change, memoryMb)).plan.refusals
  expect(await refusals({ to: coreForTest('paper') })).toEqual(['same'])
  expect(await refusals({ to: coreForTest('paper', '1.21.4', '6') })).toEqual([])
  expect(await refusals({ to: coreForTest('paper', '1.21.11') }, 512)).toEqual(['memory'])
  const proxy = { ...coreForTest('velocity', '3.4.0'), edition: 'proxy' as const }
  expect(await refusals({ to: proxy, newWorld: true })).toEqual(['edition'])
  expect((await planned({ to: coreForTest('neoforge') }, 1_024)).plan).toMatchObject({
    refusals: [],
    recommendedMb: 2_048,
  })
})
