import type { Me } from '@zubr/contracts/accounts'
import type { Locale } from '@zubr/i18n/locales'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ToastProvider } from '../components/toasts/toasts.tsx'
import { I18nProvider } from '../i18n.tsx'
import { NetworksCard } from './networks-card.tsx'

function cardIn(locale: Locale, networks: Me['networks']): string {
  const me: Me = {
    login: 'bison',
    email: 'bison@players.example',
    emailConfirmed: true,
    newEmail: null,
    refusedEmail: null,
    locale,
    secondFactor: false,
    hasPassword: true,
    networks,
    createdAt: '2026-11-01T12:00:00.000Z',
    deleteAt: null,
  }
  return renderToStaticMarkup(
    <MemoryRouter>
      <I18nProvider start={{ locale, messages: allPanelMessages[locale] }}>
        <ToastProvider>
          <NetworksCard me={me} onChanged={() => undefined} />
        </ToastProvider>
      </I18nProvider>
    </MemoryRouter>,
  )
}

test('social login: Ukrainian offers no linking of VK, which is blocked there, but allows unlinking', () => {
  const { link, unlink } = allPanelMessages.ua.account
  const discord = { id: 'discord', linked: false } as const
  expect(cardIn('ru', [discord, { id: 'vk', linked: false }])).toContain('VK')
  const offered = cardIn('ua', [discord, { id: 'vk', linked: false }])
  expect(offered).toContain(`${link}: Discord`)
  expect(offered).not.toContain('VK')
  expect(cardIn('ua', [discord, { id: 'vk', linked: true }])).toContain(`${unlink}: VK`)
  expect(offered).toMatch(/<h2/)
  expect(cardIn('ua', [{ id: 'vk', linked: false }])).not.toMatch(/<h2|<button/)
})
