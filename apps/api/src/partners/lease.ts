import type pg from 'pg'
import type { Db } from '../database/open.ts'

/**
 * Does `work` as the only one of all processes that holds the lock `key`; resolves to whether it did.
 *
 * The lease is an advisory lock of a connection that is kept for as long, and it ends with that connection: nothing is left
 * behind by a process that is killed, and nobody waits for a time to run out. A row lock would be as safe, but its
 * transaction would stay open while a receiver takes its ten seconds, and hold back VACUUM in the whole database. `work`
 * writes through the connection that it is given: had the lease been lost, so would be the right to write.
 */
export async function withLease(
  db: Db,
  key: bigint,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<boolean> {
  const client = await db.$client.connect()
  try {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [key])
    const held = rows[0]?.held === true
    if (held) {
      await work(client)
      await client.query('select pg_advisory_unlock($1)', [key])
    }
    client.release()
    return held
  } catch (error) {
    // The lock goes with the connection.
    client.release(true)
    throw error
  }
}
