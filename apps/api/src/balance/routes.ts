import { type Balance, balanceEndpoints } from '@zubr/contracts/balance'
import type { Catalogue } from '@zubr/domain/catalogue'
import { planOf } from '@zubr/domain/plans'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { tryPromo } from '../promo/store.ts'
import { balanceOf, chooseCurrency, currencyOf, entriesOf } from './ledger.ts'
import { type HasFreeServer, quoteOf } from './quote.ts'

/** An account's money, and what plans cost it. */
export function balanceRoutes(
  { db, clock, sessionOf, rateLimits, visitorOf }: Accounts,
  { catalogue, hasFreeServer }: { catalogue: Catalogue; hasFreeServer: HasFreeServer },
): FastifyPluginAsync {
  const balanceFor = async (accountId: string): Promise<Balance> => {
    const [currency, minor, entries] = await Promise.all([
      currencyOf(db, accountId),
      balanceOf(db, accountId),
      entriesOf(db, accountId),
    ])
    return {
      balance: currency && { currency, minor },
      currencyOpen: entries.length === 0,
      entries: entries.map((entry) => ({
        at: entry.at.toISOString(),
        kind: entry.kind === 'parked' ? 'debit' : entry.kind,
        money: { currency: entry.currency, minor: entry.amount },
        reason: entry.reason,
        server: entry.serverId,
      })),
    }
  }

  return async (app) => {
    routes(app, balanceEndpoints, { sessionOf })({
      'GET /api/balance': async ({ session }) => balanceFor(session.accountId),

      'POST /api/balance/currency': async ({ session: { accountId }, body }) => {
        if (!(await chooseCurrency(db, accountId, body.currency))) throw new Refused('currency_fixed')
        return balanceFor(accountId)
      },

      'POST /api/quotes': async ({ session, body: { plan: id, promoCode, currency }, request }) => {
        const plan = planOf(catalogue.plans, id)
        if (!plan) throw new Refused('invalid_request', { plan: 'there is no such plan' })
        const { accountId } = session
        await rateLimits.pass(db, 'quote', accountId)
        return tryPromo(
          { db, rateLimits },
          { accountId, address: visitorOf(request).address, code: promoCode },
          () => quoteOf(db, { catalogue, plan, promoCode, session, now: clock(), currency, hasFreeServer }),
          (outcome) => 'value' in outcome && outcome.value.promoRefused === 'unknown',
        )
      },
    })
  }
}
