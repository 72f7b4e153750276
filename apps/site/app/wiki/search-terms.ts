import { prefixSimilarity, resemblance, similarity, wordsOf } from './search-words.ts'

/**
 * An article in the search index. `words`: names of its subject, as phrases separated by commas.
 */
export type IndexedArticle = { path: string; title: string; headings: string; words: string; text: string }

/** Terms of the index with their similarity to a word, from 0 to 1. */
export type SimilarTerms = ReadonlyMap<string, number>

/** A word of the question and the matching terms of the index. */
export type QueryWord = { word: string; terms: SimilarTerms }

/** How well an article matches a word of the question, and with which terms. */
export type Match = { score: number; strength: number; terms: string[] }

/** Occurrences of a term in an article: among the words of its subject, and elsewhere. */
type Count = { named: number; elsewhere: number }

/** With fewer subjects no word is common. */
const minCommonHolders = 4

const noMatches: ReadonlyMap<number, Match> = new Map()

/** The terms of all subjects: the articles, and the subjects without an article after them. */
export class SearchTerms {
  /** For each subject: its phrases of two or more significant words. */
  readonly phrases: string[][][] = []
  /** For each subject: its single words. */
  readonly singles: Set<string>[] = []
  /** Each subject's words in order, separated by spaces, for quotations. */
  readonly lines: string[] = []
  readonly #stops: ReadonlySet<string>
  readonly #vocabulary = new Map<string, Map<number, Count>>()

  constructor(stopWords: string) {
    this.#stops = new Set(wordsOf(stopWords))
  }

  isStopWord(term: string): boolean {
    return this.#stops.has(term)
  }

  addSubject({ title, headings, words, text }: Omit<IndexedArticle, 'path'>): void {
    const at = this.lines.length
    const named = words.split(',').map(wordsOf)
    const significant = named.map((phrase) => phrase.filter((term) => !this.#stops.has(term)))
    const textWords = wordsOf(text)
    this.#count(at, wordsOf(title), 'named', 1)
    // A word of a long phrase is less significant than a single word.
    for (const [place, phrase] of named.entries())
      this.#count(at, phrase, 'named', 1 / Math.max(1, significant[place]?.length ?? 0))
    this.#count(at, wordsOf(headings), 'elsewhere', 3)
    this.#count(at, textWords, 'elsewhere', 1)
    this.phrases.push(significant.filter(({ length }) => length > 1))
    this.singles.push(new Set(significant.filter(({ length }) => length === 1).flat()))
    this.lines.push(` ${[...named.flat(), ...textWords].join(' ')} `)
  }

  #count(at: number, words: readonly string[], place: keyof Count, weight: number): void {
    // The parts of `view-distance` are indexed too.
    for (const whole of words)
      for (const term of new Set([whole, ...whole.split('-')])) {
        const counts = this.#vocabulary.get(term) ?? new Map<number, Count>()
        const count = counts.get(at) ?? { named: 0, elsewhere: 0 }
        this.#vocabulary.set(term, counts.set(at, count))
        count[place] += weight
      }
  }

  /** Terms that match this word; `typing`: the visitor may not have finished it. */
  matchingTerms(queryWord: string, typing: boolean): SimilarTerms {
    const matching = new Map<string, number>()
    for (const term of this.#vocabulary.keys()) {
      const value = similarity(queryWord, term, typing)
      if (value > 0) matching.set(term, value)
    }
    // If the word itself or a form of it is known, weaker matches are dropped.
    const best = Math.max(0, ...matching.values())
    for (const [term, value] of matching) if (value < best * 0.7) matching.delete(term)
    return matching
  }

  /** The terms most similar to a misspelled word. */
  misspelledTerms(queryWord: string): SimilarTerms {
    return this.#mostSimilar(queryWord, prefixSimilarity, 0)
  }

  /** The terms that look most like a word without a match. */
  resemblingTerms(queryWord: string): SimilarTerms {
    return this.#mostSimilar(queryWord, resemblance, 0.45)
  }

  #mostSimilar(queryWord: string, measure: typeof resemblance, minSimilarity: number): SimilarTerms {
    const similar = new Map<string, number>()
    let best = minSimilarity
    for (const term of this.#vocabulary.keys()) {
      const value = measure(queryWord, term)
      if (value === 0 || value < best) continue
      if (value > best) similar.clear()
      best = value
      similar.set(term, value)
    }
    return similar
  }

  /** The rarer a word, the more it tells. */
  #rarity(holders: number): number {
    return Math.log(1 + (this.lines.length - holders + 0.5) / (holders + 0.5))
  }

  get maxRarity(): number {
    return this.#rarity(1)
  }

  /** A word of more than a quarter of the subjects, such as “server”, finds no nearest article. */
  get minNearWeight(): number {
    return this.#rarity(Math.max(minCommonHolders, this.lines.length / 4))
  }

  /** How many subjects these terms name, and how many contain them. */
  #countHolders(terms: SimilarTerms): { naming: number; containing: number } {
    const naming = new Set<number>()
    const containing = new Set<number>()
    for (const [term] of terms)
      for (const [at, { named }] of this.#vocabulary.get(term) ?? []) {
        containing.add(at)
        if (named > 0) naming.add(at)
      }
    return { naming: naming.size, containing: containing.size }
  }

  /** Weight of each word when the search judges how much of a question an article covers. */
  weightOf({ terms }: QueryWord): number {
    if (terms.size === 0) return this.maxRarity
    const { naming, containing } = this.#countHolders(terms)
    // A word that names no subject and only occurs in sentences has little weight.
    return naming > 0 ? this.#rarity(naming) : this.#rarity(containing) / 2
  }

  /** The subjects that match any of these terms, by their index. */
  matchesOf(terms: SimilarTerms): ReadonlyMap<number, Match> {
    if (terms.size === 0) return noMatches
    const holders = this.#countHolders(terms)
    const [nameWeight, elsewhereWeight] = [this.#rarity(holders.naming), this.#rarity(holders.containing)]
    const matches = new Map<number, Match>()
    for (const [term, value] of terms)
      for (const [at, { named, elsewhere }] of this.#vocabulary.get(term) ?? []) {
        const score =
          value *
          value *
          (nameWeight * nameWeight * (named / (named + 0.5)) +
            elsewhereWeight * (elsewhere / (elsewhere + 6)))
        const strength =
          value * value * (named > 0 ? 0.7 + 0.3 * Math.min(1, named) : 0.7 * (elsewhere / (elsewhere + 2)))
        const known = matches.get(at)
        matches.set(at, {
          score: Math.max(score, known?.score ?? 0),
          strength: Math.max(strength, known?.strength ?? 0),
          terms: [...(known?.terms ?? []), term],
        })
      }
    return matches
  }
}
