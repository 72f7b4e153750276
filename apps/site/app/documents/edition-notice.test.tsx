import { legalEditions } from '@zubr/content/legal/editions'
import { allMessages } from '@zubr/i18n/all'
import { type Locale, locales } from '@zubr/i18n/locales'
import { localizedPath } from '@zubr/i18n/urls'
import { lexer } from 'marked'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../i18n.tsx'
import { SiteProvider } from '../site.tsx'
import type { EditionView } from './document-editions.ts'
import { EditionList, EditionNotice } from './edition-notice.tsx'

const [real = { published: '', inForce: '' }] = legalEditions.oferta
const site = {
  ...{ siteUrl: 'https://zubr.example', panelUrl: 'https://panel.zubr.example', nodeProbeUrl: '' },
  ...{ networks: [], path: '/legacy/oferta', year: 2026 },
}

function shown(view: EditionView, locale: Locale = 'ru'): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={{ locale, messages: allMessages[locale] }}>
      <SiteProvider site={site as unknown as Parameters<typeof SiteProvider>[0]['site']}>
        <EditionNotice id="oferta" view={view} changes={lexer('- one;\n- two.')} />
        <EditionList id="oferta" view={view} />
      </SiteProvider>
    </I18nProvider>,
  )
}

test.each(locales)(
  'editions: in %s the page announces the next one with its changes and a link',
  (locale) => {
    const html = shown({ shown: real, state: 'in_force', next: real, all: [real] }, locale)
    expect(html).toContain(
      `href="${localizedPath(locale, `/legacy/oferta/${real.inForce}`)}">${allMessages[locale].documents.readNew}`,
    )
    expect(html).toContain('<li>two.</li>')
    expect(html).not.toMatch(/\{\w+\}/)
  },
)

test('editions: a coming and a former one say so and lead to the one in force', () => {
  const { notYet, noLonger, openCurrent } = allMessages.ru.documents
  const coming = shown({ shown: real, state: 'coming', all: [real] })
  expect(coming).toContain(notYet)
  expect(coming).toContain(`href="/legacy/oferta">${openCurrent}`)
  expect(shown({ shown: real, state: 'former', until: '2027-01-01', all: [real] })).toContain(noLonger)
})

test('editions: the list marks the shown one, and without another there is no notice', () => {
  const html = shown({ shown: real, state: 'in_force', all: [real] })
  expect(html).toContain(`href="/legacy/oferta/${real.inForce}" aria-current="true"`)
  expect(html).not.toContain('id="edition"')
})
