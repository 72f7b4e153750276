import { attributeFlag } from './codes.ts'

/** A packet is not what it should be. */
export class BadPacket extends Error {}

export type GivenAttributes = { size?: number; mode?: number; atime?: number; mtime?: number }

/** Reads what a packet consists of. Throws BadPacket where it ends too soon. */
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
  /** An offset or a size. What no file has is as large as any can be. */
  long(): number {
    const value = this.bytes.readBigUInt64BE(this.take(8))
    return value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(value)
  }
  string(): Buffer {
    const length = this.number()
    const start = this.take(length)
    return this.bytes.subarray(start, start + length)
  }
  attributes(): GivenAttributes {
    const flags = this.number()
    const given: GivenAttributes = {}
    if (flags & attributeFlag.size) given.size = this.long()
    // Who owns it stays as it is: a server has one user.
    if (flags & attributeFlag.owner) this.take(8)
    if (flags & attributeFlag.mode) given.mode = this.number() & 0o7777
    if (flags & attributeFlag.times) {
      given.atime = this.number()
      given.mtime = this.number()
    }
    if (flags & attributeFlag.extended)
      for (let left = this.number(); left > 0; left -= 1) {
        this.string()
        this.string()
      }
    return given
  }
}

const maxPieces = 256

/**
 * Cuts a stream into packets: each has its length before it. `take` gets a packet without that. Throws BadPacket at one that is empty or
 * longer than any that we take, before its bytes are kept.
 */
export function packetsOf(longest: number, take: (packet: Buffer) => void): (chunk: Buffer) => void {
  let pieces: Buffer[] = []
  let had = 0
  let wanted = 4
  return (chunk) => {
    pieces.push(chunk)
    had += chunk.length
    // Each may hold on to far more than itself.
    if (pieces.length > maxPieces) pieces = [Buffer.concat(pieces, had)]
    if (had < wanted) return
    let all = pieces.length === 1 ? chunk : Buffer.concat(pieces, had)
    for (;;) {
      wanted = 4
      if (all.length < 4) break
      const length = all.readUInt32BE(0)
      if (length < 1 || length > longest) throw new BadPacket()
      wanted = 4 + length
      if (all.length < wanted) break
      take(all.subarray(4, wanted))
      all = all.subarray(wanted)
    }
    pieces = all.length > 0 ? [all] : []
    had = all.length
  }
}
