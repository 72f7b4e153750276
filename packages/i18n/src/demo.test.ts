import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkDemoMessages } from './check.ts'
import { demoMessages } from './demo-all.ts'
import { foreignLetters, textsIn } from './letters-for-tests.ts'
import { locales } from './locales.ts'

test('the demo has nine languages in nine files without a fault', () => {
  const files = readdirSync(new URL('demo/', import.meta.url)).sort()
  expect(files).toEqual(locales.map((locale) => `${locale}.ts`).sort())
  expect(checkDemoMessages()).toEqual([])
})

describe.each(locales)('%s', (locale) => {
  const texts = textsIn(demoMessages[locale])

  test('has no letter of another language and no straight quote', () => {
    expect(texts.filter((text) => foreignLetters[locale].test(text) || /["']|\.\.\./.test(text))).toEqual([])
  })

  test('has names that a server may bear', () => {
    const names = Object.values(demoMessages[locale].servers)
    expect(names.filter((name) => name.length > 40)).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })
})
