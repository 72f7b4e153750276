/** Untrusted text made safe to show: no control characters, and limited in length. */
export function text(said: unknown, most = 200): string {
  if (typeof said === 'number' || typeof said === 'boolean') return String(said)
  if (typeof said !== 'string') return ''
  const plain = said
    .slice(0, most * 4)
    .toWellFormed()
    // The game's color codes.
    .replace(/§./gu, '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return plain.slice(0, most).toWellFormed()
}

export const field = (said: unknown, key: string): unknown =>
  typeof said === 'object' && said !== null && !Array.isArray(said) && Object.hasOwn(said, key)
    ? (said as Record<string, unknown>)[key]
    : undefined

export const list = (said: unknown): unknown[] =>
  Array.isArray(said) ? said : said === undefined || said === null ? [] : [said]

export const keysOf = (said: unknown): string[] =>
  typeof said === 'object' && said !== null && !Array.isArray(said) ? Object.keys(said) : []

/** At most `most` names, without duplicates and empty ones. */
export const names = (said: readonly unknown[], most = 200): string[] =>
  [...new Set(said.map((one) => text(one)).filter((one) => one !== ''))].slice(0, most)

/** An address that a browser may open. Null for anything else. */
export function website(...said: readonly unknown[]): string | null {
  for (const one of said) {
    if (typeof one !== 'string' || one.length > 500) continue
    const url = URL.parse(one.includes('://') ? one : `https://${one}`)
    if (url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && url.href.length <= 500)
      return url.href
  }
  return null
}

/** A text component of the game: a string, or a tree of them. */
export const component = (said: unknown): string => text(partsOf(said, 0), 2_000)

function partsOf(said: unknown, depth: number): string {
  if (depth > 8) return ''
  if (typeof said === 'string') return said.slice(0, 2_000)
  if (Array.isArray(said))
    return said
      .slice(0, 20)
      .map((one) => partsOf(one, depth + 1))
      .join('')
      .slice(0, 8_000)
  const own = field(said, 'text') ?? field(said, 'fallback') ?? field(said, 'translate')
  return `${typeof own === 'string' ? own : ''}${partsOf(field(said, 'extra') ?? '', depth + 1)}`.slice(
    0,
    8_000,
  )
}

/**
 * The minimum Java of a mod's requirement: `>=17`, `[17,)`, or one of several. Null if any version
 * fits, or the minimum is unclear.
 */
export function minJava(said: unknown): number | null {
  const all = list(said).map((one) => {
    const least = /^(?:>=|\[|\^|~|=)? ?(\d{1,2})(?![\d\]])/.exec(text(one))?.[1]
    return least === undefined ? null : Number(least)
  })
  return all.length === 0 || all.includes(null) ? null : Math.min(...all.filter((one) => one !== null))
}
