import { decimalOf } from '@zubr/domain/money'
import { inServiceTime } from '@zubr/domain/service-time'
import { monthFrom } from '../../operators/arguments.ts'
import { confirmArg, defineCommand } from '../../operators/command.ts'
import { moneyText, printable } from '../../operators/printable.ts'
import { type Compensation, compensateDowntime } from './downtime-service.ts'

/** `npm run zubr -- balance compensate`: pays for downtime according to the status history. */
export const compensateCommands = {
  compensate: defineCommand({
    name: 'balance compensate',
    description: "Calculates what a month's downtime costs; with --confirm credits it once.",
    args: {
      server: { type: 'positional', description: 'The id or subdomain of the server.' },
      month: { type: 'string', description: 'A past month, such as 2026-10.', valueHint: 'month' },
      confirm: confirmArg,
    },
    usage: 'balance compensate <server> --month <month> [--confirm]',
    run: (operator, { server, month, confirm }) =>
      compensateDowntime(operator, { server, month: monthFrom(month), confirm }),
    text: compensationLines,
  }),
}

function* compensationLines({ server, login, month, due, credited }: Compensation): Generator<string> {
  yield `${printable(server.name)} (${server.id}) of ${login}, downtime in ${month}:`
  yield* arithmeticLines(due)
  if (due.currency === undefined || due.minor === 0) {
    yield 'Nothing is due: no paid minute was down because of us.'
    return
  }
  yield `Due: ${decimalOf(due.minor)} ${due.currency} for ${due.hours} h (${due.minutes} minutes).`
  if (due.others > 0)
    yield 'Its plan was changed, or other money moved for it. Check the periods above against `balance show`.'
  if (credited) {
    yield `Credited as given money; the balance of ${login} is ${moneyText(credited.balance)}. The ` +
      `customer reads: ${printable(credited.reason)}`
    return
  }
  yield '`server show` tells whether it ran at that time, or its owner had stopped it.'
  yield `To credit it: npm run zubr -- balance compensate ${server.id} --month ${month} --confirm`
}

function* arithmeticLines({ lines, currency }: Compensation['due']): Generator<string> {
  for (const { period, hours, down, downHours, minor } of lines) {
    for (const { at, minutes, hours: counted } of down)
      yield `  ${inServiceTime(at)}  ${minutes} minutes down, counted as ${counted} h`
    yield `  paid ${decimalOf(period.minor)} ${currency} for ${inServiceTime(period.from)} to ` +
      `${inServiceTime(period.to)}, ${hours} h`
    yield `  ${decimalOf(period.minor)} / ${hours} * ${downHours} = ${decimalOf(minor)} ${currency}`
  }
}
