import { fstatSync, readSync } from 'node:fs'
import { constants, inflateRawSync } from 'node:zlib'
import type { AddonFault } from '@zubr/contracts/addons/installed'

/** Why a jar cannot be described, as a code of the contract. */
export class DamagedJar extends Error {
  readonly fault: AddonFault
  constructor(fault: AddonFault) {
    super(fault)
    this.fault = fault
  }
}

/** The largest mods have a third of it. */
export const maxJarEntries = 60_000
const maxListBytes = 16 * 2 ** 20
/** The end record of a zip with the longest comment. */
const maxEndBytes = 65_557
/** Valid jars have few end signatures in a comment. */
const maxEnds = 100

/** Limits for all jars in a file, at any depth. Kotlin for Forge nests about 8,000 entries. */
const maxNestedEntries = 60_000
const maxNestedListBytes = 32 * 2 ** 20
const maxNestedBytes = 64 * 2 ** 20
/** For one compressed jar, which is inflated into memory. */
const maxPackedJarBytes = 24 * 2 ** 20
/** The maximum ratio of deflate. */
const maxInflation = 1_032

class NestedBudget {
  #entries = maxNestedEntries
  #listBytes = maxNestedListBytes
  #bytes = maxNestedBytes

  /** Deducts a directory before it is read. Throws Faulty. */
  takeList(entries: number, bytes: number): void {
    if (entries > this.#entries || bytes > this.#listBytes) throw new DamagedJar('too_many_entries')
    this.#entries -= entries
    this.#listBytes -= bytes
  }

  /** Deducts the bytes of an entry. For an unreadable one, its possible cost. Throws Faulty. */
  takeBytes(
    { packed, bytes }: Pick<JarEntry, 'packed' | 'bytes'>,
    maxBytes: number,
    read: (maxBytes: number) => Buffer,
  ): Buffer {
    const limit = Math.min(maxBytes, this.#bytes)
    if (limit <= 0 || packed > limit || bytes > limit) throw new DamagedJar('too_large')
    let cost = Math.min(limit, packed * maxInflation)
    try {
      const content = read(limit)
      cost = Math.max(packed, content.length)
      return content
    } finally {
      this.#bytes -= cost
    }
  }
}

export type JarEntry = { name: string; method: number; packed: number; bytes: number; at: number }
export type Jar = {
  entries: ReadonlyMap<string, JarEntry>
  has(name: string): boolean
  /** The whole entry. Undefined if there is none. Throws Faulty `too_large`. */
  read(name: string, maxBytes: number): Buffer | undefined
  /** The first bytes of an entry, at least 8 if it has them. */
  head(entry: JarEntry): Buffer
  /**
   * Opens a jar inside this one. Undefined if there is none. A stored one stays in its file, a
   * compressed one is inflated into memory. All jars in a file share one budget. Throws Faulty.
   */
  openNested(name: string): Jar | undefined
}

/** The bytes of an archive: an open file, a part of one, or memory. */
type JarSource = { size: number; slice(at: number, length: number): Buffer }

const fileSource = (fd: number): JarSource => ({
  size: fstatSync(fd).size,
  slice: (at, length) => readSlice(fd, at, length),
})

const partSource = (whole: JarSource, from: number, size: number): JarSource => ({
  size,
  slice: (at, length) => whole.slice(from + at, length),
})

const memorySource = (bytes: Buffer): JarSource => ({
  size: bytes.length,
  slice: (at, length) => bytes.subarray(at, at + length),
})

/**
 * The contents of a jar by its central directory. A server may have hundreds of jars with thousands
 * of entries, so entries are read only on request. Declared sizes are trusted as far as they are
 * small.
 */
export const openJar = (fd: number): Jar =>
  openSource(fileSource(fd), { budget: new NestedBudget(), depth: 0 })

function openSource(source: JarSource, { budget, depth }: { budget: NestedBudget; depth: number }): Jar {
  const { size } = source
  const slice = (at: number, length: number) => {
    if (at + length > size) throw new DamagedJar('damaged')
    return source.slice(at, length)
  }
  const end = endOf(source)
  if (end.count === 0xffff || end.count > maxJarEntries || end.length > maxListBytes)
    throw new DamagedJar('too_many_entries')
  if (end.at + end.length > size) throw new DamagedJar('damaged')
  if (depth > 0) budget.takeList(end.count, end.length)
  const entries = listed(slice(end.at, end.length), end.count)

  /** The offset of an entry's content. The local header there is untrusted. */
  function begin({ at, packed }: JarEntry): number {
    const head = slice(at, 30)
    if (head.readUInt32LE(0) !== 0x04034b50) throw new DamagedJar('damaged')
    const from = at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
    if (from + packed > size) throw new DamagedJar('damaged')
    return from
  }

  function content(entry: JarEntry, maxBytes: number): Buffer {
    const packed = slice(begin(entry), entry.packed)
    if (entry.method === 0) return packed
    if (entry.method !== 8) throw new DamagedJar('damaged')
    return inflated(packed, maxBytes)
  }

  return {
    entries,
    has: (name: string) => entries.has(name),
    read(name, maxBytes) {
      const entry = entries.get(name)
      if (!entry) return undefined
      if (entry.bytes > maxBytes || entry.packed > maxBytes) throw new DamagedJar('too_large')
      return depth === 0
        ? content(entry, maxBytes)
        : budget.takeBytes(entry, maxBytes, (limit) => content(entry, limit))
    },
    openNested(name) {
      const entry = entries.get(name)
      if (!entry || name.endsWith('/')) return undefined
      const inner = { budget, depth: depth + 1 }
      if (entry.method === 0) return openSource(partSource(source, begin(entry), entry.packed), inner)
      if (entry.bytes > maxPackedJarBytes) throw new DamagedJar('too_large')
      const bytes = budget.takeBytes(entry, maxPackedJarBytes, (limit) => content(entry, limit))
      return openSource(memorySource(bytes), inner)
    },
    head(entry) {
      const content = slice(begin(entry), Math.min(entry.packed, 512))
      if (entry.method === 0) return content
      return inflateRawSync(content, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 2 ** 20 })
    },
  }
}

function inflated(content: Buffer, maxBytes: number): Buffer {
  try {
    return inflateRawSync(content, { maxOutputLength: maxBytes })
  } catch (error) {
    const isLarger = error instanceof RangeError || Object(error).code === 'ERR_BUFFER_TOO_LARGE'
    throw new DamagedJar(isLarger ? 'too_large' : 'damaged')
  }
}

/**
 * The end record of a zip, which locates the directory. A comment may contain the same signature.
 * As in java.util.zip, the last one that fits counts.
 */
function endOf({ size, slice }: JarSource) {
  const from = Math.max(0, size - maxEndBytes)
  const tail = slice(from, size - from)
  const sign = Buffer.from('PK\x05\x06', 'latin1')
  let at = tail.length - 22
  for (let tried = 0; tried < maxEnds && at >= 0; tried += 1) {
    at = tail.lastIndexOf(sign, at)
    if (at < 0) break
    const end = {
      count: tail.readUInt16LE(at + 10),
      length: tail.readUInt32LE(at + 12),
      at: tail.readUInt32LE(at + 16),
    }
    const isLast = at + 22 + tail.readUInt16LE(at + 20) === tail.length
    const list = from + at - end.length
    const hasList = end.length >= 46 && list >= 0 && slice(list, 4).equals(listSign)
    if (isLast || hasList) return end
    at -= 1
  }
  throw new DamagedJar('not_an_archive')
}
const listSign = Buffer.from('PK\x01\x02', 'latin1')

function listed(list: Buffer, count: number): Map<string, JarEntry> {
  const entries = new Map<string, JarEntry>()
  let at = 0
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== 0x02014b50) throw new DamagedJar('damaged')
    const nameEnds = at + 46 + list.readUInt16LE(at + 28)
    if (nameEnds > list.length) throw new DamagedJar('damaged')
    const name = list.toString('utf8', at + 46, nameEnds)
    const isEncrypted = (list.readUInt16LE(at + 8) & 1) !== 0
    // For duplicate names java.util.zip.ZipFile finds the last entry, since each new one heads its
    // hash chain.
    if (!isEncrypted)
      entries.set(name, {
        ...{ name, method: list.readUInt16LE(at + 10), at: list.readUInt32LE(at + 42) },
        ...{ packed: list.readUInt32LE(at + 20), bytes: list.readUInt32LE(at + 24) },
      })
    at = nameEnds + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
  }
  return entries
}

function readSlice(fd: number, at: number, length: number): Buffer {
  const into = Buffer.allocUnsafe(length)
  for (let done = 0; done < length; ) {
    const count = readSync(fd, into, done, length - done, at + done)
    if (count === 0) throw new DamagedJar('damaged')
    done += count
  }
  return into
}
