import { attributeFlag } from './codes.ts'

/** An invalid packet. */
export class BadPacket extends Error {}

export type AttributesInput = { size?: number; mode?: number; atime?: number; mtime?: number }

/** Reads the fields of a packet. Throws BadPacket if it ends too early. */
export class Reader {
  private at = 0
  private readonly bytes: Buffer
  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
  private take(length: number): number {
    const start = this.at
    if (length > this.bytes.length - start) throw new BadPacket()
    this.at += length
    return start
  }
  byte(): number {
    return this.bytes.readUInt8(this.take(1))
  }
  number(): number {
    return this.bytes.readUInt32BE(this.take(4))
  }
  /** An offset or a size. Values beyond all files become the largest safe integer. */
  long(): number {
    const value = this.bytes.readBigUInt64BE(this.take(8))
    return value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value)
  }
  string(): Buffer {
    const length = this.number()
    const start = this.take(length)
    return this.bytes.subarray(start, start + length)
  }
  attributes(): AttributesInput {
    const flags = this.number()
    const attributes: AttributesInput = {}
    if (flags & attributeFlag.size) attributes.size = this.long()
    // The owner never changes, since a server has one user.
    if (flags & attributeFlag.owner) this.take(8)
    if (flags & attributeFlag.mode) attributes.mode = this.number() & 0o7777
    if (flags & attributeFlag.times) {
      attributes.atime = this.number()
      attributes.mtime = this.number()
    }
    if (flags & attributeFlag.extended)
      for (let left = this.number(); left > 0; left -= 1) {
        this.string()
        this.string()
      }
    return attributes
  }
}

const maxPieces = 256

/**
 * Splits a stream into packets, and passes each to `take` without its length. Throws BadPacket for
 * an empty or too long one before it stores its bytes.
 */
export function packetsOf(maxBytes: number, take: (packet: Buffer) => void): (chunk: Buffer) => void {
  let pieces: Buffer[] = []
  let had = 0
  let wanted = 4
  return (chunk) => {
    pieces.push(chunk)
    had += chunk.length
    // Each chunk may keep a far larger buffer in memory.
    if (pieces.length > maxPieces) pieces = [Buffer.concat(pieces, had)]
    if (had < wanted) return
    let all = pieces.length === 1 ? chunk : Buffer.concat(pieces, had)
    for (;;) {
      wanted = 4
      if (all.length < 4) break
      const length = all.readUInt32BE(0)
      if (length < 1 || length > maxBytes) throw new BadPacket()
      wanted = 4 + length
      if (all.length < wanted) break
      take(all.subarray(4, wanted))
      all = all.subarray(wanted)
    }
    pieces = all.length > 0 ? [all] : []
    had = all.length
  }
}
