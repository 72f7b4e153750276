import { Invoice } from '@zubr/contracts/payments/invoices'

/** A waiting invoice of 10 BYN plus 1 BYN fee, validated against the API contract. */
export const invoiceForTest = (change: Partial<Invoice> = {}): Invoice =>
  Invoice.parse({
    id: '6f1f5d0e-3c1a-4b53-9a0e-5a2f6f2f9b11',
    number: 1042,
    purpose: change.order ? 'server' : 'top_up',
    sum: { currency: 'BYN', minor: 1_000 },
    fee: { currency: 'BYN', minor: 100 },
    total: { currency: 'BYN', minor: 1_100 },
    method: 'card-byn',
    state: 'waiting',
    reason: null,
    createdAt: '2026-11-26T09:00:00.000Z',
    expiresAt: '2026-11-26T10:00:00.000Z',
    paidAt: null,
    timesPaid: 0,
    refunded: { currency: 'BYN', minor: 0 },
    checkoutUrl: 'https://pay.zubr.example/checkout/1',
    order: null,
    trial: false,
    ...(change.state && change.state !== 'waiting' && { checkoutUrl: null }),
    ...(change.state === 'paid' && { timesPaid: 1, paidAt: '2026-11-26T09:05:00.000Z' }),
    ...change,
  })

/** An invoice's order with this state and server. */
export const orderForTest = (
  state: NonNullable<Invoice['order']>['state'],
  server: string | null = null,
): NonNullable<Invoice['order']> => ({
  ...{ state, plan: 'java-2', server, failure: null },
  paidUntil: state === 'created' ? '2026-12-26T09:05:00.000Z' : null,
})
