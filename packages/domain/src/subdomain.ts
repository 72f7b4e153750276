export type SubdomainRefusal = 'reserved' | 'not_allowed'

/** What records of owners' own domains lead to, below our zone: nobody's server is called so. */
export const isDomainTarget = (name: string): boolean => /^d-[a-z2-7]{20,}$/.test(name)

/** What nobody may be called, in Latin letters as people write it. `content/subdomains.ts` is the list in use. */
export type SubdomainMessages = {
  /** The service's own names: alone, or together with the others below. */
  brand: readonly string[]
  /** What machines and addresses of a service are called, with or without a number behind. */
  machines: readonly string[]
  /** Who or what would be believed to be the service's own. */
  roles: readonly string[]
  /** Refused wherever they stand. */
  anywhere: readonly string[]
  /** Refused where they stand alone, between hyphens or digits, or beside a companion: other words contain them. */
  alone: readonly string[]
  /** What players put before or behind a word. */
  companions: readonly string[]
  /** Words in which one of the others stands by chance. */
  innocent: readonly string[]
}

/** What may be typed for a letter, beside the letter itself. */
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

/** A word in whatever way it is typed: with look-alikes, and each letter as often as anybody likes. */
const anySpelling = (word: string) =>
  [...word].map((letter) => `[${letter}${typedFor[letter] ?? ''}]+`).join('')
const oneOf = (words: readonly string[]) => `(?:${words.join('|') || '(?!)'})`

/** Signs that are read as others. */
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
/** What a short name is read as: for names of our own, which must be met whole. */
const seen = (text: string) =>
  text.replaceAll('-', '').replace(/vv|rn|[0-9l]/g, (signs) => looks[signs] ?? signs)

type Found = { at: number; end: number }
function* finds(pattern: RegExp, text: string): Generator<Found> {
  // Overlapping ones too.
  for (let from = 0; ; ) {
    pattern.lastIndex = from
    const match = pattern.exec(text)
    if (!match) return
    yield { at: match.index, end: match.index + match[0].length }
    from = match.index + 1
  }
}

/**
 * Why nobody may have a subdomain, or undefined if it can be had as far as its wording goes. `alsoReserved` are the operator's own.
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
      // Across a hyphen it counts only where one of the parts is all of it: `f-u-c-k`, not `super-kelevra`.
      if (crossed.length === 0 || edges.has(at) || edges.has(end)) return true
    }
    return [whole, ...parts]
      .flatMap((part) => [part, part.replace(/^\d+|\d+$/g, '')])
      .some((text) => /[a-z]/.test(text) && !words.innocent.includes(text) && alone.test(text))
  }

  return (name, alsoReserved = []) => {
    if (isOffensive(name)) return 'not_allowed'
    // Punycode shows as other letters than it is written in.
    if (name.startsWith('xn--') || isDomainTarget(name)) return 'reserved'
    const look = seen(name)
    if (ours.has(look) || alsoReserved.some((other) => seen(other) === look)) return 'reserved'
    const bare = name.replaceAll('-', '')
    return machines.has(bare.replace(/\d+$/, '')) || branded.test(bare) ? 'reserved' : undefined
  }
}
