import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkFilesMessages } from './check.ts'
import { filesMessages } from './files-all.ts'
import { foreignLetters, textsIn } from './letters-for-tests.ts'
import { locales } from './locales.ts'

test('the file manager has nine languages in nine files without a fault', () => {
  const files = readdirSync(new URL('files/', import.meta.url)).sort()
  expect(files).toEqual(locales.map((locale) => `${locale}.ts`).sort())
  expect(checkFilesMessages()).toEqual([])
})

describe.each(locales)('%s', (locale) => {
  const texts = textsIn(filesMessages[locale])

  test('has no letter of another language and no straight quote', () => {
    expect(texts.filter((text) => foreignLetters[locale].test(text) || /["']|\.\.\./.test(text))).toEqual([])
  })
})
