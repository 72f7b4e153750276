import { longestQuestion } from './longest-question.ts'
import { fold, kinship, likeness, otherLayouts, resemblance, word, wordsOf } from './search-words.ts'

/** What the search of one language knows of an article; `words` is what people call its subject, beside its title. */
export type IndexedArticle = { path: string; title: string; headings: string; words: string; text: string }

/** `stopWords`, between spaces, tell nothing in a question. */
export type SearchIndex = { stopWords: string; articles: readonly IndexedArticle[] }

export type Answer = { path: string; title: string; excerpt: string; terms: readonly string[] }

/** The best first; not `sure` are those that are only like the question. */
export type Found = { answers: Answer[]; sure: boolean }
export type Search = (query: string) => Found

/** How often an article holds a term: where its subject is named, and elsewhere. */
type Count = { named: number; told: number }

/** How well an article answers a word of the question, and with which of its own terms. */
type Match = { score: number; terms: string[] }

/** A word of the question, and our terms that it may mean. */
type Heard = { word: string; kin: ReadonlyMap<string, number> }

/** So much of a question is heard; the work grows with every word and letter. */
export const mostWords = 20
export const longestWord = 40

const nothing: ReadonlyMap<number, Match> = new Map()

export function createSearch({ stopWords, articles }: SearchIndex): Search {
  const vocabulary = new Map<string, Map<number, Count>>()
  for (const [at, { title, headings, words, text }] of articles.entries()) {
    const add = (field: string, place: keyof Count, weight: number) => {
      // `view-distance` is found by its parts too.
      for (const found of wordsOf(field))
        for (const term of new Set([found, ...found.split('-')])) {
          const counts = vocabulary.get(term) ?? new Map<number, Count>()
          const count = counts.get(at) ?? { named: 0, told: 0 }
          vocabulary.set(term, counts.set(at, count))
          count[place] += weight
        }
    }
    add(title, 'named', 1)
    add(words, 'named', 1)
    add(headings, 'told', 3)
    add(text, 'told', 1)
  }
  const stops = new Set(wordsOf(stopWords))
  const phrases = articles.map(({ words }) =>
    words.split(',').flatMap((phrase) => {
      const parts = wordsOf(phrase).filter((part) => !stops.has(part))
      return parts.length > 1 ? [parts] : []
    }),
  )

  /** Our terms that are this word, by how surely. */
  const kinOf = (asked: string, typing: boolean) => {
    const kin = new Map<string, number>()
    for (const term of vocabulary.keys()) {
      const sure = kinship(asked, term, typing)
      if (sure > 0) kin.set(term, sure)
    }
    // Where the word itself or a form of it is known, compounds and guesses would only blur it.
    const best = Math.max(0, ...kin.values())
    for (const [term, sure] of kin) if (sure < best * 0.7) kin.delete(term)
    return kin
  }
  /** Those that are most like a word, by a measure. */
  const likeOf = (asked: string, measure: typeof likeness, least = 0) => {
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
  const rarity = (holders: number) => Math.log(1 + (articles.length - holders + 0.5) / (holders + 0.5))

  function matchesOf(terms: ReadonlyMap<string, number>): ReadonlyMap<number, Match> {
    if (terms.size === 0) return nothing
    const naming = new Set<number>()
    const telling = new Set<number>()
    for (const [term] of terms)
      for (const [at, { named }] of vocabulary.get(term) ?? []) {
        telling.add(at)
        if (named > 0) naming.add(at)
      }
    const [name, tell] = [rarity(naming.size), rarity(telling.size)]
    const matches = new Map<number, Match>()
    for (const [term, sure] of terms)
      for (const [at, { named, told }] of vocabulary.get(term) ?? []) {
        const score = sure * sure * (name * name * (named / (named + 0.5)) + tell * (told / (told + 6)))
        const known = matches.get(at)
        matches.set(at, {
          score: Math.max(score, known?.score ?? 0),
          terms: [...(known?.terms ?? []), term],
        })
      }
    return matches
  }

  /** The words of a question; what was typed under another keyboard layout is read as it was meant. */
  function heardIn(query: string): Heard[] {
    // «4гб» is a number and its unit.
    const apart = query.replace(/(\d)(?=(?:gb|gt|гб)(?!\p{L}))/giu, '$1 ')
    const typed = apart.trim().slice(0, longestQuestion).split(/\s+/)
    let left = mostWords
    return typed.flatMap((chunk, place) => {
      const typing = place === typed.length - 1
      const read = (text: string) =>
        wordsOf(text)
          .slice(0, left)
          .map((whole) => whole.slice(0, longestWord))
          .map((word) => ({
            word,
            kin: stops.has(word) ? new Map<string, number>() : kinOf(word, typing),
          }))
      const known = (words: ReturnType<typeof read>) =>
        words.length > 0 &&
        words.every(({ word, kin }) => stops.has(word) || Math.max(0, ...kin.values()) > 0.6)
      const own = read(chunk)
      const meant = known(own) ? own : otherLayouts(chunk).map(read).find(known)
      const heard =
        meant ?? own.map(({ word, kin }) => ({ word, kin: kin.size > 0 ? kin : likeOf(word, likeness) }))
      left -= heard.length
      return heard
    })
  }

  function answersTo(words: readonly Heard[]): Answer[] {
    const matched = words.map(({ kin }) => matchesOf(kin))
    const weights = matched.map((matches) => Math.max(0, ...[...matches.values()].map(({ score }) => score)))
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    const found: { at: number; score: number; terms: string[] }[] = []
    for (const at of articles.keys()) {
      const own = matched.map((matches) => matches.get(at))
      const score = own.reduce((sum, match) => sum + (match?.score ?? 0), 0)
      if (score === 0) continue
      const covered = own.reduce((sum, match, place) => sum + (match ? (weights[place] ?? 0) : 0), 0)
      // Words that stand together among those of the article's subject mean just that.
      const together = (phrases[at] ?? []).filter((phrase) =>
        phrase.every((part) => words.some(({ kin }) => (kin.get(part) ?? 0) > 0.45)),
      )
      const longest = Math.max(1, ...together.map(({ length }) => length))
      found.push({
        at,
        score: score * (covered / whole) * (0.5 + longest / 2),
        terms: own.flatMap((match) => match?.terms ?? []),
      })
    }
    found.sort((a, b) => b.score - a.score)
    // What is far behind the best answer is no answer.
    const enough = (found[0]?.score ?? 0) / 6
    return found
      .filter(({ score }) => score >= enough)
      .map(({ at, terms }) => {
        const { path, title, text } = articles[at] as IndexedArticle // the index came from there
        return { path, title, excerpt: excerptOf(text, terms), terms }
      })
  }

  return (query) => {
    const words = heardIn(query)
    const telling = words.filter(({ word }) => !stops.has(word))
    // A question of stop words alone still asks something.
    const answers = answersTo(
      telling.length > 0 ? telling : words.map(({ word }) => ({ word, kin: kinOf(word, true) })),
    )
    if (answers.length > 0) return { answers, sure: true }
    const near = telling.map(({ word }) => ({ word, kin: likeOf(word, resemblance, 0.45) }))
    return { answers: answersTo(near).slice(0, 3), sure: false }
  }
}

const excerptLength = 110

/** The text around the first match, cut at words. */
function excerptOf(text: string, terms: readonly string[]): string {
  const wanted = new Set(terms)
  let first = 0
  for (const match of text.matchAll(new RegExp(word, 'gu')))
    if (wanted.has(fold(match[0]))) {
      first = match.index
      break
    }
  const start = first === 0 ? 0 : Math.max(0, text.lastIndexOf(' ', Math.max(0, first - 30)) + 1)
  const end = text.indexOf(' ', start + excerptLength)
  return `${start > 0 ? '…' : ''}${text.slice(start, end < 0 ? undefined : end)}${end < 0 ? '' : '…'}`
}

/** Cuts a text into its parts, every second of which matches one of the terms. */
export function marked(text: string, terms: readonly string[]): string[] {
  const wanted = new Set(terms)
  const parts: string[] = ['']
  for (const piece of text.split(new RegExp(`(${word.source})`, 'u'))) {
    if (wanted.has(fold(piece))) parts.push(piece, '')
    else parts[parts.length - 1] += piece
  }
  return parts
}
