import { excerptOf, marked } from './excerpt.ts'
import { maxQuestionLength } from './longest-question.ts'
import { type Candidate, confidenceOf } from './search-confidence.ts'
import { otherLayouts, prefixSimilarity, resemblance, similarity, wordsOf } from './search-words.ts'

export { marked }

/**
 * An article in the search index. `words`: names of its subject, as phrases separated by commas.
 */
export type IndexedArticle = { path: string; title: string; headings: string; words: string; text: string }

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

/** Occurrences of a term in an article: among the words of its subject, and elsewhere. */
type Count = { named: number; told: number }

/** How well an article matches a word of the question, and with which terms. */
type Match = { score: number; strength: number; terms: string[] }

/** A word of the question and the matching terms of the index. */
type QueryWord = { word: string; kin: ReadonlyMap<string, number> }

type Ranked = Candidate & { at: number; terms: string[] }

/** The cost grows with every word and letter, so the rest of a question is ignored. */
export const maxQueryWords = 20
export const maxWordLength = 40

const maxNearest = 3
/** A doubt, which still lists the nearest articles, is better than a wrong answer. */
const minConfidence = 0.8
/** With fewer subjects no word is common. */
const minCommonHolders = 4
/** Penalty for missing words of the question, and bonus for a whole phrase of the subject. */
const coverageWeight = 0.6
const phraseBoost = 0.7
/** A sentence that repeats this many words of the question counts as a quotation. */
const minRunWords = 3

const noMatches: ReadonlyMap<number, Match> = new Map()

/** `judge` estimates the probability that the best article answers. */
export function createSearch({ stopWords, articles, uncovered }: SearchIndex, judge = confidenceOf): Search {
  const subjects = [
    ...articles,
    ...uncovered.map((words) => ({ path: '', title: '', headings: '', words, text: '' })),
  ]
  const isArticle = (at: number) => at < articles.length
  const stops = new Set(wordsOf(stopWords))
  const isTelling = (term: string) => !stops.has(term)
  const vocabulary = new Map<string, Map<number, Count>>()
  /** For each subject: its phrases of two or more significant words, and its single words. */
  const phrases: string[][][] = []
  const singles: Set<string>[] = []
  /** Each subject's words in order, separated by spaces, for quotations. */
  const lines: string[] = []
  for (const [at, { title, headings, words, text }] of subjects.entries()) {
    const add = (found: readonly string[], place: keyof Count, weight: number) => {
      // The parts of `view-distance` are indexed too.
      for (const whole of found)
        for (const term of new Set([whole, ...whole.split('-')])) {
          const counts = vocabulary.get(term) ?? new Map<number, Count>()
          const count = counts.get(at) ?? { named: 0, told: 0 }
          vocabulary.set(term, counts.set(at, count))
          count[place] += weight
        }
    }
    const named = words.split(',').map(wordsOf)
    const telling = named.map((phrase) => phrase.filter(isTelling))
    const textWords = wordsOf(text)
    add(wordsOf(title), 'named', 1)
    // A word of a long phrase is less significant than a single word.
    for (const [place, phrase] of named.entries())
      add(phrase, 'named', 1 / Math.max(1, telling[place]?.length ?? 0))
    add(wordsOf(headings), 'told', 3)
    add(textWords, 'told', 1)
    phrases.push(telling.filter(({ length }) => length > 1))
    singles.push(new Set(telling.filter(({ length }) => length === 1).flat()))
    lines.push(` ${[...named.flat(), ...textWords].join(' ')} `)
  }

  /** Terms of the index that match this word, with their similarity. */
  const kinOf = (asked: string, typing: boolean) => {
    const kin = new Map<string, number>()
    for (const term of vocabulary.keys()) {
      const sure = similarity(asked, term, typing)
      if (sure > 0) kin.set(term, sure)
    }
    // If the word itself or a form of it is known, weaker matches are dropped.
    const best = Math.max(0, ...kin.values())
    for (const [term, sure] of kin) if (sure < best * 0.7) kin.delete(term)
    return kin
  }
  /** Terms most similar to a word by `measure`. */
  const likeOf = (asked: string, measure: typeof prefixSimilarity, least = 0) => {
    const like = new Map<string, number>()
    let best = least
    for (const term of vocabulary.keys()) {
      const sure = measure(asked, term)
      if (sure === 0 || sure < best) continue
      if (sure > best) like.clear()
      best = sure
      like.set(term, sure)
    }
    return like
  }

  /** The rarer a word, the more it tells. */
  const rarity = (holders: number) => Math.log(1 + (subjects.length - holders + 0.5) / (holders + 0.5))
  const rarest = rarity(1)
  /** A word of more than a quarter of the subjects, such as “server”, finds no nearest article. */
  const minNearWeight = rarity(Math.max(minCommonHolders, subjects.length / 4))

  const holdersOf = (terms: ReadonlyMap<string, number>) => {
    const naming = new Set<number>()
    const telling = new Set<number>()
    for (const [term] of terms)
      for (const [at, { named }] of vocabulary.get(term) ?? []) {
        telling.add(at)
        if (named > 0) naming.add(at)
      }
    return { naming: naming.size, telling: telling.size }
  }

  function matchesOf(terms: ReadonlyMap<string, number>): ReadonlyMap<number, Match> {
    if (terms.size === 0) return noMatches
    const holders = holdersOf(terms)
    const [name, tell] = [rarity(holders.naming), rarity(holders.telling)]
    const matches = new Map<number, Match>()
    for (const [term, sure] of terms)
      for (const [at, { named, told }] of vocabulary.get(term) ?? []) {
        const score = sure * sure * (name * name * (named / (named + 0.5)) + tell * (told / (told + 6)))
        const strength =
          sure * sure * (named > 0 ? 0.7 + 0.3 * Math.min(1, named) : 0.7 * (told / (told + 2)))
        const known = matches.get(at)
        matches.set(at, {
          score: Math.max(score, known?.score ?? 0),
          strength: Math.max(strength, known?.strength ?? 0),
          terms: [...(known?.terms ?? []), term],
        })
      }
    return matches
  }

  /** Words of a question; text typed in another keyboard layout is converted. */
  function queryWords(query: string): QueryWord[] {
    // «4гб» is a number and its unit.
    const apart = query.replace(/(\d)(?=(?:gb|gt|гб)(?!\p{L}))/giu, '$1 ')
    const typed = apart.trim().slice(0, maxQuestionLength).split(/\s+/)
    let left = maxQueryWords
    return typed.flatMap((chunk, place) => {
      const typing = place === typed.length - 1
      const read = (text: string) =>
        wordsOf(text)
          .slice(0, left)
          .map((whole) => whole.slice(0, maxWordLength))
          .map((word) => ({
            word,
            kin: stops.has(word) ? new Map<string, number>() : kinOf(word, typing),
          }))
      const known = (words: ReturnType<typeof read>) =>
        words.length > 0 &&
        words.every(({ word, kin }) => stops.has(word) || Math.max(0, ...kin.values()) > 0.6)
      const own = read(chunk)
      const meant = known(own) ? own : otherLayouts(chunk).map(read).find(known)
      const words =
        meant ??
        own.map(({ word, kin }) => ({ word, kin: kin.size > 0 ? kin : likeOf(word, prefixSimilarity) }))
      left -= words.length
      return words
    })
  }

  /** Weight of each word when the search judges how much of a question an article covers. */
  const weightOf = ({ kin }: QueryWord) => {
    if (kin.size === 0) return rarest
    const { naming, telling } = holdersOf(kin)
    // A word that names no subject and only occurs in sentences has little weight.
    return naming > 0 ? rarity(naming) : rarity(telling) / 2
  }

  /** For each article, the weight of the longest run of the question's words that it contains. */
  function runsOf(words: readonly QueryWord[]): number[] {
    const weights = words.map((entry) => (stops.has(entry.word) ? 0 : weightOf(entry)))
    return lines.map((line) => {
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

  function rank(words: readonly QueryWord[], runs: readonly number[]): Ranked[] {
    const matched = words.map(({ kin }) => matchesOf(kin))
    const weights = matched.map((matches) => Math.max(0, ...[...matches.values()].map(({ score }) => score)))
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    const maxRun = Math.max(0, ...runs)
    const ranked: Ranked[] = []
    for (const at of subjects.keys()) {
      // Adjacent words of a subject's phrase match as a phrase.
      const together = (phrases[at] ?? []).filter((phrase) =>
        phrase.every((part) => words.some(({ kin }) => (kin.get(part) ?? 0) > 0.45)),
      )
      // A single word of a phrase does not match a subject without an article.
      const meant = new Set([...(singles[at] ?? []), ...together.flat()])
      const own = matched.map((matches) => {
        const match = matches.get(at)
        return match && (isArticle(at) || match.terms.some((term) => meant.has(term))) ? match : undefined
      })
      const score = own.reduce((sum, match) => sum + (match?.score ?? 0), 0)
      if (score === 0) continue
      const covered = own.reduce((sum, match, place) => sum + (match ? (weights[place] ?? 0) : 0), 0)
      const phrase = Math.max(1, ...together.map(({ length }) => length))
      const run = runs[at] ?? 0
      const quoted = maxRun > 0 ? 1 + (run / maxRun) * Math.min(1, run / (2 * rarest)) : 1
      ranked.push({
        at,
        score: score * (covered / whole) ** coverageWeight * (1 + phraseBoost * (phrase - 1)) * quoted,
        terms: own.flatMap((match) => match?.terms ?? []),
        strengths: own.map((match) => match?.strength ?? 0),
      })
    }
    return ranked.sort((a, b) => b.score - a.score)
  }

  const answersFrom = (ranked: readonly Ranked[]): Answer[] => {
    const found = ranked.filter(({ at }) => isArticle(at))
    // Results far behind the best one are dropped.
    const enough = (found[0]?.score ?? 0) / 6
    return found
      .filter(({ score }) => score >= enough)
      .map(({ at, terms }) => {
        const { path, title, text } = articles[at] as IndexedArticle // the index came from there
        return { path, title, excerpt: excerptOf(text, terms), terms }
      })
  }

  return (query) => {
    const words = queryWords(query)
    const telling = words.filter(({ word }) => isTelling(word))
    if (telling.length === 0) return { answers: [], outcome: words.length === 0 ? 'nothing' : 'incomplete' }
    const ranked = rank(telling, runsOf(words))
    const article = ranked.find(({ at }) => isArticle(at))
    const weights = telling.map(weightOf)
    const confidence = article
      ? judge({
          weights,
          article,
          uncovered: ranked.find(({ at }) => !isArticle(at)),
        })
      : 0
    if (confidence >= minConfidence) return { answers: answersFrom(ranked), outcome: 'answered' }
    const isNear = ({ strengths }: Ranked) =>
      strengths.some((strength, at) => strength > 0 && (weights[at] ?? 0) >= minNearWeight)
    const near = telling.map(({ word }) => ({ word, kin: likeOf(word, resemblance, 0.45) }))
    const nearest = answersFrom(article ? ranked.filter(isNear) : rank(near, [])).slice(0, maxNearest)
    return { answers: nearest, outcome: nearest.length > 0 ? 'nearest' : 'nothing' }
  }
}
