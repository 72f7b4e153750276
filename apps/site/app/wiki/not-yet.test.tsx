import { editions, gifts } from '@zubr/content/features'
import { type WikiSlug, wikiNeeds } from '@zubr/content/wiki'
import { allMessages } from '@zubr/i18n/all'
import { type Locale, locales } from '@zubr/i18n/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { I18nProvider } from '../i18n.tsx'
import { NotYet } from './not-yet.tsx'

const before = structuredClone({ gifts, editions })
afterEach(() => {
  Object.assign(gifts, before.gifts)
  Object.assign(editions, before.editions)
})

const written = (slug: WikiSlug, locale: Locale) =>
  renderToStaticMarkup(
    <I18nProvider i18n={{ locale, words: allMessages[locale] }}>
      <NotYet slug={slug} />
    </I18nProvider>,
  )

test.each(locales)('%s: an article says what it needs and is still to come, each once', (locale) => {
  gifts.sftp = { available: 'soon' }
  const [start = ''] = allMessages[locale].wiki.notYet.split('{')
  expect(written('sftp', locale)).toContain(`>${start}`)
  expect(written('sftp', locale).match(/SFTP/g)).toHaveLength(1)
})

test('an edition without a core is named by its tab', () => {
  editions.bedrock = { available: 'soon' }
  gifts.subdomain = { available: 'soon' }
  expect(written('join-bedrock', 'ru')).toContain('скоро появится: Bedrock и свой поддомен.<')
})

test('the line vanishes once all of it is offered', () => {
  for (const gift of Object.values(gifts)) gift.available = true
  for (const edition of Object.values(editions)) edition.available = true
  for (const slug of Object.keys(wikiNeeds) as WikiSlug[]) expect(written(slug, 'en'), slug).toBe('')
})
