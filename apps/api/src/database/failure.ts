import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { DatabaseTimeout } from './open.ts'

/**
 * SQLSTATE classes of an unavailable database: connection exceptions, insufficient resources,
 * operator intervention (shutdown, cancelled statement) and system errors. Also transaction
 * rollback: it ended in favour of another, and may be retried. Source: PostgreSQL, appendix A.
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

/** The driver's errors without a code. Source: pg/lib/client.js, pg-pool/index.js. */
const unavailableTexts =
  /^Connection terminated|^timeout exceeded when trying to connect|^timeout expired|^Query read timeout|^Client has encountered a connection error|^Cannot use a pool after/

/**
 * The driver's own error: drizzle's wrapper repeats the query's parameters, which must not be
 * logged.
 */
export function rootOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? (error.cause ?? new Error('a query failed')) : error
}

/**
 * Whether an error means that the database is unavailable, rather than that the query was wrong.
 */
export function isUnavailable(error: unknown): boolean {
  const root = rootOf(error)
  if (root instanceof DatabaseTimeout) return true
  if (root instanceof pg.DatabaseError) return unavailableClasses.has((root.code ?? '').slice(0, 2))
  if (!(root instanceof Error)) return false
  return (
    unavailableCodes.has(String((root as NodeJS.ErrnoException).code)) || unavailableTexts.test(root.message)
  )
}

/** The constraint or unique index that a statement violated. */
export function constraintOf(error: unknown): string | undefined {
  const root = rootOf(error)
  return root instanceof pg.DatabaseError ? root.constraint : undefined
}

/** Whether a row was to be stored for an account that was deleted meanwhile. */
export function isAccountGone(error: unknown): boolean {
  const root = rootOf(error)
  return (
    root instanceof pg.DatabaseError &&
    root.code === '23503' &&
    (root.constraint ?? '').endsWith('_accounts_id_fk')
  )
}
