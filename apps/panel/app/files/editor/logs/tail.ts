import { decode, type Encoding } from '../text/encoding.ts'

/** Bytes from `offset` on, and the file's size at that time. */
export type Piece = { bytes: Uint8Array; offset: number; size: number }

/** Two different logs do not share that many bytes. */
const maxShared = 512

/** The end of a growing text. It starts with a whole line, or at the file's start. */
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

  /** The offsets of its start and end in the file. */
  get start(): number {
    return this.#start
  }
  get end(): number {
    return this.#end
  }

  /** The overlap that an earlier or later piece must repeat, to prove that it is the same file. */
  get shared(): number {
    return Math.min(maxShared, this.#end - this.#start)
  }

  /** Adds an earlier piece with its overlap. False: the file was replaced. */
  addEarlier({ bytes, offset }: Piece): boolean {
    const overlapAt = this.#start - offset
    if (overlapAt < 0 || overlapAt > bytes.length || !this.#holds(bytes.subarray(overlapAt), this.#start))
      return false
    this.#parts.unshift(bytes.subarray(0, overlapAt))
    this.#start = offset
    return true
  }

  /** Adds a later piece with its overlap. False: the file was replaced. */
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

  /** Drops the start, so that at most `most` bytes stay in memory. */
  drop(maxBytes: number): void {
    const extra = this.#end - this.#start - maxBytes
    // Batched, not for each new line.
    if (extra < maxBytes / 8) return
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

/** The last line may still be incomplete, and end within a character. */
const withoutCutLetter = (bytes: Uint8Array) => bytes.subarray(0, bytes.lastIndexOf(10) + 1 || bytes.length)

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colour codes
const escapes = /\u001b\[[0-?]*[ -/]*[@-~]|§[0-9a-fk-or]/gi
const withoutEscapes = (line: string) =>
  line.includes('\u001b') || line.includes('§') ? line.replace(escapes, '') : line
