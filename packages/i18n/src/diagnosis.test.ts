import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkDiagnosisMessages } from './check.ts'
import { diagnosisMessages } from './diagnosis-all.ts'
import { foreignLetters, textsIn } from './letters-for-tests.ts'
import { locales } from './locales.ts'

test('why a server did not start has nine languages in nine files without a fault', () => {
  const files = readdirSync(new URL('diagnosis/', import.meta.url)).sort()
  expect(files).toEqual(locales.map((locale) => `${locale}.ts`).sort())
  expect(checkDiagnosisMessages()).toEqual([])
})

describe.each(locales)('%s', (locale) => {
  test('has no letter of another language, no straight quote and no three dots', () => {
    const texts = textsIn(diagnosisMessages[locale])
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter((text) => foreignLetters[locale].test(text) || /["']|\.\.\./.test(text))).toEqual([])
  })
})
