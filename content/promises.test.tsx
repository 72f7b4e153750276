import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allMessages } from '@zubr/i18n/all'
import { locales } from '@zubr/i18n/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../apps/site/app/i18n.tsx'
import { Faq } from '../apps/site/app/landing/faq.tsx'
import { requiredContent } from '../apps/site/app/markdown/content.server.ts'
import { catalogue } from './catalogue.ts'

test.each(locales)("%s: the questions promise the landing page's percent", (locale) => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={{ locale, words: allMessages[locale] }}>
      <Faq body={requiredContent('faq', locale).body} promoPercent={35} />
    </I18nProvider>,
  )
  expect(html.slice(html.indexOf('id="promo"'))).toMatch(/<p>[^<]*\b35\b/)
  expect(html).toMatch(/<h3>[^<]*35[^<]*<\/h3>/)
  expect(html).not.toMatch(/\{\w+\}/)
})

test.each(locales)(
  '%s: who asks how to pay is sent to support, since the panel takes no payments yet',
  (locale) => {
    const [, answer = ''] = /\{#refund\}\n(.+)/.exec(requiredContent('faq', locale).body) ?? []
    expect(answer).toContain('(/help/contact)')
  },
)

test('no text writes out a promo code that is advertised', () => {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const codes = catalogue.advertisedCodes.map(({ code }) => code)
  for (const file of globSync('**/*.md', { cwd: root, exclude: ['**/node_modules/**'] })) {
    const text = readFileSync(root + file, 'utf8')
    expect(
      codes.filter((code) => text.includes(code)),
      file,
    ).toEqual([])
  }
})
