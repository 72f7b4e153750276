import { and, eq } from 'drizzle-orm'
import { accounts } from '../../accounts/accounts-schema.ts'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import { journalEntries, postings } from '../../balance/balance-schema.ts'
import { writeEntry } from '../../balance/journal.ts'
import { balanceOf, entryOf, lockMoney } from '../../balance/ledger.ts'
import type { Tx } from '../../database/transaction.ts'
import { mailByJob } from '../../servers/lifecycle/mail.ts'
import { restorePeriods } from '../../servers/terms/restored-periods.ts'
import type { InvoiceRow } from '../create-invoice.ts'
import type { PaymentContext } from '../payment-context.ts'
import { processorTransactions } from '../payments-schema.ts'
import { reopenRefunds } from '../refunds/stop-refunds.ts'
import { chargebackKey } from './charge-back.ts'

type ReversedChargeback = {
  invoice: InvoiceRow
  transaction: typeof processorTransactions.$inferSelect
}

/**
 * Reverses a chargeback after the bank returned the payment (decision 64). Restores balance, gifts,
 * refund requests and paid time. Clears the debt, or our loss if it was written off. Resolves to
 * false if it was reversed before.
 */
export async function reverseChargeback(
  tx: Tx,
  { clock, jobs }: Pick<PaymentContext, 'clock' | 'jobs'>,
  reversed: ReversedChargeback,
): Promise<boolean> {
  const now = clock()
  const { invoice, transaction } = reversed
  const { accountId, processor, currency, number } = invoice
  const chargeback = chargebackKey(processor, transaction.uid)
  await lockMoney(tx, accountId)
  const taken = await entryOf(tx, accountId, `chargeback:${chargeback}`)
  if (!taken) throw new Error('a chargeback is not in the journal')
  if (!(await insertReversal(tx, reversed, now))) return false
  await writeReversal(tx, reversed, { takenEntryId: taken.id, now })
  await reopenRefunds(tx, { accountId, chargeback, now })
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('key share')
  if (!account) return true
  await restorePeriods(tx, {
    ...{ accountId, currency, which: { chargeback }, now },
    sendMail: mailByJob(jobs),
  })
  await sendMailJob(jobs, tx, {
    kind: 'chargeback_reversed',
    accountId,
    values: { number: String(number) },
    money: {
      amount: { currency, minor: transaction.amount },
      balance: { currency, minor: await balanceOf(tx, accountId) },
    },
    page: '/balance',
  })
  return true
}

/** Resolves to false if the reversal was inserted before. */
async function insertReversal(
  tx: Tx,
  { invoice: { id, processor, currency }, transaction }: ReversedChargeback,
  now: Date,
): Promise<boolean> {
  const { uid, parentUid, amount, isTest } = transaction
  const inserted = await tx
    .insert(processorTransactions)
    .values({
      ...{ processor, uid: `reversed-${uid}`, type: 'chargeback_reversal' },
      ...{ invoiceId: id, parentUid, currency, amount },
      ...{ occurredAt: now, appliedAt: now, isTest },
    })
    .onConflictDoNothing()
    .returning({ uid: processorTransactions.uid })
  return inserted.length > 0
}

/** Posts the opposite of what the chargeback's entry took. */
async function writeReversal(
  tx: Tx,
  { invoice, transaction: { uid, amount } }: ReversedChargeback,
  { takenEntryId, now }: { takenEntryId: number; now: Date },
): Promise<void> {
  const { accountId, processor, currency, number } = invoice
  const lines = await tx.select().from(postings).where(eq(postings.entryId, takenEntryId))
  const lost = (ledger: string) => 0 - (lines.find((line) => line.ledger === ledger)?.amount ?? 0)
  const recovered = Math.min(lost('debt'), await writtenOff(tx, accountId))
  await writeEntry(
    tx,
    {
      ...{ at: now, kind: 'chargeback_reversed', accountId, currency },
      reason: String(number),
      idempotencyKey: `chargeback_reversed:${processor}:reversed-${uid}`,
    },
    [
      { ledger: 'processor', processor, amount: -amount },
      { ledger: 'balance', accountId, amount: lost('balance') + lost('debt') - recovered },
      { ledger: 'given', accountId, amount: lost('given') },
      { ledger: 'chargebacks', amount: lost('chargebacks') + recovered },
    ],
  )
}

/** The part of a deleted account's debt that is still our loss. A reversal returns it to us. */
async function writtenOff(tx: Tx, accountId: string): Promise<number> {
  const losses = await tx
    .select({ kind: journalEntries.kind, amount: postings.amount })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.id, postings.entryId))
    .where(and(eq(journalEntries.accountId, accountId), eq(postings.ledger, 'chargebacks')))
  const sum = (of: typeof losses) => of.reduce((all, { amount }) => all - amount, 0)
  return Math.max(0, Math.min(sum(losses.filter(({ kind }) => kind === 'debt_written_off')), sum(losses)))
}
