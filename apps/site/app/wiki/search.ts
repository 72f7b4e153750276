import { excerptOf, marked } from './excerpt.ts'
import { maxQuestionLength } from './max-question-length.ts'
import { type Candidate, confidenceOf } from './search-confidence.ts'
import { type IndexedArticle, type QueryWord, SearchTerms } from './search-terms.ts'
import { otherLayouts, wordsOf } from './search-words.ts'

export { type IndexedArticle, marked }

/**
 * `stopWords`, separated by spaces, have no subject. Each entry of `uncovered` lists the words of a
 * subject without an article.
 */
export type SearchIndex = {
  stopWords: string
  articles: readonly IndexedArticle[]
  uncovered: readonly string[]
}

export type Answer = { path: string; title: string; excerpt: string; terms: readonly string[] }

/** `nearest`: no article answers, the results are only similar. `incomplete`: only stop words. */
export type Outcome = 'answered' | 'nearest' | 'nothing' | 'incomplete'

/** The best answer is first. */
export type SearchResult = { answers: Answer[]; outcome: Outcome }
export type Search = (query: string) => SearchResult

type Ranked = Candidate & { at: number; terms: string[] }

/** The cost grows with every word and letter, so the rest of a question is ignored. */
export const maxQueryWords = 20
export const maxWordLength = 40

const maxNearest = 3
/** A doubt, which still lists the nearest articles, is better than a wrong answer. */
const minConfidence = 0.8
/** Penalty for missing words of the question, and bonus for a whole phrase of the subject. */
const coverageWeight = 0.6
const phraseBoost = 0.7
/** A sentence that repeats this many words of the question counts as a quotation. */
const minRunWords = 3

/** `judge` estimates the probability that the best article answers. */
export function createSearch(index: SearchIndex, judge = confidenceOf): Search {
  const search = new WikiSearch(index, judge)
  return (query) => search.find(query)
}

class WikiSearch {
  readonly #articles: readonly IndexedArticle[]
  readonly #terms: SearchTerms
  readonly #judge: typeof confidenceOf

  constructor({ stopWords, articles, uncovered }: SearchIndex, judge: typeof confidenceOf) {
    this.#articles = articles
    this.#judge = judge
    this.#terms = new SearchTerms(stopWords)
    for (const article of articles) this.#terms.addSubject(article)
    for (const words of uncovered) this.#terms.addSubject({ title: '', headings: '', words, text: '' })
  }

  find(query: string): SearchResult {
    const words = this.#queryWords(query)
    const significant = words.filter(({ word }) => !this.#terms.isStopWord(word))
    if (significant.length === 0)
      return { answers: [], outcome: words.length === 0 ? 'nothing' : 'incomplete' }
    const ranked = this.#rank(significant, this.#runsOf(words))
    const article = ranked.find(({ at }) => this.#isArticle(at))
    const weights = significant.map((word) => this.#terms.weightOf(word))
    const uncovered = ranked.find(({ at }) => !this.#isArticle(at))
    const confidence = article ? this.#judge({ weights, article, uncovered }) : 0
    if (confidence >= minConfidence) return { answers: this.#answersFrom(ranked), outcome: 'answered' }
    const { minNearWeight } = this.#terms
    const isNear = ({ strengths }: Ranked) =>
      strengths.some((strength, at) => strength > 0 && (weights[at] ?? 0) >= minNearWeight)
    const candidates = article ? ranked.filter(isNear) : this.#rankResembling(significant)
    const nearest = this.#answersFrom(candidates).slice(0, maxNearest)
    return { answers: nearest, outcome: nearest.length > 0 ? 'nearest' : 'nothing' }
  }

  /** Subjects without an article follow the articles. */
  #isArticle(at: number): boolean {
    return at < this.#articles.length
  }

  /** Words of a question; text typed in another keyboard layout is converted. */
  #queryWords(query: string): QueryWord[] {
    // «4гб» is a number and its unit.
    const apart = query.replace(/(\d)(?=(?:gb|gt|гб)(?!\p{L}))/giu, '$1 ')
    const chunks = apart.trim().slice(0, maxQuestionLength).split(/\s+/)
    let left = maxQueryWords
    return chunks.flatMap((chunk, place) => {
      const words = this.#wordsOfChunk(chunk, place === chunks.length - 1, left)
      left -= words.length
      return words
    })
  }

  #wordsOfChunk(chunk: string, typing: boolean, maxWords: number): QueryWord[] {
    const terms = this.#terms
    const read = (text: string): QueryWord[] =>
      wordsOf(text)
        .slice(0, maxWords)
        .map((whole) => whole.slice(0, maxWordLength))
        .map((word) => ({
          word,
          terms: terms.isStopWord(word) ? new Map<string, number>() : terms.matchingTerms(word, typing),
        }))
    const isKnown = (words: readonly QueryWord[]) =>
      words.length > 0 &&
      words.every(({ word, terms: found }) => terms.isStopWord(word) || Math.max(0, ...found.values()) > 0.6)
    const typed = read(chunk)
    const meant = isKnown(typed) ? typed : otherLayouts(chunk).map(read).find(isKnown)
    if (meant) return meant
    return typed.map((entry) =>
      entry.terms.size > 0 ? entry : { word: entry.word, terms: terms.misspelledTerms(entry.word) },
    )
  }

  /** For each subject, the weight of the longest run of the question's words that it contains. */
  #runsOf(words: readonly QueryWord[]): number[] {
    const weights = words.map((entry) =>
      this.#terms.isStopWord(entry.word) ? 0 : this.#terms.weightOf(entry),
    )
    return this.#terms.lines.map((line) => {
      let best = 0
      for (let from = 0; from + minRunWords <= words.length; from++) {
        let weight = 0
        let run = ' '
        for (let to = from; to < words.length; to++) {
          run += `${words[to]?.word} `
          if (!line.includes(run)) break
          weight += weights[to] ?? 0
          if (to - from + 1 >= minRunWords) best = Math.max(best, weight)
        }
      }
      return best
    })
  }

  #rankResembling(words: readonly QueryWord[]): Ranked[] {
    const resembling = words.map(({ word }) => ({ word, terms: this.#terms.resemblingTerms(word) }))
    return this.#rank(resembling, [])
  }

  /** Subjects with any match, the best first. */
  #rank(words: readonly QueryWord[], runs: readonly number[]): Ranked[] {
    const { phrases, singles, lines, maxRarity } = this.#terms
    const matched = words.map(({ terms }) => this.#terms.matchesOf(terms))
    const weights = matched.map((matches) => Math.max(0, ...[...matches.values()].map(({ score }) => score)))
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    const maxRun = Math.max(0, ...runs)
    const ranked: Ranked[] = []
    for (const at of lines.keys()) {
      // Adjacent words of a subject's phrase match as a phrase.
      const together = (phrases[at] ?? []).filter((phrase) =>
        phrase.every((part) => words.some(({ terms }) => (terms.get(part) ?? 0) > 0.45)),
      )
      // A single word of a phrase does not match a subject without an article.
      const meant = new Set([...(singles[at] ?? []), ...together.flat()])
      const own = matched.map((matches) => {
        const match = matches.get(at)
        return match && (this.#isArticle(at) || match.terms.some((term) => meant.has(term)))
          ? match
          : undefined
      })
      const score = own.reduce((sum, match) => sum + (match?.score ?? 0), 0)
      if (score === 0) continue
      const covered = own.reduce((sum, match, place) => sum + (match ? (weights[place] ?? 0) : 0), 0)
      const phrase = Math.max(1, ...together.map(({ length }) => length))
      const run = runs[at] ?? 0
      const quoted = maxRun > 0 ? 1 + (run / maxRun) * Math.min(1, run / (2 * maxRarity)) : 1
      ranked.push({
        at,
        score: score * (covered / whole) ** coverageWeight * (1 + phraseBoost * (phrase - 1)) * quoted,
        terms: own.flatMap((match) => match?.terms ?? []),
        strengths: own.map((match) => match?.strength ?? 0),
      })
    }
    return ranked.sort((a, b) => b.score - a.score)
  }

  #answersFrom(ranked: readonly Ranked[]): Answer[] {
    const found = ranked.filter(({ at }) => this.#isArticle(at))
    // Results far behind the best one are dropped.
    const enough = (found[0]?.score ?? 0) / 6
    return found
      .filter(({ score }) => score >= enough)
      .map(({ at, terms }) => {
        const { path, title, text } = this.#articles[at] as IndexedArticle // the index came from there
        return { path, title, excerpt: excerptOf(text, terms), terms }
      })
  }
}
