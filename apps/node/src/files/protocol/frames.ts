import type { Writable } from 'node:stream'

/**
 * Messages between agent and helper, in both directions: the length of the rest (u32), the length
 * of the JSON (u32), the JSON, and bytes. Neither trusts the other: a sender that exceeds a frame's
 * limit is disconnected.
 */
export type Frame = { head: unknown; bytes: Buffer }

/** A request for a hundred thousand paths is the largest message of an agent. */
export const maxRequestBytes = 32 * 2 ** 20
/** A helper's answers are short, except rows, which it sends in many small batches. */
export const maxAnswerBytes = 4 * 2 ** 20
/** The maximum piece of a file. */
export const maxPieceBytes = 2 ** 20

/** Bytes in parts, which are sent one after another. */
export type Bytes = Uint8Array | readonly Uint8Array[]
const partsOf = (bytes: Bytes): readonly Uint8Array[] => (bytes instanceof Uint8Array ? [bytes] : bytes)
export const lengthOf = (bytes: Bytes): number => partsOf(bytes).reduce((sum, part) => sum + part.length, 0)

/** Copying this few bytes is faster than a separate part for the system. */
const smallBytes = 16 * 1024

/** Writes a frame in one system call. `sent`: its bytes are no longer used. */
export function write(stream: Writable, head: unknown, bytes: Bytes = [], sent?: () => void): void {
  const json = JSON.stringify(head)
  const jsonLength = Buffer.byteLength(json)
  const length = lengthOf(bytes)
  if (jsonLength > maxRequestBytes || length > maxPieceBytes) throw new Error('a frame is too long')
  const isSmall = length <= smallBytes
  const start = Buffer.allocUnsafe(8 + jsonLength + (isSmall ? length : 0))
  start.writeUInt32BE(4 + jsonLength + length, 0)
  start.writeUInt32BE(jsonLength, 4)
  start.write(json, 8)
  if (isSmall) {
    let at = 8 + jsonLength
    for (const part of partsOf(bytes)) {
      start.set(part, at)
      at += part.length
    }
    stream.write(start)
    sent?.()
    return
  }
  stream.cork()
  stream.write(start)
  const parts = partsOf(bytes)
  for (const [at, part] of parts.entries()) stream.write(part, at + 1 === parts.length ? sent : undefined)
  stream.uncork()
}

/** Memory for frames before their bytes begin. */
const headBytes = 64 * 1024

/**
 * Parses received bytes of any size into frames. `target` is the buffer for the next bytes, and
 * `filled` reports their number. Reads a large frame's bytes directly into their final buffer,
 * which `lend` provides. Throws for an invalid frame.
 */
export function reader(
  take: (frame: Frame) => void,
  {
    maxJsonBytes,
    lend = Buffer.allocUnsafe,
  }: { maxJsonBytes: number; lend?: ((length: number) => Buffer) | undefined },
) {
  let held = Buffer.allocUnsafeSlow(headBytes)
  let [from, to] = [0, 0]
  /** A frame whose bytes are still arriving. */
  let body: { head: unknown; bytes: Buffer; had: number } | undefined

  function parse(): void {
    while (to - from >= 8) {
      const length = held.readUInt32BE(from)
      const jsonLength = held.readUInt32BE(from + 4)
      const count = length - 4 - jsonLength
      if (count < 0 || jsonLength > maxJsonBytes || count > maxPieceBytes) throw new Error('not a frame')
      if (to - from < 8 + jsonLength) {
        makeRoom(8 + jsonLength)
        return
      }
      const head: unknown = JSON.parse(held.toString('utf8', from + 8, from + 8 + jsonLength))
      from += 8 + jsonLength
      const bytes = count === 0 ? nothing : lend(count)
      const had = held.copy(bytes, 0, from, Math.min(to, from + count))
      from += had
      if (had < count) body = { head, bytes, had }
      else take({ head, bytes })
    }
    makeRoom(8)
  }
  /** Makes the buffer large enough for a whole head. */
  function makeRoom(wanted: number): void {
    const rest = held.subarray(from, to)
    if (wanted > held.length || (held.length > headBytes && rest.length <= headBytes && wanted <= headBytes))
      held = Buffer.allocUnsafeSlow(Math.max(headBytes, wanted))
    if (rest.length > 0) held.set(rest)
    to = rest.length
    from = 0
  }

  return {
    target: (): Buffer => (body ? body.bytes.subarray(body.had) : held.subarray(to)),
    filled(count: number): void {
      if (!body) {
        to += count
        parse()
        return
      }
      body.had += count
      if (body.had < body.bytes.length) return
      const { head, bytes } = body
      body = undefined
      take({ head, bytes })
    },
  }
}

const nothing = Buffer.alloc(0)

/** The same for a stream with its own buffers. */
export function decoder(...options: Parameters<typeof reader>): (chunk: Buffer) => void {
  const { target, filled } = reader(...options)
  return (chunk) => {
    for (let at = 0; at < chunk.length; ) {
      const count = chunk.copy(target(), 0, at)
      at += count
      filled(count)
    }
  }
}
