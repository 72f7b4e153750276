import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { minorUnits } from '@zubr/domain/money'
import { isLocale } from '@zubr/i18n/locales'
import { languageOf } from '@zubr/i18n/visitor/accept-language'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Checkout, declines } from './checkout.ts'
import type { Checkouts } from './checkouts.ts'
import { foreignPage, listPage, missingPage, paymentPage } from './pages.ts'

type Options = { checkouts: Checkouts; pageOf(checkout: Checkout): string }

type ByHandle = { Params: { handle: string } }
type PaymentForm = ByHandle & { Body: Record<string, string> | null }

/** The pages on which a person pays, declines or leaves. */
export function payerRoutes(app: FastifyInstance, { checkouts, pageOf }: Options): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.get('/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(new URL('page.css', import.meta.url))),
  )
  app.get<{ Querystring: { lang?: string } }>('/', async ({ query, headers }, reply) => {
    checkouts.processDue()
    const locale = isLocale(query.lang) ? query.lang : languageOf(headers['accept-language'])
    return sendPage(reply, listPage(locale, checkouts))
  })
  app.get<ByHandle>('/pay/:handle', async ({ params, headers }, reply) => {
    checkouts.processDue()
    const checkout = checkouts.find(params.handle)
    if (!checkout) return sendMissing(reply, headers)
    checkouts.open(checkout)
    return sendPage(reply, paymentPage(checkout, checkouts))
  })
  for (const [action, perform] of Object.entries(paymentActions))
    app.post<PaymentForm>(`/pay/:handle/${action}`, async ({ params, body, headers }, reply) => {
      checkouts.processDue()
      const checkout = checkouts.find(params.handle)
      if (!checkout) return sendMissing(reply, headers)
      if (!isSameOrigin(headers)) return sendPage(reply.code(403), foreignPage(checkout))
      checkouts.open(checkout)
      return reply.redirect(perform(checkouts, checkout, body ?? {}) ?? pageOf(checkout), 303)
    })
}

/** Returns the URL to redirect to; undefined: the payment's page. */
type PaymentAction = (
  checkouts: Checkouts,
  checkout: Checkout,
  form: Record<string, string>,
) => string | undefined

const paymentActions: Record<string, PaymentAction> = {
  pay(checkouts, checkout, { sum = '', closed }) {
    const minor = minorUnits(sum.trim()) || checkout.minor
    checkouts.pay(checkout, { minor, cardClosed: closed !== undefined })
    return checkout.returnTo.paid
  },
  decline(checkouts, checkout, { because }) {
    checkouts.decline(checkout, declines.find((each) => each === because) ?? 'bank')
    return checkout.returnTo.declined
  },
  later(checkouts, checkout) {
    checkouts.payLater(checkout)
    return undefined
  },
  leave: (_checkouts, checkout) => checkout.returnTo.left,
  'charge-back': (checkouts, checkout) => {
    checkouts.chargeBack(checkout)
    return undefined
  },
}

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)

const sendMissing = (reply: FastifyReply, headers: IncomingHttpHeaders) =>
  sendPage(reply.code(404), missingPage(languageOf(headers['accept-language'])))

/** Whether the processor's own page sent a form, or a program that is no browser. */
function isSameOrigin({ 'sec-fetch-site': site, origin, host }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin'
  return origin === undefined || origin === `http://${host}`
}
