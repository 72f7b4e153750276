import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkEditorMessages } from './check.ts'
import { editorMessages } from './editor-all.ts'
import { foreignLetters, textsIn } from './letters-for-tests.ts'
import { locales } from './locales.ts'

test('the editor has nine languages in nine files without a fault', () => {
  const files = readdirSync(new URL('editor/', import.meta.url)).sort()
  expect(files).toEqual(locales.map((locale) => `${locale}.ts`).sort())
  expect(checkEditorMessages()).toEqual([])
})

describe.each(locales)('%s', (locale) => {
  const texts = textsIn(editorMessages[locale])

  test('has no letter of another language and no straight quote', () => {
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter((text) => foreignLetters[locale].test(text) || /["']|\.\.\./.test(text))).toEqual([])
  })

  test('puts what CodeMirror counts where CodeMirror does', () => {
    const phrases = Object.entries(editorMessages[locale].phrases)
    expect(phrases.filter(([own, text]) => own.includes('$') !== text.includes('$'))).toEqual([])
  })
})
