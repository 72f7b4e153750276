// VarInts, strings and frames of the Java Edition protocol (since 1.7), as far as a node uses it.

export function varInt(value: number): Buffer {
  const bytes: number[] = []
  let left = value >>> 0
  do {
    bytes.push((left & 127) | (left > 127 ? 128 : 0))
    left >>>= 7
  } while (left !== 0)
  return Buffer.from(bytes)
}

type Read = { value: number; next: number }

/**
 * Reads the signed number at `at`, of at most `most` bytes, and its end; `more` if it is
 * incomplete.
 */
export function readVarInt(from: Buffer, at: number, most = 5): Read | 'more' | 'malformed' {
  let value = 0
  for (let i = 0; i < most; i += 1) {
    const byte = from[at + i]
    if (byte === undefined) return 'more'
    value |= (byte & 127) << (7 * i)
    if (byte < 128) return { value, next: at + i + 1 }
  }
  return 'malformed'
}

/** A packet's length has at most three bytes. */
export const maxLengthBytes = 3

export function packet(...content: readonly Buffer[]): Buffer {
  const length = content.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([varInt(length), ...content])
}

export function text(letters: string): Buffer {
  const bytes = Buffer.from(letters)
  return Buffer.concat([varInt(bytes.length), bytes])
}
