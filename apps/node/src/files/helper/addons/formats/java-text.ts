/** A double as Java's `Double.toString` prints it: `1.0`, `1.0E7`, `1.0E-4`. */
export function javaDouble(value: number): string {
  if (Number.isNaN(value)) return 'NaN'
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity'
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  const size = Math.abs(value)
  if (size === 0) return `${sign}0.0`
  const [mantissa = '', exponent = ''] = size.toExponential().split('e')
  if (size >= 1e-3 && size < 1e7) {
    const plain = String(size)
    return sign + (plain.includes('.') ? plain : `${plain}.0`)
  }
  if (mantissa.includes('.')) return `${sign}${mantissa}E${Number(exponent)}`
  // Java prints at least two digits, the nearest that give the same double: 4.9E-324 for 5e-324.
  const [two = '', twoExponent = ''] = size.toExponential(1).split('e')
  return Number(`${two}e${twoExponent}`) === size
    ? `${sign}${two}E${Number(twoExponent)}`
    : `${sign}${mantissa}.0E${Number(exponent)}`
}

/** A time as Java's `Date.toString` prints it in UTC. */
export function javaDate(time: Date): string {
  const [weekday = '', day, month, year, clock] = time.toUTCString().split(' ')
  return `${weekday.replace(',', '')} ${month} ${day} ${clock} UTC ${year}`
}
