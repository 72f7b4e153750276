import { randomUUID } from 'node:crypto'
import type { Money } from '@zubr/contracts/payments/balance'
import { decimalOf } from '@zubr/domain/money'
import type { Currency } from '@zubr/domain/plans'
import { eq } from 'drizzle-orm'
import {
  type AccountDetails,
  accountDetails,
  accountNamed,
  accountSubject,
} from '../accounts/account-service.ts'
import { sendMailJob } from '../accounts/mail/jobs.ts'
import { inTransaction } from '../database/transaction.ts'
import { withJobs } from '../jobs/jobs.ts'
import { type Operator, OperatorError } from '../operators/operator.ts'
import { insertAuditEntry } from '../operators/operator-log.ts'
import { accountCurrency } from './balance-schema.ts'
import { type ChargebackSummary, chargebackSummary } from './chargebacks.ts'
import { balanceOf, currencyOf, entriesOf, lockAccount, post } from './ledger.ts'

export type BalanceChangeKind = 'credit' | 'refund' | 'debit'

export type ChangeBalanceInput = {
  kind: BalanceChangeKind
  login: string
  /** Minor units, above zero. */
  amountMinor: number
  /** Chooses the currency of an account that has none. */
  currency: Currency | undefined
  /** The customer reads it. */
  reason: string
}
export type BalanceChange = {
  kind: BalanceChangeKind
  login: string
  amount: Money
  /** After the change. */
  balance: Money
  reason: string
}

export type BalanceDetails = {
  login: string
  /** Null until the account has chosen a currency. */
  balance: Money | null
  chargebacks: ChargebackSummary
  /** At most 50, newest first. */
  entries: Awaited<ReturnType<typeof entriesOf>>
}

const maxEntries = 50

/** The balance of an account with its newest movements. Rejects with OperatorError. */
export async function balanceDetails(
  { db }: Operator,
  { login }: { login: string },
): Promise<BalanceDetails> {
  const account = await accountNamed(db, login)
  const currency = await currencyOf(db, account.id)
  return {
    login: account.username,
    balance: currency && { currency, minor: await balanceOf(db, account.id) },
    chargebacks: await chargebackSummary(db, account.id),
    entries: await entriesOf(db, account.id, maxEntries),
  }
}

/**
 * Everything that operators see of an account, with its chargebacks. Rejects with OperatorError.
 */
export async function accountWithChargebacks(
  operator: Operator,
  input: { login: string },
): Promise<{ account: AccountDetails; chargebacks: ChargebackSummary }> {
  const account = await accountDetails(operator, input)
  return { account, chargebacks: await chargebackSummary(operator.db, account.id) }
}

/**
 * Moves money for an operator. The owner gets a mail about a credit or refund, and the panel shows
 * each movement with its reason. Rejects with OperatorError.
 */
export async function changeBalance(operator: Operator, input: ChangeBalanceInput): Promise<BalanceChange> {
  const { db, clock } = operator
  const { kind, login, amountMinor: minor, reason } = input
  const account = await accountNamed(db, login)
  const sign = kind === 'debit' ? -1 : 1
  return withJobs(db, (jobs) =>
    inTransaction(db, async (tx) => {
      const chosen = await lockAccount(tx, account.id)
      const before = await balanceOf(tx, account.id)
      if (sign * minor + before < 0)
        throw new OperatorError(`${account.username} has only ${decimalOf(before)} ${chosen ?? ''}`.trim())
      const currency = currencyFor(account.username, chosen, input)
      if (chosen === null)
        await tx.update(accountCurrency).set({ currency }).where(eq(accountCurrency.accountId, account.id))
      const amount = { currency, minor }
      await post(tx, {
        accountId: account.id,
        at: clock(),
        kind,
        money: { currency, minor: sign * minor },
        reason,
        idempotencyKey: `${kind}:${randomUUID()}`,
      })
      const text = `${kind} ${decimalOf(minor)} ${currency}: ${reason}`
      await insertAuditEntry(tx, operator, accountSubject(account), text)
      // A credit pays a debt first.
      const balance = { currency, minor: await balanceOf(tx, account.id) }
      if (kind !== 'debit')
        await sendMailJob(jobs, tx, {
          kind: 'credited',
          accountId: account.id,
          money: { amount, balance },
          page: '/account',
        })
      return { kind, login: account.username, amount, balance, reason }
    }),
  )
}

function currencyFor(
  username: string,
  chosen: Currency | null,
  { amountMinor, currency: requested }: ChangeBalanceInput,
): Currency {
  const currency = chosen ?? requested
  const amount = decimalOf(amountMinor)
  if (!currency)
    throw new OperatorError(
      `${username} has not chosen a currency; choose it with the amount: ${amount}BYN or ${amount}RUB`,
    )
  if (requested && requested !== currency)
    throw new OperatorError(`the currency of ${username} is ${currency}`)
  return currency
}
