import { fold, word } from './search-words.ts'

const excerptLength = 110

/** The text around the first match, cut at word boundaries. */
export function excerptOf(text: string, terms: readonly string[]): string {
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

/** Splits a text so that every second part matches one of the terms. */
export function marked(text: string, terms: readonly string[]): string[] {
  const wanted = new Set(terms)
  const parts: string[] = ['']
  for (const piece of text.split(new RegExp(`(${word.source})`, 'u'))) {
    if (wanted.has(fold(piece))) parts.push(piece, '')
    else parts[parts.length - 1] += piece
  }
  return parts
}
