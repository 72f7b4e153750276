import { readSync } from 'node:fs'

/**
 * Compressions of a tar, by the first bytes of a file. Sources: RFC 1952, the formats of xz, zstd,
 * lz4, lzip, .Z.
 */
const compressions = {
  gzip: [0x1f, 0x8b],
  bzip2: [0x42, 0x5a, 0x68],
  xz: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0],
  zstd: [0x28, 0xb5, 0x2f, 0xfd],
  lz4: [0x04, 0x22, 0x4d, 0x18],
  lzip: [0x4c, 0x5a, 0x49, 0x50],
  compress: [0x1f, 0x9d],
  lzma: [0x5d, 0, 0],
} as const
export type Compression = keyof typeof compressions

const whole = {
  zip: [0x50, 0x4b, 3, 4],
  emptyZip: [0x50, 0x4b, 5, 6],
  splitZip: [0x50, 0x4b, 7, 8],
  '7z': [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c],
  rar: [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07],
} as const

export type ArchiveFormat = { kind: 'zip' | '7z' | 'rar' } | { kind: 'tar'; compression: Compression | null }

/** The format of an open archive, by its first bytes only. Undefined if it is not supported. */
export function archiveFormat(fd: number): ArchiveFormat | undefined {
  const head = Buffer.alloc(tarBlock)
  const length = readSync(fd, head, 0, head.length, 0)
  const begins = (bytes: readonly number[]) => bytes.every((byte, i) => head[i] === byte)
  if (begins(whole.zip) || begins(whole.emptyZip) || begins(whole.splitZip)) return { kind: 'zip' }
  if (begins(whole['7z'])) return { kind: '7z' }
  if (begins(whole.rar)) return { kind: 'rar' }
  // A tar may begin with a name that looks like a compression. Its checksum decides.
  if (length === tarBlock && isTarHeader(head)) return { kind: 'tar', compression: null }
  const compression = Object.entries(compressions).find(([, bytes]) => begins(bytes))?.[0]
  return compression === undefined ? undefined : { kind: 'tar', compression: compression as Compression }
}

export const tarBlock = 512

/**
 * Whether a block is a tar header, also of v7, by its checksum. Source: POSIX pax, "ustar
 * Interchange Format".
 */
export function isTarHeader(block: Buffer): boolean {
  const text = block
    .toString('latin1', 148, 156)
    .replace(/[\0 ]+$/, '')
    .trim()
  if (block.length < tarBlock || !/^[0-7]+$/.test(text)) return false
  let [unsigned, signed] = [0, 0]
  for (let at = 0; at < tarBlock; at += 1) {
    const byte = at >= 148 && at < 156 ? 0x20 : (block[at] as number)
    unsigned += byte
    signed += byte < 0x80 ? byte : byte - 0x100
  }
  const wanted = Number.parseInt(text, 8)
  return wanted === unsigned || wanted === signed
}

/** The first header of a tar's second volume continues a file of the first one. */
export const isTarContinuation = (block: Buffer): boolean => block[156] === 0x4d
