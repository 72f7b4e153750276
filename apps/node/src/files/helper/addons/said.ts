/** Untrusted text made safe to show: no control characters, and limited in length. */
export function text(value: unknown, maxLength = 200): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return ''
  const plain = value
    .slice(0, maxLength * 4)
    .toWellFormed()
    // The game's color codes.
    .replace(/§./gu, '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return plain.slice(0, maxLength).toWellFormed()
}

export const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined

export const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

export const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []

/** At most `most` names, without duplicates and empty ones. */
export const names = (value: readonly unknown[], maxLength = 200): string[] =>
  [...new Set(value.map((one) => text(one)).filter((one) => one !== ''))].slice(0, maxLength)

/** An address that a browser may open. Null for anything else. */
export function website(...values: readonly unknown[]): string | null {
  for (const one of values) {
    if (typeof one !== 'string' || one.length > 500) continue
    const url = URL.parse(one.includes('://') ? one : `https://${one}`)
    if (url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.href.length <= 500)
      return url.href
  }
  return null
}

/** A text component of the game: a string, or a tree of them. */
export const component = (value: unknown): string => text(partsOf(value, 0), 2_000)

function partsOf(value: unknown, depth: number): string {
  if (depth > 8) return ''
  if (typeof value === 'string') return value.slice(0, 2_000)
  if (Array.isArray(value))
    return value
      .slice(0, 20)
      .map((one) => partsOf(one, depth + 1))
      .join('')
      .slice(0, 8_000)
  const own = field(value, 'text') ?? field(value, 'fallback') ?? field(value, 'translate')
  return `${typeof own === 'string' ? own : ''}${partsOf(field(value, 'extra') ?? '', depth + 1)}`.slice(
    0,
    8_000,
  )
}

/**
 * The minimum Java of a mod's requirement: `>=17`, `[17,)`, or one of several. Null if any version
 * fits, or the minimum is unclear.
 */
export function minJava(value: unknown): number | null {
  const all = list(value).map((one) => {
    const least = /^(?:>=|\[|\^|~|=)? ?(\d{1,2})(?![\d\]])/.exec(text(one))?.[1]
    return least === undefined ? null : Number(least)
  })
  return all.length === 0 || all.includes(null) ? null : Math.min(...all.filter((one) => one !== null))
}
