import { createHash } from 'node:crypto'

/** The 64-bit number by which PostgreSQL's advisory locks know a thing. */
export function lockKey(thing: string): bigint {
  return createHash('sha256').update(thing).digest().readBigInt64BE()
}
