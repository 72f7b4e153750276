import { describe, expect, test } from 'vitest'
import { checkMessages } from '../check.ts'
import { foreignLetters, textsIn } from '../letters-for-tests.ts'
import { locales } from '../locales.ts'
import { edgeMessages } from './all.ts'

test('what an edge says is there in nine languages without a fault', () => {
  expect(checkMessages(edgeMessages, 'edge')).toEqual([])
})

describe.each(locales)('%s', (locale) => {
  const words = edgeMessages[locale]
  const texts = textsIn(words)

  test('has no letter of another language, no straight quote, and no space that the game’s font does not have', () => {
    expect(texts.filter((text) => foreignLetters[locale].test(text))).toEqual([])
    expect(texts.filter((text) => /["']|\.\.\.|\u00a0|\u202f|§/.test(text))).toEqual([])
  })

  test('fits an entry of the server list', () => {
    expect(Object.values(words.list).filter((line) => line.length > 45 || /\n|\.$/.test(line))).toEqual([])
    expect(words.list.starting.length + ' · 100 % · '.length + words.left.length).toBeLessThanOrEqual(45)
  })

  test('says at joining in one line what is the matter, and in another what to do', () => {
    const joins = [...Object.values(words.join), ...Object.values(words.startingJoin)]
    expect(joins.filter((text) => !/^[^\n]+\.\n[^\n]+\.$/.test(text))).toEqual([])
  })
})
