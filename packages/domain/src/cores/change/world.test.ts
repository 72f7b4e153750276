import { expect, test } from 'vitest'
import { predictWorldOutcome, worldMoves } from './world.ts'

const at = (text: string) => {
  const [core = '', gameVersion = ''] = text.split(' ')
  return { core, gameVersion }
}
const outcomeOf = (from: string, to: string) => predictWorldOutcome(at(from), at(to))
const goes = { goes: 'yes', converted: false, dimensions: 'as_they_are', losesMods: false }

test.each([
  ['paper 1.21.4', 'paper 1.21.4', goes],
  ['paper 1.21.4', 'purpur 1.21.4', goes],
  ['paper 1.21.4', 'paper 1.21.11', { ...goes, converted: true }],
  ['vanilla 1.21.11-rc1', 'vanilla 1.21.11', { ...goes, converted: true }],
  ['vanilla 25w41a', 'vanilla 25w42a', { ...goes, converted: true }],
  ['fabric 1.21.4', 'fabric 26.1', { ...goes, converted: true }],
  // Separate folders of the Nether and the End: Paper creates them from vanilla folders, and the
  // agent converts back.
  ['vanilla 1.21.4', 'paper 1.21.4', { ...goes, dimensions: 'by_core' }],
  ['paper 1.21.4', 'fabric 1.21.4', { ...goes, dimensions: 'by_us' }],
  ['paper 1.21.4', 'vanilla 26.1', { ...goes, converted: true, dimensions: 'by_us' }],
  ['paper 1.21.11', 'paper 26.1', { ...goes, converted: true, dimensions: 'by_core' }],
  ['fabric 1.20.1', 'paper 26.1.2', { ...goes, converted: true, dimensions: 'by_core', losesMods: true }],
  ['fabric 1.21.4', 'neoforge 1.21.4', { ...goes, losesMods: true }],
  ['bedrock-dedicated 1.21.80.3', 'bedrock-dedicated 1.21.90.1', { ...goes, converted: true }],
  ['velocity 3.4.0', 'velocity 3.5.0', { goes: 'none' }],
] as const)('compatible world: from %s to %s', (from, to, expected) => {
  expect(outcomeOf(from, to)).toEqual(expected)
})

test.each([
  ['paper 1.21.4', 'paper 1.21.3', 'older'],
  ['paper 26.1', 'fabric 1.21.11', 'older'],
  ['vanilla 26.1', 'vanilla 26.1-snapshot-7', 'older'],
  ['vanilla 25w42a', 'vanilla 25w41a', 'older'],
  ['vanilla 25w41a', 'vanilla 1.21.11', 'unclear'],
  ['paper 26.1', 'vanilla 26.1', 'paper_only'],
  ['purpur 26.1', 'fabric 26.2', 'paper_only'],
  ['flying-squid 1.16.1', 'paper 1.21.4', 'other_game'],
  ['bedrock-dedicated 1.21.80', 'pocketmine 1.21.80', 'other_game'],
  ['paper 1.21.4', 'bedrock-dedicated 1.21.80', 'other_game'],
  ['velocity 3.4.0', 'paper 1.21.4', 'other_game'],
] as const)('incompatible world: from %s to %s: %s', (from, to, why) => {
  expect(outcomeOf(from, to)).toEqual({ goes: 'no', why })
})

test('dimensions: the Nether and the End move to the vanilla folders, and no rest breaks Paper', () => {
  expect(worldMoves(outcomeOf('paper 1.21.4', 'fabric 1.21.4'), 'map')).toEqual({
    rename: [
      { from: 'map_nether/DIM-1', to: 'map/DIM-1' },
      { from: 'map_the_end/DIM1', to: 'map/DIM1' },
    ],
    remove: ['map_nether', 'map_the_end'],
  })
  expect(worldMoves(outcomeOf('vanilla 1.21.4', 'paper 1.21.4'), 'map')).toEqual({ rename: [], remove: [] })
})
