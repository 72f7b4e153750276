/** Supported encodings. The single-byte ones cover legacy programs. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1251',
  'windows-1252',
  'windows-1250',
  'windows-1257',
] as const
export type Encoding = (typeof encodings)[number]

/** `mixed`: lines end differently; each line end is kept. */
export type LineEnds = 'lf' | 'crlf' | 'mixed'

/** The encoding, BOM and line ends of a file. */
export type Form = { encoding: Encoding; mark: boolean; ends: LineEnds }

/** A file's text with `\n` line ends; mixed ones keep their `\r`. */
export type Decoded = { text: string; form: Form }

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

const markOf = (bytes: Uint8Array) =>
  marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))

/**
 * Decodes bytes so that `encode` returns the same bytes. Null: no text, or not in the requested
 * encoding.
 * `usual`: the guess for text that is neither Unicode nor Cyrillic.
 */
export function decode(
  bytes: Uint8Array,
  requested?: Encoding,
  usual: Encoding = 'windows-1252',
): Decoded | null {
  const [marked, mark = []] = markOf(bytes) ?? []
  if (requested !== undefined) return decodeAs(bytes, requested, marked === requested ? mark.length : 0)
  if (marked !== undefined) return decodeAs(bytes, marked, mark.length)
  if (looksBinary(bytes)) return null
  return decodeAs(bytes, 'utf-8', 0) ?? decodeAs(bytes, isCyrillic(bytes) ? 'windows-1251' : usual, 0)
}

function decodeAs(bytes: Uint8Array, encoding: Encoding, marked: number): Decoded | null {
  try {
    // Bytes without a character in this encoding would be lost on save.
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes.subarray(marked))
    const ends = endsOf(text)
    return {
      text: ends === 'crlf' ? text.replaceAll('\r\n', '\n') : text,
      form: { encoding, mark: marked > 0, ends },
    }
  } catch {
    // The bytes are not text in this encoding.
    return null
  }
}

export function endsOf(text: string): LineEnds {
  if (!text.includes('\r')) return 'lf'
  return /\r(?!\n)|(?<!\r)\n/.test(text) ? 'mixed' : 'crlf'
}

/** Normalises mixed line ends. */
export const withoutReturns = (text: string): string => text.replace(/\r\n?/g, '\n')

/** Encodes a text for its file, or returns the first character that the encoding lacks. */
export function encode(text: string, { encoding, mark, ends }: Form): Uint8Array | { lacks: string } {
  const whole = ends === 'crlf' ? text.replaceAll('\n', '\r\n') : text
  const [, start = []] = marks.find(([id]) => mark && id === encoding) ?? []
  if (encoding === 'utf-8') return joined(start, new TextEncoder().encode(whole))
  const body = encoding.startsWith('utf-16')
    ? inTwos(whole, encoding === 'utf-16le')
    : inOnes(whole, encoding)
  return body instanceof Uint8Array ? joined(start, body) : body
}

function joined(start: readonly number[], body: Uint8Array): Uint8Array {
  if (start.length === 0) return body
  const all = new Uint8Array(start.length + body.length)
  all.set(start)
  all.set(body, start.length)
  return all
}

function inTwos(text: string, little: boolean): Uint8Array {
  const body = new Uint8Array(text.length * 2)
  const view = new DataView(body.buffer)
  for (let index = 0; index < text.length; index++) view.setUint16(index * 2, text.charCodeAt(index), little)
  return body
}

const tables = new Map<Encoding, ReadonlyMap<string, number>>()

/** The byte of each character, as the browser decodes them. */
function tableOf(encoding: Encoding): ReadonlyMap<string, number> {
  const known = tables.get(encoding)
  if (known) return known
  const letters = [
    ...new TextDecoder(encoding, { ignoreBOM: true }).decode(
      Uint8Array.from({ length: 256 }, (_, byte) => byte),
    ),
  ]
  const table = new Map(
    letters.flatMap((letter, byte) => (letter === '\ufffd' ? [] : [[letter, byte] as const])),
  )
  tables.set(encoding, table)
  return table
}

function inOnes(text: string, encoding: Encoding): Uint8Array | { lacks: string } {
  const table = tableOf(encoding)
  const body = new Uint8Array(text.length)
  let length = 0
  for (const letter of text) {
    const byte = table.get(letter)
    if (byte === undefined) return { lacks: letter }
    body[length++] = byte
  }
  return body.subarray(0, length)
}

/** Text has no zero bytes and few control characters. */
export function looksBinary(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 8_192)
  let odd = 0
  for (const byte of start) {
    if (byte === 0) return true
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 27) odd++
  }
  return odd > start.length / 20
}

/** Cyrillic words consist of high bytes; Latin words have single ones. */
function isCyrillic(bytes: Uint8Array): boolean {
  let [singles, pairs] = [0, 0]
  const end = Math.min(bytes.length, 200_000)
  for (let index = 0; index < end; index++) {
    if ((bytes[index] ?? 0) < 0x80) continue
    const beside = (bytes[index - 1] ?? 0) >= 0xc0 || (bytes[index + 1] ?? 0) >= 0xc0
    if (beside) pairs++
    else singles++
  }
  return pairs > singles
}
