import { locales } from '@zubr/i18n/locales'
import { expect, test } from 'vitest'
import { allTexts } from '../texts-for-tests.ts'
import { glossaries } from './all-for-tests.ts'
import { glossaryFaults } from './faults.ts'
import type { Glossary } from './terms.ts'

test.each(locales)(
  'glossary: %s calls each thing by one name in the interface, articles, mails and offer',
  (locale) => {
    expect(glossaryFaults(glossaries[locale], allTexts(locale))).toEqual([])
  },
)

test('glossary: a second name, and a term that no text uses, are found', () => {
  const glossary = {
    plugin: { use: 'plugin', form: /plugin/iu, never: /add-?on/iu, except: /^legal/ },
    chunk: { use: 'chunk', form: /chunk/iu },
  } as unknown as Glossary
  const text = (place: string, words: string) => ({ locale: 'en' as const, place, text: words })
  expect(
    glossaryFaults(glossary, [text('faq', 'One addon'), text('legal', 'Add-ons'), text('wiki', 'A plugin')]),
  ).toEqual([
    'faq: “addon”, expected “plugin” (plugin): One addon',
    'chunk: no text uses “chunk” (/chunk/iu)',
  ])
})

test.each(locales)('glossary: in %s no word is both the name of a thing and forbidden for it', (locale) => {
  const faults = Object.entries(glossaries[locale]).filter(
    ([, { use, form, never }]) => !form.test(use) || never?.test(use),
  )
  expect(faults.map(([id]) => id)).toEqual([])
})
