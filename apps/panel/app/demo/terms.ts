import { discountPercent, plans } from '@zubr/content/plans'
import type { termsEndpoints } from '@zubr/contracts/servers/terms'
import { type Plan, planOf } from '@zubr/domain/plans'
import { monthlyPrice } from '@zubr/domain/price'
import { ApiFailure } from '../api/request.ts'
import type { Handlers } from './handlers.ts'
import { balanceOf, type Memory } from './memory.ts'
import { note } from './running.ts'
import { active, keptBy, viewOf } from './servers.ts'

/** In the demo no time goes by in which a month would be paid. */
export function termsHandlers(memory: Memory): Handlers<keyof typeof termsEndpoints> {
  return {
    'PUT /api/servers/:id/auto-extend': ({ params, body }) => {
      const kept = body.on ? active(memory, params.id) : keptBy(memory, params.id)
      const { view } = kept
      if (body.on && view.paidUntil === null) throw new ApiFailure('plan_refused', { plan: 'not_extendable' })
      if (body.on && priceOf(memory, planOf(plans, view.plan)) !== body.minor)
        throw new ApiFailure('plan_refused', { plan: 'price_changed' })
      if (view.autoExtend !== body.on) note(memory, kept, body.on ? 'auto_extend_on' : 'auto_extend_off')
      view.autoExtend = body.on
      return viewOf(memory, kept)
    },
  }
}

const priceOf = (memory: Memory, plan: Plan | undefined) =>
  (plan && monthlyPrice(plan, balanceOf(memory).currency, discountPercent)?.minor) ?? 0
