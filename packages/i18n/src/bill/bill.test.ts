import { expect, test } from 'vitest'
import { checkMessages } from '../check.ts'
import { foreignLetters, textsIn } from '../letters-for-tests.ts'
import { locales } from '../locales.ts'
import { billMessages } from './all.ts'

test('the words of bills are there in nine languages without a fault', () => {
  expect(checkMessages(billMessages, 'bill')).toEqual([])
})

test.each(locales)('%s has no letter of another language and no straight quote', (locale) => {
  const texts = textsIn(billMessages[locale])
  expect(texts.filter((text) => foreignLetters[locale].test(text) || /["']|\.\.\./.test(text))).toEqual([])
})
