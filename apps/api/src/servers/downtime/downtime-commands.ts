import { decimalOf } from '@zubr/domain/money'
import { inServiceTime } from '@zubr/domain/service-time'
import { allMessages } from '@zubr/i18n/all'
import { fill, formatMonth } from '@zubr/i18n/format'
import { isLocale } from '@zubr/i18n/locales'
import { desc, eq } from 'drizzle-orm'
import { accounts } from '../../accounts/accounts-schema.ts'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import { balanceOf, entryOf, lockAccount, post } from '../../balance/ledger.ts'
import { inTransaction } from '../../database/transaction.ts'
import { withJobs } from '../../jobs/jobs.ts'
import { type Month, monthFrom, parseOptions } from '../../operators/arguments.ts'
import { type Command, type CommandContext, OperatorError } from '../../operators/command.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { printable } from '../../operators/printable.ts'
import { servers } from '../servers-schema.ts'
import { compensatedAt, downtimeOf } from './history.ts'

const usage = 'balance compensate <server> --month <month> [--confirm]'

/** `npm run zubr -- balance compensate`: pays for downtime according to the status history. */
export const compensateCommands = {
  compensate: async (context, args) => {
    const { db, print, clock, catalogue } = context
    const { positionals: words, options } = parseOptions(
      args.filter((word) => word !== '--confirm'),
      ['month'],
      usage,
    )
    const [id, ...rest] = words
    if (id === undefined || rest.length > 0) throw new OperatorError(`usage: ${usage}`)
    const month = monthFrom(options.month, usage)
    if (month.to > clock())
      throw new OperatorError(`${month.name} is not over: expected a month that is, by the service's time`)
    const { row, account } = await serverAndOwner(context, id)
    const key = `compensation:${row.id}:${month.name}`
    const before = await compensatedAt(db, account.id, key)
    if (before)
      throw new OperatorError(
        `${month.name} of this server was compensated on ${inServiceTime(before)} already`,
      )
    const due = await downtimeOf(db, row, { month, catalogue, now: clock() })
    const { currency } = due
    print(`${printable(row.name)} (${row.id}) of ${account.username}, downtime in ${month.name}:`)
    for (const line of linesOf(due)) print(line)
    if (currency === undefined || due.minor === 0)
      return print('Nothing is due: no minute that was paid for was counted against us.')
    print(`Due: ${decimalOf(due.minor)} ${currency} for ${due.hours} h (${due.minutes} minutes).`)
    if (due.others > 0)
      print(
        'Its plan was changed, or other money moved for it: see `balance show`, and whether the periods above are right.',
      )
    if (!args.includes('--confirm')) {
      print('Whether it ran at that time, or its owner had stopped it, `server show` tells.')
      print(`If that is meant: npm run zubr -- balance compensate ${row.id} --month ${month.name} --confirm`)
      return
    }
    const { minor, minutes, hours } = due
    print(await credit(context, { row, account, month, key, money: { currency, minor }, minutes, hours }))
  },
} satisfies Record<string, Command>

export const compensateHelp: Record<keyof typeof compensateCommands, string> = {
  compensate: `${usage}\n      proposes money for a month's downtime, with its arithmetic; --confirm gives it, once, and tells the customer`,
}

type Due = Awaited<ReturnType<typeof downtimeOf>>

function* linesOf({ lines, currency }: Due): Generator<string> {
  for (const { period, hours, down, downHours, minor } of lines) {
    for (const { at, minutes, hours: counted } of down)
      yield `  ${inServiceTime(at)}  ${minutes} minutes down, counted as ${counted} h`
    yield `  paid ${decimalOf(period.minor)} ${currency} for ${inServiceTime(period.from)} to ${inServiceTime(period.to)}, ${hours} h`
    yield `  ${decimalOf(period.minor)} / ${hours} * ${downHours} = ${decimalOf(minor)} ${currency}`
  }
}

async function serverAndOwner({ db }: CommandContext, id: string) {
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

type Owner = Awaited<ReturnType<typeof serverAndOwner>>

async function credit(
  { db, clock }: CommandContext,
  {
    row,
    account,
    month,
    key,
    money,
    minutes,
    hours,
  }: Owner & {
    month: Month
    key: string
    money: { currency: NonNullable<Due['currency']>; minor: number }
    minutes: number
    hours: number
  },
): Promise<string> {
  const at = clock()
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
        ...{ accountId: account.id, at, kind: 'refund', money, reason },
        serverId: row.id,
        idempotencyKey: key,
      })
      const balance = { ...money, minor: await balanceOf(tx, account.id) }
      const text = `compensated ${decimalOf(money.minor)} ${money.currency} for ${hours} h of downtime in ${month.name}`
      await insertAuditEntry(tx, at, `server ${row.id}`, text)
      await insertAuditEntry(tx, at, `account ${account.username}`, text)
      await sendMailJob(jobs, tx, {
        kind: 'compensated',
        accountId: account.id,
        values: { server: row.name, month: month.name, minutes: String(minutes), hours: String(hours) },
        money: { amount: money, balance },
        page: '/balance',
      })
      return `Credited as given money; the balance of ${account.username} is ${decimalOf(balance.minor)} ${balance.currency}. The customer reads: ${printable(reason)}`
    }),
  )
}
