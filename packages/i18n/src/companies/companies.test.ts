import { describe, expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { companiesMessages } from './all.ts'

describe.each(locales)('%s', (locale) => {
  test('has buttons that fit', () => {
    const { edit, remove, acceptanceActs, acceptanceAct } = companiesMessages[locale]
    expect(
      [edit, remove, acceptanceActs.make, acceptanceActs.show, acceptanceAct.print].filter(
        (text) => text.length > 20,
      ),
    ).toEqual([])
  })
})
