import { en } from '@zubr/i18n/panel/en'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { answerBy, type StandIn } from '../../api/stand-in.ts'
import { I18nProvider } from '../../i18n.tsx'
import { LostPage } from './route-failure.tsx'

const lostPage = () =>
  renderToStaticMarkup(
    <I18nProvider start={{ locale: 'en', messages: en }}>
      <LostPage />
    </I18nProvider>,
  )

test('a page whose code is lost waits for the server; in the demo, which asks none, it is out of date', () => {
  expect(lostPage()).toContain(en.frame.codeLost)
  onTestFinished(() => answerBy(undefined))
  answerBy({} as StandIn) // nothing of it is asked
  expect(lostPage()).toContain(en.errors.method_not_allowed)
})
