import type { ProcessorId } from '@zubr/domain/payments/methods'
import { eq, or } from 'drizzle-orm'
import { accountNamed } from '../../accounts/account-service.ts'
import { journalEntries } from '../../balance/balance-schema.ts'
import type { Db } from '../../database/open.ts'
import { withJobs } from '../../jobs/jobs.ts'
import type { Month } from '../../operators/arguments.ts'
import { type Operator, OperatorError } from '../../operators/operator.ts'
import { type AuditEntry, newestAuditEntries } from '../../operators/operator-log.ts'
import type { storedInvoiceStates } from '../payments-schema.ts'
import { isProcessorError } from '../processors/processor.ts'
import type { Comparison } from '../reconcile/compare.ts'
import { nightSpan, type ReconciliationResult, reconcile } from '../reconcile/reconcile.ts'
import { type Report, reportOf } from '../report/report.ts'
import { syncInvoice } from '../sync-invoices.ts'
import {
  type Found,
  findInvoice,
  findInvoiceByNumber,
  listInvoices,
  type TransactionRow,
  unallocatedTransactions,
} from './find-invoice.ts'
import { operatorPaymentContext } from './operator-context.ts'

export type ListPaymentsInput = {
  state: (typeof storedInvoiceStates)[number] | undefined
  login: string | undefined
}
/** How often a processor notified us of a payment. */
export type NotificationCounts = {
  count: number
  /** With repetitions of the same notification. */
  receivedCount: number
  /** Not processed yet. */
  waiting: number
}
export type PaymentDetails = {
  /** Absent if the transaction belongs to no payment of ours. */
  found: Found | undefined
  transactions: TransactionRow[]
  journal: (typeof journalEntries.$inferSelect)[]
  notifications: NotificationCounts | null
  auditEntries: AuditEntry[]
}
export type ReconcileInput = { from: Date | null; to: Date | null }
export type Reconciliation = Pick<ReconciliationResult, 'span' | 'findings' | 'closed'> & {
  processors: (Pick<Comparison, 'there' | 'here' | 'made'> & { id: ProcessorId })[]
  /** Processors that could not be read. */
  unread: { id: ProcessorId; reason: string }[]
  unallocated: TransactionRow[]
}

const maxListed = 100

/** The newest payments; at most 100. Rejects with OperatorError. */
export async function listPayments(
  { db }: Operator,
  { state, login }: ListPaymentsInput,
): Promise<{ invoices: Found[]; hasMore: boolean }> {
  const account = login === undefined ? undefined : await accountNamed(db, login)
  const found = await listInvoices(db, { state, accountId: account?.id, limit: maxListed + 1 })
  return { invoices: found.slice(0, maxListed), hasMore: found.length > maxListed }
}

/** Everything about a payment, by number, id or uid. Rejects with OperatorError. */
export async function paymentDetails({ db }: Operator, { key }: { key: string }): Promise<PaymentDetails> {
  const { found, moves } = await findInvoice(db, key)
  const entries = await Promise.all(
    moves.map((move) => newestAuditEntries(db, `payment ${move.processor} ${move.uid}`)),
  )
  return {
    found,
    transactions: moves,
    journal: await entriesOf(db, found, moves),
    notifications: found ? await notificationCounts(db, found) : null,
    auditEntries: entries.flat(),
  }
}

/** Reads a payment from its processor at once. Rejects with OperatorError. */
export async function readPayment(
  operator: Operator,
  { number }: { number: string },
): Promise<{ found: Found; hasChanged: boolean }> {
  const { db } = operator
  const before = await findInvoiceByNumber(db, number)
  await withJobs(db, (jobs) =>
    withProcessorErrors(async () => {
      await syncInvoice(operatorPaymentContext(operator, jobs), before.invoice)
    }),
  )
  const found = await findInvoiceByNumber(db, number)
  const hasChanged =
    found.invoice.state !== before.invoice.state || found.invoice.timesPaid !== before.invoice.timesPaid
  return { found, hasChanged }
}

/** Transactions that belong to no account, oldest first. */
export const listUnallocated = ({ db }: Operator): Promise<TransactionRow[]> => unallocatedTransactions(db)

/** Compares our books with the processors' and with themselves. Rejects with OperatorError. */
export async function reconcilePayments(
  operator: Operator,
  { from, to }: ReconcileInput,
): Promise<Reconciliation> {
  const night = nightSpan(operator.clock())
  const span = { from: from ?? night.from, to: to ?? night.to }
  if (span.from >= span.to) throw new OperatorError('--to must come after --from')
  const result = await withJobs(operator.db, (jobs) =>
    reconcile(operatorPaymentContext(operator, jobs), span),
  )
  const { findings, closed } = result
  return {
    ...{ span, findings, closed },
    processors: [...result.processors].map(([id, { there, here, made }]) => ({ id, there, here, made })),
    unread: [...result.unread].map(([id, reason]) => ({ id, reason })),
    unallocated: await unallocatedTransactions(operator.db),
  }
}

/** The accounting report of a month. */
export const paymentReport = ({ db }: Operator, { month }: { month: Month }): Promise<Report> =>
  reportOf(db, month)

/** Reports a processor's error message as it is. */
async function withProcessorErrors(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isProcessorError(error)) throw new OperatorError(error.message)
    throw error
  }
}

/** The keys of journal entries contain the transaction that they count. */
async function entriesOf(db: Db, found: Found | undefined, transactions: readonly TransactionRow[]) {
  const keys = transactions.flatMap(({ processor, uid }) =>
    ['paid', 'chargeback', 'parked', 'resolved', 'refund'].map((kind) => `${kind}:${processor}:${uid}`),
  )
  if (found) keys.push(`create:payment:${found.invoice.id}`)
  if (keys.length === 0) return []
  return db
    .select()
    .from(journalEntries)
    .where(or(...keys.map((key) => eq(journalEntries.idempotencyKey, key))))
    .orderBy(journalEntries.id)
}

/** A notification names the invoice by our id or by the processor's. */
async function notificationCounts(db: Db, { invoice }: Found): Promise<NotificationCounts> {
  const { rows } = await db.$client.query<NotificationCounts>(
    `select count(*)::int as count, coalesce(sum(received_count), 0)::int as "receivedCount",
            count(*) filter (where processed_at is null)::int as waiting
       from processor_notifications
      where processor = $1 and received_at >= $2
        and (position($3::bytea in body) > 0 or position($4::bytea in body) > 0)`,
    [
      invoice.processor,
      invoice.createdAt,
      Buffer.from(invoice.id),
      Buffer.from(invoice.checkoutId ?? invoice.id),
    ],
  )
  return rows[0] ?? { count: 0, receivedCount: 0, waiting: 0 }
}
