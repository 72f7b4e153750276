import { expect, test } from 'vitest'
import { memoryFit, memoryLacked } from './needs.ts'

test('memory: a core that cannot start with a plan names its required memory', () => {
  expect(memoryFit('serenityjs', 512)).toEqual({ fits: 'not', recommendedMb: 1_024 })
  expect(memoryFit('paper', 512)).toEqual({ fits: 'not', recommendedMb: 1_024 })
})

test('memory: one that barely starts names it as well; with enough memory there is no hint', () => {
  expect(memoryFit('bedrock-dedicated', 512)).toEqual({ fits: 'barely', recommendedMb: 1_024 })
  expect(memoryFit('neoforge', 1_536)).toEqual({ fits: 'barely', recommendedMb: 2_048 })
  expect(memoryFit('neoforge', 2_048)).toEqual({ fits: 'well' })
  expect(memoryFit('velocity', 512)).toEqual({ fits: 'well' })
})

test('memory: the shortage of a plan is the required memory; none for a core that starts or is unknown', () => {
  expect(memoryLacked('paper', 512)).toBe(1_024)
  expect(memoryLacked('neoforge', 1_536)).toBeUndefined()
  expect(memoryLacked('somebody-elses', 1)).toBeUndefined()
})
