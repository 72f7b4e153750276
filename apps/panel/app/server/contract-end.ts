import type { Server } from '@zubr/contracts/servers'
import { dayMs, warningAt } from '@zubr/domain/server-life'

export type ContractEnd = {
  /** Begun days until then. */
  days: number
  /** The owner has been warned by mail that it is near. */
  isNear: boolean
}

/** When what is paid for ends, of a server that runs by it; undefined of any other, and on the free plan. */
export function contractEnd(
  { contract, paidUntil }: Pick<Server, 'contract' | 'paidUntil'>,
  now: number,
): ContractEnd | undefined {
  if (contract !== 'active' || !paidUntil) return undefined
  const leftMs = Date.parse(paidUntil) - now
  return { days: Math.max(0, Math.ceil(leftMs / dayMs)), isNear: warningAt(leftMs) !== undefined }
}
