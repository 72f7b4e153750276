import { minorUnits } from '@zubr/domain/money'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../database/transaction.ts'
import { withJobs } from '../../jobs/jobs.ts'
import { parseOptions } from '../../operators/arguments.ts'
import { type CommandContext, OperatorError } from '../../operators/command.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { countChargeback } from '../apply-transaction.ts'
import { processorTransactions } from '../payments-schema.ts'
import { reportsChargebacks } from '../processors/processor.ts'
import { findInvoice, moneyText, type TransactionRow } from './find-invoice.ts'
import { operatorPaymentContext } from './operator-context.ts'

export const chargebackUsage =
  'payment chargeback <number or uid of the payment> <reference of the bank> [--amount <sum>] [--confirm]'

const referenceForm = /^[\w.:-]{1,60}$/

/**
 * Records a chargeback at a processor that does not report them, with the effects of a notification
 * (decision 64). The bank's reference identifies it: a second entry has no effect.
 */
export async function chargeback(context: CommandContext, args: string[]): Promise<void> {
  const { positionals, options } = parseOptions(
    args.filter((word) => word !== '--confirm'),
    ['amount'],
    chargebackUsage,
  )
  const [word, reference, ...rest] = positionals
  if (!word || !reference || rest.length > 0) throw new OperatorError(`usage: ${chargebackUsage}`)
  if (!referenceForm.test(reference))
    throw new OperatorError('the reference has 1 to 60 letters a–z, digits, and the characters . : - _')
  const { found, moves } = await findInvoice(context.db, word)
  const paid = chosenPayment(moves, word)
  if (!found || !paid) throw new OperatorError(`${word}: no payment of ours was paid by this`)
  const { processor, currency } = paid
  if (reportsChargebacks[processor])
    throw new OperatorError(`${processor} reports chargebacks itself: what it reports is counted without you`)
  const uid = `bank:${reference}`
  if (moves.some((move) => move.uid === uid)) throw new OperatorError(`${reference} was entered before`)
  const left = leftOf(moves, paid)
  const amount = options.amount === undefined ? left : minorUnits(options.amount)
  if (amount === undefined || amount <= 0 || amount > left)
    throw new OperatorError(`--amount: expected a sum up to ${moneyText(left, currency)}, what is left of it`)
  const text = `the bank took back ${moneyText(amount, currency)} of invoice ${found.invoice.number} (${reference})`
  if (!args.includes('--confirm')) {
    context.print(`This would be recorded: ${text}.`)
    context.print(
      'The balance, open refunds and unused paid time pay it; the rest is a debt. The customer gets an e-mail.',
    )
    return context.print('If that is meant: the same command with --confirm')
  }
  const isCounted = await withJobs(context.db, (jobs) =>
    countChargeback(
      operatorPaymentContext(context, jobs),
      { id: processor, isTest: paid.isTest },
      {
        ...{ uid, type: 'chargeback', state: 'done', money: { currency, minor: amount } },
        ...{
          invoiceId: null,
          parentUid: paid.uid,
          refundId: null,
          occurredAt: context.clock(),
          isTest: paid.isTest,
        },
        reason: null,
      },
      async (tx) => {
        // A concurrent refund or chargeback may have been stored since the read: the account is
        // locked now.
        if (leftOf(await moneyTaken(tx, paid), paid) < 0)
          throw new OperatorError(
            `less than ${moneyText(amount, currency)} is left of it now: see payment show`,
          )
        await insertAuditEntry(
          tx,
          context.clock(),
          `payment ${processor} ${uid}`,
          `chargeback entered: ${reference}`,
        )
      },
    ),
  )
  if (!isCounted) throw new OperatorError(`${reference} was entered before`)
  context.print(`Recorded: ${text}. The customer is notified.`)
  context.print(`If the bank returns it: npm run zubr -- payment reversed ${processor} ${uid}`)
}

/**
 * The selected payment transaction. An invoice that was paid twice needs the transaction's own uid.
 */
function chosenPayment(moves: readonly TransactionRow[], word: string): TransactionRow | undefined {
  const payments = moves.filter(
    ({ type, unallocatedReason }) => type === 'payment' && unallocatedReason === null,
  )
  const named = payments.find(({ uid }) => uid === word)
  if (!named && payments.length > 1)
    throw new OperatorError(`it was paid ${payments.length} times: name one by its uid, as payment show does`)
  return named ?? payments[0]
}

/** All transactions that took money from a payment or returned it. */
const moneyTaken = (tx: Tx, { processor, uid }: TransactionRow): Promise<TransactionRow[]> =>
  tx
    .select()
    .from(processorTransactions)
    .where(and(eq(processorTransactions.processor, processor), eq(processorTransactions.parentUid, uid)))

/** What refunds and other chargebacks have not taken, in minor units. */
function leftOf(moves: readonly TransactionRow[], paid: TransactionRow): number {
  const ofIt = moves.filter(({ parentUid }) => parentUid === paid.uid)
  // The reversal of a chargeback adds its sum again.
  return ofIt.reduce(
    (left, { type, amount }) => left + (type === 'chargeback_reversal' ? amount : -amount),
    paid.amount,
  )
}
