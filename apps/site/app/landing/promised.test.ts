import { allMessages } from '@zubr/i18n/all'
import { localeFacts, locales } from '@zubr/i18n/locales'
import { expect, test } from 'vitest'
import { measuredOf, promisedOf, readyLine } from './promised.ts'

test('startup time: the promised value stays while the core is as fast or unmeasured', () => {
  expect(promisedOf(15, ['paper'], {})).toBe(15)
  expect(promisedOf(15, ['paper'], { paper: 9, forge: 60 })).toBe(15)
  expect(promisedOf(15, ['paper'], { paper: 15 })).toBe(15)
})

test('startup time: a slower core is rounded up to whole tens', () => {
  expect(promisedOf(15, ['paper', 'vanilla'], { paper: 16, vanilla: 5 })).toBe(20)
  expect(promisedOf(15, ['paper'], { paper: 41 })).toBe(50)
})

test('startup time: the first measured core of several decides', () => {
  expect(measuredOf(['paper', 'purpur'], { purpur: 9, paper: 8 })).toBe('paper')
  expect(measuredOf(['paper', 'purpur'], { purpur: 9 })).toBe('purpur')
  expect(measuredOf(['paper'], { velocity: 4 })).toBeUndefined()
})

test.each(locales)('startup time %s: tens fit into the sentence as the default does', (locale) => {
  const rules = new Intl.PluralRules(localeFacts[locale].tag)
  for (const seconds of [20, 30, 40, 50, 60]) expect(rules.select(seconds)).toBe(rules.select(15))
})

test.each(locales)('startup time %s: the measured sentence ends with one full stop', (locale) => {
  const unit = { style: 'unit', unit: 'second', unitDisplay: 'short' } as const
  const seconds = new Intl.NumberFormat(localeFacts[locale].tag, unit).format(2)
  const line = readyLine(allMessages[locale].landing.readyHere, [`Paper ${seconds}`, `Forge ${seconds}`])
  expect(line).toContain(`Paper ${seconds}, Forge 2`)
  expect(line).toMatch(/[^.]\.$/)
})
