import { type Coming, editions, gifts } from '@zubr/content/features'
import { type WikiSlug, wikiNeeds } from '@zubr/content/wiki'
import { allMessages } from '@zubr/i18n/all'
import { type Locale, locales } from '@zubr/i18n/locales'
import { type LandingId, landingIds } from '@zubr/i18n/site-pages'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { I18nProvider } from '../i18n.tsx'
import { NotYet, Soon, useDescription } from './coming.tsx'
import { landingSubjects } from './needs.ts'

const before = structuredClone({ gifts, editions })
afterEach(() => {
  Object.assign(gifts, before.gifts)
  Object.assign(editions, before.editions)
})

const noticeText = (needs: readonly Coming[], locale: Locale) =>
  renderToStaticMarkup(
    <I18nProvider i18n={{ locale, messages: allMessages[locale] }}>
      <NotYet needs={needs} />
    </I18nProvider>,
  )
const written = (slug: WikiSlug, locale: Locale) => noticeText(wikiNeeds[slug] ?? [], locale)

test.each(locales)('coming features %s: an article lists each missing feature once', (locale) => {
  gifts.sftp = { available: 'soon' }
  const [start = ''] = allMessages[locale].wiki.notYet.split('{')
  expect(written('sftp', locale)).toContain(`>${start}`)
  expect(written('sftp', locale).match(/SFTP/g)).toHaveLength(1)
})

test('coming features: an edition without a core is named by its tab', () => {
  editions.bedrock = { available: 'soon' }
  gifts.subdomain = { available: 'soon' }
  expect(noticeText(['bedrock', 'subdomain'], 'ru')).toContain('скоро появится: Bedrock и свой поддомен.<')
})

test('coming features: German nouns keep their capital within a sentence, adjectives do not', () => {
  for (const id of ['sftp', 'subdomain', 'install'] as const) gifts[id] = { available: 'soon' }
  const line = shown('home', 'de', Soon)
  expect(line).toContain('alle Dateien per SFTP')
  expect(line).toContain('eigene Subdomain')
  expect(line).toContain('Ein-Klick-Installation')
})

test('coming features: the notice disappears once everything is offered', () => {
  setAll(true)
  for (const slug of Object.keys(wikiNeeds) as WikiSlug[]) expect(written(slug, 'en'), slug).toBe('')
})

function Head({ id }: { id: LandingId }) {
  return <>{useDescription(id)}</>
}
const shown = (id: LandingId, locale: Locale, what: typeof Soon | typeof Head) => {
  const Part = what
  return renderToStaticMarkup(
    <I18nProvider i18n={{ locale, messages: allMessages[locale] }}>
      <Part id={id} />
    </I18nProvider>,
  )
}
const setAll = (available: true | 'soon') => {
  for (const gift of Object.values(gifts)) gift.available = available
  for (const edition of Object.values(editions)) edition.available = available
}

test.each(locales)(
  'coming features %s: a landing page says so below its lead and in its description',
  (locale) => {
    setAll('soon')
    const { soon } = allMessages[locale].landing
    for (const [id, { name }] of Object.entries(landingSubjects) as [LandingId, { name: string }][]) {
      expect.soft(shown(id, locale, Soon), id).toContain(`${soon}:</strong> ${name}`)
      const description = shown(id, locale, Head)
      expect.soft(description, id).toMatch(new RegExp(`^${soon}\\. `))
      expect.soft(description.length, id).toBeLessThanOrEqual(175)
    }
    expect(shown('home', locale, Soon)).toMatch(new RegExp(`${soon}:</strong> Bedrock.*SFTP`))
    expect(shown('home', locale, Head)).not.toContain(soon)
  },
)

test.each(landingIds)('coming features: /%s shows no notice once everything is offered', (id) => {
  setAll(true)
  expect(shown(id, 'ru', Soon)).toBe('')
  expect(shown(id, 'ru', Head)).toBe(allMessages.ru.landing.pages[id].description)
})
