import type { Server } from '@zubr/contracts/servers/server'
import { dayMs, warningAt } from '@zubr/domain/server-life'

export type ContractEnd = {
  /** Days until then, rounded up. */
  days: number
  /** The owner was warned by email. */
  isNear: boolean
}

/** The end of the paid time of an active server; undefined otherwise, and on the free plan. */
export function contractEnd(
  { contract, paidUntil }: Pick<Server, 'contract' | 'paidUntil'>,
  now: number,
): ContractEnd | undefined {
  if (contract !== 'active' || !paidUntil) return undefined
  const leftMs = Date.parse(paidUntil) - now
  return { days: Math.max(0, Math.ceil(leftMs / dayMs)), isNear: warningAt(leftMs) !== undefined }
}
