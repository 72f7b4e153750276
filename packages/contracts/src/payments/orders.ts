import type { Order } from './endpoints.ts'

/**
 * Whether an order is for an existing server. Separate from the schemas, which no browser needs.
 */
export const isForServer = (order: Order): order is Extract<Order, { kind: 'plan' | 'extension' }> =>
  order.kind === 'plan' || order.kind === 'extension'
