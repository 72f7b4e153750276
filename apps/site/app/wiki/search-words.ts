/** How the wiki's search compares words of nine languages, none of which it knows. */

/** Lower case without accents, so that a Latvian or Polish word is found without its marks too. */
export const fold = (term: string) =>
  term
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łґ’ʼ']/g, (letter) => ({ ł: 'l', ґ: 'г' })[letter] ?? '')
    .normalize('NFC')

/** A word with what joins it: `1.21`, `view-distance`, об’єднати; `java.lang` is two words. */
export const word = /\d+(?:\.\d+)+|[\p{L}\p{N}]+(?:[’ʼ'-][\p{L}\p{N}]+)*/u

const eachWord = new RegExp(word, 'gu')
export const wordsOf = (text: string): readonly string[] => fold(text).match(eachWord) ?? []

const commonLength = (a: string, b: string) => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

/**
 * How surely a known term is the asked word, from 0 to 1: the word itself, another form of it (all nine languages inflect
 * mostly at the end), its beginning while it is being typed, or a compound with it.
 */
export function similarity(asked: string, term: string, typing: boolean): number {
  if (asked === term) return 1
  const common = commonLength(asked, term)
  const [left, right] = [asked.length - common, term.length - common]
  // A stem of three letters keeps two for its ending, a long one five.
  const ending = common < 3 ? 0 : common === 3 ? (left + right < 3 ? 1 : 0) : Math.min(5, common - 1)
  if (Math.max(left, right) <= Math.max(ending, common === 3 && left * right === 0 ? 2 : 0))
    return 0.95 - 0.04 * (left + right)
  if (left === 0 && typing && asked.length > 1) return 0.7
  const stem = asked.slice(0, asked.length > 7 ? -2 : asked.length > 5 ? -1 : undefined)
  if (stem.length > 4 && term.includes(stem)) return 0.5
  // A compound that begins or ends with one of ours.
  if (term.length > 4 && (right === 0 || asked.endsWith(term))) return 0.45
  return 0
}

/** The same for a word that nothing is kin to: how near a term is by slips of the finger, two in a long word. */
export function prefixSimilarity(asked: string, term: string): number {
  const allowed = asked.length > 7 ? 2 : asked.length > 3 ? 1 : 0
  if (allowed === 0 || /\d/.test(asked)) return 0
  // Whoever slips writes one of the first two letters right.
  if (![0, 1].some((at) => asked[at] === term[at] || asked[at] === term[1 - at])) return 0
  const slips = slipsBetween(asked, term, allowed)
  if (slips <= allowed) return 0.95 - 0.15 * slips
  // The slip is in the stem, and the ending is another.
  const stem = Math.min(asked.length, term.length) - 2
  if (stem < 5 || Math.abs(asked.length - term.length) > 3) return 0
  return slipsBetween(asked.slice(0, stem), term.slice(0, stem), 1) <= 1 ? 0.5 : 0
}

/** Letters that are missing, too many, other, or swapped; more than `most` is not counted on. */
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

/** The share of their pairs of letters that two words have in common, for what nobody can have meant exactly. */
export function resemblance(asked: string, term: string): number {
  const pairs = (text: string) => new Set(Array.from(text.slice(1), (letter, at) => text[at] + letter))
  const [own, other] = [pairs(asked), pairs(term)]
  if (own.size === 0 || other.size === 0) return 0
  return (2 * [...own].filter((pair) => other.has(pair)).length) / (own.size + other.size)
}

const keys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const layouts = ['ёйцукенгшщзхъфывапролджэячсмитьбю', 'ʼйцукенгшщзхїфівапролджєячсмитьбю']

/** What the same keys write under the other layout: `kfuftn` is «лагает», «ыаез» is `sftp`. */
export function otherLayouts(typed: string): string[] {
  const cyrillic = /\p{Script=Cyrillic}/u.test(typed)
  return layouts.map((layout) => {
    const [from, to] = cyrillic ? [layout, keys] : [keys, layout]
    return [...typed.toLowerCase()].map((letter) => to[from.indexOf(letter)] ?? letter).join('')
  })
}
