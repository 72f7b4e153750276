import { csvLine as lineOf } from '@zubr/domain/export/csv'
import { printable } from '../operators/printable.ts'

/** A line of CSV without its line end; control characters for terminals are replaced. */
export function csvLine(fields: readonly (string | number | null)[]): string {
  return lineOf(
    fields.map((field) => (typeof field === 'string' ? printable(field, { lines: true }) : field)),
  )
}

/** A record as one line of JSON; control characters for terminals are escaped. */
export function jsonLine(row: object): string {
  return JSON.stringify(row).replace(
    /[\u007f-\u009f\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
