/** Word comparison of the wiki's search, without dictionaries, for nine languages. */

/** Lower case without accents, so that Latvian or Polish words are found without diacritics. */
export const fold = (term: string) =>
  term
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łґ’ʼ']/g, (letter) => ({ ł: 'l', ґ: 'г' })[letter] ?? '')
    .normalize('NFC')

/**
 * A word with its joining characters: `1.21`, `view-distance`, об’єднати; `java.lang` is two words.
 */
export const word = /\d+(?:\.\d+)+|[\p{L}\p{N}]+(?:[’ʼ'-][\p{L}\p{N}]+)*/u

const eachWord = new RegExp(word, 'gu')
export const wordsOf = (text: string): readonly string[] => fold(text).match(eachWord) ?? []

const commonLength = (a: string, b: string) => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

/**
 * Similarity of a query word and a term, from 0 to 1: equal, another form (all nine languages
 * inflect mostly at the end), a prefix while typing, or a compound.
 */
export function similarity(asked: string, term: string, typing: boolean): number {
  if (asked === term) return 1
  const common = commonLength(asked, term)
  const [left, right] = [asked.length - common, term.length - common]
  // A stem of three letters allows an ending of two, a long one five.
  const ending = common < 3 ? 0 : common === 3 ? (left + right < 3 ? 1 : 0) : Math.min(5, common - 1)
  if (Math.max(left, right) <= Math.max(ending, common === 3 && left * right === 0 ? 2 : 0))
    return 0.95 - 0.04 * (left + right)
  if (left === 0 && typing && asked.length > 1) return 0.7
  const stem = asked.slice(0, asked.length > 7 ? -2 : asked.length > 5 ? -1 : undefined)
  if (stem.length > 4 && term.includes(stem)) return 0.5
  // A compound that begins or ends with the term.
  if (term.length > 4 && (right === 0 || asked.endsWith(term))) return 0.45
  return 0
}

/**
 * Similarity by typing errors, for a word without similar terms; two errors are allowed in a long
 * word.
 */
export function prefixSimilarity(asked: string, term: string): number {
  const allowed = asked.length > 7 ? 2 : asked.length > 3 ? 1 : 0
  if (allowed === 0 || /\d/.test(asked)) return 0
  // A typing error rarely affects both of the first two letters.
  if (![0, 1].some((at) => asked[at] === term[at] || asked[at] === term[1 - at])) return 0
  const slips = slipsBetween(asked, term, allowed)
  if (slips <= allowed) return 0.95 - 0.15 * slips
  // The error is in the stem and the ending differs.
  const stem = Math.min(asked.length, term.length) - 2
  if (stem < 5 || Math.abs(asked.length - term.length) > 3) return 0
  return slipsBetween(asked.slice(0, stem), term.slice(0, stem), 1) <= 1 ? 0.5 : 0
}

/** Edit distance with transpositions; larger distances than `most` are not computed. */
function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1)
      next.push(least)
    }
    if (Math.min(...next) > most) return most + 1
    before = last
    last = next
  }
  return last[b.length] ?? most + 1
}

/** Share of common letter pairs of two words, for words without any close term. */
export function resemblance(asked: string, term: string): number {
  const pairs = (text: string) => new Set(Array.from(text.slice(1), (letter, at) => text[at] + letter))
  const [own, other] = [pairs(asked), pairs(term)]
  if (own.size === 0 || other.size === 0) return 0
  return (2 * [...own].filter((pair) => other.has(pair)).length) / (own.size + other.size)
}

const keys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const layouts = ['ёйцукенгшщзхъфывапролджэячсмитьбю', 'ʼйцукенгшщзхїфівапролджєячсмитьбю']

/** The text of the same keys in other layouts: `kfuftn` is «лагает», «ыаез» is `sftp`. */
export function otherLayouts(typed: string): string[] {
  const cyrillic = /\p{Script=Cyrillic}/u.test(typed)
  return layouts.map((layout) => {
    const [from, to] = cyrillic ? [layout, keys] : [keys, layout]
    return [...typed.toLowerCase()].map((letter) => to[from.indexOf(letter)] ?? letter).join('')
  })
}
