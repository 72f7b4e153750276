import MiniSearch from 'minisearch'
import type { IndexedArticle } from './search-index.ts'

export type Answer = { path: string; title: string; excerpt: string; terms: readonly string[] }

/** Searches one language's articles by title, headings and text. */
export type Search = (query: string) => Answer[]

/** Lower case without accents, so that a Latvian or Polish word is found without its marks too. */
const fold = (term: string) =>
  term.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').normalize('NFC')

/**
 * What a word and its other forms have in common: its beginning. Nine languages inflect at the end, and no stemmer covers
 * all of them, so a query is cut instead and sought as a beginning.
 */
export function beginningOf(term: string): string {
  const cut = term.length >= 9 ? 3 : term.length >= 6 ? 2 : term.length >= 5 ? 1 : 0
  return term.slice(0, term.length - cut)
}

export function createSearch(articles: readonly IndexedArticle[]): Search {
  const index = new MiniSearch<IndexedArticle>({
    idField: 'path',
    fields: ['title', 'headings', 'text'],
    storeFields: ['title', 'text'],
    tokenize: (text) => text.match(/[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu) ?? [],
    processTerm: fold,
    searchOptions: { boost: { title: 6, headings: 3 } },
  })
  index.addAll(articles)
  return (query) => {
    const words = (query.match(/[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu) ?? []).slice(0, 12)
    if (words.length === 0) return []
    const tree = (combineWith: 'AND' | 'OR') => ({
      combineWith,
      queries: words.map((word) => ({
        combineWith: 'OR' as const,
        queries: [
          { queries: [word], boostDocument: () => 3 },
          { queries: [word], prefix: true, fuzzy: word.length > 3 ? 0.25 : false },
          { queries: [beginningOf(word)], prefix: true },
        ],
      })),
    })
    const all = index.search(tree('AND'))
    const found = all.length > 0 ? all : index.search(tree('OR'))
    return found.slice(0, 8).map((hit) => ({
      path: String(hit.id),
      title: String(hit.title),
      excerpt: excerptOf(String(hit.text), hit.terms),
      terms: hit.terms,
    }))
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
