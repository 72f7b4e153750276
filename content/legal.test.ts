import { readFileSync } from 'node:fs'
import { type Locale, locales } from '@zubr/i18n/locales'
import { lexer, type Tokens, walkTokens } from 'marked'
import { describe, expect, test } from 'vitest'
import { legalEditions } from './legal/editions.ts'
import { legalDocuments, terms, wordTerms } from './legal/terms.ts'

/** The newest edition of a document. */
function bodyOf(document: (typeof legalDocuments)[number], locale: Locale): string {
  const { inForce } = legalEditions[document].at(-1) ?? { inForce: '' }
  const file = new URL(`legal/${document}/${inForce}/${locale}.md`, import.meta.url)
  return readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, '')
}

/** The text of every `term:` link of a document. */
function markedTerms(body: string): { term: string; words: string }[] {
  const found: { term: string; words: string }[] = []
  void walkTokens(lexer(body), (token) => {
    const { type, href, text } = token as Tokens.Link
    if (type === 'link' && href.startsWith('term:'))
      found.push({ term: href.slice('term:'.length), words: text })
  })
  return found
}

/** The structure of a text: paragraphs per section, lists with their items, and tables. */
const structureOf = (body: string) =>
  lexer(body).flatMap((token) => {
    if (token.type === 'space') return []
    return token.type === 'list' ? `list of ${(token as Tokens.List).items.length}` : token.type
  })

describe.each(legalDocuments)('%s', (document) => {
  const russian = bodyOf(document, 'ru')

  describe.each(locales)('in %s', (locale) => {
    const body = bodyOf(document, locale)
    const found = markedTerms(body)

    test('figures: it states every figure of the list of terms, and no other instead', () => {
      const digits = found.filter(({ term }) => term in terms)
      const wrong = digits.filter(({ term, words }) => {
        const numbers = words.match(/\d+/g) ?? []
        return numbers.length !== 1 || Number(numbers[0]) !== terms[term as keyof typeof terms]
      })
      expect(wrong).toEqual([])
      expect([...new Set(digits.map(({ term }) => term))].sort()).toEqual(Object.keys(terms).sort())
    })

    test('terms: it marks every term without a figure', () => {
      const messages = found.filter(({ term }) => !(term in terms))
      expect([...new Set(messages.map(({ term }) => term))].sort()).toEqual([...wordTerms].sort())
      expect(messages.filter((term) => term.words.trim() === '')).toEqual([])
    })

    test('clauses: it has those of the Russian text, each with its lists', () => {
      expect(structureOf(body)).toEqual(structureOf(russian))
    })

    test('contacts: it mentions no contact form, which the site does not have', () => {
      expect(body.match(/\[[^\]]*(?:form|форм|veidlap|vorm|lomak)[^\]]*\]\(\/help\/contact\)/i)).toBeNull()
    })

    test('terms: it marks each term as often as the Russian text', () => {
      const count = (text: string) =>
        markedTerms(text)
          .map(({ term }) => term)
          .sort()
      expect(count(body)).toEqual(count(russian))
    })
  })
})

test.each(locales)('offer: in %s the user agreement is a part of it and accepted with it', (locale) => {
  const acceptance = bodyOf('user-agreement', locale).split(/^## /m)[1] ?? ''
  expect(acceptance).toContain('(/legacy/oferta)')
  // Registration accepts the offer, before any top-up.
  const concluded = bodyOf('oferta', locale).split(/^## /m)[3] ?? ''
  expect(concluded).not.toMatch(/баланс|balance|sald|konta atlikum|bilanc|balans|guthaben/i)
})
