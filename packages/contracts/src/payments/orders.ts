import type { PaymentOrder } from './endpoints.ts'

/**
 * Whether an order is for an existing server. Separate from the schemas, which no browser needs.
 */
export const isForServer = (
  order: PaymentOrder,
): order is Extract<PaymentOrder, { kind: 'plan' | 'extension' }> =>
  order.kind === 'plan' || order.kind === 'extension'
