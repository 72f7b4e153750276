import { expect, test } from 'vitest'
import { checkMessages } from '../catalogues/check.ts'
import { locales } from '../locales.ts'
import { foreignLetters, textsIn } from '../testing/letters.ts'
import { mapPageMessages } from './map-page.ts'

test('map page: no message is missing, and no language has letters of another', () => {
  expect(checkMessages(mapPageMessages, 'ports')).toEqual([])
  for (const locale of locales)
    expect(
      textsIn(mapPageMessages[locale]).filter(
        (text) => foreignLetters[locale].test(text) || /["']|\.\.\./.test(text),
      ),
    ).toEqual([])
})
