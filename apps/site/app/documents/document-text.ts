import { lexer, type Token, type Tokens } from 'marked'

/** A clause: one paragraph and the lists that follow it. */
export type Clause = { number: string; blocks: Token[] }
export type DocumentSection = { number: string; title: string; clauses: Clause[] }

export type DocumentStructure = {
  /** What an edition changes: the list above the preamble. The first edition has none. */
  changes: Token[]
  preamble: Token[]
  sections: DocumentSection[]
}

/**
 * Parses a document into changes, preamble and numbered sections: each `##` is a section, each
 * paragraph below it a clause. Numbers are assigned only here, so a new clause needs no renumbering
 * in any language.
 */
export function structureOf(body: string): DocumentStructure {
  const changes: Token[] = []
  const preamble: Token[] = []
  const sections: DocumentSection[] = []
  for (const token of lexer(body)) {
    if (token.type === 'space') continue
    if (token.type === 'heading') {
      sections.push({
        number: String(sections.length + 1),
        title: (token as Tokens.Heading).text,
        clauses: [],
      })
      continue
    }
    const section = sections.at(-1)
    if (!section && preamble.length === 0 && token.type === 'list') changes.push(token)
    else if (!section) preamble.push(token)
    else if (token.type === 'paragraph' || section.clauses.length === 0)
      section.clauses.push({ number: `${section.number}.${section.clauses.length + 1}`, blocks: [token] })
    else section.clauses.at(-1)?.blocks.push(token)
  }
  return { changes, preamble, sections }
}
