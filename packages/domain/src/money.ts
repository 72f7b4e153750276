/**
 * Parses a decimal into whole minor units (kopecks): `4.9` is 490. It works on digits, so no
 * floating-point rounding occurs. Undefined unless it is a plain non-negative decimal with at most
 * two places.
 */
export function minorUnits(decimal: string): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(decimal) ?? []
  if (whole === '') return undefined
  return Number(`${whole}${fraction.padEnd(2, '0')}`)
}

/** Whole minor units as a decimal with two places, for operators and mails: 490 is `4.90`. */
export function decimalOf(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A percentage of an amount in whole minor units, rounded half up. */
export function percentOf(minor: number, percent: number): number {
  const hundredths = minor * percent + 50
  return (hundredths - (hundredths % 100)) / 100
}
