import { inServiceTime } from '@zubr/domain/service-time'
import { eq, or } from 'drizzle-orm'
import { accountNamed } from '../../accounts/account-commands.ts'
import { journalEntries } from '../../balance/balance-schema.ts'
import { withJobs } from '../../jobs/jobs.ts'
import { momentFrom, monthFrom, parseOptions, wordsOf } from '../../operators/arguments.ts'
import { type Command, type CommandContext, OperatorError } from '../../operators/command.ts'
import { listAuditEntries } from '../../operators/operator-log.ts'
import { printable } from '../../operators/printable.ts'
import { storedInvoiceStates } from '../payments-schema.ts'
import { isProcessorError } from '../processors/processor.ts'
import { advices } from '../reconcile/findings.ts'
import { nightSpan, type ReconciliationResult, reconcile } from '../reconcile/reconcile.ts'
import { csvOf, linesOf } from '../report/lines.ts'
import { reportOf } from '../report/report.ts'
import { syncInvoice } from '../sync-invoices.ts'
import { chargeback, chargebackUsage } from './chargeback.ts'
import {
  type Found,
  findInvoice,
  findInvoiceByNumber,
  listInvoices,
  moneyText,
  type TransactionRow,
  transactionLine,
  unallocatedTransactions,
} from './find-invoice.ts'
import { operatorPaymentContext } from './operator-context.ts'
import { resolve, resolveUsage } from './resolve-transaction.ts'
import { reversed, reversedUsage } from './reverse-chargeback.ts'

type Verb =
  | 'list'
  | 'show'
  | 'look'
  | 'parked'
  | 'resolve'
  | 'chargeback'
  | 'reversed'
  | 'reconcile'
  | 'report'

/** What an invoice is for; the id of its plan follows. */
const orderText = { server: 'for a server of', plan: 'for a change to', extension: 'for more months of' }

const usage = {
  list: 'payment list [--state new|waiting|paid|declined|expired|refused] [--login <login>]',
  show: 'payment show <number, id or uid>',
  look: 'payment look <number>',
  parked: 'payment parked',
  resolve: resolveUsage,
  chargeback: chargebackUsage,
  reversed: reversedUsage,
  reconcile: 'payment reconcile [--from <date>] [--to <date>]',
  report: 'payment report --month <month> [--csv]',
} as const satisfies Record<Verb, string>

const shownAtOnce = 100

/** `npm run zubr -- payment <verb>`. */
export const paymentCommands = {
  list: async ({ db, print }, args) => {
    const { positionals, options } = parseOptions(args, ['state', 'login'], usage.list)
    const state = storedInvoiceStates.find((known) => known === options.state)
    if (positionals.length > 0 || (options.state !== undefined && !state))
      throw new OperatorError(`usage: ${usage.list}`)
    const account = options.login === undefined ? undefined : await accountNamed(db, options.login)
    const found = await listInvoices(db, { state, accountId: account?.id, limit: shownAtOnce + 1 })
    if (found.length === 0) print('No such payments.')
    for (const each of found.slice(0, shownAtOnce)) print(lineOf(each))
    if (found.length > shownAtOnce) print('… and older.')
  },

  show: async ({ db, print }, args) => {
    const [word] = wordsOf(args, usage.show)
    const { found, moves } = await findInvoice(db, word)
    if (found) for (const line of detailsOf(found)) print(line)
    else print('It belongs to no invoice of ours.')
    print(moves.length > 0 ? 'moved at the processor:' : 'nothing moved at the processor.')
    for (const move of moves) print(`  ${transactionLine(move)}`)
    const entries = await entriesOf(db, found, moves)
    if (entries.length > 0) print('in the journal (`payment report` sums it up):')
    for (const { id, at, kind, reason } of entries)
      print(`  ${at.toISOString()}  entry ${id}  ${kind}  ${printable(reason)}`)
    if (found) print(await notificationsLine(db, found))
    const acts = await Promise.all(
      moves.map((move) => listAuditEntries(db, `payment ${move.processor} ${move.uid}`)),
    )
    for (const act of acts.flat()) print(`operator: ${act}`)
  },

  look: async (context, args) => {
    const [number] = wordsOf(args, usage.look)
    const before = await findInvoiceByNumber(context.db, number)
    await withJobs(context.db, async (jobs) => {
      await withProcessorErrors(() => syncInvoice(operatorPaymentContext(context, jobs), before.invoice))
    })
    const after = await findInvoiceByNumber(context.db, number)
    context.print(lineOf(after))
    if (after.invoice.state === before.invoice.state && after.invoice.timesPaid === before.invoice.timesPaid)
      context.print('Its processor says nothing new.')
  },

  parked: async ({ db, print }, args) => {
    wordsOf(args, usage.parked)
    const moves = await unallocatedTransactions(db)
    if (moves.length === 0) return print('Nothing is parked: all that moved is where it belongs.')
    for (const move of moves) print(transactionLine(move))
    print(`Each has its place given by: npm run zubr -- ${usage.resolve}`)
  },

  resolve,
  chargeback,
  reversed,

  reconcile: async (context, args) => {
    const { positionals, options } = parseOptions(args, ['from', 'to'], usage.reconcile)
    if (positionals.length > 0) throw new OperatorError(`usage: ${usage.reconcile}`)
    const night = nightSpan(context.clock())
    const span = {
      from: momentFrom(options.from, 'from') ?? night.from,
      to: momentFrom(options.to, 'to') ?? night.to,
    }
    if (span.from >= span.to) throw new OperatorError('--to must come after --from')
    const done = await withJobs(context.db, (jobs) => reconcile(operatorPaymentContext(context, jobs), span))
    const parked = await unallocatedTransactions(context.db)
    for (const line of reconciledLines(done, parked)) context.print(line)
    const amiss = done.findings.length + parked.length + done.unread.size
    if (amiss > 0) throw new OperatorError(`${amiss} to look at.`)
  },

  report: async ({ db, print }, args) => {
    const { positionals, options } = parseOptions(
      args.filter((word) => word !== '--csv'),
      ['month'],
      usage.report,
    )
    if (positionals.length > 0) throw new OperatorError(`usage: ${usage.report}`)
    const report = await reportOf(db, monthFrom(options.month, usage.report))
    for (const line of args.includes('--csv') ? csvOf(report) : linesOf(report)) print(line)
    if (report.faults.length > 0)
      throw new OperatorError(`It does not sum to zero:\n${report.faults.join('\n')}`)
  },
} satisfies Record<Verb, Command>

/** Descriptions of the verbs in the help output. */
export const paymentHelp: Record<Verb, string> = {
  list: `${usage.list}\n      the newest first`,
  show: `${usage.show}\n      everything about one: its invoice, what moved, the journal, what was told of it`,
  look: `${usage.look}\n      asks its processor at once`,
  parked: `${usage.parked}\n      money that moved at a processor and waits for your word`,
  resolve: `${usage.resolve}\n      gives parked money its place: onto a balance, back by bank, against another one, or nobody's for good`,
  reconcile: `${usage.reconcile}\n      compares our books with the processors' and with themselves, as every night does; status 1 if anything is amiss`,
  chargeback: `${usage.chargeback}\n      a bank took a payment back, and its processor does not report that (YooKassa)`,
  reversed: `${usage.reversed}\n      a bank returned what it had taken back: restores all that the chargeback took`,
  report: `${usage.report}\n      a month like 2026-10 by currency; status 1 if it does not sum to zero`,
}

/** Prints a processor's error message as it is. */
async function withProcessorErrors(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isProcessorError(error)) throw new OperatorError(error.message)
    throw error
  }
}

function lineOf({ invoice, login }: Found): string {
  const { number, createdAt, currency, amount, fee, method, state, timesPaid, orderState } = invoice
  return [
    `${number}  ${createdAt.toISOString()}  ${login ?? '(account gone)'}`,
    moneyText(amount, currency) + (fee > 0 ? ` and ${moneyText(fee, currency)} fee` : ''),
    method,
    state + (timesPaid > 1 ? ` ${timesPaid} times` : ''),
    ...(orderState === null ? [] : [`server ${orderState}`]),
  ].join('  ')
}

function* detailsOf(found: Found): Generator<string> {
  const { invoice } = found
  yield lineOf(found)
  yield `id ${invoice.id}, at ${invoice.processor} ${invoice.checkoutId ?? 'not known yet'}`
  yield `to be paid until ${inServiceTime(invoice.expiresAt)}${invoice.paidAt ? `, paid ${inServiceTime(invoice.paidAt)}` : ''}${invoice.reason ? `, declined: ${invoice.reason}` : ''}`
  yield `looked at ${invoice.pollCount} times${invoice.pollAt ? `, next ${inServiceTime(invoice.pollAt)}` : ', and no more'}`
  if (invoice.orderState !== null)
    yield `${orderText[invoice.orderKind ?? 'server']} ${invoice.orderPlan}: ${invoice.orderState}${invoice.orderFailure ? ` (${invoice.orderFailure})` : ''}${invoice.serverId ? ` ${invoice.serverId}` : ''}`
}

/** The keys of journal entries contain the transaction that they count. */
async function entriesOf(
  db: CommandContext['db'],
  found: Found | undefined,
  moves: readonly TransactionRow[],
) {
  const keys = moves.flatMap(({ processor, uid }) =>
    ['paid', 'chargeback', 'parked', 'resolved', 'refund'].map((kind) => `${kind}:${processor}:${uid}`),
  )
  if (found) keys.push(`create:payment:${found.invoice.id}`)
  if (keys.length === 0) return []
  return db
    .select()
    .from(journalEntries)
    .where(or(...keys.map((key) => eq(journalEntries.idempotencyKey, key))))
    .orderBy(journalEntries.id)
}

/** A notification names the invoice by our id or by the processor's. */
async function notificationsLine(db: CommandContext['db'], { invoice }: Found): Promise<string> {
  const { rows } = await db.$client.query<{ told: number; times: number; waiting: number }>(
    `select count(*)::int as told, coalesce(sum(received_count), 0)::int as received_count, count(*) filter (where processed_at is null)::int as waiting
       from processor_notifications
      where processor = $1 and received_at >= $2
        and (position($3::bytea in body) > 0 or position($4::bytea in body) > 0)`,
    [
      invoice.processor,
      invoice.createdAt,
      Buffer.from(invoice.id),
      Buffer.from(invoice.checkoutId ?? invoice.id),
    ],
  )
  const { told = 0, times = 0, waiting = 0 } = rows[0] ?? {}
  return `the processor told of it ${told} times${times > told ? `, repeats ${times - told}` : ''}${waiting > 0 ? `, ${waiting} not worked through yet` : ''}`
}

function* reconciledLines(
  { span, processors, unread, findings, closed }: ReconciliationResult,
  parked: readonly TransactionRow[],
): Generator<string> {
  yield `From ${inServiceTime(span.from)} to ${inServiceTime(span.to)}:`
  for (const [id, { there, here, made }] of processors) {
    yield `  ${id}: ${there} movements there, ${here} of ours compared`
    for (const { type, uid, money, occurredAt } of made)
      yield `    we had not counted, and have now, as ${id} itself says it: ${type} ${uid} of ${moneyText(money.minor, money.currency)}, ${occurredAt.toISOString()}`
  }
  for (const [id, why] of unread) yield `  ${id} could not be read: ${why}`
  if (processors.size + unread.size === 0) yield '  No processor has keys here: nothing to compare with.'
  for (const { description, since, kind } of findings) {
    yield `${description} since ${inServiceTime(since)}`
    yield `    What to do: ${advices[kind]}`
  }
  for (const move of parked) yield `waits for your word: ${transactionLine(move)}`
  if (closed > 0) yield `${closed} found before ${closed === 1 ? 'is' : 'are'} well again.`
  if (findings.length === 0)
    yield 'What was read agrees with our books, nothing waits too long, and every entry sums to zero.'
}
