import { gunzipSync } from 'node:zlib'
import { lookUp } from '../look-up.ts'

/** A world's data in its level.dat. */
export type Level = { name?: string; version?: string }

/** For a level.dat, compressed or not. Those of worlds have a few kilobytes. */
export const maxLevelBytes = 2 ** 20
const maxUnpackedBytes = 8 * maxLevelBytes
const deepest = 64
const maxTextLength = 200

/**
 * A world's name and the version that wrote it, from a level.dat of Java. Empty for an invalid
 * file, which does not make the world invalid.
 */
export function levelOf(file: Buffer): Level {
  try {
    const isPacked = file[0] === 0x1f && file[1] === 0x8b
    return readLevel(isPacked ? gunzipSync(file, { maxOutputLength: maxUnpackedBytes }) : file)
  } catch {
    // See above: an invalid file is no error.
    return {}
  }
}

/** Bytes of a number by tag type: byte, short, int, long, float, double. */
const widths: Record<number, number> = { 1: 1, 2: 2, 3: 4, 4: 8, 5: 4, 6: 8 }
/** Bytes of an element by type of array. */
const arrays: Record<number, number> = { 7: 1, 11: 4, 12: 8 }
const text = 8
const list = 9
const compound = 10

const wanted: Record<string, keyof Level> = { 'Data.LevelName': 'name', 'Data.Version.Name': 'version' }

/** Scans the file once and returns the wanted texts. Throws if it is no NBT. */
function readLevel(bytes: Buffer): Level {
  const found: Level = {}
  let at = 0
  const byte = () => bytes.readUInt8(at++)
  const size = () => {
    const own = bytes.readInt32BE(at)
    at += 4
    if (own < 0) throw new RangeError('a size below nothing')
    return own
  }
  const skip = (length: number) => {
    at += length
  }
  const string = () => {
    const length = bytes.readUInt16BE(at)
    at += 2 + length
    if (at > bytes.length) throw new RangeError('a text longer than the file')
    return bytes.toString('utf8', at - length, at)
  }
  function value(kind: number, path: string, depth: number): void {
    if (depth > deepest || at > bytes.length) throw new RangeError('deeper or longer than a world')
    const width = widths[kind]
    const each = arrays[kind]
    if (width !== undefined) skip(width)
    else if (each !== undefined) skip(size() * each)
    else if (kind === text) {
      const content = string()
      const as = lookUp(wanted, path)
      if (as && content !== '') found[as] = content.slice(0, maxTextLength)
    } else if (kind === list) {
      const of = byte()
      for (let left = size(); left > 0 && of !== 0; left -= 1) value(of, `${path}[]`, depth + 1)
    } else if (kind === compound) inside(path, depth + 1)
    else throw new RangeError('no such tag')
  }
  function inside(path: string, depth: number): void {
    for (let kind = byte(); kind !== 0; kind = byte()) {
      const name = string()
      value(kind, path === '' ? name : `${path}.${name}`, depth)
    }
  }
  if (byte() !== compound) return found
  string()
  inside('', 0)
  return found
}
