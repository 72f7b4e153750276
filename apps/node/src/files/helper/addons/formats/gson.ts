/*
 * JSON as in Gson's lenient JsonReader: comments (`//`, `/*`, `#`), single quotes, unquoted names
 * and texts, `=`, `=>` and `;` as separators, empty elements as null, line breaks in texts. Also a
 * comma before a closing brace, which hand-written files have. Source:
 * com.google.gson.stream.JsonReader of Gson 2.10.
 */

/** Gson's limit. */
const maxDepth = 255

const blank = new Set([' ', '\t', '\n', '\r'])
const endsLiteral = new Set([...'/\\;#={}[]:,', ' ', '\t', '\f', '\r', '\n'])
const escapes: Record<string, string> = {
  ...{ t: '\t', b: '\b', n: '\n', r: '\r', f: '\f', '\n': '\n', "'": "'", '"': '"', '\\': '\\', '/': '/' },
}

/**
 * Parses a text. A number stays its original text, because version `1.10` is not 1.1 for Gson
 * either. Throws SyntaxError if Gson refuses it. Text after the first value is ignored.
 */
export function parseGson(text: string): unknown {
  let at = text.startsWith(")]}'\n") ? 5 : 0
  return value(0)

  function fail(what: string): never {
    throw new SyntaxError(`${what} at ${at}`)
  }

  /** The next character outside blanks and comments. Undefined at the end. */
  function next(): string | undefined {
    for (;;) {
      const sign = text[at]
      if (sign === undefined || !(blank.has(sign) || sign === '#' || sign === '/')) return sign
      if (blank.has(sign)) at += 1
      else if (sign === '/' && text[at + 1] === '*') {
        const end = text.indexOf('*/', at + 2)
        if (end < 0) fail('a remark without end')
        at = end + 2
      } else if (sign === '#' || text[at + 1] === '/') {
        const end = /[\n\r]/.exec(text.slice(at))
        at = end ? at + end.index : text.length
      } else return sign
    }
  }

  function value(depth: number): unknown {
    if (depth > maxDepth) fail('nested too deep')
    const sign = next()
    if (sign === undefined) fail('nothing')
    if (sign === '{') return object(depth)
    if (sign === '[') return array(depth)
    if (sign === '"' || sign === "'") return quoted(sign)
    const own = literal()
    if (own === '') fail('no value')
    switch (own.toLowerCase()) {
      case 'true':
        return true
      case 'false':
        return false
      case 'null':
        return null
      default:
        return own
    }
  }

  function literal(): string {
    const from = at
    while (at < text.length && !endsLiteral.has(text[at] ?? '')) at += 1
    return text.slice(from, at)
  }

  function object(depth: number): Record<string, unknown> {
    const map: Record<string, unknown> = Object.create(null)
    at += 1
    for (let isFirst = true; ; isFirst = false) {
      if (next() === '}') break
      if (!isFirst) {
        if (next() !== ',' && next() !== ';') fail('no comma')
        at += 1
        if (next() === '}') break
      }
      const sign = next()
      const key = sign === '"' || sign === "'" ? quoted(sign) : literal()
      if (key === '' && sign !== '"' && sign !== "'") fail('no name')
      const between = next()
      if (between !== ':' && between !== '=') fail('no colon')
      at += between === '=' && text[at + 1] === '>' ? 2 : 1
      map[key] = value(depth + 1)
    }
    at += 1
    return map
  }

  function array(depth: number): unknown[] {
    const items: unknown[] = []
    at += 1
    if (next() === ']') {
      at += 1
      return items
    }
    for (;;) {
      const sign = next()
      const isEmpty = sign === ',' || sign === ';' || sign === ']'
      items.push(isEmpty ? null : value(depth + 1))
      const end = next()
      if (end !== ',' && end !== ';' && end !== ']') fail('no comma')
      at += 1
      if (end === ']') return items
    }
  }

  function quoted(quote: string): string {
    let own = ''
    at += 1
    for (;;) {
      const sign = text[at]
      if (sign === undefined) fail('a text without end')
      at += 1
      if (sign === quote) return own
      own += sign === '\\' ? escaped() : sign
    }
  }

  function escaped(): string {
    const sign = text[at] ?? ''
    at += 1
    if (sign === 'u') {
      const code = /^[\da-f]{4}/i.exec(text.slice(at, at + 4))?.[0]
      if (code === undefined) fail('no four digits')
      at += 4
      return String.fromCharCode(Number.parseInt(code, 16))
    }
    return escapes[sign] ?? fail('no such escape')
  }
}
