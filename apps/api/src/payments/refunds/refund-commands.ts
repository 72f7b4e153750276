import { randomUUID } from 'node:crypto'
import { decimalOf } from '@zubr/domain/money'
import { yearUnknown } from '@zubr/domain/payments/working-days'
import { inServiceTime } from '@zubr/domain/service-time'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { accounts } from '../../accounts/accounts-schema.ts'
import { sendMailJob } from '../../accounts/mail/jobs.ts'
import { chargebackLines } from '../../balance/chargebacks.ts'
import { fundsAndDebtOf } from '../../balance/journal.ts'
import { balanceOf, lockMoney } from '../../balance/ledger.ts'
import type { Db } from '../../database/open.ts'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { type Jobs, withJobs } from '../../jobs/jobs.ts'
import { wordsOf } from '../../operators/arguments.ts'
import { type Command, type CommandContext, OperatorError } from '../../operators/command.ts'
import { insertAuditEntry, listAuditEntries } from '../../operators/operator-log.ts'
import { printable } from '../../operators/printable.ts'
import { nextPollAt } from '../backoff.ts'
import { endPart, lockPart } from './apply-refund.ts'
import { lineOf, partLine, planLine, wordsFor } from './command-lines.ts'
import type { PartRow, RefundRow } from './part-states.ts'
import { giveBack } from './refund-requests.ts'
import { paymentRefunds, refundRequests } from './refunds-schema.ts'
import { type Part, partsOf } from './split-refund.ts'
import { stopWhileInDebt } from './stop-refunds.ts'

/** `npm run zubr -- refund <verb>`. */
export const refundCommands = {
  list: async ({ db, print, clock, catalogue }, args) => {
    wordsOf(args, 'refund list')
    const rows = await db
      .select({ row: refundRequests, login: accounts.username })
      .from(refundRequests)
      .leftJoin(accounts, eq(accounts.id, refundRequests.accountId))
      .where(inArray(refundRequests.state, ['requested', 'approved']))
      .orderBy(asc(refundRequests.number))
    if (rows.length === 0) print('No refund waits.')
    const today = inServiceTime(clock()).slice(0, 10)
    for (const { row, login } of rows) {
      print(lineOf(row, login, today))
      for (const part of await partRows(db, row)) print(`    ${partLine(row, part)}`)
      for (const line of await chargebackLines(db, row.accountId)) print(`    ${line}`)
    }
    const year = yearUnknown(catalogue.refunds.calendar, clock())
    if (year !== undefined)
      print(
        `content/working-days.ts does not know the moved working days of ${year}: dates until which requests are reviewed may be wrong by a day.`,
      )
  },

  show: async ({ db, print, clock }, args) => {
    const [number] = wordsOf(args, 'refund show <number>')
    const { row, login } = await requestOf(db, number)
    print(lineOf(row, login, inServiceTime(clock()).slice(0, 10)))
    if (row.reason) print(`The customer reads: ${printable(row.reason)}`)
    if (row.state === 'requested') {
      print('Approved now, it would be paid out so:')
      for (const part of await partsOf(db, row)) print(`    ${planLine(row, part)}`)
    }
    for (const part of await partRows(db, row)) print(partLine(row, part))
    if (row.state === 'charged_back') print(`Ended by the chargeback ${row.chargebackKey ?? ''}`.trim())
    for (const line of await chargebackLines(db, row.accountId)) print(line)
    for (const act of await listAuditEntries(db, subjectOf(row))) print(act)
  },

  approve: async (context, args) => {
    const { db, print, clock } = context
    const [number] = wordsOf(
      args.filter((word) => word !== '--confirm'),
      'refund approve <number>',
    )
    if (!args.includes('--confirm')) {
      const { row, login } = await requestOf(db, number)
      mustBe(row, 'requested')
      print(
        `Refund ${row.number} of ${decimalOf(row.amount)} ${row.currency} to ${login ?? 'an account that is deleted'} would be paid out so:`,
      )
      for (const part of await partsOf(db, row)) print(`    ${planLine(row, part)}`)
      return print(`If that is meant: npm run zubr -- refund approve ${row.number} --confirm`)
    }
    await decide(context, number, async (tx, row, jobs) => {
      const now = clock()
      const { debt } = await fundsAndDebtOf(tx, row.accountId)
      if (debt > 0)
        throw new OperatorError(
          `the account owes ${decimalOf(debt)} ${row.currency} after a chargeback: nothing is paid out until it is paid`,
        )
      const parts = await partsOf(tx, row)
      // A reversed chargeback leaves the stopped parts of the first approval.
      const before = await tx.$count(paymentRefunds, eq(paymentRefunds.requestId, row.id))
      const rows = parts.map((part, index) => newPart(row, { ...part, part: before + index + 1 }, now))
      await tx.insert(paymentRefunds).values(rows)
      await tx
        .update(refundRequests)
        .set({ state: 'approved', decidedAt: now })
        .where(eq(refundRequests.id, row.id))
      for (const { id, state } of rows) if (state === 'asking') await jobs.send(tx, 'work-refund', { id })
      await notifyOwnerOfRefund(tx, jobs, row, 'refund_approved', {
        days: String(context.catalogue.refunds.paidWithinDays),
      })
      await insertAuditEntry(tx, now, subjectOf(row), 'approved')
      return [
        `Refund ${row.number} is approved, and the customer is told.`,
        ...parts.map((part) => planLine(row, part)),
        ...(parts.some(({ by }) => by === null) ? [howByBank(row)] : []),
      ]
    })
  },

  decline: async (context, args) => {
    const [number, reason] = wordsOf(args, 'refund decline <number> <reason>', { lastIsText: true })
    await decide(context, number, async (tx, row, jobs) => {
      const now = context.clock()
      await giveBack(tx, row, now, { state: 'declined', reason })
      await notifyOwnerOfRefund(tx, jobs, row, 'refund_declined', { reason })
      await insertAuditEntry(tx, now, subjectOf(row), `declined: ${reason}`)
      return [
        `Refund ${row.number} is declined; ${decimalOf(row.amount)} ${row.currency} are on the balance again. The customer reads: ${printable(reason)}`,
      ]
    })
  },

  paid: async (context, args) => {
    const { clock } = context
    await changePart(context, args, 'refund paid <number> <part>', async (tx, { request, part, jobs }) => {
      if (part.state !== 'by_bank')
        throw new OperatorError(
          `part ${part.part} is ${wordsFor[part.state]}: only what is to be paid by bank is paid so`,
        )
      if (await stopWhileInDebt(tx, request, clock())) return stoppedForDebt(part)
      await endPart(tx, { clock, jobs }, { request, part, state: 'paid_by_bank' })
      return `${decimalOf(part.amount)} ${part.currency} of refund ${request.number} are noted as paid by bank.`
    })
  },

  bank: async (context, args) => {
    await changePart(context, args, 'refund bank <number> <part>', async (tx, { request, part }) => {
      // A recent request may still be answered.
      const isStill = part.requestedAt === null || +context.clock() - +part.requestedAt > 3_600_000
      if (part.state !== 'unclear' && !(part.state === 'asking' && isStill))
        throw new OperatorError(`part ${part.part} is ${wordsFor[part.state]}`)
      await tx
        .update(paymentRefunds)
        .set({ state: 'by_bank', pollAt: null })
        .where(eq(paymentRefunds.id, part.id))
      if (await stopWhileInDebt(tx, request, context.clock())) return stoppedForDebt(part)
      return howByBank(request)
    })
  },

  retry: async (context, args) => {
    const { clock } = context
    await changePart(context, args, 'refund retry <number> <part>', async (tx, { request, part, jobs }) => {
      const { invoiceId, processor, processorMethod, parentUid, state } = part
      if (invoiceId === null || (state !== 'unclear' && state !== 'by_bank'))
        throw new OperatorError(`part ${part.part} is ${wordsFor[state]}, and cannot be asked for again`)
      const now = clock()
      await tx
        .update(paymentRefunds)
        .set({ state: 'replaced', pollAt: null, endedAt: now })
        .where(eq(paymentRefunds.id, part.id))
      // A new part has its own id: with the old one the processor would repeat its answer.
      const next = (await tx.$count(paymentRefunds, eq(paymentRefunds.requestId, request.id))) + 1
      const again = { ...newPart(request, { amount: part.amount, by: null, part: next }, now) }
      const id = again.id
      await tx.insert(paymentRefunds).values({
        ...again,
        ...{ invoiceId, processor, processorMethod, parentUid, state: 'asking' },
        pollAt: nextPollAt(now, 0),
      })
      await jobs.send(tx, 'work-refund', { id })
      return `It is asked for again, as part ${next}.`
    })
  },
} satisfies Record<string, Command>

export const refundHelp: Record<keyof typeof refundCommands, string> = {
  list: 'refund list                                what waits to be decided or paid, with the dates promised',
  show: 'refund show <number>                       one of them, and how it is or would be paid out',
  approve:
    'refund approve <number> [--confirm]        pays it out: by the newest payments first, the rest by bank; shows how before',
  decline:
    'refund decline <number> <reason>           puts it back onto the balance; the customer reads the reason',
  paid: 'refund paid <number> <part>                notes that a part was paid by bank',
  bank: 'refund bank <number> <part>                has a part paid by bank of which a processor says nothing, once its back office shows that it did not pay',
  retry:
    'refund retry <number> <part>               asks a processor again for a part that it refused, or of which its back office shows nothing',
}

/** The subject in the operators' audit log. */
const subjectOf = ({ number }: RefundRow) => `refund ${number}`

const howByBank = ({ number }: RefundRow) =>
  `Agree with the customer where the part by bank goes, pay it, then: npm run zubr -- refund paid ${number} <part>`

const stoppedForDebt = ({ part, amount, currency }: PartRow) =>
  `The account owes money after a chargeback: part ${part} is stopped, and its ${decimalOf(amount)} ${currency} pay the debt. Do not pay it by bank.`

function newPart(
  { id: requestId, currency }: RefundRow,
  { amount, by, part }: Part & { part: number },
  now: Date,
): typeof paymentRefunds.$inferInsert & { id: string } {
  const common = { id: randomUUID(), requestId, part, currency, amount }
  if (by === null) return { ...common, state: 'by_bank' }
  const { invoiceId, processor, way, parentUid } = by
  const refund = { ...common, invoiceId, processor, processorMethod: way, parentUid }
  return { ...refund, state: 'asking', pollAt: nextPollAt(now, 0) }
}

const partRows = (db: Db, { id }: RefundRow): Promise<PartRow[]> =>
  db.select().from(paymentRefunds).where(eq(paymentRefunds.requestId, id)).orderBy(asc(paymentRefunds.part))

async function requestOf(db: Db | Tx, number: string): Promise<{ row: RefundRow; login: string | null }> {
  const [found] = /^\d{1,15}$/.test(number)
    ? await db
        .select({ row: refundRequests, login: accounts.username })
        .from(refundRequests)
        .leftJoin(accounts, eq(accounts.id, refundRequests.accountId))
        .where(eq(refundRequests.number, Number(number)))
    : []
  if (!found) throw new OperatorError(`there is no refund ${printable(number)}; try: refund list`)
  return found
}

function mustBe({ number, state }: RefundRow, wanted: RefundRow['state']): void {
  if (state !== wanted) throw new OperatorError(`refund ${number} is ${state} already`)
}

/** Decides a request of a locked account, once. Prints the resolved lines after the commit. */
async function decide(
  { db, print }: CommandContext,
  number: string,
  act: (tx: Tx, row: RefundRow, jobs: Jobs) => Promise<string[]>,
): Promise<void> {
  const lines = await withJobs(db, (jobs) =>
    inTransaction(db, async (tx) => {
      const { row: before } = await requestOf(tx, number)
      await lockMoney(tx, before.accountId)
      const { row } = await requestOf(tx, number)
      mustBe(row, 'requested')
      return act(tx, row, jobs)
    }),
  )
  for (const line of lines) print(line)
}

async function changePart(
  { db, print, clock }: CommandContext,
  args: string[],
  usage: `refund ${string} <number> <part>`,
  act: (tx: Tx, of: { request: RefundRow; part: PartRow; jobs: Jobs }) => Promise<string>,
): Promise<void> {
  const [number = '', which = ''] = wordsOf(args, usage)
  const line = await withJobs(db, (jobs) =>
    inTransaction(db, async (tx) => {
      const { row } = await requestOf(tx, number)
      const [found] = await tx
        .select()
        .from(paymentRefunds)
        .where(and(eq(paymentRefunds.requestId, row.id), eq(paymentRefunds.part, Number(which) || 0)))
        .orderBy(desc(paymentRefunds.part))
      if (!found) throw new OperatorError(`refund ${row.number} has no part ${printable(which)}`)
      const { request, part } = await lockPart(tx, found)
      const line = await act(tx, { request, part, jobs })
      await insertAuditEntry(tx, clock(), subjectOf(request), `${usage.split(' ')[1]}, part ${part.part}`)
      return line
    }),
  )
  print(line)
}

/** A deleted account gets no mail. */
async function notifyOwnerOfRefund(
  tx: Tx,
  jobs: Jobs,
  { accountId, number, currency, amount }: RefundRow,
  kind: 'refund_approved' | 'refund_declined',
  values: Record<string, string>,
): Promise<void> {
  await sendMailJob(jobs, tx, {
    kind,
    accountId,
    values: { number: String(number), ...values },
    money: {
      amount: { currency, minor: amount },
      balance: { currency, minor: await balanceOf(tx, accountId) },
    },
    page: '/balance',
  })
}
