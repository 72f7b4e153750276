import type { Money } from '@zubr/contracts/payments/balance'
import { decimalOf } from '@zubr/domain/money'

/**
 * Makes a visitor's text safe for a terminal: control characters and bidirectional overrides become
 * visible signs. `lines` keeps line ends.
 */
export function printable(text: string, { lines = false } = {}): string {
  const plain = text.replace(/\r\n?/g, '\n')
  return plain.replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu, (sign) => {
    if (sign === '\n' && lines) return sign
    const code = sign.charCodeAt(0)
    if (sign === '\n' || sign === '\t') return ' '
    // U+2400 and following are pictures of the control characters.
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\u{fffd}'
  })
}

/**
 * Formats a result as JSON. Signs that could change the appearance of a terminal are escaped, which
 * leaves the values as they are.
 */
export function jsonText(result: unknown): string {
  const text = JSON.stringify(result ?? null, null, 2)
  return text.replace(
    /[\u007f-\u009f\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** `10.50 BYN`. */
export const moneyText = ({ currency, minor }: Money) => `${decimalOf(minor)} ${currency}`

/** Aligns rows as columns with two spaces between them; `right` names columns of numbers. */
export function tableLines(rows: readonly (readonly string[])[], { right = [] as number[] } = {}): string[] {
  const widths = rows.reduce<number[]>(
    (longest, row) => row.map((cell, column) => Math.max(cell.length, longest[column] ?? 0)),
    [],
  )
  return rows.map((row) =>
    row
      .map((cell, column) =>
        right.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}
