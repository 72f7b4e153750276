import type { Movement } from '@zubr/contracts/payments/balance'
import { csvLine } from '@zubr/domain/export/csv'
import { decimalOf } from '@zubr/domain/money'
import type { Locale } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel'
import { reasonText } from './reason.ts'

/**
 * Movements as a file for spreadsheets. Excel opens CSV by the rules of its system's region: where decimals have a comma, fields are parted by a
 * semicolon, which is so in every language of ours but English. The mark at its beginning says that it is UTF-8, which Excel would not guess.
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
      // As spreadsheets of every region read it.
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
