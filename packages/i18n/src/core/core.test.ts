import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkCoreMessages } from '../check.ts'
import { foreignLetters, textsIn } from '../letters-for-tests.ts'
import { locales } from '../locales.ts'
import { coreMessages } from './all.ts'

test('what changes a core has nine languages in nine files without a fault', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /^[a-z]{2}\.ts$/.test(name))
  expect(files.sort()).toEqual(locales.map((locale) => `${locale}.ts`).sort())
  expect(checkCoreMessages()).toEqual([])
})

describe.each(locales)('%s', (locale) => {
  test('has no letter of another language and no straight quote', () => {
    const texts = textsIn(coreMessages[locale])
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter((text) => foreignLetters[locale].test(text) || /["']|\.\.\./.test(text))).toEqual([])
  })
})
