import { paymentMethods } from '@zubr/content/payments'
import type { NewInvoice, Order, paymentsEndpoints } from '@zubr/contracts/payments/endpoints'
import type { Invoice } from '@zubr/contracts/payments/invoices'
import { isForServer } from '@zubr/contracts/payments/orders'
import { sumRefusal, totalOf } from '@zubr/domain/payments/methods'
import { ApiFailure } from '../../api/request.ts'
import type { Handlers } from '../handlers.ts'
import { balanceOf, type Memory } from '../memory.ts'
import { active, buy, demoServerBy, extend } from '../servers/servers.ts'
import { changePlan } from '../terms/handlers.ts'

const hourMs = 3_600_000

/** Payment methods in the demo's currency. */
const methodsOf = (memory: Memory) =>
  paymentMethods.filter(({ currency }) => currency === balanceOf(memory).currency)

/**
 * There is no processor and no money: an invoice is paid when it is made, and marked as a trial.
 */
function payIn(memory: Memory, { method: id, sum, fee: shown, order }: NewInvoice): Invoice {
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
  const number = 1_001 + memory.invoices.length
  const money = (minor: number) => ({ currency, minor })
  const invoice: Invoice = {
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
    at: invoice.createdAt,
    kind: 'payment',
    money: invoice.sum,
    reason: String(number),
    server: null,
  })
  if (order) invoice.order = ordered(memory, order)
  memory.invoices.push(invoice)
  return invoice
}

/** As in the API: if the order is refused, the money stays on the balance. */
function ordered(memory: Memory, order: Order): Invoice['order'] {
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

export function invoicesHandlers(memory: Memory): Handlers<keyof typeof paymentsEndpoints> {
  const invoiceBy = (isIt: (invoice: Invoice) => boolean) => {
    const invoice = memory.invoices.find(isIt)
    if (!invoice) throw new ApiFailure('not_found')
    return invoice
  }
  return {
    'GET /api/payments/methods': () => ({
      methods: methodsOf(memory).map(({ id, way, currency, least, greatest, feePercent }) => ({
        ...{ id, way, currency, least, greatest, feePercent },
      })),
      trial: true,
    }),
    'GET /api/invoices': () => ({ invoices: memory.invoices.toReversed() }),
    'POST /api/invoices': ({ body, headers }) => {
      const key = `pay ${headers['idempotency-key']}`
      const before = memory.once.get(key)
      if (before !== undefined) return invoiceBy(({ id }) => id === before)
      const invoice = payIn(memory, body)
      memory.once.set(key, invoice.id)
      return invoice
    },
    'GET /api/invoices/:id': ({ params }) => invoiceBy(({ id }) => id === params.id),
  }
}
