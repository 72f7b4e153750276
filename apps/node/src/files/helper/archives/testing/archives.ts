import { execFileSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { crc32, createGzip, deflateRawSync } from 'node:zlib'
import { type Headers, pack } from 'tar-stream'
import { onTestFinished } from 'vitest'
import { ZipFile } from 'yazl'

/** A folder that is deleted after the test. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zubr-archives-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export type Packed = {
  path: string
  content?: string | Buffer
  mode?: number
  type?: Headers['type']
  to?: string
}

/** A zip as other programs write it. `path` may be anything. */
export async function writeZip(file: string, entries: readonly Packed[]): Promise<string> {
  const zip = new ZipFile()
  const stands: [from: Buffer, to: Buffer][] = []
  // The library refuses climbing names, so they are patched in afterwards, at the same length.
  for (const { path, content, mode = 0o100644 } of entries)
    if (content === undefined) zip.addEmptyDirectory(path)
    else {
      const stand = path.replaceAll(/\.\.|^\/|^\w:/g, (bad) => '_'.repeat(bad.length))
      if (stand !== path) stands.push([Buffer.from(stand), Buffer.from(path)])
      zip.addBuffer(Buffer.from(content), stand, { mode })
    }
  zip.end()
  const pieces: Buffer[] = []
  for await (const piece of zip.outputStream) pieces.push(piece as Buffer)
  const whole = Buffer.concat(pieces)
  for (const [from, to] of stands)
    for (let at = whole.indexOf(from); at >= 0; at = whole.indexOf(from)) to.copy(whole, at)
  await pipeline([whole], createWriteStream(file))
  return file
}

export async function writeTarball(file: string, entries: readonly Packed[]): Promise<string> {
  const tar = pack()
  for (const { path, content, mode = 0o644, type, to } of entries) {
    const kind = type ?? (content === undefined ? 'directory' : 'file')
    tar.entry({ name: path, type: kind, mode, ...(to !== undefined && { linkname: to }) }, content ?? '')
  }
  tar.finalize()
  await pipeline(tar, createGzip(), createWriteStream(file))
  return file
}

/** A packed file's local header, and its entry in the directory. */
export type RawZipEntry = {
  name: string | Buffer
  content?: Buffer
  method?: 0 | 8
  flags?: number
  /** False values for the directory. */
  says?: { size?: number; crc?: number }
}

/**
 * A zip from bytes, for those that no library writes. Source: APPNOTE.TXT 6.3.10, sections 4.3.7,
 * 4.3.12 and 4.3.16.
 */
export function rawZip(entries: readonly RawZipEntry[], count = entries.length): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content = Buffer.alloc(0), method = 0, flags = 0, says = {} } of entries) {
    const raw = Buffer.from(name)
    const packed = method === 8 ? deflateRawSync(content) : content
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(flags, 2)
    fields.writeUInt16LE(method, 4)
    fields.writeUInt16LE(0x5a21, 8)
    fields.writeUInt32LE(says.crc ?? crc32(content), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(says.size ?? content.length, 18)
    fields.writeUInt16LE(raw.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, raw, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, rest, raw)
    locals.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count % 65_536, 8)
  end.writeUInt16LE(count % 65_536, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, listed, end])
}

/** Runs a tool of this machine, such as bsdtar, in a folder. */
export function run(cwd: string, ...[program, ...args]: [string, ...string[]]): void {
  execFileSync(program, args, { cwd, stdio: 'ignore', env: { ...process.env, LC_ALL: 'C.UTF-8' } })
}

/** Opens a file as the helper does. */
export const opened = (file: string): number => openSync(file, 'r')

/** Made by `bsdtar --format 7zip`: a world with a non-ASCII name. */
export const sevenZipped = Buffer.from(
  [
    'N3q8ryccAAPCOCJ6xQAAAAAAAAAiAAAAAAAAAN/WX+cANBlJ7o3c9WzNDks2Mka6uxI31Rztbj1Q+Uwp//7C4AAAAIEzB64P0B3S',
    'fJ8/R0FnN9Z25l7u6gTp+0vYVKw8MFdQ2u0DNUkqNjqxSrpE0utRDcaX1sk7cysklyGBk7Lisqqm7SycG7/IC6XY9StM6ZGeb8p1',
    'sNOD/zpuOG2nHUrzelz3Snw2B3N9XuqEItMYsP+RR+B+k7qTxBpAk6jGAu+yWziTAYk/x5UHMpMU8pagBGytzahSXmmzjxI9Inn/',
    '00cgABcGIQEJgKQABwsBAAEjAwEBBV0AAIAADIEaCgFssOTSAAA=',
  ].join(''),
  'base64',
)
