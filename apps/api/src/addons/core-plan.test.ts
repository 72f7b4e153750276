import { expect, test } from 'vitest'
import { coreForTest, present } from './addons-for-tests.ts'
import { addonsForTests } from './catalogue-for-tests.ts'
import { fitAddons } from './core-fitting.ts'
import { plannedCore, running } from './core-plan.ts'

const addons = addonsForTests()
addons.add('Shop', { '1': {}, '2': { gameVersions: ['1.21.11'] } })
addons.add('Core', { '1': { gameVersions: ['1.21.4', '1.21.11'] } })
addons.add('Old', { '1': {} })

type Change = {
  from?: ReturnType<typeof coreForTest>
  to: ReturnType<typeof coreForTest>
  newWorld?: boolean
}

async function planned({ from = coreForTest('paper'), to, newWorld = false }: Change, memoryMb = 4_096) {
  const there = ['Shop-1', 'Core-1', 'Old-1', 'nobody-knows'].map((version) => present(version))
  const off = present('Old-1', { path: 'plugins/off.jar.disabled', enabled: false })
  const fitted = await fitAddons(addons, [...there, off], {
    from: running(from),
    to: running(to),
    keepsWorld: !newWorld,
  })
  return plannedCore({
    ...{ row: { core: from, settings: { motd: 'Hi', onlineMode: false }, memoryMb }, core: to },
    ...{ isRunHere: true, hasAgreed: true, asked: { newWorld, worldFolder: 'map' }, ...fitted },
  })
}

test('a newer version updates what has one for it, switches off what has none, and leaves what nobody knows', async () => {
  const { plan, files } = await planned({ to: coreForTest('paper', '1.21.11', '9') })
  expect(plan).toMatchObject({
    ...{ refusals: [], wantsMb: null, asksEula: false, isAway: false, bytes: 1_000, lostSettings: [] },
    world: { fate: 'keep', converted: true, dimensions: 'as_they_are', losesMods: false },
  })
  expect(plan.addons.map(({ name, fate, to }) => [name, fate, to])).toEqual([
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

test('on a core for mods plugins are not loaded, and the Nether and the End get the game’s own places', async () => {
  const { plan, files } = await planned({ to: coreForTest('fabric') })
  expect(new Set(plan.addons.map(({ fate }) => fate))).toEqual(new Set(['not_loaded']))
  expect(plan.world).toMatchObject({ fate: 'keep', dimensions: 'by_us', converted: false })
  expect(files).toMatchObject({
    rename: [
      { from: 'map_nether/DIM-1', to: 'map/DIM-1' },
      { from: 'map_the_end/DIM1', to: 'map/DIM1' },
    ],
    remove: ['map_nether', 'map_the_end'],
    put: [],
  })
})

test('no world goes down; with a new one the old one goes', async () => {
  const older = coreForTest('paper', '1.20.6')
  const down = await planned({ to: older })
  expect(down.plan).toMatchObject({ refusals: ['world'], world: { fate: 'no', why: 'older' } })
  const fresh = await planned({ to: older, newWorld: true })
  expect(fresh.plan).toMatchObject({ refusals: [], world: { fate: 'new', why: null } })
  expect(fresh.files.remove).toEqual(['map', 'map_nether', 'map_the_end'])
  expect(fresh.plan.digest).not.toBe(down.plan.digest)
})

test('the same build is refused, a newer one is not; too little memory and another game are', async () => {
  const refusals = async (change: Change, memoryMb?: number) =>
    (await planned(change, memoryMb)).plan.refusals
  expect(await refusals({ to: coreForTest('paper') })).toEqual(['same'])
  expect(await refusals({ to: coreForTest('paper', '1.21.4', '6') })).toEqual([])
  expect(await refusals({ to: coreForTest('paper', '1.21.11') }, 512)).toEqual(['memory'])
  const proxy = { ...coreForTest('velocity', '3.4.0'), edition: 'proxy' as const }
  expect(await refusals({ to: proxy, newWorld: true })).toEqual(['edition'])
  expect((await planned({ to: coreForTest('neoforge') }, 1_024)).plan).toMatchObject({
    refusals: [],
    wantsMb: 2_048,
  })
})
