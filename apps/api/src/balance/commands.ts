import { randomUUID } from 'node:crypto'
import { type Currency, currencies } from '@zubr/content/plans'
import { decimalOf, minorUnits } from '@zubr/domain/money'
import { eq } from 'drizzle-orm'
import { accounts } from '../accounts/tables.ts'
import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Command } from '../nodes/commands.ts'
import { OperatorError } from '../operator-error.ts'
import { logAct } from '../servers/operator-log.ts'
import { balanceOf, currencyOf, entriesOf, lockAccount, post } from './ledger.ts'
import { accountCurrency } from './tables.ts'

/** `npm run zubr -- balance <verb>`. */
export const balanceCommands = {
  credit: (context, args) => give(context, args, 'credit'),
  refund: (context, args) => give(context, args, 'refund'),

  show: async ({ db, print }, args) => {
    const [login, ...rest] = args
    if (login === undefined || rest.length > 0) throw new OperatorError('usage: balance show <login>')
    const account = await accountByLogin(db, login)
    const currency = await currencyOf(db, account.id)
    print(
      currency
        ? `${account.login} has ${decimalOf(await balanceOf(db, account.id))} ${currency}.`
        : `${account.login} has not chosen a currency yet.`,
    )
    for (const entry of await entriesOf(db, account.id, 50)) {
      const amount = `${entry.amount > 0 ? '+' : ''}${decimalOf(entry.amount)}`
      print(
        `${entry.at.toISOString()}  ${amount.padStart(12)} ${entry.currency}  ${entry.kind}  ${entry.reason}`,
      )
    }
  },
} satisfies Record<string, Command>

export const balanceHelp: Record<keyof typeof balanceCommands, string> = {
  credit:
    'balance credit <login> <amount> <reason>   adds money, like 10.50 or, to choose the currency, 10.50BYN',
  refund: 'balance refund <login> <amount> <reason>   gives money back to the balance',
  show: 'balance show <login>                       the balance and its newest movements',
}

async function give(
  { db, print, clock }: Parameters<Command>[0],
  args: string[],
  kind: 'credit' | 'refund',
): Promise<void> {
  const [login, amount, ...words] = args
  const reason = words.join(' ').trim()
  if (login === undefined || amount === undefined || reason === '')
    throw new OperatorError(`usage: balance ${kind} <login> <amount> <reason>`)
  const { minor, currency: given } = amountFrom(amount)
  const account = await accountByLogin(db, login)
  const at = clock()
  const said = await inTransaction(db, async (tx) => {
    const chosen = await lockAccount(tx, account.id)
    const currency = chosen ?? given
    if (!currency)
      throw new OperatorError(
        `${account.login} has not chosen a currency; choose it with the amount: ${amount}BYN or ${amount}RUB`,
      )
    if (given && given !== currency)
      throw new OperatorError(`the currency of ${account.login} is ${currency}`)
    if (chosen === null)
      await tx.update(accountCurrency).set({ currency }).where(eq(accountCurrency.accountId, account.id))
    const money = `${decimalOf(minor)} ${currency}`
    await post(tx, {
      accountId: account.id,
      at,
      kind,
      money: { currency, minor },
      reason,
      idempotencyKey: `${kind}:${randomUUID()}`,
    })
    await logAct(tx, at, `account ${account.login}`, `${kind} ${money}: ${reason}`)
    return `${money} to ${account.login}; the balance is ${decimalOf(await balanceOf(tx, account.id))} ${currency}.`
  })
  print(`${kind === 'credit' ? 'Credited' : 'Refunded'} ${said}`)
}

function amountFrom(text: string): { minor: number; currency: Currency | undefined } {
  const currency = currencies.find((code) => text.toUpperCase().endsWith(code))
  const minor = minorUnits(currency ? text.slice(0, -currency.length) : text)
  if (!minor)
    throw new OperatorError(`${JSON.stringify(text)} is no amount: expected one like 10.50 or 10.50BYN`)
  return { minor, currency }
}

async function accountByLogin(db: Db, login: string): Promise<{ id: string; login: string }> {
  const [account] = await db
    .select({ id: accounts.id, login: accounts.username })
    .from(accounts)
    .where(eq(accounts.username, login.toLowerCase()))
  if (!account) throw new OperatorError(`there is no account ${login}`)
  return account
}
