import { acts as actWords } from '@zubr/content/acts'
import { plans, tiers } from '@zubr/content/plans'
import type { Act, Acts, Firm, firmsEndpoints } from '@zubr/contracts/firms/endpoints'
import type { Balance } from '@zubr/contracts/payments/balance'
import { boundsOf, monthOf } from '@zubr/domain/firms/months'
import { requisitesFaults, tidyRequisites } from '@zubr/domain/firms/requisites'
import { planOf } from '@zubr/domain/plans'
import { ApiFailure } from '../../api/request.ts'
import type { Handlers } from '../handlers.ts'
import type { Memory } from '../memory.ts'

/** An invented company. */
const club: Firm = {
  country: 'BY',
  name: 'ООО «Пример»',
  taxNumber: '123456783',
  address: '220000, г. Минск, ул. Примерная, д. 1',
  account: '',
  bank: '',
  bic: '',
  signatory: '',
  basis: '',
}

type Sale = { at: string; kind: 'purchase' | 'extension'; reason: string; minor: number }
const isSale = (kind: Balance['entries'][number]['kind']): kind is Sale['kind'] =>
  kind === 'purchase' || kind === 'extension'

/** The demo account's purchases by month, oldest first. */
const salesOf = ({ entries }: Memory): Map<string, Sale[]> =>
  entries.reduce((months, { at, kind, reason, money }) => {
    const month = monthOf(new Date(at))
    if (isSale(kind))
      months.set(month, [...(months.get(month) ?? []), { at, kind, reason, minor: -money.minor }])
    return months
  }, new Map<string, Sale[]>())

const tierOf = (id: string) => {
  const plan = planOf(plans, id)
  return plan ? tiers[plan.tier].ru : id
}

const money = (minor: number) => ({ currency: 'BYN' as const, minor })
const sum = (sales: readonly Sale[]) => money(sales.reduce((all, { minor }) => all + minor, 0))

export function firmsHandlers(memory: Memory): Handlers<keyof typeof firmsEndpoints> {
  let firm: Firm | null = club
  const made = new Map<string, Act>()
  const stateOf = (month: string): Acts['months'][number]['state'] => {
    if (made.has(month)) return 'made'
    return +boundsOf(month).ends > Date.now() ? 'open' : 'due'
  }
  return {
    'GET /api/account/firm': () => ({ firm }),
    'PUT /api/account/firm': ({ body }) => {
      const tidy = tidyRequisites(body)
      const faults = requisitesFaults(tidy)
      if (Object.keys(faults).length > 0) throw new ApiFailure('invalid_request', faults)
      firm = tidy
      return { firm }
    },
    'DELETE /api/account/firm': () => {
      firm = null
      return null
    },
    'GET /api/acts': () => ({
      months: [...salesOf(memory)].reverse().map(([month, sales]) => ({
        month,
        state: stateOf(month),
        number: made.get(month)?.number ?? null,
        total: sum(sales),
      })),
    }),
    'GET /api/acts/:month': ({ params: { month } }) => {
      const act = made.get(month)
      if (!act) throw new ApiFailure('not_found')
      return act
    },
    'POST /api/acts/:month': ({ params: { month } }) => {
      const before = made.get(month)
      if (before) return before
      const sales = salesOf(memory).get(month)
      if (!sales) throw new ApiFailure('not_found')
      if (stateOf(month) === 'open') throw new ApiFailure('act_refused', { act: 'open' })
      if (!firm) throw new ApiFailure('act_refused', { act: 'no_firm' })
      const act: Act = {
        month,
        number: `${new Date().getUTCFullYear()}-${made.size + 1}`,
        madeAt: new Date().toISOString(),
        seller: { ...actWords.seller },
        buyer: { ...firm },
        lines: sales.map(({ at, kind, reason, minor }) => ({
          ...{ at, kind, plan: reason, sum: money(minor) },
          name: tierOf(reason),
        })),
        total: sum(sales),
        ofGiven: money(0),
        vat: actWords.vat,
      }
      made.set(month, act)
      return act
    },
  }
}
