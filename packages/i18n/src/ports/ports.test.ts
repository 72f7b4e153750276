import { describe, expect, test } from 'vitest'
import { checkMessages } from '../check.ts'
import { foreignLetters, textsIn } from '../letters-for-tests.ts'
import { locales } from '../locales.ts'
import { portsMessages } from './all.ts'
import { mapPageWords } from './map-page.ts'

test('the words of extra ports are there in nine languages without a fault', () => {
  expect(checkMessages(portsMessages, 'ports')).toEqual([])
  expect(checkMessages(mapPageWords, 'ports')).toEqual([])
})

describe.each(locales)('%s', (locale) => {
  const texts = textsIn([portsMessages[locale], mapPageWords[locale]])

  test('has no letter of another language and no straight quote', () => {
    expect(texts.filter((text) => foreignLetters[locale].test(text) || /["']|\.\.\./.test(text))).toEqual([])
  })
})
