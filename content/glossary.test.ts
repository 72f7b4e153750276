import { glossaries } from '@zubr/i18n/glossary/all'
import type { Glossary } from '@zubr/i18n/glossary/terms'
import { locales } from '@zubr/i18n/locales'
import { expect, test } from 'vitest'
import { messages as trialProcessor } from '../apps/trial-processor/src/messages.ts'
import { glossaryFaults } from './glossary-faults.ts'
import { allTexts, stringsOf } from './testing/texts.ts'

test.each(locales)(
  'glossary: %s has one name for each thing in the interface, articles, mails and offer',
  (locale) => {
    const processor = stringsOf(trialProcessor[locale], 'apps/trial-processor/src/messages')
    const texts = [...allTexts(locale), ...processor.map((text) => ({ ...text, locale }))]
    expect(glossaryFaults(glossaries[locale], texts)).toEqual([])
  },
)

test('glossary: a second name and an unused term are found', () => {
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

test.each(locales)('glossary: in %s no word is both a term and forbidden for it', (locale) => {
  const faults = Object.entries(glossaries[locale]).filter(
    ([, { use, form, never }]) => !form.test(use) || never?.test(use),
  )
  expect(faults.map(([id]) => id)).toEqual([])
})
