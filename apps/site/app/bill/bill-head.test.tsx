import { paymentMethods } from '@zubr/content/payments'
import { type Bill, billStates, declineReasons } from '@zubr/contracts/payments/bills'
import { allMessages } from '@zubr/i18n/all'
import { billMessages } from '@zubr/i18n/bill/all'
import { fill, formatMoney } from '@zubr/i18n/format'
import { type Locale, locales } from '@zubr/i18n/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BillFacts } from './bill-facts.tsx'
import { BillHead, headOf } from './bill-head.tsx'
import type { BillPageId, BillProps } from './bill-props.ts'
import { billForTest, orderForTest } from './testing/bill.ts'

const propsIn = (locale: Locale, page: BillPageId = 'payError'): BillProps => ({
  locale,
  page,
  messages: billMessages[locale],
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

/** The rendered text of a bill's page with single spaces, and its link targets. */
function shown(change: Partial<Bill>, locale: Locale = 'ru', page?: BillPageId) {
  const props = { ...propsIn(locale, page), bill: billForTest(change) }
  const html = renderToStaticMarkup(
    <>
      <BillHead {...props} />
      <BillFacts {...props} />
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

test.each(locales)('bill %s: every state has its own headline and no unfilled placeholder', (locale) => {
  const heads = billStates.map((state) => {
    const { text, headings } = shown({ state, reason: state === 'declined' ? 'funds' : null }, locale)
    expect(text, state).not.toMatch(/[{}]|undefined|NaN|Invalid/)
    expect(headings, state).toHaveLength(1)
    return headings[0]
  })
  expect(new Set(heads).size).toBe(billStates.length)
})

test.each(locales)('bill %s: every refusal reason has its own text', (locale) => {
  const told = declineReasons.map(
    (reason) => headOf(propsIn(locale), billForTest({ state: 'declined', reason })).texts[0],
  )
  expect(new Set(told).size).toBe(declineReasons.length)
})

test("bill: the success page claims nothing itself, the bill's state decides", () => {
  const { paySuccess, payError } = allMessages.ru
  expect(shown({}, 'ru', 'payError').text).not.toContain(payError.heading)
  expect(shown({ state: 'paid' }, 'ru', 'payError').headings).toEqual([paySuccess.heading])
  expect(shown({}, 'ru', 'paySuccess').text).not.toContain(paySuccess.heading)
  expect(shown({ state: 'declined', reason: 'funds' }, 'ru', 'paySuccess').headings).toEqual([
    payError.heading,
  ])
})

test('bill: a waiting bill shows the credited amount, fee, total, due date and payment link', () => {
  const { text, links, html } = shown({})
  expect(text).toContain('На баланс 10 BYN')
  expect(text).toContain('Комиссия платёжной системы 1 BYN')
  expect(text).toContain('Всего 11 BYN')
  expect(text).toContain('26 ноября 2026')
  expect(links[0]).toBe('https://pay.zubr.example/checkout/1')
  expect(html).toContain('rel="noreferrer"')
})

test.each(billStates.filter((state) => state !== 'waiting'))(
  'bill: state %s offers nothing to pay',
  (state) => {
    expect(shown({ state }).html).not.toContain('pay.zubr.example')
  },
)

test('bill: ERIP shows the bill number to type', () => {
  const { text } = shown({ method: 'erip' })
  expect(text).toContain(fill(billMessages.ru.howErip[2] ?? '', { number: 1042, total: '11 BYN' }))
  expect(shown({}).text).not.toContain('ЕРИП')
})

test('bill: a double payment shows both payments and their sum', () => {
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

test.each(locales)('bill %s: a mismatched amount is reported without a refusal reason', (locale) => {
  const { otherSum: own, reasons, texts, again } = billMessages[locale]
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
    billForTest({ state: 'declined', reason: 'unknown', otherSum: { money, isResolved: true } }),
  )
  expect(resolved.texts).toHaveLength(1)
  expect(resolved.texts[0]).not.toMatch(/[{}]/)
})

test('order: the bill mentions the server once paid and links to it once created', () => {
  const server = 'a2b1f7a0-2f7e-4bd0-9d3e-0c7c2f1d5e01'
  const { orders, orderPays, rows } = billMessages.lv
  expect(shown({ order: orderForTest('waiting') }, 'lv').text).toContain(orderPays.server)
  expect(shown({ state: 'paid', order: orderForTest('waiting') }, 'lv').text).toContain(orders.server.waiting)
  const created = shown({ state: 'paid', order: orderForTest('created', server) }, 'lv')
  expect(created.text).toContain(orders.server.created)
  expect(created.text).toContain(`${rows.plan} Plan of 2 GB`)
  expect(created.text).toContain(rows.paidUntil)
  const renewal = { ...orderForTest('created', server), months: 3 }
  expect(shown({ state: 'paid', order: renewal }, 'lv').text).toContain(`${rows.term} 3 mēneši`)
  // The money has left the balance.
  expect(created.text).not.toContain(billMessages.lv.texts.paid.split('{')[0])
  expect(created.links[0]).toBe(`https://panel.zubr.example/servers/${server}?lang=lv`)
  const failed = shown({ state: 'paid', order: orderForTest('failed') }, 'lv')
  expect(failed.text).toContain(orders.server.failed)
  expect(failed.links[0]).toBe('https://panel.zubr.example/create?plan=java-2&lang=lv')
})

test('bill: a declined attempt shows the reason and the bill can still be paid', () => {
  const { text, headings, links } = shown({ reason: 'funds' })
  expect(headings).toEqual([allMessages.ru.payError.heading])
  expect(text).toContain(billMessages.ru.reasons.funds)
  expect(links[0]).toBe('https://pay.zubr.example/checkout/1')
})

test('bill: leaving the payment page after a declined attempt shows the bill as waiting', () => {
  const { text, html } = shown({ reason: 'funds' }, 'ru', 'bill')
  const { titles, lastAttempt, reasons } = billMessages.ru
  expect(text).toContain(titles.waiting)
  expect(text).toContain(lastAttempt.replace('{reason}', reasons.funds))
  expect(text).not.toContain(allMessages.ru.payError.heading)
  expect(html).toContain('data-tone="open"')
})

test.each(['plan', 'extension'] as const)(
  'bill: a payment for a server’s %s links to that server',
  (purpose) => {
    const server = 'a2b1f7a0-2f7e-4bd0-9d3e-0c7c2f1d5e01'
    const { orders, orderPays } = billMessages.de
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

test("bill: a declined bill links to a retry, a server's to the same choice and currency", () => {
  const { links } = shown({ state: 'declined', reason: 'funds' })
  expect(links[0]).toBe('https://panel.zubr.example/balance?lang=ru')
  const inRoubles = (minor: number) => ({ currency: 'RUB', minor }) as const
  const sums = { sum: inRoubles(1_000), fee: inRoubles(30), total: inRoubles(1_030), refunded: inRoubles(0) }
  expect(
    shown({ state: 'declined', reason: 'funds', order: orderForTest('waiting'), ...sums }).links[0],
  ).toBe('https://panel.zubr.example/create?plan=java-2&lang=ru&currency=RUB')
})

test('bill: a method that is no longer offered has no row and breaks nothing', () => {
  expect(shown({ method: 'gone' }).text).not.toContain(billMessages.ru.rows.method)
})
