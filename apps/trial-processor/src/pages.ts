import { decimalOf } from '@zubr/domain/money'
import { type Html, html, type Piece } from '@zubr/http/html'
import { fill } from '@zubr/i18n/format'
import { type Locale, localeFacts } from '@zubr/i18n/locales'
import { splitPath } from '@zubr/i18n/urls'
import { type Checkout, declines } from './checkout.ts'
import type { Checkouts } from './checkouts.ts'
import { type Messages, messages as messagesByLocale } from './messages.ts'

/** The payer's language: that of the merchant's page to return to. */
export const localeOf = (checkout: Checkout): Locale =>
  splitPath(new URL(checkout.returnTo.left).pathname).locale

const amountText = (minor: number, currency: string) => `${decimalOf(minor)} ${currency}`

function methodName({ way }: Checkout, { ways }: Messages): string {
  if (way === 'erip' || way === 'sbp') return ways[way]
  return ways.card
}

export function paymentPage(checkout: Checkout, checkouts: Checkouts): string {
  const locale = localeOf(checkout)
  const messages = messagesByLocale[locale]
  const { description, minor, currency, ended } = checkout
  return page(
    locale,
    html`
      <dl>
        <dt>${messages.purpose}</dt><dd>${description}</dd>
        <dt>${messages.sum}</dt><dd class="sum">${amountText(minor, currency)}</dd>
      </dl>
      <h2>${methodName(checkout, messages)}</h2>
      ${ended === null ? choices(checkout, messages, locale) : outcome(checkout, messages, checkouts)}
    `,
  )
}

function choices(checkout: Checkout, messages: Messages, locale: Locale): Html {
  const { handle, way, number, paysAt } = checkout
  const actionPath = (action: string) => `/pay/${handle}/${action}`
  if (way === 'erip')
    return html`
      <p>${fill(messages.eripHow, { number })}</p>
      ${paysAt !== null && html`<p role="status">${fill(messages.paysAt, { time: timeOf(paysAt, locale) })}</p>`}
      <form method="post" action="${actionPath('pay')}">
        <label>${messages.otherSum} <input name="sum" inputmode="decimal" placeholder="${decimalOf(checkout.minor)}"></label>
        <button class="main">${messages.payNow}</button>
      </form>
      <form method="post" action="${actionPath('later')}"><button>${messages.payLater}</button></form>
      <form method="post" action="${actionPath('leave')}"><button>${messages.back}</button></form>
    `
  return html`
    <form method="post" action="${actionPath('pay')}">
      <label><input type="checkbox" name="closed"> ${messages.cardClosed}</label>
      <button class="main">${messages.pay}</button>
    </form>
    <form method="post" action="${actionPath('decline')}">
      <label>${messages.declineBecause}
        <select name="because">${declines.map((each) => html`<option value="${each}">${messages.declines[each]}</option>`)}</select>
      </label>
      <button>${messages.decline}</button>
    </form>
    <form method="post" action="${actionPath('leave')}"><button>${messages.leave}</button></form>
  `
}

function outcome(checkout: Checkout, messages: Messages, checkouts: Checkouts): Html {
  const { handle, ended, currency, transactions, returnTo } = checkout
  const refunds = transactions.filter(({ type }) => type !== 'payment')
  const back = ended === 'paid' ? returnTo.paid : ended === 'declined' ? returnTo.declined : returnTo.left
  return html`
    <p role="status">${messages.states[ended ?? 'waiting']}</p>
    ${refunds.map(({ minor, state }) => html`<p>${messages.givenBack}: ${amountText(minor, currency)}${state === 'failed' && ` (${messages.refundRefused})`}</p>`)}
    <p><a class="main" href="${back}">${messages.back}</a></p>
    ${
      checkouts.paid(checkout) !== undefined &&
      checkouts.refundableMinor(checkout) > 0 &&
      html`<form method="post" action="/pay/${handle}/charge-back"><button>${messages.chargeBack}</button></form>`
    }
  `
}

/** The newest 200 payments, to test refunds and chargebacks. */
export function listPage(locale: Locale, checkouts: Checkouts): string {
  const messages = messagesByLocale[locale]
  const newest = checkouts.all().slice(-200).reverse()
  const row = (checkout: Checkout) => html`
    <li><a href="/pay/${checkout.handle}">${checkout.description}</a>
      <span>${amountText(checkout.minor, checkout.currency)}</span> <span>${methodName(checkout, messages)}</span>
      <span>${messages.states[checkout.ended ?? 'waiting']}</span></li>`
  return page(
    locale,
    html`<h2>${messages.all}</h2>${newest.length === 0 ? html`<p>${messages.none}</p>` : html`<ul>${newest.map(row)}</ul>`}`,
  )
}

export const missingPage = (locale: Locale): string =>
  page(locale, html`<p>${messagesByLocale[locale].unknown}</p>`)

/** For a form that a page of another origin sent. */
export function foreignPage(checkout: Checkout): string {
  const locale = localeOf(checkout)
  const { foreign, title } = messagesByLocale[locale]
  return page(
    locale,
    html`<p>${foreign}</p><p><a class="main" href="/pay/${checkout.handle}">${title}</a></p>`,
  )
}

function page(locale: Locale, content: Piece): string {
  const messages = messagesByLocale[locale]
  return html`<!doctype html>
<html lang="${localeFacts[locale].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${messages.noMoney} – ${messages.title}</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<header><p class="no-money"><strong>${messages.noMoney}.</strong> ${messages.noMoneyMore}</p></header>
<main>
<h1>${messages.title}</h1>
${content}
</main>
<footer><a href="/?lang=${locale}">${messages.all}</a></footer>
</body>
</html>`.text
}

const timeOf = (iso: string, locale: Locale) =>
  new Intl.DateTimeFormat(localeFacts[locale].tag, { timeStyle: 'short', timeZone: 'Europe/Minsk' }).format(
    new Date(iso),
  )
