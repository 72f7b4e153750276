import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { fill } from '@zubr/i18n/format'
import { allPanelMessages } from '@zubr/i18n/panel-all'
import { en as refunds } from '@zubr/i18n/refunds/en'
import { balance } from '../panel/panel-fakes.ts'
import { expectWhole, refusal, test } from '../panel/panel-test.ts'
import { expect } from '../support/fixtures.ts'
import { byn, checkoutUrl, invoice, payments } from './payment-fakes.ts'

const { en, de } = allPanelMessages
const messages = en.balance

const submit = (page: Page) => page.getByRole('button', { name: /^Pay/ }).and(page.locator('[type=submit]'))

test('top-up: method and sum are chosen, one click creates one invoice, and the processor opens @phone', {
  tag: '@phone-nightly',
}, async ({ page, open, expectConsoleErrors }) => {
  expectConsoleErrors()
  const { requests, fakes } = await payments(page, invoice(), 1)
  await open('/balance?lang=en', fakes)
  // Only the account's currency.
  await expect(page.getByRole('radio', { name: /Bank card/ })).toHaveCount(1)
  await page.getByRole('radio', { name: /ERIP/ }).check()
  const sum = page.getByLabel(`${messages.topUp.sum}, BYN`)
  await sum.fill('0,5')
  await submit(page).click()
  await expect(page.getByText('The minimum for this payment method is BYN')).toBeVisible()
  await expect(sum).toBeFocused()
  await sum.fill('twenty')
  await expect(page.getByText(messages.topUp.sumShape)).toBeVisible()
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'BYN 25', exact: true }).click()
  await expect(sum).toHaveValue('25')
  await expect(page.locator('dl').getByText('BYN 0.25')).toBeVisible()
  await expect(page.getByText(messages.topUp.trial)).toBeVisible()
  await expectWhole(page)

  await expect(submit(page)).toHaveText(/Pay BYN\s25\.25/)
  await submit(page).click()
  await expect(page.getByText(en.errors.unavailable)).toBeVisible()
  await page.reload()
  await page.getByRole('radio', { name: /ERIP/ }).check()
  await sum.fill('25.00')
  await submit(page).dblclick()
  await page.waitForURL(checkoutUrl)
  await page.goBack()
  await expect(submit(page)).toBeEnabled()
  expect(requests.length).toBe(2)
  expect(requests.map(({ body }) => body)).toEqual(Array(2).fill({ method: 'erip', sum: 2_500, fee: 25 }))
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1)
})

test('top-up: an account without a currency gets it from the payment method', async ({ page, open }) => {
  const { requests, fakes } = await payments(page)
  await open('/balance?sum=123400&lang=de', {
    ...fakes,
    'GET /api/balance': { body: { balance: null, promoCredit: null, currencyOpen: true, entries: [] } },
  })
  await expect(page.getByRole('radio', { name: /Bankkarte/ })).toHaveCount(2)
  await expect(page.getByLabel(/Betrag, BYN/)).toHaveValue('1234')
  await page.getByRole('radio', { name: new RegExp(de.create.currencyNames.RUB) }).check()
  await expect(page.getByLabel(/Betrag, ₽/)).toHaveValue('1234')
  await page.locator('[type=submit]').click()
  await page.waitForURL(checkoutUrl)
  expect(requests.map(({ body }) => body)).toEqual([{ method: 'card-rub', sum: 123_400, fee: 3_702 }])
})

test('top-up: without payment methods the page names another way', { tag: '@nightly' }, async ({
  page,
  open,
}) => {
  await open('/balance?lang=en')
  await expect(page.getByText(messages.topUp.none)).toBeVisible()
  await expect(page.locator('[type=submit]')).toHaveCount(0)
})

test('top-up: a changed fee is shown again before anything is charged', async ({
  page,
  open,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  let feePercent = 1
  const { fakes } = await payments(page)
  await open('/balance?lang=en', {
    ...fakes,
    'GET /api/payments/methods': () => ({
      body: {
        methods: [{ id: 'erip', way: 'erip', currency: 'BYN', least: 100, greatest: 200_000, feePercent }],
        trial: false,
      },
    }),
    'POST /api/invoices': () => {
      feePercent = 2
      return refusal(409, 'payment_refused', { fee: 'changed' })
    },
  })
  await page.getByRole('button', { name: 'BYN 10', exact: true }).click()
  await submit(page).click()
  await expect(page.getByText(messages.topUp.feeChanged)).toBeVisible()
  await expect(submit(page)).toHaveText(/Pay BYN\s10\.20/)
})

test('invoices: each shows its state, a waiting one can be paid, a paid one refreshes the balance', async ({
  page,
  open,
}) => {
  let isPaid = false
  await open('/balance?lang=en', {
    'GET /api/invoices': () => ({
      body: {
        invoices: [
          invoice(isPaid ? { state: 'paid', timesPaid: 1, checkoutUrl: null } : {}),
          ...(['declined', 'expired', 'refunded'] as const).map((state, index) =>
            invoice({
              id: `44444444-4444-4444-8444-44444444444${index}`,
              number: 1041 - index,
              state,
              checkoutUrl: null,
            }),
          ),
        ],
      },
    }),
    'GET /api/balance': () => ({
      body: { ...balance, balance: byn(isPaid ? 7_500 : 5_000), promoCredit: byn(750) },
    }),
  })
  const list = page.getByRole('region', { name: messages.invoices.heading })
  await expect(list.getByRole('listitem')).toHaveText([
    /Invoice 1042.*Balance top-up.*BYN\s25\.25waiting for payment/,
    /declined/,
    /expired/,
    /refunded/,
  ])
  await expect(list.getByRole('link', { name: 'Pay, invoice 1042' })).toHaveAttribute('href', checkoutUrl)
  await expect(list.getByRole('link', { name: 'Invoice 1042', exact: true })).toHaveAttribute(
    'href',
    /\/en\/pay\/bill\?bill=33333333-/,
  )
  await expect(page.getByText(/Of this, BYN\s7\.50 is bonus credit/)).toBeVisible()
  isPaid = true
  await expect(page.getByText('BYN 75', { exact: true })).toBeVisible()
  await expect(list.getByRole('link', { name: /^Pay,/ })).toHaveCount(0)
})

test('history: it is paged and can be downloaded as one spreadsheet file', async ({ page, open }) => {
  const movement = (id: number) => ({
    id,
    at: '2026-11-18T10:00:00.000Z',
    kind: 'credit' as const,
    money: byn(id * 100 + 50),
    reason: id === 1 ? '=HYPERLINK("x")' : `transfer ${id}`,
    server: null,
  })
  await open('/balance?lang=de', {
    'GET /api/balance/movements': (_, route) => {
      const before = new URL(route.request().url()).searchParams.get('before')
      return {
        body: before
          ? { movements: [movement(1)], hasMore: false }
          : { movements: [movement(3), movement(2)], hasMore: true },
      }
    },
  })
  const rows = page.getByRole('region', { name: de.account.entries }).locator('tbody tr')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: de.balance.movements.more }).click()
  await expect(rows).toHaveText([/transfer 3/, /transfer 2/, /HYPERLINK/])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: de.balance.movements.csv }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.split('\r\n')).toEqual([
    `\ufeff"Datum";"${de.account.what}";"Einzelheiten";"${de.account.sum}";"Währung";"Server"`,
    `"2026-11-18 10:00:00";"${de.account.entryKinds.credit}";"transfer 3";"3,50";"BYN";""`,
    `"2026-11-18 10:00:00";"${de.account.entryKinds.credit}";"transfer 2";"2,50";"BYN";""`,
    `"2026-11-18 10:00:00";"${de.account.entryKinds.credit}";"'=HYPERLINK(""x"")";"1,50";"BYN";""`,
    '',
  ])
})

test('refund: while one request is under review, the page says why there is no form', async ({
  page,
  open,
}) => {
  const request = {
    ...{
      id: '55555555-5555-4555-8555-555555555555',
      number: 12,
      sum: byn(1_000),
      state: 'requested' as const,
    },
    ...{ createdAt: '2026-11-20T10:00:00.000Z', reviewBy: '2026-12-04', decidedAt: null, paidAt: null },
    ...{ reason: null, byBank: byn(0) },
  }
  await open('/balance?lang=en', {
    'GET /api/refunds': {
      body: {
        ...{ available: byn(7_790), promoCredit: null, reviewWorkingDays: 10, paidWithinDays: 30 },
        requests: [request],
      },
    },
  })
  const card = page.getByRole('region', { name: refunds.heading })
  await expect(card.getByText(fill(refunds.oneAtATime, { number: '12' }))).toBeVisible()
  await expect(card.getByRole('button', { name: refunds.ask })).toHaveCount(0)
  await expectWhole(page)
})
