import type { Page } from '@playwright/test'
import type { Invoice } from '@zubr/contracts/payments/invoices'
import { allMessages } from '@zubr/i18n/all'
import { fill } from '@zubr/i18n/format'
import { invoiceMessages } from '@zubr/i18n/invoice/all'
import { localizedPath } from '@zubr/i18n/urls'
import { invoiceForTest, orderForTest } from '../../apps/site/app/invoice/testing/invoice.ts'
import { pageOf } from '../../apps/site/app/pages.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, locales, test } from '../support/fixtures.ts'

const { id } = invoiceForTest()
const query = `?bill=${id}`
const messages = invoiceMessages.ru
const { paySuccess, payError } = allMessages.ru
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

/** Answers the invoice's requests with `current`; null fails them. */
async function serve(page: Page, current: { invoice: Partial<Invoice> | null }) {
  await page.route('**/api/invoices/*', (route) =>
    current.invoice
      ? route.fulfill({
          json: invoiceForTest(current.invoice),
          headers: { 'access-control-allow-origin': '*' },
        })
      : route.abort(),
  )
}

const order = orderForTest('waiting')

test('return page: an unpaid invoice shows as waiting, without an error', async ({ page, visit }) => {
  await serve(page, { invoice: {} })
  await visit(`/pay/error${query}`)
  await expect(h1(page)).toHaveText(messages.titles.waiting)
  await expect(page.getByRole('link', { name: 'Оплатить 11 BYN' })).toHaveAttribute(
    'href',
    'https://pay.zubr.example/checkout/1',
  )
  await expect(page.getByText(payError.heading)).toHaveCount(0)
})

test('polling: the page follows its invoice up to the server, and announces each step', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, visit }) => {
  const current: { invoice: Partial<Invoice> } = { invoice: { order } }
  await serve(page, current)
  await visit(`/pay/success${query}`)
  const aloud = page.getByRole('main').getByRole('status')
  await expect(h1(page)).toHaveText(messages.titles.waiting)
  await expect(aloud).toHaveText(messages.titles.waiting)
  current.invoice = { state: 'paid', order }
  await expect(h1(page)).toHaveText(paySuccess.heading)
  await expect(aloud).toHaveText(paySuccess.heading)
  await expect(page.getByText(messages.orders.server.waiting)).toBeVisible()
  const server = 'a2b1f7a0-2f7e-4bd0-9d3e-0c7c2f1d5e01'
  current.invoice = { state: 'paid', order: orderForTest('created', server) }
  await expect(page.getByRole('link', { name: messages.toServer })).toHaveAttribute(
    'href',
    new RegExp(`/servers/${server}\\?lang=ru$`),
  )
})

test('/pay/success: it does not claim a payment before the invoice was requested', {
  tag: '@nightly',
}, async ({ page, visit }) => {
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/invoices/*', async (route) => {
    await answered.promise
    await route.fulfill({
      json: invoiceForTest({ state: 'declined', reason: 'funds' }),
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  await visit(`/pay/success${query}`)
  await expect(h1(page)).toHaveText(messages.checking)
  answered.resolve()
  await expect(h1(page)).toHaveText(payError.heading)
  await expect(page.getByText(messages.reasons.funds)).toBeVisible()
})

test('API outage: the page says so, and continues by itself afterwards', async ({
  page,
  visit,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  const current: { invoice: Partial<Invoice> | null } = { invoice: null }
  await serve(page, current)
  await visit(`/pay/success${query}`)
  await expect(page.getByRole('alert')).toContainText(messages.away)
  await expect(page.getByText(paySuccess.heading)).toHaveCount(0)
  current.invoice = {}
  await expect(h1(page)).toHaveText(messages.titles.waiting)
  current.invoice = null
  await expect(page.getByRole('alert')).toContainText(messages.awayStale)
  current.invoice = { state: 'paid' }
  await expect(h1(page)).toHaveText(paySuccess.heading)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test("unknown invoice: the real API's answer is shown, with a link to the invoices", async ({
  page,
  visit,
  world,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  for (const search of [query, '?bill=1042']) {
    await visit(`/pay/bill${search}`, 'lv')
    await expect(h1(page)).toHaveText(invoiceMessages.lv.unknown.title)
    await expect(page.getByRole('link', { name: invoiceMessages.lv.toInvoices })).toHaveAttribute(
      'href',
      `${world.panelUrl}/balance?lang=lv`,
    )
  }
})

test('no invoice in the URL: each page says where invoices are, in nine languages and without scripts', {
  tag: '@nightly',
}, async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const locale of locales)
    for (const pageId of ['paySuccess', 'payError', 'invoice'] as const) {
      await page.goto(world.siteUrl + localizedPath(locale, pageOf(pageId).path), {
        waitUntil: 'domcontentloaded',
      })
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(allMessages[locale][pageId].heading)
      await expect(main.getByRole('link').first()).toHaveAttribute(
        'href',
        `${world.panelUrl}/balance?lang=${locale}`,
      )
      await expect(main.getByText(invoiceMessages[locale].needsScript)).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    }
  await context.close()
})

test('language: another one shows the same invoice', { tag: '@nightly' }, async ({ page, visit }) => {
  await serve(page, { invoice: {} })
  await visit(`/pay/bill${query}`)
  await expect(h1(page)).toHaveText('Счёт № 1042')
  await page.getByRole('banner').locator('details[data-menu] summary').first().hover()
  await page.evaluate(() => document.querySelector<HTMLElement>('header [data-choose-locale="de"]')?.click())
  await expect(page).toHaveURL(new RegExp(`/de/pay/bill\\${query}$`))
  await expect(h1(page)).toHaveText(fill(invoiceMessages.de.heading, { number: 1042 }))
})

test('print: the invoice, the payee and the payment place are printed, without buttons', {
  tag: '@nightly',
}, async ({ page, visit }) => {
  await serve(page, { invoice: { method: 'erip' } })
  await visit(`/pay/bill${query}`)
  await expect(h1(page)).toHaveText('Счёт № 1042')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText(messages.howTitle)).toBeVisible()
  await expect(main).toContainText(/УНП 0{9}/)
  await expect(main.getByText('https://pay.zubr.example/checkout/1')).toBeVisible()
  await expect(main.getByRole('button').or(main.getByRole('link'))).toHaveCount(0)
  await expect(page.locator('footer')).toBeHidden()
})

for (const [name, invoice] of [
  ['waits in ERIP', { method: 'erip' }],
  ['was declined', { state: 'declined', reason: 'bank', order }],
  ['was paid twice on trial', { state: 'paid', timesPaid: 2, trial: true }],
] as const satisfies [string, Partial<Invoice>][])
  test(`accessibility: an invoice that ${name} has no faults and no overflow`, {
    tag: name === 'waits in ERIP' ? ['@phone', '@phone-nightly'] : ['@phone', '@nightly'],
  }, async ({ page, visit }) => {
    await serve(page, { invoice })
    await visit(`/pay/bill${query}`, 'de')
    await expect(h1(page)).toHaveText(fill(invoiceMessages.de.heading, { number: 1042 }))
    expect(await axeFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

test('scripts: an invoice loads React for its interactive part, at most 80 KB, and no third party', {
  tag: '@nightly',
}, async ({ page, visit }) => {
  const sizes: number[] = []
  const referrers: (string | undefined)[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(Number(response.headers()['content-length'] ?? 0))
  })
  page.on('request', async (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin)
      referrers.push((await request.allHeaders()).referer)
  })
  await serve(page, { invoice: { state: 'paid' } })
  await visit(`/pay/success${query}`)
  await expect(h1(page)).toHaveText(paySuccess.heading)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(80 * 1024)
  expect(referrers.filter((referrer) => referrer?.includes(id))).toEqual([])
})
