import type { Money } from '@zubr/contracts/payments/balance'
import { decimalOf } from '@zubr/domain/money'
import { inServiceTime } from '@zubr/domain/service-time'
import { allMessages } from '@zubr/i18n/all'
import { fill, formatMonth } from '@zubr/i18n/format'
import { isLocale } from '@zubr/i18n/locales'
import { desc, eq } from 'drizzle-orm'
import { accountSubject } from '../../accounts/account-service.ts'
import { accounts } from '../../accounts/accounts-schema.ts'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import { balanceOf, entryOf, lockAccount, post } from '../../balance/ledger.ts'
import { inTransaction } from '../../database/transaction.ts'
import { withJobs } from '../../jobs/jobs.ts'
import type { Month } from '../../operators/arguments.ts'
import { type Operator, OperatorError } from '../../operators/operator.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { servers } from '../servers-schema.ts'
import { compensatedAt, downtimeOf } from './history.ts'

export type CompensateInput = {
  /** Id or subdomain. */
  server: string
  month: Month
  /** Credits the money; otherwise it is only calculated. */
  confirm: boolean
}
export type Compensation = {
  server: { id: string; name: string }
  login: string
  /** A month such as `2026-10`. */
  month: string
  due: Awaited<ReturnType<typeof downtimeOf>>
  /** Null if nothing was credited. */
  credited: { amount: Money; balance: Money; reason: string } | null
}

/**
 * Calculates what a month's downtime of a server costs us, and credits it once. Rejects with
 * OperatorError.
 */
export async function compensateDowntime(
  operator: Operator,
  { server, month, confirm }: CompensateInput,
): Promise<Compensation> {
  const { db, catalogue, clock } = operator
  if (month.to > clock())
    throw new OperatorError(`${month.name} is not over: expected a past month, in the service's time zone`)
  const { row, account } = await serverAndOwner(operator, server)
  const key = `compensation:${row.id}:${month.name}`
  const before = await compensatedAt(db, account.id, key)
  if (before)
    throw new OperatorError(
      `${month.name} of this server was compensated on ${inServiceTime(before)} already`,
    )
  const due = await downtimeOf(db, row, { month, catalogue, now: clock() })
  const { currency, minor } = due
  const isDue = currency !== undefined && minor > 0
  const credited =
    confirm && isDue
      ? await credit(operator, { row, account, month, key, due, amount: { currency, minor } })
      : null
  return {
    server: { id: row.id, name: row.name },
    login: account.username,
    month: month.name,
    due,
    credited,
  }
}

async function serverAndOwner({ db }: Operator, id: string) {
  const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
  const [found] = await db
    .select({ row: servers, account: accounts })
    .from(servers)
    .innerJoin(accounts, eq(accounts.id, servers.accountId))
    .where(isId ? eq(servers.id, id) : eq(servers.subdomain, id.toLowerCase()))
    .orderBy(desc(servers.createdAt))
  if (!found) throw new OperatorError(`there is no server ${id} that has an owner; try: server find <part>`)
  return found
}

type CreditInput = Awaited<ReturnType<typeof serverAndOwner>> & {
  month: Month
  key: string
  due: Compensation['due']
  amount: Money
}

async function credit(
  operator: Operator,
  { row, account, month, key, due: { minutes, hours }, amount }: CreditInput,
): Promise<NonNullable<Compensation['credited']>> {
  const { db, clock } = operator
  const locale = isLocale(account.locale) ? account.locale : 'ru'
  const reason = fill(allMessages[locale].journal.downtime, {
    server: row.name,
    month: formatMonth(locale, month.name),
  })
  return withJobs(db, (jobs) =>
    inTransaction(db, async (tx) => {
      await lockAccount(tx, account.id)
      // Another operator may have paid meanwhile.
      if (await entryOf(tx, account.id, key)) throw new OperatorError(`${month.name} was compensated already`)
      await post(tx, {
        ...{ accountId: account.id, at: clock(), kind: 'refund', money: amount, reason },
        serverId: row.id,
        idempotencyKey: key,
      })
      const balance = { ...amount, minor: await balanceOf(tx, account.id) }
      const text =
        `compensated ${decimalOf(amount.minor)} ${amount.currency} for ${hours} h of downtime in ` +
        `${month.name}`
      await insertAuditEntry(tx, operator, `server ${row.id}`, text)
      await insertAuditEntry(tx, operator, accountSubject(account), text)
      await sendMailJob(jobs, tx, {
        kind: 'compensated',
        accountId: account.id,
        values: { server: row.name, month: month.name, minutes: String(minutes), hours: String(hours) },
        money: { amount, balance },
        page: '/balance',
      })
      return { amount, balance, reason }
    }),
  )
}
