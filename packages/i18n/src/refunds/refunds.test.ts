import { describe, expect, test } from 'vitest'
import { checkMessages } from '../check.ts'
import { foreignLetters, textsIn } from '../letters-for-tests.ts'
import { locales } from '../locales.ts'
import { refundsMessages } from './all.ts'

test('the words of refunds are there in nine languages without a fault', () => {
  expect(checkMessages(refundsMessages, 'refunds')).toEqual([])
})

describe.each(locales)('%s', (locale) => {
  const texts = textsIn([refundsMessages[locale]])

  test('has no letter of another language and no straight quote', () => {
    expect(texts.filter((text) => foreignLetters[locale].test(text) || /["']|\.\.\./.test(text))).toEqual([])
  })
})
