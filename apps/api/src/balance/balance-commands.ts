import { randomUUID } from 'node:crypto'
import { decimalOf, minorUnits } from '@zubr/domain/money'
import { type Currency, currencies } from '@zubr/domain/plans'
import { eq } from 'drizzle-orm'
import { accountNamed } from '../accounts/account-commands.ts'
import { sendMailJob } from '../accounts/mail/jobs.ts'
import { inTransaction } from '../database/transaction.ts'
import { withJobs } from '../jobs/jobs.ts'
import { wordsOf } from '../operators/arguments.ts'
import { type Command, OperatorError } from '../operators/command.ts'
import { insertAuditEntry } from '../operators/operator-log.ts'
import { printable } from '../operators/printable.ts'
import { accountCurrency } from './balance-schema.ts'
import { chargebackLines } from './chargebacks.ts'
import { balanceOf, currencyOf, entriesOf, lockAccount, post } from './ledger.ts'

/** `npm run zubr -- balance <verb>`. */
export const balanceCommands = {
  credit: (context, args) => moveMoney(context, args, 'credit'),
  refund: (context, args) => moveMoney(context, args, 'refund'),
  debit: (context, args) => moveMoney(context, args, 'debit'),

  show: async ({ db, print }, args) => {
    const [login] = wordsOf(args, 'balance show <login>')
    const account = await accountNamed(db, login)
    const currency = await currencyOf(db, account.id)
    print(
      currency
        ? `${account.username} has ${decimalOf(await balanceOf(db, account.id))} ${currency}.`
        : `${account.username} has not chosen a currency yet.`,
    )
    for (const line of await chargebackLines(db, account.id)) print(line)
    for (const entry of await entriesOf(db, account.id, 50)) {
      const amount = `${entry.amount > 0 ? '+' : ''}${decimalOf(entry.amount)}`
      print(
        `${entry.at.toISOString()}  ${amount.padStart(12)} ${entry.currency}  ${entry.kind}  ${entry.reason}${debtOf(entry)}`.trimEnd(),
      )
    }
  },
} satisfies Record<string, Command>

export const balanceHelp: Record<keyof typeof balanceCommands, string> = {
  credit:
    'balance credit <login> <amount> <reason>   adds money, like 10.50 or, to choose the currency, 10.50BYN; the customer reads the reason',
  refund:
    'balance refund <login> <amount> <reason>   gives money back to the balance; the customer reads the reason',
  debit:
    'balance debit <login> <amount> <reason>    takes money away: a wrong credit, or what was paid out; the customer reads the reason',
  show: 'balance show <login>                       the balance and its newest movements',
}

/** The change of the debt after a chargeback, beside the balance. */
const debtOf = ({ debt }: { debt: number }) =>
  debt === 0 ? '' : `  (debt ${debt > 0 ? '+' : ''}${decimalOf(debt)})`

/** The words before and after the amount in the output. */
const outputWords = {
  credit: ['Credited', 'to'],
  refund: ['Refunded', 'to'],
  debit: ['Debited', 'from'],
} as const

/**
 * Moves money for an operator. The owner gets a mail about a credit or refund, and the panel shows
 * each movement with its reason. The output reminds the operator of that.
 */
async function moveMoney(
  { db, print, clock }: Parameters<Command>[0],
  args: string[],
  kind: keyof typeof outputWords,
): Promise<void> {
  const [login, amount, reason] = wordsOf(args, `balance ${kind} <login> <amount> <reason>`, {
    lastIsText: true,
  })
  const { minor, currency: requestedCurrency } = amountFrom(amount)
  const account = await accountNamed(db, login)
  const at = clock()
  const sign = kind === 'debit' ? -1 : 1
  const line = await withJobs(db, (jobs) =>
    inTransaction(db, async (tx) => {
      const chosen = await lockAccount(tx, account.id)
      const before = await balanceOf(tx, account.id)
      if (sign * minor + before < 0)
        throw new OperatorError(`${account.username} has only ${decimalOf(before)} ${chosen ?? ''}`.trim())
      const currency = chosen ?? requestedCurrency
      if (!currency)
        throw new OperatorError(
          `${account.username} has not chosen a currency; choose it with the amount: ${amount}BYN or ${amount}RUB`,
        )
      if (requestedCurrency && requestedCurrency !== currency)
        throw new OperatorError(`the currency of ${account.username} is ${currency}`)
      if (chosen === null)
        await tx.update(accountCurrency).set({ currency }).where(eq(accountCurrency.accountId, account.id))
      await post(tx, {
        accountId: account.id,
        at,
        kind,
        money: { currency, minor: sign * minor },
        reason,
        idempotencyKey: `${kind}:${randomUUID()}`,
      })
      const written = `${decimalOf(minor)} ${currency}`
      await insertAuditEntry(tx, at, `account ${account.username}`, `${kind} ${written}: ${reason}`)
      // A credit pays a debt first.
      const after = await balanceOf(tx, account.id)
      if (kind !== 'debit')
        await sendMailJob(jobs, tx, {
          kind: 'credited',
          accountId: account.id,
          money: { amount: { currency, minor }, balance: { currency, minor: after } },
          page: '/account',
        })
      const [done, direction] = outputWords[kind]
      return `${done} ${written} ${direction} ${account.username}; the balance is ${decimalOf(after)} ${currency}. The customer reads: ${printable(reason)}`
    }),
  )
  print(line)
}

function amountFrom(text: string): { minor: number; currency: Currency | undefined } {
  const currency = currencies.find((code) => text.toUpperCase().endsWith(code))
  const minor = minorUnits(currency ? text.slice(0, -currency.length) : text)
  if (!minor)
    throw new OperatorError(`${JSON.stringify(text)} is no amount: expected one like 10.50 or 10.50BYN`)
  return { minor, currency }
}
