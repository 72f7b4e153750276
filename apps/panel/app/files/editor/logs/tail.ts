import { decode, type Encoding } from '../text/encoding.ts'

/** What was read of a file: `bytes` from `offset` on, and how large it was then. */
export type Piece = { bytes: Uint8Array; offset: number; size: number }

/** No two logs are alike for so long. */
const maxShared = 512

/** Of a text that is read from its end and may grow. It begins with a whole line, unless it begins with the file. */
export class Tail {
  #parts: Uint8Array[] = []
  #start: number
  #end: number
  #encoding: Encoding | undefined

  constructor({ bytes, offset }: Piece) {
    this.#parts = [bytes]
    this.#start = offset
    this.#end = offset + bytes.length
  }

  /** Where in the file it begins, and where it ends. */
  get start(): number {
    return this.#start
  }
  get end(): number {
    return this.#end
  }

  /** How much of what is there a piece before or behind it brings once more, so that it is known to be of the same file. */
  get shared(): number {
    return Math.min(maxShared, this.#end - this.#start)
  }

  /** Puts in what stands before it, and as much of what is there as it brings once more. False: the file is another one by now. */
  addEarlier({ bytes, offset }: Piece): boolean {
    const own = this.#start - offset
    if (own < 0 || own > bytes.length || !this.#holds(bytes.subarray(own), this.#start)) return false
    this.#parts.unshift(bytes.subarray(0, own))
    this.#start = offset
    return true
  }

  /** Puts in what has come since; the same of its beginning. */
  addLater({ bytes, offset }: Piece): boolean {
    const known = this.#end - offset
    if (known < 0 || bytes.length < known || !this.#holds(bytes.subarray(0, known), offset)) return false
    this.#parts.push(bytes.subarray(known))
    this.#end += bytes.length - known
    return true
  }

  #holds(bytes: Uint8Array, offset: number): boolean {
    if (offset < this.#start || offset + bytes.length > this.#end) return false
    const all = joined(this.#parts)
    this.#parts = [all]
    const from = offset - this.#start
    return bytes.every((byte, index) => byte === all[from + index])
  }

  /** Lets go of what is furthest from its end, so that at most so many bytes are held. */
  drop(most: number): void {
    const extra = this.#end - this.#start - most
    // Not with every line that comes.
    if (extra < most / 8) return
    this.#parts = [joined(this.#parts).slice(extra)]
    this.#start += extra
  }

  lines(usual: Encoding): string[] {
    const bytes = joined(this.#parts)
    this.#parts = [bytes]
    const first = this.#start === 0 ? 0 : bytes.indexOf(10) + 1
    const whole = bytes.subarray(first)
    this.#encoding ??= decode(withoutCutLetter(whole), undefined, usual)?.form.encoding ?? 'utf-8'
    const text = new TextDecoder(this.#encoding).decode(whole)
    const lines = text.split(/\r\n|\n/).map(withoutEscapes)
    if (lines.at(-1) === '') lines.pop()
    return lines
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts
  if (parts.length === 1 && only) return only
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** The last line may be on its way yet, and end within a letter. */
const withoutCutLetter = (bytes: Uint8Array) => bytes.subarray(0, bytes.lastIndexOf(10) + 1 || bytes.length)

// biome-ignore lint/suspicious/noControlCharactersInRegex: what colours a terminal's text
const escapes = /\u001b\[[0-?]*[ -/]*[@-~]|§[0-9a-fk-or]/gi
const withoutEscapes = (line: string) =>
  line.includes('\u001b') || line.includes('§') ? line.replace(escapes, '') : line
