import { allMessages } from '@zubr/i18n/all'
import type { Locale } from '@zubr/i18n/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { I18nProvider } from '../i18n.tsx'
import { contentOf } from '../markdown/content.server.ts'
import WikiPage from '../routes/wiki.tsx'
import { SiteProvider } from '../site.tsx'
import { articlesIn } from './articles.server.ts'

// German lacks an article, as before its translation.
const withoutOne: typeof contentOf = (name, locale) =>
  name === 'wiki/sftp' && locale === 'de' ? undefined : contentOf(name, locale)

const site = {
  siteUrl: 'https://zubr.example',
  panelUrl: 'https://panel.zubr.example',
  nodeProbeUrl: 'https://{name}.zubr.example:8443',
  path: '/wiki',
  year: 2026,
}

function wikiIn(locale: Locale): string {
  const Wiki = createRoutesStub([{ id: 'wiki', path: '/', Component: WikiPage, loader: () => null }])
  return renderToStaticMarkup(
    <I18nProvider i18n={{ locale, messages: allMessages[locale] }}>
      <SiteProvider site={site}>
        <Wiki hydrationData={{ loaderData: { wiki: articlesIn(locale, withoutOne) } }} />
      </SiteProvider>
    </I18nProvider>,
  )
}

test('wiki: the notice about an unfinished section appears only where a language lacks an article', () => {
  expect(wikiIn('de')).toContain(allMessages.de.wiki.unfinished)
  expect(wikiIn('de')).not.toContain('href="/de/wiki/sftp"')
  for (const locale of ['ru', 'lv'] as const) {
    const html = wikiIn(locale)
    expect(html).toMatch(/href="(?:\/lv)?\/wiki\/sftp"/)
    expect(html).not.toContain(allMessages[locale].wiki.unfinished)
  }
})
