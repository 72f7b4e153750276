import { decimalOf } from '@zubr/domain/money'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { accountNamed } from '../accounts/account-commands.ts'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import type { Command } from '../operators/command.ts'
import { journalEntries, postings } from './balance-schema.ts'
import { fundsAndDebtOf, writeEntry } from './journal.ts'
import { currencyOf } from './ledger.ts'

const prefixes = { chargeback: 'chargeback:', chargeback_reversed: 'chargeback_reversed:' } as const

/**
 * An account's chargebacks, oldest first, and its debt, as lines for operators. Empty without
 * chargebacks.
 */
export async function chargebackLines(db: Db | Tx, accountId: string): Promise<string[]> {
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
  const lines = found.map((entry) => {
    const isBack = entry.kind === 'chargeback_reversed'
    const money = (minor: number) => `${decimalOf(Math.abs(minor))} ${entry.currency}`
    const parts = [
      [entry.balance + entry.given, isBack ? 'to the balance' : 'from the balance'],
      [entry.debt, isBack ? 'off the debt' : 'owed by the account'],
      [entry.lost, isBack ? 'off the losses' : 'lost'],
    ] as const
    const split = parts
      .flatMap(([minor, where]) => (minor === 0 ? [] : [`${money(minor)} ${where}`]))
      .join(', ')
    const uid = entry.idempotencyKey.slice(
      (isBack ? prefixes.chargeback_reversed : prefixes.chargeback).length,
    )
    const what = isBack ? 'chargeback reversed' : 'chargeback'
    return `${entry.at.toISOString()}  ${what} ${uid} of ${money(entry.processor)}, invoice ${entry.reason}: ${split}`
  })
  const { debt } = await fundsAndDebtOf(db, accountId)
  if (debt === 0) return lines
  return [...lines, `debt after chargebacks: ${decimalOf(debt)} ${await currencyOf(db, accountId)}`]
}

/** Wraps a command about an account so that it also prints the account's chargebacks. */
export function withChargebacks(command: Command): Command {
  return async (context, args) => {
    await command(context, args)
    const { id } = await accountNamed(context.db, args[0] ?? '')
    for (const line of await chargebackLines(context.db, id)) context.print(line)
  }
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
