import { reservedNames, wordsAlone, wordsAnywhere } from './subdomain-words.ts'

export type SubdomainRefusal = 'reserved' | 'not_allowed'

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  j: 'i',
  y: 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'b',
  '7': 't',
  '8': 'b',
  '9': 'g',
  v: 'u',
  w: 'u',
  '2': 'z',
  q: 'k',
  c: 'k',
}

/**
 * What a name looks like: letters and digits that are read as each other become one, and so do repeated letters. Names are
 * compared with words only after both went through it.
 */
export function folded(text: string): string {
  const letters = [...text.replaceAll('vv', 'w').replaceAll('x', 'h')]
  return letters
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
    .replace(/(.)\1+/g, '$1')
}

const anywhere = wordsAnywhere.map((word) => folded(word.replaceAll('-', '')))
const alone = new Set(wordsAlone.map(folded))
/** Wider than `folded`: `rn` is read as `m`, which would find words where there are none. */
const seen = (text: string) => folded(text.replaceAll('-', '').replaceAll('rn', 'm'))
const reserved = new Set(reservedNames.map(seen))

/**
 * Why nobody may have this subdomain, or undefined if it can be had as far as its wording goes. `alsoReserved` are the
 * operator's own.
 */
export function subdomainRefusal(
  name: string,
  alsoReserved: readonly string[] = [],
): SubdomainRefusal | undefined {
  const whole = folded(name.replaceAll('-', ''))
  const parts = name.split('-').map(folded)
  if (anywhere.some((word) => whole.includes(word))) return 'not_allowed'
  if (alone.has(whole) || parts.some((part) => alone.has(part))) return 'not_allowed'
  // Punycode shows as other letters than it is written in.
  if (name.startsWith('xn--')) return 'reserved'
  const look = seen(name)
  return reserved.has(look) || alsoReserved.some((other) => seen(other) === look) ? 'reserved' : undefined
}
