import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { minorUnits } from '@zubr/domain/money'
import { isLocale } from '@zubr/i18n/locales'
import { languageOf } from '@zubr/i18n/visitor/accept-language'
import fastify, { type FastifyReply } from 'fastify'
import { bepaidRoutes } from './bepaid-routes.ts'
import { type Checkout, declines, openCheckouts } from './checkouts.ts'
import { mayAsk, type TrialCredentials } from './credentials.ts'
import { type FaultInjection, openNotifier } from './notifications.ts'
import { foreignPage, listPage, missingPage, paymentPage } from './pages.ts'
import { yookassaRoutes } from './yookassa-routes.ts'

export type TrialProcessorOptions = {
  host: string
  port: number
  credentials: TrialCredentials
  /** The host by which visitors reach it; localhost if not given. */
  publicHost?: string
  /** Where it tells YooKassa's merchant of payments: a setting of the shop there. bePaid's merchant says it with each payment. */
  yookassaNotifyAt: string | null
  /** Where it keeps payments beyond its end. */
  file?: string | undefined
  clock?: () => Date
  /** What becomes of notifications on their way. */
  mischief?: FaultInjection
  /** For how many milliseconds an answer is held back once what was asked for is done. */
  heldMs?: (asked: { method: string; url: string }) => number
}

export type TrialProcessor = Awaited<ReturnType<typeof startTrialProcessor>>

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  // Led back to the shop, which is another origin.
  'form-action *',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * A payment processor to try with: it speaks the interfaces of bePaid and YooKassa, has a page on which a person pays, is declined or leaves,
 * and moves no money. Listens on an origin of its own.
 */
export async function startTrialProcessor(options: TrialProcessorOptions) {
  const {
    host,
    port,
    credentials,
    publicHost = 'localhost',
    yookassaNotifyAt,
    file,
    clock = () => new Date(),
    mischief,
    heldMs,
  } = options
  const notifier = openNotifier(credentials, mischief)
  const checkouts = await openCheckouts({ file, clock, told: notifier.told })
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true })
  const pageOf = ({ handle }: Checkout) => `${url()}/pay/${handle}`
  const url = () => {
    const address = app.server.address()
    return `http://${publicHost}:${typeof address === 'object' && address ? address.port : port}`
  }

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.addHook('onRequest', async (request, reply) => {
    const [, first] = request.url.split('/')
    if ((first === 'bepaid' || first === 'yookassa') && !mayAsk(credentials, request.headers.authorization))
      return reply.code(401).send({ message: 'Access denied', type: 'error', code: 'invalid_credentials' })
    reply.headers({
      'content-security-policy': policy,
      // Not none at all: browsers would then name no origin for our own forms either.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
  })
  if (heldMs)
    app.addHook('onSend', async ({ method, url: asked }) => {
      await wait(heldMs({ method, url: asked }))
    })
  bepaidRoutes(app, { checkouts, url, clock, pageOf })
  yookassaRoutes(app, { checkouts, clock, notifyAt: yookassaNotifyAt, pageOf })

  const show = (reply: FastifyReply, page: string) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
  app.get('/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(new URL('page.css', import.meta.url))),
  )
  app.get<{ Querystring: { lang?: string } }>('/', async ({ query, headers }, reply) => {
    checkouts.pass()
    const locale = isLocale(query.lang) ? query.lang : languageOf(headers['accept-language'])
    return show(reply, listPage(locale, checkouts))
  })

  type ByHandle = { Params: { handle: string } }
  app.get<ByHandle>('/pay/:handle', async ({ params, headers }, reply) => {
    checkouts.pass()
    const checkout = checkouts.of(params.handle)
    if (!checkout) return show(reply.code(404), missingPage(languageOf(headers['accept-language'])))
    checkouts.opened(checkout)
    return show(reply, paymentPage(checkout, checkouts))
  })

  type Acting = ByHandle & { Body: Record<string, string> | null }
  /** What a person does on a payment's page; leads to an address, or shows the page again. */
  const acts: Record<string, (checkout: Checkout, said: Record<string, string>) => string | undefined> = {
    pay(checkout, { sum = '', closed }) {
      const minor = minorUnits(sum.trim()) || checkout.minor
      checkouts.pay(checkout, { minor, cardClosed: closed !== undefined })
      return checkout.returnTo.paid
    },
    decline(checkout, { because }) {
      checkouts.decline(checkout, declines.find((each) => each === because) ?? 'bank')
      return checkout.returnTo.declined
    },
    later(checkout) {
      checkouts.payLater(checkout)
      return undefined
    },
    leave: (checkout) => checkout.returnTo.left,
    'charge-back': (checkout) => {
      checkouts.chargeBack(checkout)
      return undefined
    },
  }
  for (const [what, act] of Object.entries(acts))
    app.post<Acting>(`/pay/:handle/${what}`, async ({ params, body, headers }, reply) => {
      checkouts.pass()
      const checkout = checkouts.of(params.handle)
      if (!checkout) return show(reply.code(404), missingPage(languageOf(headers['accept-language'])))
      if (!isOwnForm(headers)) return show(reply.code(403), foreignPage(checkout))
      checkouts.opened(checkout)
      return reply.redirect(act(checkout, body ?? {}) ?? pageOf(checkout), 303)
    })

  await app.listen({ host, port })
  const passing = setInterval(() => checkouts.pass(), 500)
  return {
    url: url(),
    checkouts,
    notifier,
    async close(): Promise<void> {
      clearInterval(passing)
      await app.close()
      await notifier.stop()
      await checkouts.close()
    },
  }
}

/** Whether a page of ours sent it, or no browser at all. Of which origin a page is that sends a form, browsers say themselves. */
function isOwnForm({ 'sec-fetch-site': site, origin, host }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin'
  return origin === undefined || origin === `http://${host}`
}
