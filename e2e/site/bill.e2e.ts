import type { Page } from '@playwright/test'
import type { Bill } from '@zubr/contracts/payments/bills'
import { allMessages } from '@zubr/i18n/all'
import { billMessages } from '@zubr/i18n/bill/all'
import { fill } from '@zubr/i18n/format'
import { localizedPath } from '@zubr/i18n/urls'
import { billForTest, orderForTest } from '../../apps/site/app/bill/testing/bill.ts'
import { pageOf } from '../../apps/site/app/pages.ts'
import { axeFaults } from '../support/axe.ts'
import { expect, locales, test } from '../support/fixtures.ts'

const { id } = billForTest()
const asked = `?bill=${id}`
const messages = billMessages.ru
const { paySuccess, payError } = allMessages.ru
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

/** Answers the bill's requests with `current`; null fails them. */
async function serve(page: Page, current: { bill: Partial<Bill> | null }) {
  await page.route('**/api/bills/*', (route) =>
    current.bill
      ? route.fulfill({ json: billForTest(current.bill), headers: { 'access-control-allow-origin': '*' } })
      : route.abort(),
  )
}

const order = orderForTest('waiting')

test('return page: an unpaid bill shows as waiting, without an error', async ({ page, visit }) => {
  await serve(page, { bill: {} })
  await visit(`/pay/error${asked}`)
  await expect(h1(page)).toHaveText(messages.titles.waiting)
  await expect(page.getByRole('link', { name: 'Оплатить 11 BYN' })).toHaveAttribute(
    'href',
    'https://pay.zubr.example/checkout/1',
  )
  await expect(page.getByText(payError.heading)).toHaveCount(0)
})

test('polling: the page follows its bill up to the server, and announces each step', {
  tag: ['@phone', '@phone-nightly'],
}, async ({ page, visit }) => {
  const current: { bill: Partial<Bill> } = { bill: { order } }
  await serve(page, current)
  await visit(`/pay/success${asked}`)
  const aloud = page.getByRole('main').getByRole('status')
  await expect(h1(page)).toHaveText(messages.titles.waiting)
  await expect(aloud).toHaveText(messages.titles.waiting)
  current.bill = { state: 'paid', order }
  await expect(h1(page)).toHaveText(paySuccess.heading)
  await expect(aloud).toHaveText(paySuccess.heading)
  await expect(page.getByText(messages.orders.server.waiting)).toBeVisible()
  const server = 'a2b1f7a0-2f7e-4bd0-9d3e-0c7c2f1d5e01'
  current.bill = { state: 'paid', order: orderForTest('created', server) }
  await expect(page.getByRole('link', { name: messages.toServer })).toHaveAttribute(
    'href',
    new RegExp(`/servers/${server}\\?lang=ru$`),
  )
})

test('/pay/success: it does not claim a payment before the bill was requested', { tag: '@nightly' }, async ({
  page,
  visit,
}) => {
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/bills/*', async (route) => {
    await answered.promise
    await route.fulfill({
      json: billForTest({ state: 'declined', reason: 'funds' }),
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  await visit(`/pay/success${asked}`)
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
  const current: { bill: Partial<Bill> | null } = { bill: null }
  await serve(page, current)
  await visit(`/pay/success${asked}`)
  await expect(page.getByRole('alert')).toContainText(messages.away)
  await expect(page.getByText(paySuccess.heading)).toHaveCount(0)
  current.bill = {}
  await expect(h1(page)).toHaveText(messages.titles.waiting)
  current.bill = null
  await expect(page.getByRole('alert')).toContainText(messages.awayStale)
  current.bill = { state: 'paid' }
  await expect(h1(page)).toHaveText(paySuccess.heading)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test("unknown bill: the real API's answer is shown, with a link to the bills", async ({
  page,
  visit,
  world,
  expectConsoleErrors,
}) => {
  expectConsoleErrors()
  for (const search of [asked, '?bill=1042']) {
    await visit(`/pay/bill${search}`, 'lv')
    await expect(h1(page)).toHaveText(billMessages.lv.unknown.title)
    await expect(page.getByRole('link', { name: billMessages.lv.toBills })).toHaveAttribute(
      'href',
      `${world.panelUrl}/balance?lang=lv`,
    )
  }
})

test('no bill in the URL: each page says where bills are, in nine languages and without scripts', {
  tag: '@nightly',
}, async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const locale of locales)
    for (const pageId of ['paySuccess', 'payError', 'bill'] as const) {
      await page.goto(world.siteUrl + localizedPath(locale, pageOf(pageId).path), {
        waitUntil: 'domcontentloaded',
      })
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(allMessages[locale][pageId].heading)
      await expect(main.getByRole('link').first()).toHaveAttribute(
        'href',
        `${world.panelUrl}/balance?lang=${locale}`,
      )
      await expect(main.getByText(billMessages[locale].needsScript)).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    }
  await context.close()
})

test('language: another one shows the same bill', { tag: '@nightly' }, async ({ page, visit }) => {
  await serve(page, { bill: {} })
  await visit(`/pay/bill${asked}`)
  await expect(h1(page)).toHaveText('Счёт № 1042')
  await page.getByRole('banner').locator('details[data-menu] summary').first().hover()
  await page.evaluate(() => document.querySelector<HTMLElement>('header [data-choose-locale="de"]')?.click())
  await expect(page).toHaveURL(new RegExp(`/de/pay/bill\\${asked}$`))
  await expect(h1(page)).toHaveText(fill(billMessages.de.heading, { number: 1042 }))
})

test('print: the bill, the payee and the payment place are printed, without buttons', {
  tag: '@nightly',
}, async ({ page, visit }) => {
  await serve(page, { bill: { method: 'erip' } })
  await visit(`/pay/bill${asked}`)
  await expect(h1(page)).toHaveText('Счёт № 1042')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByText(messages.howTitle)).toBeVisible()
  await expect(main).toContainText(/УНП 0{9}/)
  await expect(main.getByText('https://pay.zubr.example/checkout/1')).toBeVisible()
  await expect(main.getByRole('button').or(main.getByRole('link'))).toHaveCount(0)
  await expect(page.locator('footer')).toBeHidden()
})

for (const [name, bill] of [
  ['waits in ERIP', { method: 'erip' }],
  ['was declined', { state: 'declined', reason: 'bank', order }],
  ['was paid twice on trial', { state: 'paid', timesPaid: 2, trial: true }],
] as const satisfies [string, Partial<Bill>][])
  test(`accessibility: a bill that ${name} has no faults and no overflow`, {
    tag: name === 'waits in ERIP' ? ['@phone', '@phone-nightly'] : ['@phone', '@nightly'],
  }, async ({ page, visit }) => {
    await serve(page, { bill })
    await visit(`/pay/bill${asked}`, 'de')
    await expect(h1(page)).toHaveText(fill(billMessages.de.heading, { number: 1042 }))
    expect(await axeFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

test('scripts: a bill loads React for its interactive part, at most 80 KB, and no third party', {
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
  await serve(page, { bill: { state: 'paid' } })
  await visit(`/pay/success${asked}`)
  await expect(h1(page)).toHaveText(paySuccess.heading)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(80 * 1024)
  expect(referrers.filter((referrer) => referrer?.includes(id))).toEqual([])
})
