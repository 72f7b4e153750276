import type { Invoice } from '@zubr/contracts/payments/invoices'
import type { PlanQuote } from '@zubr/contracts/servers/terms'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { ableNodes, quote, server, serverId } from '../panel/panel-fakes.ts'
import { expectWhole, test } from '../panel/panel-test.ts'
import { expect } from '../support/fixtures.ts'
import { byn, checkoutUrl, invoice, payments, rub } from './payment-fakes.ts'

const { en } = allPanelMessages
const messages = en.balance

test('purchase: the missing amount is paid, and the input stays until the server exists @phone', async ({
  page,
  open,
}) => {
  let order: Invoice['order'] = {
    state: 'waiting',
    plan: 'java-4',
    server: null,
    paidUntil: null,
    failure: null,
  }
  const { requests, fakes } = await payments(page, invoice({ purpose: 'server', order }))
  await open('/create?plan=java-4&lang=en', {
    ...fakes,
    'GET /api/nodes': { body: ableNodes },
    'POST /api/quotes': { body: quote({ balance: byn(690), missing: byn(2_000) }) },
    'GET /api/invoices/:id': () => ({ body: invoice({ order }) }),
  })
  await page.getByLabel('Name', { exact: true }).fill('Skyblock')
  await page.getByLabel('Subdomain').fill('skyblock')
  await page.getByRole('checkbox', { name: /EULA/ }).check()
  await page.getByRole('radio', { name: /ERIP/ }).check()
  await expect(page.getByText(messages.buy.leads.server)).toBeVisible()
  await expectWhole(page)
  await page.getByRole('button', { name: /Pay BYN\s20\.20 and create/ }).click()
  await page.waitForURL(checkoutUrl)
  expect(requests.map(({ body }) => body)).toMatchObject([
    {
      ...{ method: 'erip', sum: 2_000, fee: 20 },
      order: { plan: 'java-4', name: 'Skyblock', subdomain: 'skyblock', core: { id: 'paper' }, eula: true },
    },
  ])
  await page.goBack()
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Skyblock')
  order = {
    state: 'created',
    plan: 'java-4',
    server: '11111111-1111-4111-8111-111111111111',
    paidUntil: null,
    failure: null,
  }
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
})

test('purchase: a method with a larger minimum says the rest stays; another currency shows its price', {
  tag: '@nightly',
}, async ({ page, open }) => {
  const { requests, fakes } = await payments(page)
  await open('/create?plan=java-4&lang=en', {
    ...fakes,
    'GET /api/nodes': { body: ableNodes },
    'POST /api/quotes': ({ currency }) => ({
      body:
        currency === 'RUB'
          ? quote({ price: rub(900), total: rub(900), missing: rub(900), balance: null })
          : quote({ balance: null, missing: byn(2_690) }),
    }),
  })
  await expect(page.getByRole('button', { name: /Pay BYN\s26\.90 and create/ })).toBeEnabled()
  await page.getByRole('radio', { name: new RegExp(en.create.currencyNames.RUB) }).check()
  await expect(page.getByText(/The minimum for this payment method is ₽10: the rest stays/)).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Skyblock')
  await page.getByLabel('Subdomain').fill('skyblock')
  await page.getByRole('checkbox', { name: /EULA/ }).check()
  await page.getByRole('button', { name: /Pay ₽10\.30 and create/ }).click()
  await page.waitForURL(checkoutUrl)
  expect(requests.map(({ body }) => body)).toMatchObject([{ method: 'card-rub', sum: 1_000, fee: 30 }])
})

test('purchase: a server that could not be created shows the reason until it is dismissed', async ({
  page,
  open,
}) => {
  const order = {
    state: 'failed' as const,
    plan: 'java-4',
    server: null,
    paidUntil: null,
    failure: 'node_full',
  }
  await open('/?lang=en', {
    'GET /api/invoices': {
      body: {
        invoices: [invoice({ state: 'paid', timesPaid: 1, checkoutUrl: null, purpose: 'server', order })],
      },
    },
  })
  const notice = page.getByText(`but the server (Java · Stone) couldn’t be created. ${en.errors.node_full}`)
  await expect(notice).toBeVisible()
  await expect(page.getByRole('link', { name: messages.orders.again })).toHaveAttribute(
    'href',
    '/create?plan=java-4',
  )
  await expectWhole(page)
  await page.getByRole('button', { name: en.frame.dismiss }).click()
  await expect(notice).toHaveCount(0)
  await page.goto(page.url().replace(/\/$/, '/balance'))
  await expect(page.getByRole('heading', { level: 1, name: messages.heading })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('plan: the missing amount is paid in the dialog, and the order names plan and price @phone', async ({
  page,
  open,
}) => {
  const order: Invoice['order'] = {
    state: 'waiting',
    plan: 'java-8',
    server: serverId,
    paidUntil: null,
    failure: null,
  }
  const { requests, fakes } = await payments(page, invoice({ purpose: 'plan', order }))
  const planQuote: PlanQuote = {
    ...{ plan: 'java-8', price: byn(4_980), paidUntil: '2026-12-20T12:00:00.000Z', purchase: false },
    ...{ hours: 360, worth: byn(1_345), cost: byn(2_490), change: byn(1_145), promoCredit: byn(0) },
    keepsTermDiscount: false,
    ...{ balance: byn(145), missing: byn(1_000), refused: null },
  }
  await open(`/servers/${serverId}?lang=en`, {
    ...fakes,
    'GET /api/servers/:id': { body: server({ plan: 'java-4', paidUntil: '2026-12-20T12:00:00.000Z' }) },
    'POST /api/servers/:id/plan/quote': { body: planQuote },
  })
  await page.getByRole('button', { name: en.terms.plan.change }).click()
  const dialog = page.getByRole('dialog', { name: en.terms.plan.change })
  await expect(dialog.getByText(messages.buy.leads.plan)).toBeVisible()
  await dialog.getByRole('radio', { name: /ERIP/ }).check()
  await expectWhole(page)
  await dialog.getByRole('button', { name: /Pay BYN\s10\.10 and change/ }).click()
  await page.waitForURL(checkoutUrl)
  expect(requests.map(({ body }) => body)).toMatchObject([
    {
      method: 'erip',
      sum: 1_000,
      fee: 10,
      order: { kind: 'plan', server: serverId, plan: 'java-8', minor: 1_145 },
    },
  ])
})
