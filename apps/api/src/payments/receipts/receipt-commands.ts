import { randomUUID } from 'node:crypto'
import { decimalOf } from '@zubr/domain/money'
import { inServiceTime } from '@zubr/domain/service-time'
import { asc, eq, isNull } from 'drizzle-orm'
import { inTransaction } from '../../database/transaction.ts'
import { wordsOf } from '../../operators/arguments.ts'
import { type Command, type CommandContext, OperatorError } from '../../operators/command.ts'
import { insertAuditEntry, listAuditEntries } from '../../operators/operator-log.ts'
import { printable } from '../../operators/printable.ts'
import { calledOf, type ReceiptRow } from './process-receipts.ts'
import { saleReceipts } from './receipts-schema.ts'

/** `npm run zubr -- receipt <verb>`. */
export const receiptCommands = {
  list: async ({ db, print }, args) => {
    wordsOf(args, 'receipt list')
    const rows = await db
      .select()
      .from(saleReceipts)
      .where(isNull(saleReceipts.endedAt))
      .orderBy(asc(saleReceipts.number))
    if (rows.length === 0) print('No receipt is open.')
    for (const row of rows) print(lineOf(row))
  },

  show: async ({ db, print }, args) => {
    const [number] = wordsOf(args, 'receipt show <number>')
    const row = await receiptOf(db, number)
    print(lineOf(row))
    print(`It is called: ${calledOf(row.number)}`)
    print(`For entry ${row.entryId}, of the payment ${row.paymentUid}`)
    if (row.uid) print(`The processor calls it ${row.uid}`)
    for (const act of await listAuditEntries(db, subjectOf(row))) print(act)
  },

  retry: async (context, args) => {
    const [number] = wordsOf(args, 'receipt retry <number>')
    // A new idempotency key: with the old one the processor would repeat its answer. A receipt made
    // under the old key is found first.
    await change(context, number, 'asked for again', ({ clock }) => ({
      ...{ state: 'asking', idempotencyKey: randomUUID(), uid: null, pollCount: 0, failure: null },
      pollAt: clock(),
    }))
    context.print(`Receipt ${number} is asked for again, within a minute.`)
  },

  made: async (context, args) => {
    const [number, how] = wordsOf(args, 'receipt made <number> <how>', { lastIsText: true })
    await change(context, number, `made by hand: ${how}`, ({ clock }) => ({
      ...{ state: 'by_hand', pollAt: null },
      endedAt: clock(),
    }))
    context.print(`Receipt ${number} is noted as made by hand.`)
  },
} satisfies Record<string, Command>

export const receiptHelp: Record<keyof typeof receiptCommands, string> = {
  list: 'receipt list                   receipts of sales (54-FZ) that a processor has not made yet, and why',
  show: 'receipt show <number>          one of them, also if it is made',
  retry: 'receipt retry <number>         asks a processor again for one that failed',
  made: 'receipt made <number> <how>    notes that one that failed was made otherwise, as by your own till',
}

const messages: Record<ReceiptRow['state'], string> = {
  asking: 'being asked for',
  waiting: 'under way at the till',
  done: 'made',
  failed: 'failed: retry, or make it by hand and note it with made',
  by_hand: 'made by hand',
}

/** The subject in the operators' audit log. */
const subjectOf = ({ number }: ReceiptRow) => `receipt ${number}`

function lineOf({ number, createdAt, amount, currency, processor, state, failure }: ReceiptRow): string {
  const why = failure === null ? '' : ` (${failure})`
  return `${number}  ${inServiceTime(createdAt)}  ${decimalOf(amount)} ${currency}  ${processor}  ${messages[state]}${why}`
}

async function receiptOf(db: CommandContext['db'], number: string): Promise<ReceiptRow> {
  const [row] = /^\d{1,15}$/.test(number)
    ? await db
        .select()
        .from(saleReceipts)
        .where(eq(saleReceipts.number, Number(number)))
    : []
  if (!row) throw new OperatorError(`there is no receipt ${printable(number)}; try: receipt list`)
  return row
}

/** Changes a failed receipt, once. */
async function change(
  context: CommandContext,
  number: string,
  act: string,
  to: (context: CommandContext) => Partial<typeof saleReceipts.$inferInsert>,
): Promise<void> {
  const { number: known } = await receiptOf(context.db, number)
  await inTransaction(context.db, async (tx) => {
    const [row] = await tx.select().from(saleReceipts).where(eq(saleReceipts.number, known)).for('update')
    if (row?.state !== 'failed')
      throw new OperatorError(`receipt ${known} is ${row ? messages[row.state] : 'gone'}`)
    await tx.update(saleReceipts).set(to(context)).where(eq(saleReceipts.number, known))
    await insertAuditEntry(tx, context.clock(), subjectOf(row), act)
  })
}
