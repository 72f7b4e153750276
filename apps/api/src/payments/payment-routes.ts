import { paymentsEndpoints } from '@zubr/contracts/payments/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { accountGuards } from '../accounts/guards.ts'
import { Refused } from '../http/api-error.ts'
import { allowSite } from '../http/cors.ts'
import { routes } from '../http/route.ts'
import { billsOf, paymentsOf } from './bills.ts'
import { createPayment, paymentOf } from './create-payment.ts'
import type { PaymentContext } from './payment-context.ts'
import { schedulePoll } from './sync-payments.ts'

/** Routes for payments and bills. */
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

      'GET /api/payments': async ({ session }) => ({
        bills: await billsOf(db, processors, await paymentsOf(db, session.accountId), clock()),
      }),

      'POST /api/payments': async ({ session, headers, body }) => {
        const row = await createPayment(context, {
          session,
          idempotencyKey: headers['idempotency-key'],
          body,
        })
        const [bill] = await billsOf(db, processors, [row], clock())
        if (!bill) throw new Refused('not_found')
        return bill
      },

      'GET /api/bills/:id': async ({ params: { id } }) => {
        const row = await paymentOf(db, id)
        const [bill] = row ? await billsOf(db, processors, [row], clock()) : []
        if (!row || !bill) throw new Refused('not_found')
        // Polls soon, because the customer is waiting: a notification may be lost, or the payment
        // be made in the last minute.
        await schedulePoll(context, row)
        return bill
      },
    })
  }
}
