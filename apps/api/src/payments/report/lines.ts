import { decimalOf } from '@zubr/domain/money'
import type { ledgers } from '../../balance/balance-schema.ts'
import { type Movement, movements, type Report } from './report.ts'

/** The meaning of each ledger, for readers of the report. */
const meanings: Record<(typeof ledgers)[number], string> = {
  balance: 'owed to customers: their own money',
  given: 'owed to customers: given money',
  refunds: 'owed to customers: refunds asked for',
  debt: 'owed by customers after chargebacks',
  processor: 'at the processors, before their fees and payouts',
  fees: 'fees that customers paid',
  bank: 'by the bank',
  promotions: 'given away',
  sales: 'sold',
  chargebacks: 'lost by chargebacks for good',
  unclaimed: 'nobody’s: parked',
}

const width = 50
const columns = (name: string, ...sums: (number | string)[]) =>
  `  ${name.padEnd(width)}${sums.map((sum) => (typeof sum === 'string' ? sum : decimalOf(sum)).padStart(15)).join('')}`.trimEnd()

/** Formats the report for operators. */
export function* linesOf({ month, currencies, faults }: Report): Generator<string> {
  if (currencies.length === 0) yield `Until the end of ${month.name} no money has moved.`
  for (const { currency, moved, held } of currencies) {
    yield `${month.name}, in ${currency}`
    for (const [name, meaning] of Object.entries(movements)) yield columns(meaning, moved[name as Movement])
    yield columns('', 'at the start', 'change', 'at the end')
    const sums = { start: 0, end: 0 }
    for (const { ledger, start, end } of held) {
      sums.start += start
      sums.end += end
      yield columns(meanings[ledger], start, end - start, end)
    }
    yield columns('sum, which must be zero', sums.start, sums.end - sums.start, sums.end)
    yield ''
  }
  yield 'Debts to customers and income are positive; money held for us and gifts are negative.'
  if (faults.length === 0) yield 'It sums to zero.'
}

/** Formats the report as CSV: UTF-8, commas, decimal points. It contains no text of customers. */
export function* csvOf({ month, currencies }: Report): Generator<string> {
  yield 'month,currency,what,at,sum'
  for (const { currency, moved, held } of currencies) {
    for (const name of Object.keys(movements))
      yield [month.name, currency, name, 'month', decimalOf(moved[name as Movement])].join(',')
    for (const { ledger, start, end } of held) {
      yield [month.name, currency, ledger, 'start', decimalOf(start)].join(',')
      yield [month.name, currency, ledger, 'end', decimalOf(end)].join(',')
    }
  }
}
