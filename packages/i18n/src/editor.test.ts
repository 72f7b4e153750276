import { describe, expect, test } from 'vitest'
import { editorMessages } from './editor-all.ts'
import { locales } from './locales.ts'

describe.each(locales)('%s', (locale) => {
  test('puts what CodeMirror counts where CodeMirror does', () => {
    const phrases = Object.entries(editorMessages[locale].phrases)
    expect(phrases.filter(([own, text]) => own.includes('$') !== text.includes('$'))).toEqual([])
  })
})
