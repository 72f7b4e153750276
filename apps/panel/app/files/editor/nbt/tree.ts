import { getTagType, type NBTData, read, stringify, TAG, type Tag } from 'nbtify'
import { TooLarge, unpacked } from '../unpack.ts'
import { measureNbt, NbtRefused } from './measure.ts'

/** Uncompressed; player data have kilobytes, large structures some megabytes. */
const maxBytes = 64 * 1024 * 1024
/** The page size of a branch, and the limit of search results. */
export const rowsAtOnce = 500
const maxFound = 200
/** Longer values are cut for display, but copied whole. */
const shownLength = 200
const maxCopied = 2_000_000

const typeNames: Record<number, string> = {
  [TAG.BYTE]: 'byte',
  [TAG.SHORT]: 'short',
  [TAG.INT]: 'int',
  [TAG.LONG]: 'long',
  [TAG.FLOAT]: 'float',
  [TAG.DOUBLE]: 'double',
  [TAG.STRING]: 'string',
  [TAG.LIST]: 'list',
  [TAG.COMPOUND]: 'compound',
  [TAG.BYTE_ARRAY]: 'byte[]',
  [TAG.INT_ARRAY]: 'int[]',
  [TAG.LONG_ARRAY]: 'long[]',
}

/** Names and list indexes from the root on. */
export type NbtPath = readonly (string | number)[]

/** One row of the tree. `size`: the number of children, if it can have any. */
export type NbtRow = { path: NbtPath; type: string; text: string; size: number | null; opens: boolean }

export type NbtFacts = {
  name: string
  endian: 'big' | 'little'
  packed: 'gzip' | 'deflate' | null
  root: NbtRow
}

/** A parsed NBT file, read row by row. */
export class NbtTree {
  #root: Tag
  facts: NbtFacts

  private constructor(data: NBTData, packed: NbtFacts['packed']) {
    this.#root = data.data as unknown as Tag
    const endian = data.endian === 'big' ? 'big' : 'little'
    this.facts = { name: data.rootName ?? '', endian, packed, root: rowOf([], this.#root) }
  }

  /** Throws NbtRefused if it is no NBT, or too large. */
  static async open(file: Uint8Array): Promise<NbtTree> {
    const packed = file[0] === 0x1f && file[1] === 0x8b ? 'gzip' : isZlib(file) ? 'deflate' : null
    const bytes = packed === null ? file : await unpacked(file, packed, maxBytes).catch(refuse)
    if (bytes.length > maxBytes) throw new NbtRefused('too_large')
    const form = measureNbt(bytes)
    return new NbtTree(await read(bytes, { ...form, compression: null }), packed)
  }

  rows(path: NbtPath, from = 0): NbtRow[] {
    return entriesOf(this.#at(path), from, rowsAtOnce).map(([key, tag]) => rowOf([...path, key], tag))
  }

  /** Rows whose name or value contains a text, in tree order. */
  search(text: string): NbtRow[] {
    const sought = text.toLowerCase()
    const found: NbtRow[] = []
    const visit = (path: NbtPath, tag: Tag) => {
      for (const [key, child] of entriesOf(tag, 0, Number.POSITIVE_INFINITY)) {
        if (found.length >= maxFound) return
        const childPath = [...path, key]
        const isNamed = typeof key === 'string' && key.toLowerCase().includes(sought)
        if (isNamed || (!opens(child) && isPlain(child) && String(child).toLowerCase().includes(sought)))
          found.push(rowOf(childPath, child))
        if (opens(child)) visit(childPath, child)
      }
    }
    visit([], this.#root)
    return found
  }

  /** The clipboard text: a string or number as it is, anything else as SNBT; null if too long. */
  copy(path: NbtPath): string | null {
    const tag = this.#at(path)
    if (isPlain(tag)) return textOf(tag)
    // `stringify` takes only compounds.
    const text = stringify({ v: tag }).slice('{v:'.length, -1)
    return text.length > maxCopied ? null : text
  }

  #at(path: NbtPath): Tag {
    let tag: Tag = this.#root
    for (const key of path) {
      const next = (tag as unknown as Record<string | number, Tag | undefined>)[key]
      // A world may name a tag `__proto__`.
      if (next === undefined || !Object.hasOwn(Object(tag), key))
        throw new Error('the tree has no such place')
      tag = next
    }
    return tag
  }
}

/** Compressed and not NBT: zlib starts with 0x78, NBT with a tag id. */
const isZlib = (file: Uint8Array) => file[0] === 0x78

function refuse(error: unknown): never {
  throw new NbtRefused(error instanceof TooLarge ? 'too_large' : 'not_nbt')
}

const isArray = (tag: Tag): tag is Int8Array | Int32Array | BigInt64Array => ArrayBuffer.isView(tag)
const opens = (tag: Tag) => typeof tag === 'object' && !isPlain(tag) && !isArray(tag)

/** A number or a string; the library wraps smaller numbers in objects. */
function isPlain(tag: Tag): boolean {
  const type = getTagType(tag)
  return type !== null && (type <= TAG.DOUBLE || type === TAG.STRING)
}

function entriesOf(tag: Tag, from: number, count: number): [string | number, Tag][] {
  if (!opens(tag)) return []
  if (Array.isArray(tag))
    return tag.slice(from, from + count).map((child, index) => [from + index, child as Tag])
  return Object.entries(tag as Record<string, Tag>).slice(from, from + count)
}

function rowOf(path: NbtPath, tag: Tag): NbtRow {
  const type = typeNames[getTagType(tag) ?? -1] ?? ''
  if (isPlain(tag)) return { path, type, text: shortened(textOf(tag)), size: null, opens: false }
  if (isArray(tag)) {
    const text = [...tag.subarray(0, 12)].join(', ')
    return { path, type, text: tag.length > 12 ? `${text}, …` : text, size: tag.length, opens: false }
  }
  const size = Array.isArray(tag) ? tag.length : Object.keys(tag).length
  return { path, type, text: '', size, opens: size > 0 }
}

/** The shortest decimal that identifies a 32-bit float: 0.1, not 0.10000000149011612. */
function textOf(tag: Tag): string {
  const value = Number(tag)
  if (getTagType(tag) !== TAG.FLOAT || !Number.isFinite(value)) return String(tag)
  const digits = [6, 7, 8, 9].find((count) => Math.fround(Number(value.toPrecision(count))) === value)
  return String(digits === undefined ? value : Number(value.toPrecision(digits)))
}

const shortened = (text: string) => (text.length > shownLength ? `${text.slice(0, shownLength)}…` : text)
