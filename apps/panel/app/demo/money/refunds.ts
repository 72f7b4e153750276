import { terms } from '@zubr/content/legal/terms'
import { workingDays } from '@zubr/content/working-days'
import type { RefundRequest, Refunds, refundsEndpoints } from '@zubr/contracts/payments/refunds'
import { afterWorkingDays } from '@zubr/domain/payments/working-days'
import { ApiFailure } from '../../api/request.ts'
import type { Handlers } from '../handlers.ts'
import { balanceOf, type Memory } from '../memory.ts'

export const demoRefundId = (number: number) => `00000000-0000-4000-a000-${String(number).padStart(12, '0')}`

/** The remaining bonus money, which purchases use first and which is not refundable. */
function remainingBonus({ entries }: Memory): number {
  return entries.reduce((bonus, { kind, money: { minor } }) => {
    if (kind === 'payout' || kind === 'payout_ended') return bonus
    return minor < 0 ? Math.max(0, bonus + minor) : kind === 'refund' ? bonus + minor : bonus
  }, 0)
}

/** Refund requests of the demo's account, which stay undecided. */
export function refundsHandlers(memory: Memory): Handlers<keyof typeof refundsEndpoints> {
  const requests: RefundRequest[] = []
  const keys = new Map<string, number>()
  const refundableMinor = () => balanceOf(memory).minor - remainingBonus(memory)
  const money = (minor: number) => ({ currency: 'BYN' as const, minor })
  const note = (kind: 'payout' | 'payout_ended', minor: number, { number }: RefundRequest) =>
    memory.entries.push({
      ...{ at: new Date().toISOString(), kind, money: money(minor), reason: String(number) },
      server: null,
    })
  const answer = (): Refunds => ({
    available: money(refundableMinor()),
    promoCredit: money(remainingBonus(memory)),
    requests: requests.toReversed(),
    reviewWorkingDays: terms.refundReviewWorkingDays,
    paidWithinDays: terms.refundToCardDays,
  })
  return {
    'GET /api/refunds': answer,
    'POST /api/refunds': ({ body: { sum }, headers: { 'idempotency-key': key } }) => {
      const before = keys.get(key)
      if (before !== undefined && before !== sum) throw new ApiFailure('conflict')
      if (before !== undefined) return answer()
      if (sum > refundableMinor())
        throw new ApiFailure('refund_refused', { sum: 'too_much', available: String(refundableMinor()) })
      if (requests.some(({ state }) => state === 'requested'))
        throw new ApiFailure('refund_refused', { state: 'requested' })
      const now = new Date()
      const number = requests.length + 1
      const request: RefundRequest = {
        ...{ id: demoRefundId(number), number, sum: money(sum), state: 'requested', byBank: money(0) },
        createdAt: now.toISOString(),
        reviewBy: afterWorkingDays(workingDays, now, terms.refundReviewWorkingDays),
        ...{ decidedAt: null, paidAt: null, reason: null },
      }
      keys.set(key, sum)
      requests.push(request)
      note('payout', -sum, request)
      return answer()
    },
    'DELETE /api/refunds/:id': ({ params }) => {
      const request = requests.find(({ id }) => id === params.id)
      if (!request) throw new ApiFailure('not_found')
      if (request.state === 'requested') {
        Object.assign(request, { state: 'withdrawn', decidedAt: new Date().toISOString() })
        note('payout_ended', request.sum.minor, request)
      }
      return answer()
    },
  }
}
