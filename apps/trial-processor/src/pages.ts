import { decimalOf } from '@zubr/domain/money'
import { type Html, html, type Piece } from '@zubr/http/html'
import { fill } from '@zubr/i18n/format'
import { type Locale, localeFacts } from '@zubr/i18n/locales'
import { splitPath } from '@zubr/i18n/urls'
import { type Checkout, type Checkouts, declines } from './checkouts.ts'
import { type Messages, messages } from './messages.ts'

/** The language of whoever pays: that of the page which they are led back to. */
export const localeOf = (checkout: Checkout): Locale =>
  splitPath(new URL(checkout.returnTo.left).pathname).locale

const sumOf = (minor: number, currency: string) => `${decimalOf(minor)} ${currency}`

function wayOf({ way }: Checkout, { ways }: Messages): string {
  if (way === 'erip' || way === 'sbp') return ways[way]
  return ways.card
}

export function paymentPage(checkout: Checkout, checkouts: Checkouts): string {
  const locale = localeOf(checkout)
  const say = messages[locale]
  const { description, minor, currency, ended } = checkout
  return page(
    locale,
    html`
      <dl>
        <dt>${say.purpose}</dt><dd>${description}</dd>
        <dt>${say.sum}</dt><dd class="sum">${sumOf(minor, currency)}</dd>
      </dl>
      <h2>${wayOf(checkout, say)}</h2>
      ${ended === null ? choices(checkout, say, locale) : outcome(checkout, say, checkouts)}
    `,
  )
}

function choices(checkout: Checkout, say: Messages, locale: Locale): Html {
  const { handle, way, number, paysAt } = checkout
  const at = (what: string) => `/pay/${handle}/${what}`
  if (way === 'erip')
    return html`
      <p>${fill(say.eripHow, { number })}</p>
      ${paysAt !== null && html`<p role="status">${fill(say.paysAt, { time: timeOf(paysAt, locale) })}</p>`}
      <form method="post" action="${at('pay')}">
        <label>${say.otherSum} <input name="sum" inputmode="decimal" placeholder="${decimalOf(checkout.minor)}"></label>
        <button class="main">${say.payNow}</button>
      </form>
      <form method="post" action="${at('later')}"><button>${say.payLater}</button></form>
      <form method="post" action="${at('leave')}"><button>${say.back}</button></form>
    `
  return html`
    <form method="post" action="${at('pay')}">
      <label><input type="checkbox" name="closed"> ${say.cardClosed}</label>
      <button class="main">${say.pay}</button>
    </form>
    <form method="post" action="${at('decline')}">
      <label>${say.declineBecause}
        <select name="because">${declines.map((each) => html`<option value="${each}">${say.declines[each]}</option>`)}</select>
      </label>
      <button>${say.decline}</button>
    </form>
    <form method="post" action="${at('leave')}"><button>${say.leave}</button></form>
  `
}

function outcome(checkout: Checkout, say: Messages, checkouts: Checkouts): Html {
  const { handle, ended, currency, moves, returnTo } = checkout
  const given = moves.filter(({ type }) => type !== 'payment')
  const back = ended === 'paid' ? returnTo.paid : ended === 'declined' ? returnTo.declined : returnTo.left
  return html`
    <p role="status">${say.states[ended ?? 'waiting']}</p>
    ${given.map(({ minor, state }) => html`<p>${say.givenBack}: ${sumOf(minor, currency)}${state === 'failed' && ` (${say.refundRefused})`}</p>`)}
    <p><a class="main" href="${back}">${say.back}</a></p>
    ${
      checkouts.paid(checkout) !== undefined &&
      checkouts.left(checkout) > 0 &&
      html`<form method="post" action="/pay/${handle}/charge-back"><button>${say.chargeBack}</button></form>`
    }
  `
}

/** Every payment, the newest first: for whoever tries what comes later. */
export function listPage(locale: Locale, checkouts: Checkouts): string {
  const say = messages[locale]
  const newest = checkouts.all().slice(-200).reverse()
  const row = (checkout: Checkout) => html`
    <li><a href="/pay/${checkout.handle}">${checkout.description}</a>
      <span>${sumOf(checkout.minor, checkout.currency)}</span> <span>${wayOf(checkout, say)}</span>
      <span>${say.states[checkout.ended ?? 'waiting']}</span></li>`
  return page(
    locale,
    html`<h2>${say.all}</h2>${newest.length === 0 ? html`<p>${say.none}</p>` : html`<ul>${newest.map(row)}</ul>`}`,
  )
}

export const missingPage = (locale: Locale): string => page(locale, html`<p>${messages[locale].unknown}</p>`)

/** Of a button that another origin's page has pressed: nothing came of it. */
export function foreignPage(checkout: Checkout): string {
  const locale = localeOf(checkout)
  const { foreign, title } = messages[locale]
  return page(
    locale,
    html`<p>${foreign}</p><p><a class="main" href="/pay/${checkout.handle}">${title}</a></p>`,
  )
}

function page(locale: Locale, content: Piece): string {
  const say = messages[locale]
  return html`<!doctype html>
<html lang="${localeFacts[locale].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say.noMoney} – ${say.title}</title>
<link rel="stylesheet" href="/page.css">
</head>
<body>
<header><p class="no-money"><strong>${say.noMoney}.</strong> ${say.noMoneyMore}</p></header>
<main>
<h1>${say.title}</h1>
${content}
</main>
<footer><a href="/?lang=${locale}">${say.all}</a></footer>
</body>
</html>`.text
}

const timeOf = (iso: string, locale: Locale) =>
  new Intl.DateTimeFormat(localeFacts[locale].tag, { timeStyle: 'short', timeZone: 'Europe/Minsk' }).format(
    new Date(iso),
  )
