/*
 * YAML flow maps: `{a: 1, b: {c: [x, y]}}`, on one or several lines. Values are read and set in
 * place, so that order, spaces and comments stay. Source: YAML 1.1, chapters 7.4 and 9.2; keys with
 * `?` and unclosed maps are not supported.
 */

type Entry = {
  key: string
  /** After the key and its colon; an entry with only a key has none. */
  from: number
  /** The value, which may be empty: then both are its position. */
  begin: number
  end: number
}
type FlowMap = { entries: Entry[]; closing: number }

/** The end of a flow collection, after its closing bracket. Undefined if it is not closed. */
export function flowEnd(text: string, begin: number): number | undefined {
  const open: string[] = []
  for (let at = begin; at < text.length; ) {
    const sign = text[at] ?? ''
    if (sign === '{' || sign === '[') open.push(sign === '{' ? '}' : ']')
    else if (sign === '}' || sign === ']') {
      if (open.pop() !== sign) return undefined
      if (open.length === 0) return at + 1
    }
    const next = /[{}[\],:\s]/.test(sign)
      ? at + 1
      : isRemark(text, at)
        ? lineEnd(text, at)
        : wordEnd(text, at)
    if (next === undefined) return undefined
    at = next
  }
  return undefined
}

/** The end of a quoted text, an anchor, a tag or a plain scalar: quotes count only at the start. */
function wordEnd(text: string, begin: number): number | undefined {
  const sign = text[begin] ?? ''
  if (sign === '"' || sign === "'") return quotedEnd(text, begin)
  if (sign === '&' || sign === '!') {
    const end = text.slice(begin).search(/[\s,{}[\]]/)
    return end < 0 ? undefined : begin + end
  }
  let at = begin
  while (at < text.length && !/[,{}[\]]/.test(text[at] ?? '') && !isRemark(text, at) && !isColon(text, at))
    at += 1
  return at
}

/** Whether a colon ends a plain key. */
const isColon = (text: string, at: number) => text[at] === ':' && /[\s,{}[\]]|^$/.test(text[at + 1] ?? '')

/**
 * The value of a path in a flow map, as YAML: undefined if missing, null if it is more than one
 * word.
 */
export function valueInFlow(text: string, begin: number, keys: readonly string[]): string | null | undefined {
  const [key, ...rest] = keys
  const entry = readMap(text, begin)?.entries.findLast((one) => one.key === key)
  if (!entry) return undefined
  if (rest.length > 0) return text[entry.begin] === '{' ? valueInFlow(text, entry.begin, rest) : undefined
  const value = text.slice(entry.begin, entry.end)
  return value === '' || /^[[{&*!|>]|\n/.test(value) ? null : value
}

/** The text with a value set in a flow map; undefined if the map cannot be parsed. */
export function withFlowValue(
  text: string,
  begin: number,
  keys: readonly string[],
  value: string,
): string | undefined {
  const map = readMap(text, begin)
  const [key = '', ...rest] = keys
  if (!map) return undefined
  const replaced = (from: number, to: number, by: string) => text.slice(0, from) + by + text.slice(to)
  // SnakeYAML uses the last of duplicate keys.
  const entry = map.entries.findLast((one) => one.key === key)
  const nested = rest.reduceRight((inner, own) => `{${own}: ${inner}}`, value)
  if (!entry) {
    const last = map.entries.at(-1)
    // The last entry may already have a trailing comma.
    const isOpen = last !== undefined && !/^\s*,/.test(text.slice(last.end))
    const at = last ? last.end + (isOpen ? 0 : text.slice(last.end).indexOf(',') + 1) : begin + 1
    return replaced(at, at, last ? `${isOpen ? ',' : ''} ${key}: ${nested}` : `${key}: ${nested}`)
  }
  if (rest.length > 0 && text[entry.begin] === '{') return withFlowValue(text, entry.begin, rest, value)
  if (rest.length > 0 && text[entry.begin] === '*') {
    // A merge key keeps the alias's content; it merges one level.
    const merged = `{<<: ${text.slice(entry.begin, entry.end)}, ${rest[0]}: ${value}}`
    return rest.length === 1 ? replaced(entry.begin, entry.end, merged) : undefined
  }
  const blank = entry.begin === entry.from ? (text[entry.from - 1] === ':' ? ' ' : ': ') : ''
  return replaced(entry.begin, entry.end, blank + nested)
}

function readMap(text: string, begin: number): FlowMap | undefined {
  const entries: Entry[] = []
  let at = skipped(text, begin + 1)
  while (text[at] !== '}') {
    const keyEnd = isQuote(text, at) ? quotedEnd(text, at) : plainEnd(text, at, true)
    if (keyEnd === undefined || keyEnd === at || text[at] === '?') return undefined
    const key = unquoted(text.slice(at, keyEnd).trim())
    const colon = skipped(text, keyEnd)
    const from = text[colon] === ':' ? colon + 1 : keyEnd
    const start = text[colon] === ':' ? skipped(text, from) : from
    const isEmpty = text[colon] !== ':' || text[start] === ',' || text[start] === '}'
    const end = isEmpty ? from : valueEnd(text, start)
    if (end === undefined) return undefined
    entries.push({ key, from, begin: isEmpty ? from : start, end })
    at = skipped(text, end)
    if (text[at] === ',') at = skipped(text, at + 1)
    else if (text[at] !== '}') return undefined
  }
  return { entries, closing: at }
}

function valueEnd(text: string, begin: number): number | undefined {
  const sign = text[begin] ?? ''
  if (sign === '{' || sign === '[') return flowEnd(text, begin)
  if (sign === '"' || sign === "'") return quotedEnd(text, begin)
  return plainEnd(text, begin, false)
}

/** The end of a plain scalar; for a key, before its colon. */
function plainEnd(text: string, begin: number, isKey: boolean): number | undefined {
  // A value after an anchor or a tag.
  const property = isKey ? null : /^(?:[&!][^\s,{}[\]]*\s+)+/.exec(text.slice(begin))
  if (property) return valueEnd(text, begin + property[0].length)
  let at = begin
  while (at < text.length && !/[,{}[\]]/.test(text[at] ?? '') && !isRemark(text, at)) {
    if (isKey && isColon(text, at)) break
    at += 1
  }
  if (at >= text.length) return undefined
  return begin + text.slice(begin, at).trimEnd().length
}

const isQuote = (text: string, at: number) => /["']/.test(text[at] ?? '')

const isRemark = (text: string, at: number) => text[at] === '#' && /\s|^$/.test(text[at - 1] ?? '')

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** The end of a quoted text; undefined if it is not closed. */
export function quotedEnd(text: string, begin: number): number | undefined {
  const quote = text[begin]
  for (let at = begin + 1; at < text.length; at += 1) {
    if (quote === '"' && text[at] === '\\') at += 1
    else if (text[at] === quote) {
      if (quote === "'" && text[at + 1] === "'") at += 1
      else return at + 1
    }
  }
  return undefined
}

/** Skips spaces, line ends and comments. */
function skipped(text: string, begin: number): number {
  let at = begin
  while (at < text.length && (/\s/.test(text[at] ?? '') || isRemark(text, at)))
    at = isRemark(text, at) ? lineEnd(text, at) : at + 1
  return at
}

/** A scalar without its quotes. */
export function unquoted(key: string): string {
  if (key.startsWith("'")) return key.slice(1, -1).replaceAll("''", "'")
  if (!key.startsWith('"')) return key
  try {
    return String(JSON.parse(key))
  } catch {
    // An invalid escape: the text as it is written.
    return key.slice(1, -1)
  }
}
