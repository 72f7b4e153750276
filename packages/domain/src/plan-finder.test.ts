import { expect, test } from 'vitest'
import { fittingPlan, memoryNeed, type ServerWish } from './plan-finder.ts'

const wish: ServerWish = { edition: 'java', players: 0, extension: 'none', count: 0, world: 'small' }
const plans = [
  { id: 'free', ramGb: 1.5, price: 0 },
  { id: '1', ramGb: 1, price: 4.9 },
  { id: '4', ramGb: 4, price: 26.9 },
  { id: '8', ramGb: 8, price: 49.8 },
]

test.each([
  [{}, { base: 600, players: 0, extensions: 0, world: 0, jvm: 150, total: 750 }],
  [{ players: 5 }, { base: 600, players: 250, extensions: 0, world: 0, jvm: 213, total: 1063 }],
  [
    { players: 20, extension: 'plugins', count: 30, world: 'medium' },
    { base: 800, players: 1200, extensions: 450, world: 250, jvm: 675, total: 3375 },
  ],
  [
    { players: 10, extension: 'mods', count: 120, world: 'medium' },
    { base: 2000, players: 1000, extensions: 3000, world: 250, jvm: 1563, total: 7813 },
  ],
  [
    { edition: 'bedrock', players: 10, world: 'large' },
    { base: 250, players: 300, extensions: 0, world: 400, jvm: 0, total: 950 },
  ],
  [
    { edition: 'proxy', players: 100, extension: 'plugins', count: 5 },
    { base: 220, players: 200, extensions: 50, world: 0, jvm: 118, total: 588 },
  ],
] as const)('%j needs %j', (more, need) => {
  expect(memoryNeed({ ...wish, ...more })).toEqual(need)
})

test('every row of the sum counts, and the rows make the total', () => {
  const { total, ...rows } = memoryNeed({
    edition: 'java',
    players: 7,
    extension: 'mods',
    count: 33,
    world: 'large',
  })
  expect(Object.values(rows).reduce((sum, row) => sum + row)).toBe(total)
})

test('extensions that are not used are not counted', () => {
  expect(memoryNeed({ ...wish, count: 50 }).extensions).toBe(0)
})

test.each([
  [1_000, 'free'],
  [1_536, 'free'],
  [1_537, '4'],
  [4_096, '4'],
  [4_097, '8'],
])('%d MB fit into plan %s, the cheapest that is large enough', (need, id) => {
  expect(fittingPlan(plans, need)?.id).toBe(id)
})

test('what no plan can hold fits none', () => {
  expect(fittingPlan(plans, 9_000)).toBeUndefined()
})
