import { paymentMethods } from '@zubr/content/payments'
import type { Bill } from '@zubr/contracts/payments/bills'
import type { NewPayment, PaymentOrder, paymentsEndpoints } from '@zubr/contracts/payments/endpoints'
import { isForServer } from '@zubr/contracts/payments/orders'
import { sumRefusal, totalOf } from '@zubr/domain/payments/methods'
import { ApiFailure } from '../../api/request.ts'
import type { Handlers } from '../handlers.ts'
import { balanceOf, type Memory } from '../memory.ts'
import { active, buy, demoServerBy, extend } from '../servers.ts'
import { changePlan } from '../terms/handlers.ts'

const hourMs = 3_600_000

/** Payment methods in the demo's currency. */
const methodsOf = (memory: Memory) =>
  paymentMethods.filter(({ currency }) => currency === balanceOf(memory).currency)

/** There is no processor and no money: a bill is paid when it is made, and marked as a trial. */
function payIn(memory: Memory, { method: id, sum, fee: shown, order }: NewPayment): Bill {
  const method = methodsOf(memory).find((candidate) => candidate.id === id)
  if (!method) throw new ApiFailure('payment_refused', { method: 'unknown' })
  const refusal = sumRefusal(method, sum)
  const { currency, least, greatest, waitsHours } = method
  if (refusal)
    throw new ApiFailure('payment_refused', {
      sum: refusal,
      least: String(least),
      greatest: String(greatest),
    })
  const { fee, total } = totalOf(method, sum)
  if (fee !== shown) throw new ApiFailure('payment_refused', { fee: 'changed' })
  const now = new Date()
  const number = 1_001 + memory.bills.length
  const money = (minor: number) => ({ currency, minor })
  const bill: Bill = {
    id: crypto.randomUUID(),
    number,
    purpose: order ? (order.kind ?? 'server') : 'top_up',
    sum: money(sum),
    fee: money(fee),
    total: money(total),
    method: id,
    state: 'paid',
    reason: null,
    createdAt: now.toISOString(),
    expiresAt: new Date(+now + waitsHours * hourMs).toISOString(),
    paidAt: now.toISOString(),
    timesPaid: 1,
    refunded: money(0),
    checkoutUrl: null,
    order: null,
    trial: true,
  }
  memory.entries.push({
    at: bill.createdAt,
    kind: 'payment',
    money: bill.sum,
    reason: String(number),
    server: null,
  })
  if (order) bill.order = ordered(memory, order)
  memory.bills.push(bill)
  return bill
}

/** As in the API: if the order is refused, the money stays on the balance. */
function ordered(memory: Memory, order: PaymentOrder): Bill['order'] {
  const known = isForServer(order) ? demoServerBy(memory, order.server) : undefined
  const plan = order.kind === 'extension' ? (known?.view.plan ?? '') : order.plan
  const server = known?.view.id ?? null
  const term = 'months' in order ? { months: order.months ?? 1 } : {}
  try {
    if (!isForServer(order)) {
      const { kind: _, ...wanted } = order
      const { id, paidUntil } = buy(memory, wanted).view
      return { ...term, state: 'created', plan, server: id, paidUntil, failure: null }
    }
    if (order.kind === 'plan') changePlan(memory, active(memory, order.server), order)
    if (known && order.kind === 'extension') extend(memory, known, order.months)
    return {
      ...term,
      state: 'created',
      plan,
      server,
      paidUntil: known?.view.paidUntil ?? null,
      failure: null,
    }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return { state: 'failed', plan, server, paidUntil: null, failure: error.code }
  }
}

export function paymentsHandlers(memory: Memory): Handlers<keyof typeof paymentsEndpoints> {
  const billBy = (isIt: (bill: Bill) => boolean) => {
    const bill = memory.bills.find(isIt)
    if (!bill) throw new ApiFailure('not_found')
    return bill
  }
  return {
    'GET /api/payments/methods': () => ({
      methods: methodsOf(memory).map(({ id, way, currency, least, greatest, feePercent }) => ({
        ...{ id, way, currency, least, greatest, feePercent },
      })),
      trial: true,
    }),
    'GET /api/payments': () => ({ bills: memory.bills.toReversed() }),
    'POST /api/payments': ({ body, headers }) => {
      const key = `pay ${headers['idempotency-key']}`
      const before = memory.once.get(key)
      if (before !== undefined) return billBy(({ id }) => id === before)
      const bill = payIn(memory, body)
      memory.once.set(key, bill.id)
      return bill
    },
    'GET /api/bills/:id': ({ params }) => billBy(({ id }) => id === params.id),
  }
}
