import MiniSearch from 'minisearch'

/** What the search of one language knows of an article. */
export type IndexedArticle = { path: string; title: string; headings: string; text: string }

export type Answer = { path: string; title: string; excerpt: string; terms: readonly string[] }

/** Searches one language's articles by title, headings and text. */
export type Search = (query: string) => Answer[]

/** Lower case without accents, so that a Latvian or Polish word is found without its marks too. */
const fold = (term: string) =>
  term.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').normalize('NFC')

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu) ?? []

/**
 * What a word and its other forms have in common: its beginning. Nine languages inflect at the end, and no stemmer covers
 * all of them, so a query is cut instead and sought as a beginning.
 */
export function beginningOf(term: string): string {
  const cut = term.length >= 9 ? 3 : term.length >= 6 ? 2 : term.length >= 5 ? 1 : 0
  return term.slice(0, term.length - cut)
}

export function createSearch(articles: readonly IndexedArticle[]): Search {
  const vocabulary = new Set<string>()
  const index = new MiniSearch<IndexedArticle>({
    idField: 'path',
    fields: ['title', 'headings', 'text'],
    storeFields: ['title', 'text'],
    tokenize: wordsOf,
    processTerm: fold,
    searchOptions: { boost: { title: 6, headings: 3 } },
  })
  index.addAll(articles)
  for (const { title, headings, text } of articles)
    for (const word of wordsOf(`${title} ${headings} ${text}`)) vocabulary.add(fold(word))

  /** Our words that begin as this one does, or, in a compound, have that beginning further on. */
  const kin = (beginning: string) =>
    [...vocabulary].filter((term) =>
      beginning.length > 4 ? term.includes(beginning) : term.startsWith(beginning),
    )
  /** The articles that hold a word in any form, the exact one before all others. */
  const holding = (word: string, last: boolean) => {
    for (let beginning = beginningOf(word); ; beginning = beginning.slice(0, -1)) {
      const hits = index.search({
        combineWith: 'OR',
        queries: [
          { queries: [word], boostDocument: () => 3 },
          { queries: [word], fuzzy: word.length > 3 ? 0.25 : false },
          // A short word that is no longer being typed means itself.
          { queries: word.length > 2 || last ? kin(beginning) : [] },
        ],
      })
      // An unknown word may begin with one that we know: a compound, or a verb of ours.
      if (hits.length > 0 || beginning.length <= 3) return hits
    }
  }

  return (query) => {
    const words = wordsOf(query).slice(0, 12).map(fold)
    const found = new Map<string, Answer & { score: number; words: number }>()
    for (const [place, word] of words.entries()) {
      const hits = holding(word, place === words.length - 1)
      // The rarer a word, the more it tells; how many of its forms an article holds tells little.
      const weight = Math.log(1 + articles.length / hits.length)
      for (const hit of hits) {
        const known = found.get(hit.id)
        found.set(hit.id, {
          path: hit.id,
          title: hit.title,
          excerpt: hit.text,
          terms: [...(known?.terms ?? []), ...hit.terms],
          score: (known?.score ?? 0) + weight * (hit.score / (hits[0]?.score ?? 1)),
          words: (known?.words ?? 0) + 1,
        })
      }
    }
    return [...found.values()]
      .sort((a, b) => b.score * b.words - a.score * a.words)
      .map(({ path, title, excerpt, terms }) => ({ path, title, excerpt: excerptOf(excerpt, terms), terms }))
  }
}

const excerptLength = 110

/** The text around the first match, cut at words. */
function excerptOf(text: string, terms: readonly string[]): string {
  const folded = fold(text)
  // Folding keeps the length for our languages' letters, which have composed forms; a shift of a letter would only move the cut.
  const first = Math.min(...terms.map((term) => folded.indexOf(term)).filter((at) => at >= 0), folded.length)
  const start = first === folded.length ? 0 : Math.max(0, text.lastIndexOf(' ', Math.max(0, first - 30)) + 1)
  const end = text.indexOf(' ', start + excerptLength)
  return `${start > 0 ? '…' : ''}${text.slice(start, end < 0 ? undefined : end)}${end < 0 ? '' : '…'}`
}

/** Cuts a text into its parts, every second of which matches one of the terms. */
export function marked(text: string, terms: readonly string[]): string[] {
  const wanted = new Set(terms)
  const parts: string[] = ['']
  for (const piece of text.split(/([\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*)/u)) {
    if (wanted.has(fold(piece))) parts.push(piece, '')
    else parts[parts.length - 1] += piece
  }
  return parts
}
