import { allMessages } from '@zubr/i18n/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../i18n.tsx'
import type { InterestAnswer } from '../live-state.server.ts'
import { SiteProvider } from '../site.tsx'
import { ForgetForm, InterestForm } from './interest-form.tsx'

const messages = allMessages.de
const site = {
  siteUrl: 'https://zubr.example',
  panelUrl: 'https://panel.zubr.example',
  nodeProbeUrl: 'https://{name}.zubr.example:8443',
  path: '/notify/forget',
  year: 2026,
}

const rendered = (form: React.ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider i18n={{ locale: 'de', messages }}>
      <SiteProvider site={site}>{form}</SiteProvider>
    </I18nProvider>,
  )

test.each([
  ['leaves an address', <InterestForm key="leave" edition="bedrock" lead="" answer={null} />],
  ['takes one back', <ForgetForm key="forget" answer={null} />],
])('interest form: a form that %s has messages for a lost connection and a slow response', (_, form) => {
  const html = rendered(form)
  expect(html).toMatch(new RegExp(`data-message="offline"[^>]*>${messages.account.offline}<`))
  expect(html).toContain(`data-busy="${messages.partner.sending}"`)
})

const emailOf = (answer: InterestAnswer | null) =>
  /<input[^>]*name="email"[^>]*>/.exec(rendered(<ForgetForm answer={answer} />))?.[0]

test('interest form: a code that could not be processed is sent again without typing anything', () => {
  const code = 'c'.repeat(32)
  const answer: InterestAnswer = { outcome: 'failed', faults: {}, values: { email: '', code } }
  expect(rendered(<ForgetForm answer={answer} />)).toContain(
    `<input type="hidden" name="code" value="${code}"/>`,
  )
  expect(emailOf(answer)).not.toContain('required')
  expect(emailOf(null)).toContain('required')
})
