import { acceptanceActs as content } from '@zubr/content/acceptance-acts'
import { plans, tiers } from '@zubr/content/plans'
import type {
  AcceptanceAct,
  AcceptanceActs,
  Company,
  companiesEndpoints,
} from '@zubr/contracts/companies/endpoints'
import type { Balance } from '@zubr/contracts/payments/balance'
import { boundsOf, monthOf } from '@zubr/domain/companies/months'
import { requisitesFaults, tidyRequisites } from '@zubr/domain/companies/requisites'
import { planOf } from '@zubr/domain/plans'
import { ApiFailure } from '../../api/request.ts'
import type { Handlers } from '../handlers.ts'
import type { Memory } from '../memory.ts'

/** A fictional company. */
const club: Company = {
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

/** Sales to the demo account by month, oldest first. */
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

export function companiesHandlers(memory: Memory): Handlers<keyof typeof companiesEndpoints> {
  let company: Company | null = club
  const made = new Map<string, AcceptanceAct>()
  const stateOf = (month: string): AcceptanceActs['months'][number]['state'] => {
    if (made.has(month)) return 'made'
    return +boundsOf(month).ends > Date.now() ? 'open' : 'due'
  }
  return {
    'GET /api/account/company': () => ({ company }),
    'PUT /api/account/company': ({ body }) => {
      const tidy = tidyRequisites(body)
      const faults = requisitesFaults(tidy)
      if (Object.keys(faults).length > 0) throw new ApiFailure('invalid_request', faults)
      company = tidy
      return { company }
    },
    'DELETE /api/account/company': () => {
      company = null
      return null
    },
    'GET /api/acceptance-acts': () => ({
      months: [...salesOf(memory)].reverse().map(([month, sales]) => ({
        month,
        state: stateOf(month),
        number: made.get(month)?.number ?? null,
        total: sum(sales),
      })),
    }),
    'GET /api/acceptance-acts/:month': ({ params: { month } }) => {
      const acceptanceAct = made.get(month)
      if (!acceptanceAct) throw new ApiFailure('not_found')
      return acceptanceAct
    },
    'POST /api/acceptance-acts/:month': ({ params: { month } }) => {
      const before = made.get(month)
      if (before) return before
      const sales = salesOf(memory).get(month)
      if (!sales) throw new ApiFailure('not_found')
      if (stateOf(month) === 'open') throw new ApiFailure('acceptance_act_refused', { acceptanceAct: 'open' })
      if (!company) throw new ApiFailure('acceptance_act_refused', { acceptanceAct: 'no_company' })
      const acceptanceAct: AcceptanceAct = {
        month,
        number: `${new Date().getUTCFullYear()}-${made.size + 1}`,
        issuedAt: new Date().toISOString(),
        seller: { ...content.seller },
        buyer: { ...company },
        lines: sales.map(({ at, kind, reason, minor }) => ({
          ...{ at, kind, plan: reason, sum: money(minor) },
          name: tierOf(reason),
        })),
        total: sum(sales),
        paidWithPromoCredit: money(0),
        vat: content.vat,
      }
      made.set(month, acceptanceAct)
      return acceptanceAct
    },
  }
}
