import { describe, expect, test } from 'vitest'
import { editorMessages } from './editor-all.ts'
import { locales } from './locales.ts'

describe.each(locales)('editor messages %s', (locale) => {
  test('counts: they are where CodeMirror puts them', () => {
    const phrases = Object.entries(editorMessages[locale].phrases)
    expect(phrases.filter(([own, text]) => own.includes('$') !== text.includes('$'))).toEqual([])
  })
})
