import { allMessages } from '@zubr/i18n/all'
import type { Locale } from '@zubr/i18n/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../i18n.tsx'
import { type Site, SiteProvider } from '../site.tsx'
import { SocialSignIn } from './social-sign-in.tsx'

function signInAt(locale: Locale, networks: NonNullable<Site['networks']>): string {
  const site: Site = {
    siteUrl: 'https://zubr.example',
    panelUrl: 'https://panel.zubr.example',
    nodeProbeUrl: 'https://{name}.zubr.example:8443',
    networks,
    path: '/login',
    year: 2026,
  }
  return renderToStaticMarkup(
    <I18nProvider i18n={{ locale, messages: allMessages[locale] }}>
      <SiteProvider site={site}>
        <SocialSignIn answer={null} />
      </SiteProvider>
    </I18nProvider>,
  )
}

test('social sign-in: VK is not offered in Ukrainian, whose readers cannot open it', () => {
  const actions = (locale: Locale) =>
    [...signInAt(locale, ['discord', 'vk']).matchAll(/action="([^"]*)"/g)].map(([, action]) => action)
  expect(actions('ru')).toEqual([
    'https://panel.zubr.example/login/discord',
    'https://panel.zubr.example/login/vk',
  ])
  expect(actions('ua')).toEqual(['https://panel.zubr.example/login/discord'])
  expect(signInAt('ua', ['vk'])).toBe('')
})
