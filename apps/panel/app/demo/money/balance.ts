import type { balanceEndpoints } from '@zubr/contracts/payments/balance'
import { ApiFailure } from '../../api/request.ts'
import type { Handlers } from '../handlers.ts'
import { balanceOf, bonusOf, type Memory } from '../memory.ts'
import { knownPlan, quoteFor } from '../terms/money.ts'

export function balanceHandlers(memory: Memory): Handlers<keyof typeof balanceEndpoints> {
  return {
    'GET /api/balance': () => ({
      balance: balanceOf(memory),
      promoCredit: bonusOf(memory),
      currencyOpen: false,
      entries: memory.entries.toReversed(),
    }),
    'GET /api/balance/movements': ({ query }) => ({
      movements: memory.entries
        .map((entry, index) => ({ id: index + 1, ...entry }))
        .filter(({ id }) => id < (query?.before ?? Number.POSITIVE_INFINITY))
        .toReversed(),
      hasMore: false,
    }),
    'POST /api/balance/currency': () => {
      throw new ApiFailure('currency_fixed')
    },
    'POST /api/quotes': ({ body }) => quoteFor(memory, knownPlan(body.plan), body),
  }
}
