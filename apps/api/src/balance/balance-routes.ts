import { type Balance, balanceEndpoints } from '@zubr/contracts/payments/balance'
import type { Catalogue } from '@zubr/domain/catalogue'
import { planOf } from '@zubr/domain/plans'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { accountGuards } from '../accounts/guards.ts'
import type { Db } from '../database/open.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { tryPromo } from '../promo/store.ts'
import { fundsAndDebtOf } from './journal.ts'
import { chooseCurrency, currencyOf, entriesOf } from './ledger.ts'
import { type HasFreeServer, quoteOf } from './quote.ts'

/**
 * Servers whose paid time a chargeback ended and that can be paid again; implemented in `servers`.
 */
type RestorableServers = (
  db: Db,
  accountId: string,
  now: Date,
) => Promise<{ id: string; name: string; price: number; until: Date }[]>

/** Movements per page. */
const pageSize = 100

const shownEntry = (entry: Awaited<ReturnType<typeof entriesOf>>[number]): Balance['entries'][number] => ({
  at: entry.at.toISOString(),
  // These kinds do not change a balance.
  kind: entry.kind === 'unallocated' || entry.kind === 'paid_out' ? 'debit' : entry.kind,
  money: { currency: entry.currency, minor: entry.amount },
  ...(entry.debt !== 0 && { debt: { currency: entry.currency, minor: entry.debt } }),
  reason: entry.reason,
  server: entry.serverId,
})

type BalanceDeps = {
  catalogue: Catalogue
  hasFreeServer: HasFreeServer
  restorableServers: RestorableServers
}

/** An account's balance, and prices of plans for it. */
export function balanceRoutes(
  accounts: Accounts,
  { catalogue, hasFreeServer, restorableServers }: BalanceDeps,
): FastifyPluginAsync {
  const { db, clock, rateLimits, visitorOf } = accounts
  const balanceFor = (accountId: string) => readBalance(db, accountId, { now: clock(), restorableServers })
  return async (app) => {
    routes(
      app,
      balanceEndpoints,
      accountGuards(accounts),
    )({
      'GET /api/balance': async ({ session }) => balanceFor(session.accountId),

      'GET /api/balance/movements': async ({ session: { accountId }, query: { before } }) => {
        const entries = await entriesOf(db, accountId, pageSize + 1, before)
        return {
          movements: entries.slice(0, pageSize).map((entry) => ({ id: entry.id, ...shownEntry(entry) })),
          hasMore: entries.length > pageSize,
        }
      },

      'POST /api/balance/currency': async ({ session: { accountId }, body }) => {
        if (!(await chooseCurrency(db, accountId, body.currency))) throw new Refused('currency_fixed')
        return balanceFor(accountId)
      },

      'POST /api/quotes': async ({ session, body: { plan: id, months, promoCode, currency }, request }) => {
        const plan = planOf(catalogue.plans, id)
        if (!plan) throw new Refused('invalid_request', { plan: 'there is no such plan' })
        const { accountId } = session
        return tryPromo(
          { db, rateLimits },
          { accountId, address: visitorOf(request).address, code: promoCode },
          () =>
            quoteOf(db, {
              catalogue,
              plan,
              months,
              promoCode,
              session,
              now: clock(),
              currency,
              hasFreeServer,
            }),
          (outcome) => 'value' in outcome && outcome.value.promoRefused === 'unknown',
        )
      },
    })
  }
}

async function readBalance(
  db: Db,
  accountId: string,
  { now, restorableServers }: { now: Date; restorableServers: RestorableServers },
): Promise<Balance> {
  const [currency, { own, given, debt }, entries, restorable] = await Promise.all([
    currencyOf(db, accountId),
    fundsAndDebtOf(db, accountId),
    entriesOf(db, accountId),
    restorableServers(db, accountId, now),
  ])
  return {
    balance: currency && { currency, minor: own + given },
    promoCredit: currency && { currency, minor: given },
    ...(currency && debt > 0 && { debt: { currency, minor: debt } }),
    ...(currency &&
      restorable.length > 0 && {
        restorable: restorable.map(({ id, name, price, until }) => ({
          ...{ server: id, name, price: { currency, minor: price } },
          until: until.toISOString(),
        })),
      }),
    currencyOpen: entries.length === 0,
    entries: entries.map(shownEntry),
  }
}
