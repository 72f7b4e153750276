import { paymentMethods } from '@zubr/content/payments'
import { declineReasons, type Invoice, invoiceStates } from '@zubr/contracts/payments/invoices'
import { allMessages } from '@zubr/i18n/all'
import { fill, formatMoney } from '@zubr/i18n/format'
import { invoiceMessages } from '@zubr/i18n/invoice/all'
import { type Locale, locales } from '@zubr/i18n/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InvoiceFacts } from './invoice-facts.tsx'
import { headOf, InvoiceHead } from './invoice-head.tsx'
import type { InvoicePageId, InvoiceProps } from './invoice-props.ts'
import { invoiceForTest, orderForTest } from './testing/invoice.ts'

const propsIn = (locale: Locale, page: InvoicePageId = 'payError'): InvoiceProps => ({
  locale,
  page,
  messages: invoiceMessages[locale],
  name: '',
  still: { heading: '', text: '' },
  paid: allMessages[locale].paySuccess.heading,
  declined: allMessages[locale].payError.heading,
  contact: { text: '', href: '/help/contact' },
  plans: { 'java-2': 'Plan of 2 GB' },
  methods: Object.fromEntries(paymentMethods.map(({ id, name, way }) => [id, { name: name[locale], way }])),
  seller: 'Seller',
  panelUrl: 'https://panel.zubr.example',
})

/** The rendered text of an invoice's page with single spaces, and its link targets. */
function shown(change: Partial<Invoice>, locale: Locale = 'ru', page?: InvoicePageId) {
  const props = { ...propsIn(locale, page), invoice: invoiceForTest(change) }
  const html = renderToStaticMarkup(
    <>
      <InvoiceHead {...props} />
      <InvoiceFacts {...props} />
    </>,
  )
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  const text = html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
  return {
    html,
    text,
    links,
    headings: [...html.matchAll(/<h1[^>]*>([^<]+)/g)].map(([, heading]) => heading),
  }
}

test.each(locales)('invoice %s: every state has its own headline and no unfilled placeholder', (locale) => {
  const heads = invoiceStates.map((state) => {
    const { text, headings } = shown({ state, reason: state === 'declined' ? 'funds' : null }, locale)
    expect(text, state).not.toMatch(/[{}]|undefined|NaN|Invalid/)
    expect(headings, state).toHaveLength(1)
    return headings[0]
  })
  expect(new Set(heads).size).toBe(invoiceStates.length)
})

test.each(locales)('invoice %s: every refusal reason has its own text', (locale) => {
  const texts = declineReasons.map(
    (reason) => headOf(propsIn(locale), invoiceForTest({ state: 'declined', reason })).texts[0],
  )
  expect(new Set(texts).size).toBe(declineReasons.length)
})

test("invoice: the success page claims nothing itself, the invoice's state decides", () => {
  const { paySuccess, payError } = allMessages.ru
  expect(shown({}, 'ru', 'payError').text).not.toContain(payError.heading)
  expect(shown({ state: 'paid' }, 'ru', 'payError').headings).toEqual([paySuccess.heading])
  expect(shown({}, 'ru', 'paySuccess').text).not.toContain(paySuccess.heading)
  expect(shown({ state: 'declined', reason: 'funds' }, 'ru', 'paySuccess').headings).toEqual([
    payError.heading,
  ])
})

test('invoice: a waiting invoice shows the credited amount, fee, total, due date and payment link', () => {
  const { text, links, html } = shown({})
  expect(text).toContain('На баланс 10 BYN')
  expect(text).toContain('Комиссия платёжной системы 1 BYN')
  expect(text).toContain('Всего 11 BYN')
  expect(text).toContain('26 ноября 2026')
  expect(links[0]).toBe('https://pay.zubr.example/checkout/1')
  expect(html).toContain('rel="noreferrer"')
})

test.each(invoiceStates.filter((state) => state !== 'waiting'))(
  'invoice: state %s offers nothing to pay',
  (state) => {
    expect(shown({ state }).html).not.toContain('pay.zubr.example')
  },
)

test('invoice: ERIP shows the invoice number to type', () => {
  const { text } = shown({ method: 'erip' })
  expect(text).toContain(fill(invoiceMessages.ru.howErip[2] ?? '', { number: 1042, total: '11 BYN' }))
  expect(shown({}).text).not.toContain('ЕРИП')
})

test('invoice: a double payment shows both payments and their sum', () => {
  const { text } = shown({ state: 'paid', timesPaid: 2 })
  expect(text).toContain('оплачен 2 раза')
  expect(text).toContain('20 BYN')
})

test('refund: a partial refund has a row, a full refund changes the headline', () => {
  const refunded = { currency: 'BYN', minor: 400 } as const
  expect(shown({ state: 'paid', refunded }).text).toContain('Возвращено 4 BYN')
  expect(shown({ state: 'refunded', refunded: { ...refunded, minor: 1_100 } }).text).toContain(
    'возвращено 11 BYN',
  )
})

test.each(locales)('invoice %s: a mismatched amount is reported without a refusal reason', (locale) => {
  const { otherSum: own, reasons, texts, again } = invoiceMessages[locale]
  const money = { currency: 'BYN', minor: 500 } as const
  for (const state of ['declined', 'expired'] as const) {
    const reason = state === 'declined' ? 'unknown' : null
    const odd = shown({ state, reason, otherSum: { money, isResolved: false } }, locale)
    expect(odd.text).toContain(own.title)
    expect(odd.text).toContain(formatMoney(locale, money).replaceAll('\u00a0', ' '))
    for (const untrue of [reasons.unknown, texts.declined, again]) expect(odd.text).not.toContain(untrue)
  }
  const resolved = headOf(
    propsIn(locale),
    invoiceForTest({ state: 'declined', reason: 'unknown', otherSum: { money, isResolved: true } }),
  )
  expect(resolved.texts).toHaveLength(1)
  expect(resolved.texts[0]).not.toMatch(/[{}]/)
})

test('order: the invoice mentions the server once paid and links to it once created', () => {
  const server = 'a2b1f7a0-2f7e-4bd0-9d3e-0c7c2f1d5e01'
  const { orders, orderPays, rows } = invoiceMessages.lv
  expect(shown({ order: orderForTest('waiting') }, 'lv').text).toContain(orderPays.server)
  expect(shown({ state: 'paid', order: orderForTest('waiting') }, 'lv').text).toContain(orders.server.waiting)
  const created = shown({ state: 'paid', order: orderForTest('created', server) }, 'lv')
  expect(created.text).toContain(orders.server.created)
  expect(created.text).toContain(`${rows.plan} Plan of 2 GB`)
  expect(created.text).toContain(rows.paidUntil)
  const renewal = { ...orderForTest('created', server), months: 3 }
  expect(shown({ state: 'paid', order: renewal }, 'lv').text).toContain(`${rows.term} 3 mēneši`)
  // The money has left the balance.
  expect(created.text).not.toContain(invoiceMessages.lv.texts.paid.split('{')[0])
  expect(created.links[0]).toBe(`https://panel.zubr.example/servers/${server}?lang=lv`)
  const failed = shown({ state: 'paid', order: orderForTest('failed') }, 'lv')
  expect(failed.text).toContain(orders.server.failed)
  expect(failed.links[0]).toBe('https://panel.zubr.example/create?plan=java-2&lang=lv')
})

test('invoice: a declined attempt shows the reason and the invoice can still be paid', () => {
  const { text, headings, links } = shown({ reason: 'funds' })
  expect(headings).toEqual([allMessages.ru.payError.heading])
  expect(text).toContain(invoiceMessages.ru.reasons.funds)
  expect(links[0]).toBe('https://pay.zubr.example/checkout/1')
})

test('invoice: leaving the payment page after a declined attempt shows the invoice as waiting', () => {
  const { text, html } = shown({ reason: 'funds' }, 'ru', 'invoice')
  const { titles, lastAttempt, reasons } = invoiceMessages.ru
  expect(text).toContain(titles.waiting)
  expect(text).toContain(lastAttempt.replace('{reason}', reasons.funds))
  expect(text).not.toContain(allMessages.ru.payError.heading)
  expect(html).toContain('data-tone="open"')
})

test.each(['plan', 'extension'] as const)(
  'invoice: a payment for a server’s %s links to that server',
  (purpose) => {
    const server = 'a2b1f7a0-2f7e-4bd0-9d3e-0c7c2f1d5e01'
    const { orders, orderPays } = invoiceMessages.de
    expect(shown({ purpose, order: orderForTest('waiting', server) }, 'de').text).toContain(
      orderPays[purpose],
    )
    for (const state of ['created', 'failed'] as const) {
      const { text, links } = shown({ state: 'paid', purpose, order: orderForTest(state, server) }, 'de')
      expect(text).toContain(orders[purpose][state])
      expect(links[0]).toBe(`https://panel.zubr.example/servers/${server}?lang=de`)
    }
  },
)

test("invoice: a declined invoice links to a retry, a server's to the same choice and currency", () => {
  const { links } = shown({ state: 'declined', reason: 'funds' })
  expect(links[0]).toBe('https://panel.zubr.example/balance?lang=ru')
  const inRoubles = (minor: number) => ({ currency: 'RUB', minor }) as const
  const sums = { sum: inRoubles(1_000), fee: inRoubles(30), total: inRoubles(1_030), refunded: inRoubles(0) }
  expect(
    shown({ state: 'declined', reason: 'funds', order: orderForTest('waiting'), ...sums }).links[0],
  ).toBe('https://panel.zubr.example/create?plan=java-2&lang=ru&currency=RUB')
})

test('invoice: a method that is no longer offered has no row and breaks nothing', () => {
  expect(shown({ method: 'gone' }).text).not.toContain(invoiceMessages.ru.rows.method)
})
