import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { DatabaseTimeout } from './open.ts'

/**
 * SQLSTATE classes of a database that is not at hand, through no fault of the query: connection exceptions,
 * insufficient resources, operator intervention (shutdown, cancelled statement), system errors; and transaction rollback: it
 * was ended for the sake of another, and may be tried again. Source: PostgreSQL, appendix A.
 */
const unavailableClasses = new Set(['08', '40', '53', '57', '58'])

/** Socket errors of the driver. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
])

/** What the driver says without a code of any kind. Source: pg/lib/client.js, pg-pool/index.js. */
const unavailableTexts =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired|^Query read timeout|^Client has encountered a connection error|^Cannot use a pool after/

/** The driver's own error: drizzle's wrapper repeats the query's parameters, which don't belong in a log. */
export function rootOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? (error.cause ?? new Error('a query failed')) : error
}

/** Whether an error means that the database is away, rather than that the query was wrong. */
export function isUnavailable(error: unknown): boolean {
  const root = rootOf(error)
  if (root instanceof DatabaseTimeout) return true
  if (root instanceof pg.DatabaseError) return unavailableClasses.has((root.code ?? '').slice(0, 2))
  if (!(root instanceof Error)) return false
  return (
    unavailableCodes.has(String((root as NodeJS.ErrnoException).code)) || unavailableTexts.test(root.message)
  )
}

/** The constraint or unique index that a statement has hurt. */
export function constraintOf(error: unknown): string | undefined {
  const root = rootOf(error)
  return root instanceof pg.DatabaseError ? root.constraint : undefined
}

/** Whether something was to be stored for an account that was deleted in the meantime. */
export function isAccountGone(error: unknown): boolean {
  const root = rootOf(error)
  return (
    root instanceof pg.DatabaseError &&
    root.code === '23503' &&
    (root.constraint ?? '').endsWith('_accounts_id_fk')
  )
}
