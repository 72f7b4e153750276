import { and, eq } from 'drizzle-orm'
import { lockMoney } from '../../balance/ledger.ts'
import { inTransaction } from '../../database/transaction.ts'
import { withJobs } from '../../jobs/jobs.ts'
import { wordsOf } from '../../operators/arguments.ts'
import { type CommandContext, OperatorError } from '../../operators/command.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { reverseChargeback } from '../chargebacks/reverse.ts'
import { readInvoice } from '../create-invoice.ts'
import { processorTransactions } from '../payments-schema.ts'
import { moneyText } from './find-invoice.ts'
import { operatorPaymentContext, processorFrom } from './operator-context.ts'

export const reversedUsage = 'payment reversed <processor> <uid of the chargeback> [--confirm]'

/**
 * Records that a bank reversed a chargeback, and restores everything. No processor's API reports
 * reversals.
 */
export async function reversed(context: CommandContext, args: string[]): Promise<void> {
  const [processor = '', uid = ''] = wordsOf(
    args.filter((word) => word !== '--confirm'),
    'payment reversed <processor> <uid of the chargeback>',
  )
  const [move] = await context.db
    .select()
    .from(processorTransactions)
    .where(
      and(
        eq(processorTransactions.processor, processorFrom(processor)),
        eq(processorTransactions.uid, uid),
        eq(processorTransactions.type, 'chargeback'),
      ),
    )
  const invoice = move?.invoiceId ? await readInvoice(context.db, move.invoiceId) : undefined
  if (!move || !invoice)
    throw new OperatorError(`${uid}: ${processor} has told of no such chargeback of ours`)
  if (move.unallocatedReason) throw new OperatorError(`${uid} is parked; see \`payment resolve\``)
  const text = `the chargeback ${uid} of ${moneyText(move.amount, move.currency)}, invoice ${invoice.number},`
  if (!args.includes('--confirm')) {
    context.print(`This would happen: ${text} is reversed, and what it took is restored.`)
    context.print('Do it once the money is with the processor or in the bank again.')
    return context.print(`If that is meant: npm run zubr -- payment reversed ${processor} ${uid} --confirm`)
  }
  await withJobs(context.db, (jobs) =>
    inTransaction(context.db, async (tx) => {
      await lockMoney(tx, invoice.accountId)
      if (
        !(await reverseChargeback(tx, operatorPaymentContext(context, jobs), { invoice, transaction: move }))
      )
        throw new OperatorError(`${uid} was reversed before`)
      await insertAuditEntry(tx, context.clock(), `payment ${processor} ${uid}`, 'reversed')
    }),
  )
  context.print(`Done: ${text} is reversed. What it took is restored, and the customer is told.`)
}
