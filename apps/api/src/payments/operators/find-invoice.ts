import { decimalOf } from '@zubr/domain/money'
import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { accounts } from '../../accounts/accounts-schema.ts'
import type { Db } from '../../database/open.ts'
import { OperatorError } from '../../operators/command.ts'
import type { InvoiceRow } from '../create-invoice.ts'
import { invoices, processorTransactions, type storedInvoiceStates } from '../payments-schema.ts'

export type TransactionRow = typeof processorTransactions.$inferSelect
type State = (typeof storedInvoiceStates)[number]
/** An invoice with its owner's login; null if the account is deleted. */
export type Found = { invoice: InvoiceRow; login: string | null }

const joined = (db: Db) =>
  db
    .select({ invoice: invoices, login: accounts.username })
    .from(invoices)
    .leftJoin(accounts, eq(accounts.id, invoices.accountId))
    .$dynamic()

/** Newest first. */
export const listInvoices = (
  db: Db,
  { state, accountId, limit }: { state: State | undefined; accountId: string | undefined; limit: number },
): Promise<Found[]> =>
  joined(db)
    .where(
      and(
        state === undefined ? undefined : eq(invoices.state, state),
        accountId === undefined ? undefined : eq(invoices.accountId, accountId),
      ),
    )
    .orderBy(desc(invoices.number))
    .limit(limit)

/**
 * Finds an invoice by number, our id, or the processor's id of a transaction or checkout. A
 * transaction that is found may belong to no invoice. Throws OperatorError.
 */
export async function findInvoice(
  db: Db,
  word: string,
): Promise<{ found: Found | undefined; moves: TransactionRow[] }> {
  const byNumber = /^\d{1,12}$/.test(word)
    ? await findInvoiceByNumber(db, word, { mayLack: true })
    : undefined
  const [moved] = byNumber
    ? []
    : await db.select().from(processorTransactions).where(eq(processorTransactions.uid, word))
  const id = moved?.invoiceId ?? (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(word) ? word : undefined)
  const [other] = byNumber
    ? []
    : await joined(db).where(or(id ? eq(invoices.id, id) : undefined, eq(invoices.checkoutId, word)))
  const found = byNumber ?? other
  if (!found && !moved)
    throw new OperatorError(
      `${word}: no invoice or transaction has this number, id or uid; \`npm run zubr -- payment list\` shows those that there are`,
    )
  if (!found) return { found, moves: moved ? [moved] : [] }
  const uids = db
    .select({ uid: processorTransactions.uid })
    .from(processorTransactions)
    .where(eq(processorTransactions.invoiceId, found.invoice.id))
  const moves = await db
    .select()
    .from(processorTransactions)
    .where(
      and(
        eq(processorTransactions.processor, found.invoice.processor),
        or(
          eq(processorTransactions.invoiceId, found.invoice.id),
          inArray(processorTransactions.parentUid, uids),
        ),
      ),
    )
    .orderBy(processorTransactions.appliedAt)
  return { found, moves }
}

export async function findInvoiceByNumber(
  db: Db,
  text: string,
  options: { mayLack: true },
): Promise<Found | undefined>
export async function findInvoiceByNumber(db: Db, text: string): Promise<Found>
export async function findInvoiceByNumber(db: Db, text: string, { mayLack = false } = {}) {
  const [found] = /^\d{1,12}$/.test(text) ? await joined(db).where(eq(invoices.number, Number(text))) : []
  if (!found && !mayLack)
    throw new OperatorError(`${text}: expected the number of an invoice, as \`payment list\` shows it`)
  return found
}

/** Unallocated transactions that wait for an operator, oldest first. */
export const unallocatedTransactions = (db: Db): Promise<TransactionRow[]> =>
  db
    .select()
    .from(processorTransactions)
    .where(and(isNotNull(processorTransactions.unallocatedReason), isNull(processorTransactions.resolvedAt)))
    .orderBy(processorTransactions.appliedAt)

export const moneyText = (minor: number, currency: string) => `${decimalOf(minor)} ${currency}`

/** Formats a transaction as one line. */
export function transactionLine(move: TransactionRow): string {
  const { processor, uid, type, amount, currency, occurredAt, isTest, unallocatedReason, resolvedAt } = move
  return [
    `${occurredAt.toISOString()}  ${processor} ${type} ${uid}  ${moneyText(amount, currency)}`,
    ...(isTest ? ['TEST'] : []),
    ...(unallocatedReason === null
      ? []
      : [resolvedAt ? `was parked: ${unallocatedReason}` : `PARKED: ${unallocatedReason}`]),
  ].join('  ')
}
