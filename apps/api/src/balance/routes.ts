import { ErrorBody } from '@zubr/contracts/errors'
import { serverPaths } from '@zubr/contracts/paths'
import { Balance, Quote, QuoteRequest } from '@zubr/contracts/servers'
import type { Catalogue } from '@zubr/domain/catalogue'
import { currencies, planOf } from '@zubr/domain/plans'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import { sendError } from '../http/api-error.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { answerRefusals, Refused } from '../http/refused.ts'
import { requireSessions, type SessionOf } from '../http/session.ts'
import type { Visitor } from '../http/visitor.ts'
import { tryPromo } from '../promo/guesses.ts'
import { balanceOf, chooseCurrency, currencyOf, entriesOf } from './ledger.ts'
import { type HasFreeServer, quoteOf } from './quote.ts'

type Context = {
  db: Db
  catalogue: Catalogue
  clock: () => Date
  sessionOf: SessionOf
  rateLimits: RateLimits
  visitorOf: (request: FastifyRequest) => Visitor
  hasFreeServer: HasFreeServer
}
const security = [{ session: [] }]
const commonAnswers = {
  400: ErrorBody,
  401: ErrorBody,
  403: ErrorBody,
  409: ErrorBody,
  413: ErrorBody,
  415: ErrorBody,
  429: ErrorBody,
  503: ErrorBody,
}

/** An account's money, and what plans cost it. */
export function balanceRoutes({
  db,
  catalogue,
  clock,
  sessionOf,
  rateLimits,
  visitorOf,
  hasFreeServer,
}: Context): FastifyPluginAsyncZod {
  return async (app) => {
    answerRefusals(app)
    const session = requireSessions(app, sessionOf)

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
          kind: entry.kind,
          money: { currency: entry.currency, minor: entry.amount },
          reason: entry.reason,
          server: entry.serverId,
        })),
      }
    }

    app.get(
      serverPaths.balance,
      {
        schema: {
          summary: "The account's balance with its newest movements",
          security,
          response: { 200: Balance, ...commonAnswers },
        },
      },
      async (request) => balanceFor(session(request).accountId),
    )

    app.post(
      serverPaths.currency,
      {
        schema: {
          summary: "Chooses the account's currency, which stays once money has moved",
          security,
          body: z.object({ currency: z.enum(currencies) }).strict(),
          response: { 200: Balance, ...commonAnswers },
        },
      },
      async (request, reply) => {
        const { accountId } = session(request)
        if (!(await chooseCurrency(db, accountId, request.body.currency)))
          return sendError(request, reply, 'currency_fixed')
        return balanceFor(accountId)
      },
    )

    app.post(
      serverPaths.quote,
      {
        schema: {
          summary: 'What a plan costs this account now, with its arithmetic',
          security,
          body: QuoteRequest,
          response: { 200: Quote, ...commonAnswers },
        },
      },
      async (request) => {
        const plan = planOf(catalogue.plans, request.body.plan)
        if (!plan) throw new Refused('invalid_request', { plan: 'there is no such plan' })
        const { promoCode, currency } = request.body
        const asking = session(request)
        await rateLimits.pass(db, 'quote', asking.accountId)
        return tryPromo(
          { db, rateLimits },
          { accountId: asking.accountId, address: visitorOf(request).address, code: promoCode },
          () =>
            quoteOf(db, {
              catalogue,
              plan,
              promoCode,
              session: asking,
              now: clock(),
              currency,
              hasFreeServer,
            }),
          (outcome) => 'value' in outcome && outcome.value.promoRefused === 'unknown',
        )
      },
    )
  }
}
