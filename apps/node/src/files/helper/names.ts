import { isUtf8 } from 'node:buffer'
import type { Name } from './descriptor.ts'
import { OperationError } from './failure.ts'

/** The agent's folder at the top of a server's files: the bin and unfinished uploads. */
export const ours = '.zubr'

const maxNameBytes = 255
const maxPathLength = 4_000

/** A name's bytes. Bytes that are not UTF-8 are encoded as U+DC80 to U+DCFF. */
export function bytesOf(name: string): Buffer {
  if (!/[\ud800-\udfff]/.test(name)) return Buffer.from(name)
  const pieces: Buffer[] = []
  for (const character of name) {
    const code = character.codePointAt(0) ?? 0
    if (code >= 0xdc80 && code <= 0xdcff) pieces.push(Buffer.of(code - 0xdc00))
    else if (code >= 0xd800 && code <= 0xdfff) throw new OperationError('bad_name')
    else pieces.push(Buffer.from(character))
  }
  return Buffer.concat(pieces)
}

/** The reverse. */
export function nameOf(bytes: Name): string {
  if (typeof bytes === 'string') return bytes
  if (isUtf8(bytes)) return bytes.toString('utf8')
  let name = ''
  for (let at = 0; at < bytes.length; ) {
    const length = [1, 2, 3, 4].find(
      (count) => at + count <= bytes.length && isUtf8(bytes.subarray(at, at + count)),
    )
    name += length
      ? bytes.toString('utf8', at, at + length)
      : String.fromCharCode(0xdc00 + (bytes[at] as number))
    at += length ?? 1
  }
  return name
}

/** Throws if it is no valid name of an entry. */
export function checkedName(name: unknown): Buffer {
  if (typeof name !== 'string' || name === '' || name === '.' || name === '..' || /[/\0]/.test(name))
    throw new OperationError('bad_name')
  const bytes = bytesOf(name)
  if (bytes.length > maxNameBytes) throw new OperationError('bad_name')
  return bytes
}

/** The names of a path. None for the top. */
export function namesIn(path: unknown): Buffer[] {
  if (typeof path !== 'string' || path.length > maxPathLength) throw new OperationError('bad_name')
  return path === '' ? [] : path.split('/').map(checkedName)
}

export const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')))
export const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
export const joined = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`)
