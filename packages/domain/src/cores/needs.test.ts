import { expect, test } from 'vitest'
import { memoryFit, memoryLacked } from './needs.ts'

test('a core that cannot start with a plan says how much it wants', () => {
  expect(memoryFit('serenityjs', 512)).toEqual({ fits: 'not', wantsMb: 1_024 })
  expect(memoryFit('paper', 512)).toEqual({ fits: 'not', wantsMb: 1_024 })
})

test('one that only just starts says so too, and with enough there is nothing to say', () => {
  expect(memoryFit('bedrock-dedicated', 512)).toEqual({ fits: 'barely', wantsMb: 1_024 })
  expect(memoryFit('neoforge', 1_536)).toEqual({ fits: 'barely', wantsMb: 2_048 })
  expect(memoryFit('neoforge', 2_048)).toEqual({ fits: 'well' })
  expect(memoryFit('velocity', 512)).toEqual({ fits: 'well' })
})

test('what a plan lacks for a core is how much would do, and nothing for a core that starts or that nobody knows', () => {
  expect(memoryLacked('paper', 512)).toBe(1_024)
  expect(memoryLacked('neoforge', 1_536)).toBeUndefined()
  expect(memoryLacked('somebody-elses', 1)).toBeUndefined()
})
