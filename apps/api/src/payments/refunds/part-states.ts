import type { paymentRefunds, refundRequests } from './refunds-schema.ts'

export type RefundRow = typeof refundRequests.$inferSelect
export type PartRow = typeof paymentRefunds.$inferSelect

/** Parts that may still come about at their processor. */
export const openStates = ['asking', 'waiting', 'unclear'] as const
export const isOpen = ({ state }: PartRow) => openStates.some((each) => each === state)
