import { expect, test } from 'vitest'
import { checkPlayerListsMessages } from '../check.ts'
import { foreignLetters, textsIn } from '../letters-for-tests.ts'
import { locales } from '../locales.ts'
import { playerListsMessages } from './all.ts'

test('the lists of players have nine languages without a fault', () => {
  expect(checkPlayerListsMessages()).toEqual([])
  for (const locale of locales)
    expect(
      textsIn(playerListsMessages[locale]).filter(
        (text) => foreignLetters[locale].test(text) || /["']|\.\.\./.test(text),
      ),
    ).toEqual([])
})
