export type SubdomainRefusal = 'reserved' | 'not_allowed'

/** Target names of owners' domains in our zone, which no server may use. */
export const isDomainTarget = (name: string): boolean => /^d-[a-z2-7]{20,}$/.test(name)

/** Reserved and offensive words in Latin letters. `content/subdomains.ts` is the list in use. */
export type SubdomainMessages = {
  /** The service's own names: alone, or together with the others below. */
  brand: readonly string[]
  /** Names of machines and addresses of a service, with or without a number after them. */
  machines: readonly string[]
  /** Roles that would be mistaken for the service's own. */
  roles: readonly string[]
  /** Refused anywhere in a name. */
  anywhere: readonly string[]
  /**
   * Refused alone, between hyphens or digits, or beside a companion, because other words contain
   * them.
   */
  alone: readonly string[]
  /** What players add before or after a word. */
  companions: readonly string[]
  /** Words that contain one of the others by chance. */
  innocent: readonly string[]
}

/** Characters that may replace a letter. */
const typedFor: Record<string, string> = {
  a: '4',
  b: '86',
  c: 'k',
  e: '3',
  g: '96',
  h: 'x',
  i: '1yj',
  j: 'iy',
  k: 'cq',
  l: '1',
  o: '0',
  s: '5',
  t: '7',
  u: 'v',
  v: 'w',
  w: 'v',
  x: 'h',
  y: 'ij',
  z: '2',
}

/** A word in any spelling: with look-alikes, and each letter repeated. */
const anySpelling = (word: string) =>
  [...word].map((letter) => `[${letter}${typedFor[letter] ?? ''}]+`).join('')
const oneOf = (words: readonly string[]) => `(?:${words.join('|') || '(?!)'})`

/** Characters that look like others. */
const looks: Record<string, string> = {
  0: 'o',
  1: 'i',
  l: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'b',
  7: 't',
  8: 'b',
  9: 'g',
  vv: 'w',
  rn: 'm',
}
/** How a short name is read, for our own names, which must match as a whole. */
const seen = (text: string) =>
  text.replaceAll('-', '').replace(/vv|rn|[0-9l]/g, (signs) => looks[signs] ?? signs)

type Found = { at: number; end: number }
function* finds(pattern: RegExp, text: string): Generator<Found> {
  // Includes overlapping matches.
  for (let from = 0; ; ) {
    pattern.lastIndex = from
    const match = pattern.exec(text)
    if (!match) return
    yield { at: match.index, end: match.index + match[0].length }
    from = match.index + 1
  }
}

/**
 * Why a subdomain is refused for its wording, or undefined. `alsoReserved` are the operator's own
 * words.
 */
export function subdomainRules(
  words: SubdomainMessages,
): (name: string, alsoReserved?: readonly string[]) => SubdomainRefusal | undefined {
  const anywhere = new RegExp(oneOf(words.anywhere.map(anySpelling)), 'g')
  const beside = oneOf(words.companions)
  // Digits alone are a number, whatever they look like.
  const alone = new RegExp(`^${beside}*(?!\\d+${beside}*$)${oneOf(words.alone.map(anySpelling))}${beside}*$`)
  const innocent = new RegExp(oneOf(words.innocent), 'g')
  const ours = new Set([...words.brand, ...words.machines, ...words.roles].map(seen))
  const machines = new Set(words.machines)
  const others = oneOf([...words.machines, ...words.roles])
  const branded = new RegExp(`^${others}*${oneOf(words.brand)}(?:${others}|\\d)*$`)

  const isOffensive = (name: string): boolean => {
    const parts = name.split('-')
    const whole = parts.join('')
    const edges = new Set<number>([0])
    let length = 0
    for (const part of parts) {
      length += part.length
      edges.add(length)
    }
    const good = [...finds(innocent, whole)]
    const isGood = ({ at, end }: Found) => good.some((word) => word.at <= at && word.end >= end)
    for (const found of finds(anywhere, whole)) {
      if (isGood(found)) continue
      const { at, end } = found
      const crossed = [...edges].filter((edge) => edge > at && edge < end)
      // A match across a hyphen counts only if one part is completely in it: `f-u-c-k`, not
      // `super-kelevra`.
      if (crossed.length === 0 || edges.has(at) || edges.has(end)) return true
    }
    return [whole, ...parts]
      .flatMap((part) => [part, part.replace(/^\d+|\d+$/g, '')])
      .some((text) => /[a-z]/.test(text) && !words.innocent.includes(text) && alone.test(text))
  }

  return (name, alsoReserved = []) => {
    if (isOffensive(name)) return 'not_allowed'
    // Punycode is displayed with other letters.
    if (name.startsWith('xn--') || isDomainTarget(name)) return 'reserved'
    const look = seen(name)
    if (ours.has(look) || alsoReserved.some((other) => seen(other) === look)) return 'reserved'
    const bare = name.replaceAll('-', '')
    return machines.has(bare.replace(/\d+$/, '')) || branded.test(bare) ? 'reserved' : undefined
  }
}
