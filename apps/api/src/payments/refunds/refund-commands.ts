import { inServiceTime } from '@zubr/domain/service-time'
import { chargebackLines } from '../../balance/chargebacks.ts'
import { confirmArg, defineCommand } from '../../operators/command.ts'
import { auditLines } from '../../operators/operator-log.ts'
import { moneyText, printable } from '../../operators/printable.ts'
import { lineOf, partLine, planLine } from './command-lines.ts'
import {
  payPartByBank,
  type RefundPartChange,
  recordBankPayment,
  retryRefundPart,
} from './refund-part-service.ts'
import {
  approveRefund,
  declineRefund,
  openRefunds,
  type RefundApproval,
  type RefundDetails,
  refundDetails,
} from './refund-service.ts'

const numberArg = { type: 'positional', description: 'The number that `refund list` shows.' } as const
const partArgs = {
  number: numberArg,
  part: { type: 'positional', description: 'The number of the part.' },
} as const

/** `npm run zubr -- refund <verb>`. */
export const refundCommands = {
  list: defineCommand({
    name: 'refund list',
    description: 'Lists the refunds that wait for a decision or a payout, with the promised dates.',
    run: async (operator) => ({
      ...(await openRefunds(operator)),
      today: inServiceTime(operator.clock()).slice(0, 10),
    }),
    *text({ refunds, unknownYear, today }) {
      if (refunds.length === 0) yield 'No refund waits.'
      for (const { request, login, parts, chargebacks } of refunds) {
        yield lineOf(request, login, today)
        for (const part of parts) yield `    ${partLine(request, part)}`
        for (const line of chargebackLines(chargebacks)) yield `    ${line}`
      }
      if (unknownYear !== null)
        yield `content/working-days.ts does not know the moved working days of ${unknownYear}: the dates ` +
          'of reviews may be wrong by a day.'
    },
  }),

  show: defineCommand({
    name: 'refund show',
    description: 'Shows a refund, and how it is or would be paid out.',
    args: { number: numberArg },
    run: async (operator, input) => ({
      ...(await refundDetails(operator, input)),
      today: inServiceTime(operator.clock()).slice(0, 10),
    }),
    text: detailLines,
  }),

  approve: defineCommand({
    name: 'refund approve',
    description:
      'Shows how a refund would be paid out; with --confirm pays it out. The newest payments are ' +
      'refunded first, the rest goes by bank.',
    args: { number: numberArg, confirm: confirmArg },
    run: approveRefund,
    text: approvalLines,
  }),

  decline: defineCommand({
    name: 'refund decline',
    description: 'Declines a refund and returns its money to the balance. The customer reads the reason.',
    args: {
      number: numberArg,
      reason: { type: 'positional', description: 'The reason; the customer reads it.', rest: 'text' },
    },
    run: declineRefund,
    text: ({ number, amount, reason }) => [
      `Refund ${number} is declined; ${moneyText(amount)} are on the balance again. The customer ` +
        `reads: ${printable(reason)}`,
    ],
  }),

  paid: defineCommand({
    name: 'refund paid',
    description: 'Records that you paid a part by bank.',
    args: partArgs,
    run: recordBankPayment,
    text: partChangeLines,
  }),

  bank: defineCommand({
    name: 'refund bank',
    description:
      "Has you pay a part by bank transfer. Use it only after the processor's back office shows that " +
      'the part was never paid.',
    args: partArgs,
    run: payPartByBank,
    text: partChangeLines,
  }),

  retry: defineCommand({
    name: 'refund retry',
    description:
      'Requests a part from its processor again: one that it refused, or that its back office does not show.',
    args: partArgs,
    run: retryRefundPart,
    text: partChangeLines,
  }),
}

function* detailLines(refund: RefundDetails & { today: string }): Generator<string> {
  const { request, login, plan, parts, chargebacks, auditEntries, today } = refund
  yield lineOf(request, login, today)
  if (request.reason) yield `The customer reads: ${printable(request.reason)}`
  if (plan) {
    yield 'If you approve it now, it is paid out as follows:'
    for (const part of plan) yield `    ${planLine(request, part)}`
  }
  for (const part of parts) yield partLine(request, part)
  if (request.state === 'charged_back') yield `Ended by the chargeback ${request.chargebackKey ?? ''}`.trim()
  yield* chargebackLines(chargebacks)
  yield* auditLines(auditEntries)
}

function* approvalLines({ request, login, parts, isApproved }: RefundApproval): Generator<string> {
  const { number, currency, amount } = request
  if (!isApproved) {
    yield `Refund ${number} of ${moneyText({ currency, minor: amount })} to ` +
      `${login ?? 'an account that is deleted'} would be paid out as follows:`
    for (const part of parts) yield `    ${planLine(request, part)}`
    yield `To approve it: npm run zubr -- refund approve ${number} --confirm`
    return
  }
  yield `Refund ${number} is approved, and the customer gets an e-mail.`
  for (const part of parts) yield planLine(request, part)
  if (parts.some(({ by }) => by === null)) yield howByBank(number)
}

const howByBank = (number: number) =>
  `Agree with the customer where the part by bank goes, pay it, then: npm run zubr -- refund paid ${number} <part>`

function partChangeLines({ outcome, number, part, amount, newPart }: RefundPartChange): string[] {
  switch (outcome) {
    case 'paid':
      return [`${moneyText(amount)} of refund ${number} are recorded as paid by bank.`]
    case 'by_bank':
      return [howByBank(number)]
    case 'retried':
      return [`It is requested again, as part ${newPart}.`]
    case 'stopped':
      return [
        `The account owes money after a chargeback: part ${part} is stopped, and its ` +
          `${moneyText(amount)} pay the debt. Do not pay it by bank.`,
      ]
  }
}
