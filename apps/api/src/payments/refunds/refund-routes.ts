import { refundsEndpoints } from '@zubr/contracts/payments/refunds'
import type { Catalogue } from '@zubr/domain/catalogue'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../../accounts/accounts.ts'
import { accountGuards } from '../../accounts/guards.ts'
import { routes } from '../../http/route.ts'
import { refundsOf, requestRefund, withdrawRefund } from './refund-requests.ts'

/** Routes for refunds of customers. */
export function refundsRoutes(
  accounts: Accounts,
  { refunds: rules }: Pick<Catalogue, 'refunds'>,
): FastifyPluginAsync {
  const { db, jobs, clock } = accounts
  const context = { db, jobs, clock, rules }
  return async (app) => {
    routes(
      app,
      refundsEndpoints,
      accountGuards(accounts),
    )({
      'GET /api/refunds': async ({ session }) => refundsOf(context, session.accountId),

      'POST /api/refunds': async ({ session: { accountId }, headers, body }) => {
        await requestRefund(context, {
          accountId,
          idempotencyKey: headers['idempotency-key'],
          sum: body.sum,
        })
        return refundsOf(context, accountId)
      },

      'DELETE /api/refunds/:id': async ({ session: { accountId }, params: { id } }) => {
        await withdrawRefund(context, { accountId, id })
        return refundsOf(context, accountId)
      },
    })
  }
}
