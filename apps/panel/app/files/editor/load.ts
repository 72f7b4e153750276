import { maxEditedBytes } from '@zubr/contracts/files/file-constants'
import type { FileEntry } from '@zubr/contracts/files/operations'
import { lookUp } from '@zubr/domain/tables/look-up'
import type { FilesClient } from '../../file-access/client.ts'
import { FileError } from '../../file-access/file-error.ts'
import { nameOf } from '../../file-access/file-paths.ts'
import { extensionOf, lookByName, pictureTypes } from './kind.ts'
import type { Piece } from './logs/tail.ts'
import { type Decoded, decode, type Encoding, looksBinary } from './text/encoding.ts'
import { unpacked } from './unpack.ts'

/** The size limit of a picture, and of compressed NBT. */
const maxShownBytes = 20 * 1024 * 1024
/** How much of a log is read at a time. */
export const logPiece = 1024 * 1024

/** The content of a file for its viewer. */
export type Loaded =
  | { look: 'text'; decoded: Decoded; bytes: Uint8Array; version: string }
  /** `grows`: the file may grow while it is open. */
  | { look: 'tail'; piece: Piece; hasLevels: boolean; grows: boolean; cut: boolean }
  | { look: 'picture'; picture: Blob; size: number }
  | { look: 'nbt'; bytes: Uint8Array; size: number }
  | { look: 'region' | 'too_large'; size: number }
  | { look: 'binary'; start: Uint8Array; size: number }

type LoadFileInput = {
  files: FilesClient
  path: string
  entry?: Pick<FileEntry, 'size'> | undefined
  /** Shows an SVG picture as text. */
  asText: boolean
  usual: Encoding
  signal: AbortSignal
}

/** Reads as much of a file as its viewer needs. */
export async function load(input: LoadFileInput): Promise<Loaded> {
  const { files, path, signal } = input
  const name = nameOf(path)
  const look = input.asText ? null : lookByName(name)
  const size = input.entry?.size ?? (await sizeOf(input))
  const whole = async () => (await files.read({ path }, { signal })).bytes
  switch (look) {
    case 'region':
      return { look, size }
    case 'picture': {
      if (size > maxShownBytes) return { look: 'too_large', size }
      return {
        look,
        size,
        picture: new Blob([await whole()], { type: lookUp(pictureTypes, extensionOf(name)) ?? '' }),
      }
    }
    case 'nbt':
      return size > maxShownBytes ? { look: 'too_large', size } : { look, size, bytes: await whole() }
    case 'log':
      if (extensionOf(name) !== 'gz') return readTail(input, { hasLevels: true, grows: true })
      if (size > maxEditedBytes) return { look: 'too_large', size }
      return unpackLog(await whole(), size)
    default:
      return size > maxEditedBytes ? loadLarge(input, size) : loadText(input)
  }
}

async function loadText({ files, path, usual, signal }: LoadFileInput): Promise<Loaded> {
  const { bytes, version, size } = await files.read({ path }, { signal })
  const decoded = decode(bytes, undefined, usual)
  return decoded
    ? { look: 'text', decoded, bytes, version }
    : { look: 'binary', start: bytes.slice(0, 1_024), size }
}

async function loadLarge(input: LoadFileInput, size: number): Promise<Loaded> {
  const { bytes } = await input.files.read({ path: input.path, length: 8_192 }, { signal: input.signal })
  if (looksBinary(bytes)) return { look: 'binary', start: bytes.slice(0, 1_024), size }
  return readTail(input, { hasLevels: false, grows: false })
}

async function readTail(
  { files, path, signal }: Pick<LoadFileInput, 'files' | 'path' | 'signal'>,
  facts: { hasLevels: boolean; grows: boolean },
): Promise<Loaded> {
  const { bytes, size } = await files.read({ path, fromEnd: logPiece }, { signal })
  return { look: 'tail', piece: { bytes, offset: size - bytes.length, size }, cut: false, ...facts }
}

async function unpackLog(packed: Uint8Array, size: number): Promise<Loaded> {
  try {
    const bytes = await unpacked(packed, 'gzip', maxEditedBytes, true)
    const cut = bytes.length === maxEditedBytes
    return {
      look: 'tail',
      piece: { bytes, offset: 0, size: bytes.length },
      hasLevels: true,
      grows: false,
      cut,
    }
  } catch {
    // The file is not gzip, whatever its name says.
    return { look: 'binary', start: packed.slice(0, 1_024), size }
  }
}

async function sizeOf({ files, path, signal }: LoadFileInput): Promise<number> {
  const { kind, t, size } = await files.call('stat', { path }, { signal })
  if ((t ?? kind) === 'folder') throw new FileError('is_a_folder', { path })
  return size
}
