import { describe, expect, test } from 'vitest'
import { checkMessages } from '../check.ts'
import { foreignLetters, textsIn } from '../letters-for-tests.ts'
import { locales } from '../locales.ts'
import { firmsMessages } from './all.ts'

test('the words of firms are there in nine languages without a fault', () => {
  expect(checkMessages(firmsMessages, 'firms')).toEqual([])
})

describe.each(locales)('%s', (locale) => {
  const texts = textsIn(firmsMessages[locale])

  test('has no letter of another language and no straight quote', () => {
    expect(texts.filter((text) => foreignLetters[locale].test(text) || /["']|\.\.\./.test(text))).toEqual([])
  })

  test('has buttons that fit', () => {
    const { edit, remove, acts, act } = firmsMessages[locale]
    expect([edit, remove, acts.make, acts.show, act.print].filter((text) => text.length > 20)).toEqual([])
  })
})
