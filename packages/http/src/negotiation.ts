const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/**
 * A few dozen distinct headers cover all browsers; the limit bounds memory if a client invents
 * headers.
 */
const maxCached = 100
const encodingByHeader = new Map<string, Encoding>()

/**
 * The best supported encoding that an Accept-Encoding header allows. Source: RFC 9110, section
 * 12.5.3.
 */
export function encodingFor(acceptEncoding = ''): Encoding {
  const known = encodingByHeader.get(acceptEncoding)
  if (known) return known
  const allowed = new Map<string, number>()
  for (const part of acceptEncoding.split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean)
    allowed.set(name.trim().toLowerCase(), q === undefined ? 1 : Number(q))
  }
  const any = allowed.get('*') ?? 0
  const best =
    encodings.find((name) => (allowed.get(name) ?? (name === 'identity' ? 1 : any)) > 0) ?? 'identity'
  if (encodingByHeader.size < maxCached) encodingByHeader.set(acceptEncoding, best)
  return best
}

/** Whether an If-None-Match header names this ETag. Source: RFC 9110, section 13.1.2. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag) return true
  return ifNoneMatch.split(',').some((tag) => {
    const trimmed = tag.trim()
    return trimmed === '*' || trimmed === etag || trimmed === `W/${etag}`
  })
}
