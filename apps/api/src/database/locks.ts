import { createHash } from 'node:crypto'

/**
 * Every advisory lock that has a number of its own, in one place, so that no two are the same by accident. The numbers are arbitrary
 * and permanent: versions that run side by side must mean the same. What is locked by a name has its key from lockKey.
 */
export const locks = {
  /** Held while migrating, so that processes that start together wait for each other. */
  migrate: 7_305_811,
  /** Held while looking for trouble, so that two checks never tell the same. */
  alerts: 7_305_812,
  /** Held by the one process that tells that the database is away, on a connection of its own. */
  databaseWatch: 7_305_813,
  /** Held while rolling up: two at once would do the same work, in an order that locks the one against the other. */
  rollUp: 7_305_814,
  /** Held while finding what edges must hear of, so that its revisions become visible in their order. */
  edgeRoutes: 7_305_815,
} as const

/** The 64-bit number by which PostgreSQL's advisory locks know a thing. */
export function lockKey(thing: string): bigint {
  return createHash('sha256').update(thing).digest().readBigInt64BE()
}
