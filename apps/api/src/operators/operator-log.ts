import { desc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { auditLog } from './operators-schema.ts'

/**
 * Logs an operator's action in its own transaction. `subject`: `account bison`, `server <id>`,
 * `promo X`.
 */
export async function insertAuditEntry(
  tx: Pick<Db, 'insert'>,
  at: Date,
  subject: string,
  text: string,
): Promise<void> {
  await tx.insert(auditLog).values({ at, subject, text })
}

/** Log entries of a subject, newest first. */
export const actsOf = (db: Db, subject: string) =>
  db
    .select({ at: auditLog.at, text: auditLog.text })
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.id))

/** The newest entries as lines to print. */
export async function listAuditEntries(db: Db, subject: string): Promise<string[]> {
  const acts = await actsOf(db, subject).limit(20)
  return acts.map(({ at, text }) => `${at.toISOString()}  ${text}`)
}

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
