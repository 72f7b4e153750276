import { decimalOf, minorUnits } from '@zubr/domain/money'
import { type Currency, currencies } from '@zubr/domain/plans'
import { accountLines, loginArg } from '../accounts/account-commands.ts'
import { defineCommand, OperatorError } from '../operators/command.ts'
import { moneyText, printable } from '../operators/printable.ts'
import {
  accountWithChargebacks,
  type BalanceChange,
  type BalanceChangeKind,
  balanceDetails,
  changeBalance,
} from './balance-service.ts'
import { chargebackLines } from './chargebacks.ts'

/** `npm run zubr -- balance <verb>`. */
export const balanceCommands = {
  credit: changeCommand('credit', 'Adds money, such as 10.50, or 10.50BYN to choose the currency.'),
  refund: changeCommand('refund', 'Returns money to the balance.'),
  debit: changeCommand('debit', 'Takes money away: a wrong credit, or money that was paid out.'),

  show: defineCommand({
    name: 'balance show',
    description: 'Shows the balance and its newest movements.',
    args: { login: loginArg },
    run: balanceDetails,
    *text({ login, balance, chargebacks, entries }) {
      yield balance ? `${login} has ${moneyText(balance)}.` : `${login} has not chosen a currency yet.`
      yield* chargebackLines(chargebacks)
      for (const entry of entries) {
        const { at, currency, kind, reason } = entry
        const amount = `${entry.amount > 0 ? '+' : ''}${decimalOf(entry.amount)}`.padStart(12)
        yield `${at.toISOString()}  ${amount} ${currency}  ${kind}  ${reason}${debtText(entry)}`.trimEnd()
      }
    },
  }),
}

/** The verb of `account` that also shows money, which `accounts` does not depend on. */
export const accountShowCommands = {
  show: defineCommand({
    name: 'account show',
    description: 'Shows the data of an account, and what operators did to it.',
    args: { login: loginArg },
    run: accountWithChargebacks,
    text: ({ account, chargebacks }) => [...accountLines(account), ...chargebackLines(chargebacks)],
  }),
}

function changeCommand(kind: BalanceChangeKind, description: string) {
  return defineCommand({
    name: `balance ${kind}`,
    description: `${description} The customer reads the reason.`,
    args: {
      login: loginArg,
      amount: { type: 'positional', description: 'An amount such as 10.50 or 10.50BYN.' },
      reason: { type: 'positional', description: 'The reason; the customer reads it.', rest: 'text' },
    },
    run: (operator, { login, amount, reason }) =>
      changeBalance(operator, { kind, login, reason, ...amountFrom(amount) }),
    text: (change) => [changeText(change)],
  })
}

/** The words before and after the amount in the output. */
const changeVerbs = {
  credit: ['Credited', 'to'],
  refund: ['Refunded', 'to'],
  debit: ['Debited', 'from'],
} as const

function changeText({ kind, login, amount, balance, reason }: BalanceChange): string {
  const [done, direction] = changeVerbs[kind]
  return (
    `${done} ${moneyText(amount)} ${direction} ${login}; the balance is ${moneyText(balance)}. The ` +
    `customer reads: ${printable(reason)}`
  )
}

/** The change of the debt after a chargeback, beside the balance. */
const debtText = ({ debt }: { debt: number }) =>
  debt === 0 ? '' : `  (debt ${debt > 0 ? '+' : ''}${decimalOf(debt)})`

function amountFrom(text: string): { amountMinor: number; currency: Currency | undefined } {
  const currency = currencies.find((code) => text.toUpperCase().endsWith(code))
  const amountMinor = minorUnits(currency ? text.slice(0, -currency.length) : text)
  if (!amountMinor)
    throw new OperatorError(`${JSON.stringify(text)} is no amount: expected one like 10.50 or 10.50BYN`)
  return { amountMinor, currency }
}
