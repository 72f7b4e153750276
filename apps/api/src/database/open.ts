import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** The database as every subject gets it. `$client` is the pool. */
export type Db = NodePgDatabase & { $client: pg.Pool }

export type OpenDatabase = ReturnType<typeof openDatabase>

/** How long a start waits for a connection: a busy machine may need seconds for one. */
export const startPatienceMs = 15_000
const requestPatienceMs = 2_000

/**
 * Opens a pool, which connects at the first query. No query hangs: a connection takes at most 2 s,
 * a response at most 5 s. With `patient` a connection may take 15 s, until `hurry`. The pool
 * replaces idle connections that broke.
 */
export function openDatabase(url: string, options: { maxConnections?: number; patient?: boolean } = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.patient ? startPatienceMs : requestPatienceMs,
    statement_timeout: 4_500,
    query_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'zubr',
  })
  // Without a listener, a restart of PostgreSQL would end this process.
  pool.on('error', () => undefined)
  // The same for a used connection between two queries: its next query fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const settings = { casing: 'snake_case' } as const
  const db: Db = drizzle(pool, settings)
  // drizzle-orm's own method never releases a connection whose `begin` failed: after some restarts
  // of PostgreSQL none was left.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let thrown: unknown = pool
    const watched: typeof work = (tx) =>
      work(tx).catch((error: unknown) => {
        thrown = error
        throw error
      })
    try {
      const result = await drizzle(client, settings).transaction(watched, config)
      client.release()
      return result
    } catch (error) {
      // For an error that `work` did not throw, the connection may hang and the transaction's
      // result is unknown.
      client.release(error !== thrown)
      throw error
    }
  }
  let closing: Promise<void> | undefined
  return {
    db,
    /** Closes every connection after its running query. */
    close: (): Promise<void> => {
      closing ??= pool.end()
      return closing
    },
    /** Ends the long timeout of the start, because users wait for responses now. */
    hurry(): void {
      // The pool reads it whenever it opens or waits for a connection.
      pool.options.connectionTimeoutMillis = requestPatienceMs
    },
  }
}

/** Rejects unless the database answers within `timeoutMs`, including the wait for a connection. */
export async function ping(db: Db, timeoutMs = 1_000): Promise<void> {
  await within(timeoutMs, db.$client.query('select 1'))
}

/** Rejects if the promise takes longer. Its work continues. */
export function within<T>(timeoutMs: number, promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new DatabaseTimeout(timeoutMs)), timeoutMs)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** The database did not answer in time. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseTimeout'
  constructor(timeoutMs: number) {
    super(`the database did not answer within ${timeoutMs} ms`)
  }
}
