import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultLocale, type Locale, locales } from '@zubr/i18n/locales'
import { expect, test } from 'vitest'
import { contentFiles, messageTexts } from './testing/texts.ts'

/** Places where a language may have other figures. */
const differs: [place: RegExp, why: string][] = [
  [/\.description$/, 'what search engines show is as long as each language needs'],
  [/files\.keyNames\.Home$/, 'a German keyboard has Pos1'],
  [/\.gifts\.(nonstop|support)\.title$/, '24/7 is not said everywhere'],
  [/^(openingHours|campaigns\.)|wiki\/support\//, 'hours are written as the language does'],
  [/wiki\/motd-and-icon\//, 'each language has its own code page of Windows'],
]
const isExempt = (place: string) => differs.some(([pattern]) => pattern.test(place))

/**
 * The distinct numbers of a text, without placeholders, thousands separators and months of dates.
 */
function figuresOf(text: string): number[] {
  const plain = text
    .replace(/^source: .*$/m, '')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/(\d\d?)\.(\d\d?)\.(\d{4})/g, '$1 $3')
    .replace(/(\d)[ .,\u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
  return [...new Set((plain.match(/\d+/g) ?? []).map(Number))].sort((a, b) => a - b)
}

function difference(place: string, source: string, translation: string): string[] {
  const [expected, found] = [figuresOf(source), figuresOf(translation)]
  const missing = expected.filter((figure) => !found.includes(figure))
  const surplus = found.filter((figure) => !expected.includes(figure))
  if (isExempt(place) || missing.length + surplus.length === 0) return []
  return [`${place}: expected the figures of Russian; missing ${missing.join()}; surplus ${surplus.join()}`]
}

const russian = new Map(messageTexts(defaultLocale).map(({ place, text }) => [place, text]))
const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

test.each(locales)('figures: messages and e-mails in %s have the Russian ones', (locale: Locale) => {
  expect(
    messageTexts(locale).flatMap(({ place, text }) => {
      // Plural forms differ.
      const source = russian.get(place)
      return source === undefined ? [] : difference(place, source, text)
    }),
  ).toEqual([])
})

test.each(locales)('figures: articles, FAQ and legal texts in %s have the Russian ones', (locale: Locale) => {
  const own = contentFiles.filter((file) => file.locale === locale)
  expect(own.length).toBeGreaterThan(40)
  expect(
    own.flatMap(({ file }) =>
      difference(file, read(file.replace(/[a-z]{2}\.md$/, `${defaultLocale}.md`)), read(file)),
    ),
  ).toEqual([])
})

test('figures: another number, a missing one and another unit of thousands are distinguished', () => {
  expect(difference('faq', '14 дней, 16 000 и 2,5', '16.000, 2.5 for 14 days')).toEqual([])
  expect(difference('faq', '10 рабочих дней', '14 working days')).toHaveLength(1)
  expect(difference('faq', '10 дней', 'some days')).toHaveLength(1)
})
