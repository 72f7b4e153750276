import type { Money } from '@zubr/contracts/payments/balance'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { moneyText } from '../operators/printable.ts'
import { journalEntries, postings } from './balance-schema.ts'
import { fundsAndDebtOf, writeEntry } from './journal.ts'
import { currencyOf } from './ledger.ts'

const prefixes = { chargeback: 'chargeback:', chargeback_reversed: 'chargeback_reversed:' } as const

/** A chargeback of an account, or the reversal of one. */
export type AccountChargeback = {
  at: Date
  kind: 'chargeback' | 'chargeback_reversed'
  uid: string
  /** The number of the invoice whose payment was taken back. */
  invoice: string
  amount: Money
  /** What it took from the balance, or restored to it. */
  balance: Money
  /** What it added to the debt, or took off it. */
  debt: Money
  /** What it added to our losses, or took off them. */
  loss: Money
}

/** An account's chargebacks, oldest first, and its debt; null if it owes nothing. */
export type ChargebackSummary = { chargebacks: AccountChargeback[]; debt: Money | null }

export async function chargebackSummary(db: Db | Tx, accountId: string): Promise<ChargebackSummary> {
  const of = (ledger: 'processor' | 'balance' | 'given' | 'debt' | 'chargebacks') =>
    sql<number>`coalesce(sum(${postings.amount}) filter (where ${postings.ledger} = ${ledger}), 0)`.mapWith(
      Number,
    )
  const { id, at, kind, reason, idempotencyKey } = journalEntries
  const found = await db
    .select({
      ...{ at, kind, currency: journalEntries.currency, reason, idempotencyKey },
      ...{ processor: of('processor'), balance: of('balance'), given: of('given') },
      ...{ debt: of('debt'), lost: of('chargebacks') },
    })
    .from(journalEntries)
    .innerJoin(postings, eq(postings.entryId, id))
    .where(and(eq(journalEntries.accountId, accountId), inArray(kind, ['chargeback', 'chargeback_reversed'])))
    .groupBy(id)
    .orderBy(asc(id))
  const chargebacks = found.map((entry) => {
    const kind = entry.kind === 'chargeback_reversed' ? 'chargeback_reversed' : 'chargeback'
    const money = (minor: number): Money => ({ currency: entry.currency, minor: Math.abs(minor) })
    return {
      at: entry.at,
      kind,
      uid: entry.idempotencyKey.slice(prefixes[kind].length),
      invoice: entry.reason,
      amount: money(entry.processor),
      balance: money(entry.balance + entry.given),
      debt: money(entry.debt),
      loss: money(entry.lost),
    } as const
  })
  const { debt } = await fundsAndDebtOf(db, accountId)
  const currency = debt === 0 ? null : await currencyOf(db, accountId)
  return { chargebacks, debt: currency && { currency, minor: debt } }
}

/** Formats an account's chargebacks and its debt. No lines without chargebacks. */
export function chargebackLines({ chargebacks, debt }: ChargebackSummary): string[] {
  const lines = chargebacks.map(({ at, kind, uid, invoice, amount, ...split }) => {
    const isBack = kind === 'chargeback_reversed'
    const parts = [
      [split.balance, isBack ? 'to the balance' : 'from the balance'],
      [split.debt, isBack ? 'off the debt' : 'owed by the account'],
      [split.loss, isBack ? 'off the losses' : 'lost'],
    ] as const
    const text = parts
      .flatMap(([money, where]) => (money.minor === 0 ? [] : [`${moneyText(money)} ${where}`]))
      .join(', ')
    const what = isBack ? 'chargeback reversed' : 'chargeback'
    return `${at.toISOString()}  ${what} ${uid} of ${moneyText(amount)}, invoice ${invoice}: ${text}`
  })
  return debt ? [...lines, `debt after chargebacks: ${moneyText(debt)}`] : lines
}

/** Writes off the debt of a locked account as our loss, since nobody is left to pay it. */
export async function writeOffDebt(tx: Tx, accountId: string, now: Date): Promise<void> {
  const { debt } = await fundsAndDebtOf(tx, accountId)
  const currency = await currencyOf(tx, accountId)
  if (debt === 0 || currency === null) return
  const [newest] = await tx
    .select({ id: sql<number>`max(${journalEntries.id})`.mapWith(Number) })
    .from(journalEntries)
    .where(eq(journalEntries.accountId, accountId))
  await writeEntry(
    tx,
    {
      ...{ at: now, kind: 'debt_written_off', accountId, currency, reason: '' },
      idempotencyKey: `debt_written_off:${newest?.id ?? 0}`,
    },
    [
      { ledger: 'debt', accountId, amount: debt },
      { ledger: 'chargebacks', amount: -debt },
    ],
  )
}
