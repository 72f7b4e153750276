import { paymentMethods } from '@zubr/content/payments'
import type { NewServer } from '@zubr/contracts/servers/server'
import { totalOf } from '@zubr/domain/payments/methods'
import { demoRefundId } from '../refunds.ts'

const once = (key: string) => ({ 'idempotency-key': key })
/** The form's request, with the first payment method in the demo's currency. */
export function newInvoiceOf(minor: number) {
  const method = paymentMethods.find(({ currency }) => currency === 'BYN')
  if (!method) throw new Error('nobody pays in BYN')
  return { method: method.id, sum: minor, fee: totalOf(method, minor).fee }
}
const newInvoice = newInvoiceOf(2_000)

/** Test requests for movements, payments, invoices and refunds. `newServer` must be creatable. */
export const moneyQuestions = (newServer: NewServer) => ({
  'GET /api/balance/movements': () => [{}, { query: { before: 3 } }],
  'GET /api/account/deletion': () => [{}],
  'POST /api/account/deletion/undo': () => [{}],
  'GET /api/payments/methods': () => [{}],
  'POST /api/invoices': () => [
    { headers: once('invoice-1'), body: newInvoice },
    { headers: once('invoice-1'), body: newInvoice },
    { headers: once('invoice-2'), body: { ...newInvoice, sum: 1 } },
    { headers: once('invoice-3'), body: { ...newInvoice, fee: 1 } },
    {
      headers: once('invoice-4'),
      body: { ...newInvoice, order: { ...newServer, subdomain: 'paid-for', plan: 'java-4' } },
    },
    { headers: once('invoice-5'), body: { ...newInvoice, order: { ...newServer, subdomain: 'oak-hollow' } } },
  ],
  'GET /api/invoices': () => [{}],
  'GET /api/invoices/:id': () => [{ params: { id: '5f5f5f5f-0000-4000-8000-000000000001' } }],
  'GET /api/refunds': () => [{}],
  'POST /api/refunds': () =>
    [
      ['refund-1', 1_000_000],
      ['refund-2', 700],
      ['refund-2', 700],
      ['refund-2', 800],
      ['refund-3', 800],
    ].map(([key, sum]) => ({ headers: once(String(key)), body: { sum: Number(sum) } })),
  'DELETE /api/refunds/:id': () => [9, 1].map((number) => ({ params: { id: demoRefundId(number) } })),
})
