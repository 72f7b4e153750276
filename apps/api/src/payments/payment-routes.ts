import { paymentsEndpoints } from '@zubr/contracts/payments/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { accountGuards } from '../accounts/guards.ts'
import { Refused } from '../http/api-error.ts'
import { allowSite } from '../http/cors.ts'
import { routes } from '../http/route.ts'
import { createPayment, paymentOf } from './create-payment.ts'
import { invoicesOf, paymentsOf } from './invoices.ts'
import type { PaymentContext } from './payment-context.ts'
import { schedulePoll } from './sync-payments.ts'

/** Routes for payments and invoices. */
export function paymentsRoutes(accounts: Accounts, context: PaymentContext): FastifyPluginAsync {
  const { db, processors, methods, clock } = context
  return async (app) => {
    allowSite(app, context.config.siteUrl)
    routes(
      app,
      paymentsEndpoints,
      accountGuards(accounts),
    )({
      'GET /api/payments/methods': async () => ({
        methods: methods.map(({ id, way, currency, least, greatest, feePercent }) => ({
          ...{ id, way, currency, least, greatest, feePercent },
        })),
        trial: [...processors.values()].some(({ test }) => test),
      }),

      'GET /api/invoices': async ({ session }) => ({
        invoices: await invoicesOf(db, processors, await paymentsOf(db, session.accountId), clock()),
      }),

      'POST /api/invoices': async ({ session, headers, body }) => {
        const row = await createPayment(context, {
          session,
          idempotencyKey: headers['idempotency-key'],
          body,
        })
        const [invoice] = await invoicesOf(db, processors, [row], clock())
        if (!invoice) throw new Refused('not_found')
        return invoice
      },

      'GET /api/invoices/:id': async ({ params: { id } }) => {
        const row = await paymentOf(db, id)
        const [invoice] = row ? await invoicesOf(db, processors, [row], clock()) : []
        if (!row || !invoice) throw new Refused('not_found')
        // Polls soon, because the customer is waiting: a notification may be lost, or the payment
        // be made in the last minute.
        await schedulePoll(context, row)
        return invoice
      },
    })
  }
}
