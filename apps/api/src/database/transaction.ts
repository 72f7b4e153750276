import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { rootOf } from './failure.ts'
import type { Db } from './open.ts'

export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/**
 * PostgreSQL ended a transaction so that another could continue: deadlock_detected,
 * serialization_failure.
 */
const givenWay = new Set(['40P01', '40001'])

/** Random, so that two transactions that were both ended do not collide again. */
const maxPauseMs = [100, 500] as const

/**
 * Runs a transaction, and retries up to two times if PostgreSQL ended it in favour of another.
 * Decision 0019 defines the lock order; this covers what it misses. `work` must have no effect
 * outside the transaction.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (const pauseMs of maxPauseMs)
    try {
      return await db.transaction(work)
    } catch (error) {
      const root = rootOf(error)
      if (!(root instanceof pg.DatabaseError && givenWay.has(root.code ?? ''))) throw error
      await setTimeout(Math.random() * pauseMs)
    }
  return await db.transaction(work)
}
