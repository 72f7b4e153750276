import { minorUnits } from '@zubr/domain/money'
import { momentFrom, monthFrom } from '../../operators/arguments.ts'
import { confirmArg, defineCommand, OperatorError } from '../../operators/command.ts'
import { storedInvoiceStates } from '../payments-schema.ts'
import { csvOf, linesOf } from '../report/lines.ts'
import { chargebackText, recordChargeback } from './chargeback.ts'
import { transactionLine } from './find-invoice.ts'
import { detailLines, paymentLine, reconciliationLines } from './payment-lines.ts'
import {
  listPayments,
  listUnallocated,
  paymentDetails,
  paymentReport,
  readPayment,
  reconcilePayments,
} from './payment-service.ts'
import { type Resolution, resolveTransaction } from './resolve-transaction.ts'
import { recordReversal, reversalText } from './reverse-chargeback.ts'

const usage = {
  list: `payment list [--state ${storedInvoiceStates.join('|')}] [--login <login>]`,
  resolve:
    'payment resolve <processor> <uid> to <login> <reason> | sent-back <reason> | with <other uid> ' +
    '<reason> | written-off <reason> [--confirm]',
  chargeback:
    'payment chargeback <number or uid of the payment> <reference of the bank> [--amount <sum>] [--confirm]',
  report: 'payment report --month <month> [--csv]',
} as const

const processorArg = { type: 'positional', description: 'The processor, such as bepaid.' } as const

/** `npm run zubr -- payment <verb>`. */
export const paymentCommands = {
  list: defineCommand({
    name: 'payment list',
    description: 'Lists the payments, newest first.',
    args: {
      state: { type: 'string', description: `One of ${storedInvoiceStates.join(', ')}.`, valueHint: 'state' },
      login: { type: 'string', description: 'The login of an account.', valueHint: 'login' },
    },
    usage: usage.list,
    run: async (operator, args) => {
      const state = storedInvoiceStates.find((known) => known === args.state)
      if (state !== args.state) throw new OperatorError(`usage: ${usage.list}`)
      return listPayments(operator, { state, login: args.login })
    },
    *text({ invoices, hasMore }) {
      if (invoices.length === 0) yield 'No such payments.'
      yield* invoices.map(paymentLine)
      if (hasMore) yield '… and older.'
    },
  }),

  show: defineCommand({
    name: 'payment show',
    description: 'Shows a payment: its invoice, its transactions, the journal and the notifications.',
    args: {
      key: {
        type: 'positional',
        description: 'The number or id of a payment, or a uid of the processor.',
        valueHint: 'number, id or uid',
      },
    },
    run: paymentDetails,
    text: detailLines,
  }),

  look: defineCommand({
    name: 'payment look',
    description: 'Reads a payment from its processor at once.',
    args: { number: { type: 'positional', description: 'The number of the payment.' } },
    run: readPayment,
    text: ({ found, hasChanged }) => [
      paymentLine(found),
      ...(hasChanged ? [] : ['Its processor reports nothing new.']),
    ],
  }),

  parked: defineCommand({
    name: 'payment parked',
    description: 'Lists money that moved at a processor and belongs to no account yet.',
    run: (operator) => listUnallocated(operator),
    text: (transactions) =>
      transactions.length === 0
        ? ['Nothing is parked: all money has its place.']
        : [...transactions.map(transactionLine), `Allocate each with: npm run zubr -- ${usage.resolve}`],
  }),

  resolve: defineCommand({
    name: 'payment resolve',
    description:
      'Allocates parked money: to a balance, back by bank, against another transaction, or written off.',
    args: {
      processor: processorArg,
      uid: { type: 'positional', description: 'The uid that `payment parked` shows.' },
      resolution: {
        type: 'positional',
        description: 'to <login>, sent-back, with <other uid> or written-off; then a reason.',
        rest: 'words',
      },
      confirm: confirmArg,
    },
    usage: usage.resolve,
    run: async (operator, { processor, uid, resolution, confirm }) => {
      const parsed = parseResolution(resolution)
      const commandLine = [processor, uid, ...resolution].join(' ')
      return { ...(await resolveTransaction(operator, { processor, uid, confirm, ...parsed })), commandLine }
    },
    text: ({ description, isDone, commandLine }) =>
      isDone
        ? [`${description}.`]
        : [
            `This would happen: ${description}.`,
            `To do it: npm run zubr -- payment resolve ${commandLine} --confirm`,
          ],
  }),

  chargeback: defineCommand({
    name: 'payment chargeback',
    description:
      'Records that a bank took a payment back, for a processor that does not report that (YooKassa).',
    args: {
      key: { type: 'positional', description: 'The number or uid of the payment.' },
      reference: { type: 'positional', description: 'The reference of the bank.' },
      amount: {
        type: 'string',
        description: 'A part of the payment; all of it by default.',
        valueHint: 'sum',
      },
      confirm: confirmArg,
    },
    usage: usage.chargeback,
    run: (operator, { key, reference, amount, confirm }) =>
      recordChargeback(operator, {
        ...{ key, reference, confirm },
        // No sum is 0, which is refused.
        amountMinor: amount === undefined ? undefined : (minorUnits(amount) ?? 0),
      }),
    text: (result) => {
      const text = chargebackText(result)
      return result.isDone
        ? [
            `Recorded: ${text}. The customer is notified.`,
            `If the bank returns it: npm run zubr -- payment reversed ${result.processor} ${result.uid}`,
          ]
        : [
            `This would be recorded: ${text}.`,
            'The balance, open refunds and unused paid time pay it; the rest is a debt. The customer gets an e-mail.',
            'To record it: the same command with --confirm',
          ]
    },
  }),

  reversed: defineCommand({
    name: 'payment reversed',
    description: 'Records that a bank returned a chargeback, and restores everything that it took.',
    args: {
      processor: processorArg,
      uid: {
        type: 'positional',
        description: 'The uid of the chargeback.',
        valueHint: 'uid of the chargeback',
      },
      confirm: confirmArg,
    },
    run: recordReversal,
    text: (result) => {
      const text = reversalText(result)
      const { processor, uid } = result
      return result.isDone
        ? [`Done: ${text} is reversed. What it took is restored, and the customer gets an e-mail.`]
        : [
            `This would happen: ${text} is reversed, and what it took is restored.`,
            'Do it when the money is at the processor or in the bank again.',
            `To do it: npm run zubr -- payment reversed ${processor} ${uid} --confirm`,
          ]
    },
  }),

  reconcile: defineCommand({
    name: 'payment reconcile',
    description: 'Compares our books with the processors, as every night does. Exit code 1 if they differ.',
    args: {
      from: { type: 'string', description: 'The first day or time.', valueHint: 'date' },
      to: { type: 'string', description: 'The last day or time.', valueHint: 'date' },
    },
    run: async (operator, { from, to }) =>
      reconcilePayments(operator, { from: momentFrom(from, 'from'), to: momentFrom(to, 'to') }),
    text: reconciliationLines,
    failure: ({ findings, unallocated, unread }) => {
      const count = findings.length + unallocated.length + unread.length
      return count > 0 ? `${count} to look at.` : undefined
    },
  }),

  report: defineCommand({
    name: 'payment report',
    description: 'Shows the books of a month by currency. Exit code 1 if they do not sum to zero.',
    args: {
      month: { type: 'string', description: 'A month such as 2026-10.', valueHint: 'month' },
      csv: { type: 'boolean', description: 'Print CSV.' },
    },
    usage: usage.report,
    run: async (operator, { month }) => paymentReport(operator, { month: monthFrom(month) }),
    text: (report, { csv }) => (csv ? csvOf(report) : linesOf(report)),
    failure: ({ faults }) =>
      faults.length > 0 ? `It does not sum to zero:\n${faults.join('\n')}` : undefined,
  }),
}

/** `to <login> <reason>`, `with <uid> <reason>`, `sent-back <reason>` or `written-off <reason>`. */
function parseResolution([how = '', ...words]: readonly string[]): {
  resolution: Resolution
  reason: string
} {
  const isNamed = how === 'to' || how === 'with'
  const [name = ''] = words
  const reason = words
    .slice(isNamed ? 1 : 0)
    .join(' ')
    .trim()
  if (reason === '' || (isNamed && name === '')) throw new OperatorError(`usage: ${usage.resolve}`)
  if (how === 'to') return { reason, resolution: { kind: 'account', login: name } }
  if (how === 'with') return { reason, resolution: { kind: 'transaction', uid: name } }
  if (how === 'sent-back') return { reason, resolution: { kind: 'sent_back' } }
  if (how === 'written-off') return { reason, resolution: { kind: 'written_off' } }
  throw new OperatorError(`usage: ${usage.resolve}`)
}
