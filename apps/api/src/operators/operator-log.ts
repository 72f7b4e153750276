import { desc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import type { Operator } from './operator.ts'
import { auditLog } from './operators-schema.ts'

/** An action of an operator. */
export type AuditEntry = { at: Date; text: string }

/**
 * Logs an operator's action in the transaction that makes it. `subject`: `account bison`, `server
 * <id>`, `promo X`. The text after a colon is deleted with the account that it is about.
 */
export async function insertAuditEntry(
  tx: Pick<Db, 'insert'>,
  { clock }: Pick<Operator, 'kind' | 'clock'>,
  subject: string,
  text: string,
): Promise<void> {
  await tx.insert(auditLog).values({ at: clock(), subject, text })
}

/** Log entries of a subject, newest first. */
export const auditEntriesOf = (db: Pick<Db, 'select'>, subject: string) =>
  db
    .select({ at: auditLog.at, text: auditLog.text })
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.id))

/** The newest entries, for operators. */
export const newestAuditEntries = (db: Pick<Db, 'select'>, subject: string): Promise<AuditEntry[]> =>
  auditEntriesOf(db, subject).limit(20)

/** Formats log entries, one per line. */
export const auditLines = (entries: readonly AuditEntry[]): string[] =>
  entries.map(({ at, text }) => `${at.toISOString()}  ${text}`)

/** A text without the reason, which follows a colon. */
export const withoutReason = (text: SQLWrapper) => sql<string>`split_part(${text}, ':', 1)`

/**
 * Removes the reasons from log entries about a deleted account; action and time stay. The ledger
 * keeps the reason of a credit.
 */
export async function forgetReasons(tx: Pick<Db, 'update'>, subjects: string[]): Promise<void> {
  await tx
    .update(auditLog)
    .set({ text: withoutReason(auditLog.text) })
    .where(inArray(auditLog.subject, subjects))
}

/** Moves the log entries of a subject to another name. */
export async function renameSubject(tx: Pick<Db, 'update'>, from: string, to: string): Promise<void> {
  await tx.update(auditLog).set({ subject: to }).where(eq(auditLog.subject, from))
}
