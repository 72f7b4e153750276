import { randomUUID } from 'node:crypto'
import type { Money } from '@zubr/contracts/payments/balance'
import { decimalOf } from '@zubr/domain/money'
import { yearUnknown } from '@zubr/domain/payments/working-days'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { accounts } from '../../accounts/accounts-schema.ts'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import { type ChargebackSummary, chargebackSummary } from '../../balance/chargebacks.ts'
import { fundsAndDebtOf } from '../../balance/journal.ts'
import { balanceOf, lockMoney } from '../../balance/ledger.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { type Jobs, withJobs } from '../../jobs/jobs.ts'
import { type Operator, OperatorError } from '../../operators/operator.ts'
import { type AuditEntry, insertAuditEntry, newestAuditEntries } from '../../operators/operator-log.ts'
import { printable } from '../../operators/printable.ts'
import { nextPollAt } from '../backoff.ts'
import type { PartRow, RefundRow } from './part-states.ts'
import { giveBack } from './refund-requests.ts'
import { paymentRefunds, refundRequests } from './refunds-schema.ts'
import { type Part, partsOf } from './split-refund.ts'

/** A request with its parts and the chargebacks of its account. */
export type RefundSummary = {
  request: RefundRow
  /** Null if the account is deleted. */
  login: string | null
  parts: PartRow[]
  chargebacks: ChargebackSummary
}
export type OpenRefunds = {
  refunds: RefundSummary[]
  /**
   * A coming year whose moved working days `content/working-days.ts` lacks; null if there is none.
   */
  unknownYear: number | null
}
export type RefundDetails = RefundSummary & {
  /** How a requested refund would be paid out; null after the decision. */
  plan: Part[] | null
  auditEntries: AuditEntry[]
}
type RefundInput = { number: string }
export type RefundApproval = {
  request: RefundRow
  login: string | null
  parts: Part[]
  isApproved: boolean
}
export type RefundDecline = { number: number; amount: Money; reason: string }

/** Requests that wait for a decision or a payout, oldest first. */
export async function openRefunds({ db, clock, catalogue }: Operator): Promise<OpenRefunds> {
  const rows = await db
    .select({ request: refundRequests, login: accounts.username })
    .from(refundRequests)
    .leftJoin(accounts, eq(accounts.id, refundRequests.accountId))
    .where(inArray(refundRequests.state, ['requested', 'approved']))
    .orderBy(asc(refundRequests.number))
  const refunds: RefundSummary[] = []
  for (const row of rows) refunds.push(await withParts(db, row))
  return { refunds, unknownYear: yearUnknown(catalogue.refunds.calendar, clock()) ?? null }
}

/** A request with how it is or would be paid out. Rejects with OperatorError. */
export async function refundDetails({ db }: Operator, { number }: RefundInput): Promise<RefundDetails> {
  const found = await requestNumbered(db, number)
  const { request } = found
  return {
    ...(await withParts(db, found)),
    plan: request.state === 'requested' ? await partsOf(db, request) : null,
    auditEntries: await newestAuditEntries(db, refundSubject(request)),
  }
}

/** Approves a request; without `confirm` it only plans the payout. Rejects with OperatorError. */
export async function approveRefund(
  operator: Operator,
  { number, confirm }: RefundInput & { confirm: boolean },
): Promise<RefundApproval> {
  if (confirm)
    return decide(operator, number, (tx, request, jobs, login) =>
      approveLocked(tx, operator, { request, login, jobs }),
    )
  const { request, login } = await requestNumbered(operator.db, number)
  requireRequested(request)
  return { request, login, parts: await partsOf(operator.db, request), isApproved: false }
}

/** Declines a request and returns its money to the balance. Rejects with OperatorError. */
export async function declineRefund(
  operator: Operator,
  { number, reason }: RefundInput & { reason: string },
): Promise<RefundDecline> {
  return decide(operator, number, async (tx, request, jobs) => {
    await giveBack(tx, request, operator.clock(), { state: 'declined', reason })
    await notifyOwnerOfRefund(tx, jobs, request, 'refund_declined', { reason })
    await insertAuditEntry(tx, operator, refundSubject(request), `declined: ${reason}`)
    const { currency, amount: minor } = request
    return { number: request.number, amount: { currency, minor }, reason }
  })
}

async function approveLocked(
  tx: Tx,
  operator: Operator,
  { request, login, jobs }: { request: RefundRow; login: string | null; jobs: Jobs },
): Promise<RefundApproval> {
  const now = operator.clock()
  const { debt } = await fundsAndDebtOf(tx, request.accountId)
  if (debt > 0)
    throw new OperatorError(
      `the account owes ${decimalOf(debt)} ${request.currency} after a chargeback: nothing is paid ` +
        'out until it is paid',
    )
  const parts = await partsOf(tx, request)
  // A reversed chargeback leaves the stopped parts of the first approval.
  const before = await tx.$count(paymentRefunds, eq(paymentRefunds.requestId, request.id))
  const rows = parts.map((part, index) => newPart(request, { ...part, part: before + index + 1 }, now))
  await tx.insert(paymentRefunds).values(rows)
  await tx
    .update(refundRequests)
    .set({ state: 'approved', decidedAt: now })
    .where(eq(refundRequests.id, request.id))
  for (const { id, state } of rows) if (state === 'asking') await jobs.send(tx, 'work-refund', { id })
  await notifyOwnerOfRefund(tx, jobs, request, 'refund_approved', {
    days: String(operator.catalogue.refunds.paidWithinDays),
  })
  await insertAuditEntry(tx, operator, refundSubject(request), 'approved')
  return { request: { ...request, state: 'approved', decidedAt: now }, login, parts, isApproved: true }
}

/** The subject in the operator log. */
export const refundSubject = ({ number }: RefundRow) => `refund ${number}`

/** A part that is requested from a processor, or waits for a bank transfer. */
export function newPart(
  { id: requestId, currency }: RefundRow,
  { amount, by, part }: Part & { part: number },
  now: Date,
): typeof paymentRefunds.$inferInsert & { id: string } {
  const common = { id: randomUUID(), requestId, part, currency, amount }
  if (by === null) return { ...common, state: 'by_bank' }
  const { invoiceId, processor, way, parentUid } = by
  const refund = { ...common, invoiceId, processor, processorMethod: way, parentUid }
  return { ...refund, state: 'asking', pollAt: nextPollAt(now, 0) }
}

/** A request by its number, with the login of its account. Rejects with OperatorError. */
export async function requestNumbered(
  db: Db | Tx,
  number: string,
): Promise<{ request: RefundRow; login: string | null }> {
  const [found] = /^\d{1,15}$/.test(number)
    ? await db
        .select({ request: refundRequests, login: accounts.username })
        .from(refundRequests)
        .leftJoin(accounts, eq(accounts.id, refundRequests.accountId))
        .where(eq(refundRequests.number, Number(number)))
    : []
  if (!found) throw new OperatorError(`there is no refund ${printable(number)}; try: refund list`)
  return found
}

/** A part of a request by its number. Rejects with OperatorError. */
export async function partNumbered(tx: Tx, request: RefundRow, part: string): Promise<PartRow> {
  const [found] = await tx
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.requestId, request.id), eq(paymentRefunds.part, Number(part) || 0)))
    .orderBy(desc(paymentRefunds.part))
  if (!found) throw new OperatorError(`refund ${request.number} has no part ${printable(part)}`)
  return found
}

async function withParts(
  db: Db,
  { request, login }: { request: RefundRow; login: string | null },
): Promise<RefundSummary> {
  const parts = await db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.requestId, request.id))
    .orderBy(asc(paymentRefunds.part))
  return { request, login, parts, chargebacks: await chargebackSummary(db, request.accountId) }
}

function requireRequested({ number, state }: RefundRow): void {
  if (state !== 'requested') throw new OperatorError(`refund ${number} is ${state} already`)
}

/** Decides a request of a locked account, once. */
async function decide<T>(
  { db }: Operator,
  number: string,
  work: (tx: Tx, request: RefundRow, jobs: Jobs, login: string | null) => Promise<T>,
): Promise<T> {
  return withJobs(db, (jobs) =>
    inTransaction(db, async (tx) => {
      const { request: before } = await requestNumbered(tx, number)
      await lockMoney(tx, before.accountId)
      const { request, login } = await requestNumbered(tx, number)
      requireRequested(request)
      return work(tx, request, jobs, login)
    }),
  )
}

/** A deleted account gets no mail. */
async function notifyOwnerOfRefund(
  tx: Tx,
  jobs: Jobs,
  { accountId, number, currency, amount }: RefundRow,
  kind: 'refund_approved' | 'refund_declined',
  values: Record<string, string>,
): Promise<void> {
  await sendMailJob(jobs, tx, {
    kind,
    accountId,
    values: { number: String(number), ...values },
    money: {
      amount: { currency, minor: amount },
      balance: { currency, minor: await balanceOf(tx, accountId) },
    },
    page: '/balance',
  })
}
