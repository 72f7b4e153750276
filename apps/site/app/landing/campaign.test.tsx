import { campaigns } from '@zubr/content/campaigns'
import { allMessages } from '@zubr/i18n/all'
import { locales } from '@zubr/i18n/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { I18nProvider } from '../i18n.tsx'
import { Campaign } from './campaign.tsx'

const [halloween] = campaigns
if (!halloween) throw new Error('content has no campaign to enable')
const before = halloween.enabled
afterEach(() => {
  halloween.enabled = before
})

const written = (locale: (typeof locales)[number]) =>
  renderToStaticMarkup(
    <I18nProvider i18n={{ locale, words: allMessages[locale] }}>
      <Campaign />
    </I18nProvider>,
  )

test.each(locales)(
  '%s: an enabled campaign is in the page, hidden, with its window and its percent',
  (locale) => {
    halloween.enabled = true
    const html = written(locale)
    expect(html).toMatch(/<div [^>]*\bdata-campaign="halloween"[^>]*\bhidden=""/)
    expect(html).toMatch(/>[^<]*\b15\b[^<]*</)
    expect(html).toContain(`<button type="button" aria-label="${allMessages[locale].landing.closeCampaign}">`)
    const [, json = ''] = /data-window="([^"]+)"/.exec(html) ?? []
    expect(JSON.parse(json.replaceAll('&quot;', '"'))).toEqual({
      from: { month: 10, day: 31, hour: 0, minute: 0 },
      until: { month: 11, day: 1, hour: 0, minute: 0 },
    })
  },
)

test('one that is not enabled is not in the page', () => {
  halloween.enabled = false
  expect(written('ru')).toBe('')
})
