import { decimalOf } from '@zubr/domain/money'
import { inServiceTime } from '@zubr/domain/service-time'
import { defineCommand } from '../../operators/command.ts'
import { auditLines } from '../../operators/operator-log.ts'
import { calledOf, type ReceiptRow } from './process-receipts.ts'
import {
  openReceipts,
  receiptDetails,
  receiptStateTexts,
  recordReceiptByHand,
  retryReceipt,
} from './receipt-service.ts'

const numberArg = { type: 'positional', description: 'The number that `receipt list` shows.' } as const

/** `npm run zubr -- receipt <verb>`. */
export const receiptCommands = {
  list: defineCommand({
    name: 'receipt list',
    description: 'Lists the receipts of sales (54-FZ) that a processor has not made yet.',
    run: (operator) => openReceipts(operator),
    text: (receipts) => (receipts.length === 0 ? ['No receipt is open.'] : receipts.map(lineOf)),
  }),

  show: defineCommand({
    name: 'receipt show',
    description: 'Shows a receipt, also one that is made.',
    args: { number: numberArg },
    run: receiptDetails,
    *text({ receipt, auditEntries }) {
      yield lineOf(receipt)
      yield `Its name: ${calledOf(receipt.number)}`
      yield `For entry ${receipt.entryId}, of the payment ${receipt.paymentUid}`
      if (receipt.uid) yield `Its id at the processor: ${receipt.uid}`
      yield* auditLines(auditEntries)
    },
  }),

  retry: defineCommand({
    name: 'receipt retry',
    description: 'Requests a failed receipt from the processor again.',
    args: { number: numberArg },
    run: retryReceipt,
    text: ({ number }) => [`Receipt ${number} is requested again within a minute.`],
  }),

  made: defineCommand({
    name: 'receipt made',
    description: 'Records that a failed receipt was made in another way, such as by your own till.',
    args: {
      number: numberArg,
      how: { type: 'positional', description: 'How it was made, for operators.', rest: 'text' },
    },
    run: recordReceiptByHand,
    text: ({ number }) => [`Receipt ${number} is recorded as made by hand.`],
  }),
}

function lineOf({ number, createdAt, amount, currency, processor, state, failure }: ReceiptRow): string {
  const why = failure === null ? '' : ` (${failure})`
  return (
    `${number}  ${inServiceTime(createdAt)}  ${decimalOf(amount)} ${currency}  ${processor}  ` +
    `${receiptStateTexts[state]}${why}`
  )
}
