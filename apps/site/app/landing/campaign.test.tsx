import { campaigns } from '@zubr/content/campaigns'
import { allMessages } from '@zubr/i18n/all'
import { locales } from '@zubr/i18n/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { I18nProvider } from '../i18n.tsx'
import { Campaign } from './campaign.tsx'

const [campaign] = campaigns
if (!campaign) throw new Error('content has no campaign to enable')
const before = campaigns.map(({ enabled }) => enabled)
afterEach(() => {
  for (const [index, own] of campaigns.entries()) own.enabled = before[index] ?? false
})

const written = (locale: (typeof locales)[number]) =>
  renderToStaticMarkup(
    <I18nProvider i18n={{ locale, messages: allMessages[locale] }}>
      <Campaign />
    </I18nProvider>,
  )

test.each(locales)(
  'campaign %s: an enabled campaign is rendered hidden, with its window and percentage',
  (locale) => {
    campaign.enabled = true
    const html = written(locale)
    expect(html).toMatch(/<div [^>]*\bdata-campaign="[^"]+"[^>]*\bhidden=""/)
    expect(html).toContain(`data-campaign="${campaign.id}"`)
    expect(html).toMatch(new RegExp(`>[^<]*\\b${campaign.percent}\\b[^<]*<`))
    expect(html).toContain(`<button type="button" aria-label="${allMessages[locale].landing.closeCampaign}"`)
    const [, json = ''] = /data-window="([^"]+)"/.exec(html) ?? []
    expect(JSON.parse(json.replaceAll('&quot;', '"'))).toEqual({
      from: campaign.from,
      until: campaign.until,
    })
  },
)

test('campaign: a disabled campaign is not rendered', () => {
  for (const own of campaigns) own.enabled = false
  expect(written('ru')).toBe('')
})
