import type { Movement } from '@zubr/contracts/payments/balance'
import { csvLine } from '@zubr/domain/export/csv'
import { decimalOf } from '@zubr/domain/money'
import type { Locale } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel/en'
import { reasonText } from './reason.ts'

/**
 * Movements as CSV. Excel follows the system's region: with a decimal comma, a semicolon separates
 * the fields.
 * That is so in all our languages except English. The BOM makes Excel read UTF-8.
 */
export function csvOf(locale: Locale, messages: PanelMessages, movements: readonly Movement[]): string {
  const isEnglish = locale === 'en'
  const line = (fields: Parameters<typeof csvLine>[0]) => `${csvLine(fields, isEnglish ? ',' : ';')}\r\n`
  const { date, what, sum, entryKinds } = messages.account
  const { details, currency, server } = messages.balance.movements
  const head = line([date, what, details, sum, currency, server])
  const rows = movements.map((movement) => {
    const { at, kind, money } = movement
    const figure = decimalOf(money.minor)
    return line([
      // A format that spreadsheets of every region parse.
      `${at.slice(0, 10)} ${at.slice(11, 19)}`,
      entryKinds[kind],
      reasonText(locale, messages, movement),
      { figure: isEnglish ? figure : figure.replace('.', ',') },
      money.currency,
      movement.server,
    ])
  })
  return `\ufeff${head}${rows.join('')}`
}
