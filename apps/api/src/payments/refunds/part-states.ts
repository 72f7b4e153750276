import type { paymentRefunds, refundRequests } from './refunds-schema.ts'

export type RefundRow = typeof refundRequests.$inferSelect
export type PartRow = typeof paymentRefunds.$inferSelect

/** States of parts whose processor may still make the refund. */
export const openStates = ['asking', 'waiting', 'unclear'] as const
export const isOpen = ({ state }: PartRow) => openStates.some((each) => each === state)
