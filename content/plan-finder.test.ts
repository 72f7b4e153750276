import { fittingPlan, memoryNeed, type ServerNeed } from '@zubr/domain/plan-finder'
import { expect, test } from 'vitest'
import { plans } from './plans.ts'

// Recommendations of content/faq and content/wiki/memory-and-gc for Java servers.
const worlds: readonly ServerNeed['world'][] = ['small', 'medium']
const offered = plans
  .filter(({ group }) => group === 'java')
  .map(({ id, ramGb, price }) => ({ id, ramGb, price: price.BYN }))

function planFor(
  players: number,
  extension: ServerNeed['extension'],
  count: number,
  world: ServerNeed['world'],
): string | undefined {
  const { total } = memoryNeed({ edition: 'java', players, extension, count, world })
  return fittingPlan(offered, total)?.id
}

test('plan finder: two to four players fit into the free plan while their world is small', () => {
  for (const players of [2, 3, 4]) expect(planFor(players, 'none', 0, 'small')).toBe('java-free')
})

test.each(worlds)('plan finder: five players without mods need 2 GB, in a %s world', (world) => {
  expect(planFor(5, 'none', 0, world)).toBe('java-2')
})

test('plan finder: five players with a few plugins need 2 GB', () => {
  expect(planFor(5, 'plugins', 3, 'small')).toBe('java-2')
})

test('plan finder: 10–20 players with plugins need 4 GB', () => {
  expect(planFor(10, 'plugins', 15, 'medium')).toBe('java-4')
  expect(planFor(20, 'plugins', 30, 'medium')).toBe('java-4')
})

test('plan finder: a modpack of 100–150 mods needs 8 GB', () => {
  for (const players of [2, 5, 10])
    for (const mods of [100, 120, 150]) expect(planFor(players, 'mods', mods, 'medium')).toBe('java-8')
})

test('plan finder: mods begin at 6 GB, and modpacks of more than 250 need up to 16 GB', () => {
  expect(planFor(5, 'mods', 30, 'medium')).toBe('java-6')
  for (const mods of [251, 300, 400]) expect(planFor(5, 'mods', mods, 'medium')).toBe('java-16')
})
