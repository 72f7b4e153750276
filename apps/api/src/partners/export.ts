import { printable } from '../operators/printable.ts'

/** Begins a text that a spreadsheet would take for a formula. Source: OWASP, "CSV Injection". */
const formula = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/

/**
 * A line of CSV without its end. Every field is quoted; an apostrophe keeps spreadsheets from calculating a visitor's text.
 * Source: RFC 4180, section 2.
 */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return fields
    .map((field) => {
      const text =
        field === null ? '' : typeof field === 'number' ? String(field) : printable(field, { lines: true })
      const safe = typeof field === 'string' && formula.test(text) ? `'${text}` : text
      return `"${safe.replaceAll('"', '""')}"`
    })
    .join(',')
}

/** One record in a line; nothing that a terminal would obey is left as it is. */
export function jsonLine(row: object): string {
  return JSON.stringify(row).replace(
    /[\u007f-\u009f\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
