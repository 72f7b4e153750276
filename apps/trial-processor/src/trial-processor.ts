import { setTimeout as wait } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { bepaidRoutes } from './bepaid-routes.ts'
import type { Checkout } from './checkout.ts'
import { openCheckouts } from './checkouts.ts'
import { isAuthorized, type TrialCredentials } from './credentials.ts'
import { type FaultInjection, Notifier } from './notifications.ts'
import { payerRoutes } from './payer-routes.ts'
import { yookassaRoutes } from './yookassa-routes.ts'

export type TrialProcessorOptions = {
  host: string
  port: number
  credentials: TrialCredentials
  /** The host in its URLs; localhost by default. */
  publicHost?: string
  /**
   * The URL for YooKassa's notifications, a setting of the shop. bePaid gets one with each
   * payment.
   */
  yookassaNotifyAt: string | null
  /** The store of payments; they are lost at the end without one. */
  file?: string | undefined
  clock?: () => Date
  /** Faults of notifications, for tests. */
  faults?: FaultInjection
  /** The delay in ms of a response after its request was processed, for tests. */
  responseDelayMs?: (request: { method: string; url: string }) => number
  /** Called with each request to the APIs of bePaid and YooKassa, for tests. */
  onApiRequest?: (request: { method: string; url: string }) => void
}

export type TrialProcessor = Awaited<ReturnType<typeof startTrialProcessor>>

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  // A form leads back to the shop, which is another origin.
  'form-action *',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const dueEveryMs = 500

/**
 * Starts a payment processor for tests, on an origin of its own.
 * It has the APIs of bePaid and YooKassa, and a page on which a person pays, declines or leaves.
 */
export async function startTrialProcessor(options: TrialProcessorOptions) {
  const { host, port, credentials, publicHost = 'localhost', file, clock = () => new Date() } = options
  const notifier = new Notifier(credentials, options.faults)
  const onTransaction = notifier.notify.bind(notifier)
  const checkouts = await openCheckouts({ file, clock, onTransaction })
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true })
  const url = () => {
    const address = app.server.address()
    return `http://${publicHost}:${typeof address === 'object' && address ? address.port : port}`
  }
  const pageOf = ({ handle }: Checkout) => `${url()}/pay/${handle}`

  addHooks(app, options)
  bepaidRoutes(app, { checkouts, clock, pageOf })
  yookassaRoutes(app, { checkouts, clock, notifyAt: options.yookassaNotifyAt, pageOf })
  payerRoutes(app, { checkouts, pageOf })
  await app.listen({ host, port })
  const dueTimer = setInterval(() => checkouts.processDue(), dueEveryMs)
  return {
    url: url(),
    checkouts,
    notifier,
    async close(): Promise<void> {
      clearInterval(dueTimer)
      await app.close()
      await notifier.stop()
      await checkouts.close()
    },
  }
}

/** Checks the credentials of API requests, and sets the headers of all replies. */
function addHooks(app: FastifyInstance, options: TrialProcessorOptions): void {
  const { credentials, responseDelayMs, onApiRequest } = options
  app.addHook('onRequest', async (request, reply) => {
    const [, first] = request.url.split('/')
    const isApi = first === 'bepaid' || first === 'yookassa'
    if (isApi) onApiRequest?.(request)
    if (isApi && !isAuthorized(credentials, request.headers.authorization))
      return reply.code(401).send({ message: 'Access denied', type: 'error', code: 'invalid_credentials' })
    reply.headers({
      'content-security-policy': policy,
      // With `no-referrer` browsers would send no origin with the processor's own forms.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
  })
  if (responseDelayMs)
    app.addHook('onSend', async ({ method, url }) => {
      await wait(responseDelayMs({ method, url }))
    })
}
