import { paymentsEndpoints } from '@zubr/contracts/payments/endpoints'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { accountGuards } from '../accounts/guards.ts'
import { Refused } from '../http/api-error.ts'
import { allowSite } from '../http/cors.ts'
import { routes } from '../http/route.ts'
import { createInvoice, readInvoice } from './create-invoice.ts'
import { invoicesOfAccount, toInvoices } from './invoices.ts'
import type { PaymentContext } from './payment-context.ts'
import { schedulePoll } from './sync-invoices.ts'

/** Routes for payment methods and invoices. */
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
        trial: [...processors.values()].some(({ isTest }) => isTest),
      }),

      'GET /api/invoices': async ({ session }) => ({
        invoices: await toInvoices(db, processors, await invoicesOfAccount(db, session.accountId), clock()),
      }),

      'POST /api/invoices': async ({ session, headers, body }) => {
        const row = await createInvoice(context, {
          session,
          idempotencyKey: headers['idempotency-key'],
          body,
        })
        const [invoice] = await toInvoices(db, processors, [row], clock())
        if (!invoice) throw new Refused('not_found')
        return invoice
      },

      'GET /api/invoices/:id': async ({ params: { id } }) => {
        const row = await readInvoice(db, id)
        const [invoice] = row ? await toInvoices(db, processors, [row], clock()) : []
        if (!row || !invoice) throw new Refused('not_found')
        // Polls soon, because the customer is waiting: a notification may be lost, or the payment
        // be made in the last minute.
        await schedulePoll(context, row)
        return invoice
      },
    })
  }
}
