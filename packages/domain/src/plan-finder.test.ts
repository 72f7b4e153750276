import { expect, test } from 'vitest'
import { fittingPlan, memoryNeed, memoryRates, type ServerNeed } from './plan-finder.ts'

const server: ServerNeed = { edition: 'java', players: 0, extension: 'none', count: 0, world: 'small' }
const plans = [
  { id: 'free', ramGb: 1.5, price: 0 },
  { id: '1', ramGb: 1, price: 4.9 },
  { id: '4', ramGb: 4, price: 26.9 },
  { id: '8', ramGb: 8, price: 49.8 },
]

test.each([
  [{}, { base: 930, players: 0, extensions: 0, world: 0, jvm: 310, total: 1240 }],
  [{ players: 5 }, { base: 930, players: 250, extensions: 0, world: 0, jvm: 394, total: 1574 }],
  [
    { players: 20, extension: 'plugins', count: 30, world: 'medium' },
    { base: 1240, players: 1000, extensions: 450, world: 350, jvm: 1014, total: 4054 },
  ],
  [
    { players: 10, extension: 'mods', count: 120, world: 'medium' },
    { base: 2150, players: 600, extensions: 2400, world: 350, jvm: 1834, total: 7334 },
  ],
  [
    { edition: 'bedrock', players: 10, world: 'large' },
    { base: 250, players: 300, extensions: 0, world: 400, jvm: 0, total: 950 },
  ],
  [
    { edition: 'proxy', players: 100, extension: 'plugins', count: 5 },
    { base: 220, players: 200, extensions: 50, world: 0, jvm: 157, total: 627 },
  ],
] as const)('memory: %j needs %j', (more, need) => {
  expect(memoryNeed({ ...server, ...more })).toEqual(need)
})

test('memory: every row counts, and the rows add up to the total', () => {
  const { total, ...rows } = memoryNeed({
    edition: 'java',
    players: 7,
    extension: 'mods',
    count: 33,
    world: 'large',
  })
  expect(Object.values(rows).reduce((sum, row) => sum + row)).toBe(total)
})

test('memory: players and extensions are their number times a rate', () => {
  const need: ServerNeed = { edition: 'java', players: 10, extension: 'plugins', count: 15, world: 'medium' }
  const { players, extensions } = memoryNeed(need)
  const rates = memoryRates(need)
  expect([players, extensions]).toEqual([10 * rates.players, 15 * rates.extensions])
})

test('memory: unused extensions are not counted', () => {
  expect(memoryNeed({ ...server, count: 50 }).extensions).toBe(0)
})

test.each([
  [1_000, 'free'],
  [1_536, 'free'],
  [1_537, '4'],
  [4_096, '4'],
  [4_097, '8'],
])('plan: %d MB fit into plan %s, the cheapest that is large enough', (need, id) => {
  expect(fittingPlan(plans, need)?.id).toBe(id)
})

test('plan: none for more memory than any has', () => {
  expect(fittingPlan(plans, 9_000)).toBeUndefined()
})
