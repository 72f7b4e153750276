import { createHash } from 'node:crypto'

/**
 * All numbered advisory locks, so that no two are equal by accident. The numbers are arbitrary and
 * permanent: versions that run side by side must agree. Locks with a name use lockKey.
 */
export const locks = {
  /** Held while migrating, so that processes that start together wait for each other. */
  migrate: 7_305_811,
  /** Held during a check, so that two checks never send the same alert. */
  alerts: 7_305_812,
  /** Held by the process that reports an unavailable database, on a separate connection. */
  databaseWatch: 7_305_813,
  /** Held during a roll-up: two at once would do the same work, in an order that can deadlock. */
  rollUp: 7_305_814,
  /** Held while computing changes for edges, so that revisions become visible in order. */
  edgeRoutes: 7_305_815,
} as const

/** The 64-bit advisory lock of a name. */
export function lockKey(name: string): bigint {
  return createHash('sha256').update(name).digest().readBigInt64BE()
}
