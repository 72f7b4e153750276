import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkDiagnosisMessages } from '../check.ts'
import { foreignLetters, textsIn } from '../letters-for-tests.ts'
import { locales } from '../locales.ts'
import { diagnosisMessages } from './all.ts'

test('why a server did not start has nine languages in nine files without a fault', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((name) => /^..\.ts$/.test(name))
  expect(files.sort()).toEqual(locales.map((locale) => `${locale}.ts`).sort())
  expect(checkDiagnosisMessages()).toEqual([])
})

describe.each(locales)('%s', (locale) => {
  test('has no letter of another language, no straight quote and no three dots', () => {
    const texts = textsIn(diagnosisMessages[locale])
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter((text) => foreignLetters[locale].test(text) || /["']|\.\.\./.test(text))).toEqual([])
  })
})
