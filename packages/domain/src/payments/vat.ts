import type { ReceiptRules } from './methods.ts'

/**
 * `vat_code` in receipts of YooKassa for sales, and its formula rate for advance payments. 1 none,
 * 2 0 %, 3 10 %, 7 5 %, 8 7 %, 11 22 %. Source: yookassa.ru/developers/54fz/parameters-values,
 * 2026: 22 % replaced 20 % (codes 4 and 6) on 1 January.
 */
const advanceCodes: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 5, 7: 9, 8: 10, 11: 12 }
const endedCodes: Readonly<Record<number, number>> = { 4: 11, 6: 12 }

/** For advance payments: the formula rate (22/122), unless the rules name another code. */
export const advanceVatCode = ({ vatCode, advanceVatCode }: ReceiptRules): number =>
  advanceVatCode ?? advanceCodes[vatCode] ?? vatCode

/** A fault of the receipt rules, for the operator; undefined if they are valid. */
export function receiptRulesFault(rules: ReceiptRules): string | undefined {
  const { vatCode, taxSystemCode } = rules
  const fault = faultOf('vatCode', vatCode, Object.keys(advanceCodes).map(Number))
  if (fault) return fault
  const advance = advanceVatCode(rules)
  const ofAdvance = faultOf('advanceVatCode', advance, [advanceCodes[vatCode] ?? vatCode])
  if (ofAdvance) return ofAdvance
  const isKnownSystem =
    taxSystemCode === undefined ||
    (Number.isInteger(taxSystemCode) && taxSystemCode >= 1 && taxSystemCode <= 6)
  return isKnownSystem ? undefined : `taxSystemCode is ${taxSystemCode}, expected 1 to 6`
}

function faultOf(name: string, code: number, expected: readonly number[]): string | undefined {
  if (expected.includes(code)) return undefined
  const instead = endedCodes[code]
  const ended = instead === undefined ? '' : ` (its rate, 20 %, ended with 2025: ${instead} is that of 22 %)`
  return `${name} is ${code}, expected ${expected.join(', ')}${ended}`
}
