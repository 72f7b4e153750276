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
  return new GsonReader(text).read()
}

class GsonReader {
  readonly #text: string
  #at: number

  constructor(text: string) {
    this.#text = text
    this.#at = text.startsWith(")]}'\n") ? 5 : 0
  }

  read(): unknown {
    return this.#value(0)
  }

  #fail(what: string): never {
    throw new SyntaxError(`${what} at ${this.#at}`)
  }

  /** The next character outside blanks and comments. Undefined at the end. */
  #next(): string | undefined {
    for (;;) {
      const sign = this.#text[this.#at]
      if (sign === undefined || !(blank.has(sign) || sign === '#' || sign === '/')) return sign
      if (blank.has(sign)) this.#at += 1
      else if (sign === '/' && this.#text[this.#at + 1] === '*') {
        const end = this.#text.indexOf('*/', this.#at + 2)
        if (end < 0) this.#fail('a remark without end')
        this.#at = end + 2
      } else if (sign === '#' || this.#text[this.#at + 1] === '/') {
        const end = /[\n\r]/.exec(this.#text.slice(this.#at))
        this.#at = end ? this.#at + end.index : this.#text.length
      } else return sign
    }
  }

  #value(depth: number): unknown {
    if (depth > maxDepth) this.#fail('nested too deep')
    const sign = this.#next()
    if (sign === undefined) this.#fail('nothing')
    if (sign === '{') return this.#object(depth)
    if (sign === '[') return this.#array(depth)
    if (sign === '"' || sign === "'") return this.#quoted(sign)
    const own = this.#literal()
    if (own === '') this.#fail('no value')
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

  #literal(): string {
    const from = this.#at
    while (this.#at < this.#text.length && !endsLiteral.has(this.#text[this.#at] ?? '')) this.#at += 1
    return this.#text.slice(from, this.#at)
  }

  #object(depth: number): Record<string, unknown> {
    const map: Record<string, unknown> = Object.create(null)
    this.#at += 1
    for (let isFirst = true; ; isFirst = false) {
      if (this.#next() === '}') break
      if (!isFirst) {
        if (this.#next() !== ',' && this.#next() !== ';') this.#fail('no comma')
        this.#at += 1
        if (this.#next() === '}') break
      }
      const sign = this.#next()
      const key = sign === '"' || sign === "'" ? this.#quoted(sign) : this.#literal()
      if (key === '' && sign !== '"' && sign !== "'") this.#fail('no name')
      const between = this.#next()
      if (between !== ':' && between !== '=') this.#fail('no colon')
      this.#at += between === '=' && this.#text[this.#at + 1] === '>' ? 2 : 1
      map[key] = this.#value(depth + 1)
    }
    this.#at += 1
    return map
  }

  #array(depth: number): unknown[] {
    const items: unknown[] = []
    this.#at += 1
    if (this.#next() === ']') {
      this.#at += 1
      return items
    }
    for (;;) {
      const sign = this.#next()
      const isEmpty = sign === ',' || sign === ';' || sign === ']'
      items.push(isEmpty ? null : this.#value(depth + 1))
      const end = this.#next()
      if (end !== ',' && end !== ';' && end !== ']') this.#fail('no comma')
      this.#at += 1
      if (end === ']') return items
    }
  }

  #quoted(quote: string): string {
    let own = ''
    this.#at += 1
    for (;;) {
      const sign = this.#text[this.#at]
      if (sign === undefined) this.#fail('a text without end')
      this.#at += 1
      if (sign === quote) return own
      own += sign === '\\' ? this.#escaped() : sign
    }
  }

  #escaped(): string {
    const sign = this.#text[this.#at] ?? ''
    this.#at += 1
    if (sign === 'u') {
      const code = /^[\da-f]{4}/i.exec(this.#text.slice(this.#at, this.#at + 4))?.[0]
      if (code === undefined) this.#fail('no four digits')
      this.#at += 4
      return String.fromCharCode(Number.parseInt(code, 16))
    }
    return escapes[sign] ?? this.#fail('no such escape')
  }
}
