import { en } from '@zubr/i18n/panel/en'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { type FakeBackend, setFakeBackend } from '../../api/fake-backend.ts'
import { I18nProvider } from '../../i18n.tsx'
import { LostPage } from './route-failure.tsx'

const lostPage = () =>
  renderToStaticMarkup(
    <I18nProvider start={{ locale: 'en', messages: en }}>
      <LostPage />
    </I18nProvider>,
  )

test('lost code: the page waits for the server; in the demo, which has none, it is out of date', () => {
  expect(lostPage()).toContain(en.frame.codeLost)
  onTestFinished(() => setFakeBackend(undefined))
  setFakeBackend({} as FakeBackend)
  expect(lostPage()).toContain(en.errors.method_not_allowed)
})
