/** The start of a text that a spreadsheet treats as a formula. Source: OWASP, "CSV Injection". */
const formula = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]/

/** Untrusted text; a number; or a formatted figure, such as money in a language's format. */
export type CsvField = string | number | null | { figure: string }

/**
 * A CSV line without its end. Every field is quoted; an apostrophe keeps spreadsheets from
 * evaluating untrusted text. Source: RFC 4180, section 2.
 */
export function csvLine(fields: readonly CsvField[], separator: ',' | ';' = ','): string {
  return fields.map((field) => `"${written(field).replaceAll('"', '""')}"`).join(separator)
}

function written(field: CsvField): string {
  if (typeof field === 'string') return formula.test(field) ? `'${field}` : field
  return field === null ? '' : typeof field === 'number' ? String(field) : field.figure
}
