import type { AccountLosses } from '@zubr/contracts/accounts'
import { fill, formatMoney } from '@zubr/i18n/format'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../i18n.tsx'
import { LossList } from './loss-list.tsx'

const messages = allPanelMessages.en

const shown = (refunds: AccountLosses['refunds']) =>
  renderToStaticMarkup(
    <I18nProvider start={{ locale: 'en', messages }}>
      <LossList losses={{ servers: [], backups: 0, balance: null, refundable: null, refunds }} />
    </I18nProvider>,
  )

test('account deletion: the list says what happens to a refund that is not paid out yet', () => {
  const sum = { currency: 'BYN', minor: 7_790 } as const
  const values = { number: '12', amount: formatMoney('en', sum) }
  const { lossesRefundRequested, lossesRefundApproved } = messages.account
  expect(shown([{ number: 12, sum, state: 'requested' }])).toContain(fill(lossesRefundRequested, values))
  expect(shown([{ number: 12, sum, state: 'approved' }])).toContain(fill(lossesRefundApproved, values))
  expect(shown([])).not.toContain(formatMoney('en', sum))
})
