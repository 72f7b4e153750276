import { describe, expect, test } from 'vitest'
import { locales } from '../locales.ts'
import { firmsMessages } from './all.ts'

describe.each(locales)('company messages %s', (locale) => {
  test('buttons: their text fits', () => {
    const { edit, remove, acts, act } = firmsMessages[locale]
    expect([edit, remove, acts.make, acts.show, act.print].filter((text) => text.length > 20)).toEqual([])
  })
})
