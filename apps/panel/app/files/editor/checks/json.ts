import { type Fault, type FaultKind, lineAt } from './fault.ts'

/**
 * JSON.parse decides; after an error this finds the line, because browsers report it differently or
 * not at all.
 */
export function checkJson(text: string): Fault[] {
  try {
    JSON.parse(text)
    return []
  } catch {
    const { at, kind } = new Finder(text).find()
    return [{ line: lineAt(text, at), kind }]
  }
}

type JsonFault = { at: number; kind: FaultKind }

/** Parses JSON without recursion up to the first error. */
class Finder {
  #text: string
  #at = 0
  constructor(text: string) {
    this.#text = text
  }

  find(): JsonFault {
    const open: ('{' | '[')[] = []
    let wanted: 'value' | 'first value' | 'key' | 'first key' | 'rest' = 'value'
    for (;;) {
      this.#take(/[ \t\n\r]*/y)
      const sign = this.#text[this.#at]
      if (sign === undefined) return { at: this.#text.trimEnd().length, kind: 'unclosed' }
      const position: JsonFault = { at: this.#at, kind: 'syntax' }
      if (wanted === 'rest') {
        const inside = open.at(-1)
        if (inside !== undefined && sign === ',') wanted = inside === '{' ? 'key' : 'value'
        else if (sign === (inside === '{' ? '}' : ']') && inside !== undefined) open.pop()
        else return position
        this.#at++
      } else if (wanted === 'key' || (wanted === 'first key' && sign !== '}')) {
        const fault = sign === '"' ? this.#string() : position
        if (fault) return fault
        this.#take(/[ \t\n\r]*/y)
        if (this.#text[this.#at] !== ':') return { at: this.#at, kind: 'syntax' }
        this.#at++
        wanted = 'value'
      } else if (wanted === 'first key' || (wanted === 'first value' && sign === ']')) {
        open.pop()
        this.#at++
        wanted = 'rest'
      } else if (sign === '{' || sign === '[') {
        open.push(sign)
        this.#at++
        wanted = sign === '{' ? 'first key' : 'first value'
      } else {
        const fault = sign === '"' ? this.#string() : this.#plain(position)
        if (fault) return fault
        wanted = 'rest'
      }
    }
  }

  #take(expression: RegExp): boolean {
    expression.lastIndex = this.#at
    const found = expression.exec(this.#text)
    this.#at += found?.[0].length ?? 0
    return found !== null
  }

  #plain(position: JsonFault): JsonFault | undefined {
    return this.#take(/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y) ? undefined : position
  }

  #string(): JsonFault | undefined {
    const start = this.#at++
    for (;;) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are invalid in JSON
      this.#take(/[^"\\\u0000-\u001f]*/y)
      if (this.#text[this.#at] === '"') {
        this.#at++
        return undefined
      }
      if (this.#text[this.#at] !== '\\') return { at: start, kind: 'unclosed' }
      if (!this.#take(/\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y)) return { at: this.#at, kind: 'syntax' }
    }
  }
}
