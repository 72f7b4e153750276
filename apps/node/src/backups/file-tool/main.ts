/*
 * Runs in a sandbox on the files of one server: `node main.ts <folder>`, with a request on its
 * input. It may be killed at any moment.
 */
import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import {
  chmod,
  chown,
  lchown,
  lstat,
  mkdir,
  open,
  opendir,
  readdir,
  rename,
  statfs,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { deleteFolder } from '../../runtime/delete-folder.ts'
import { excludedAnywhere, excludedNames } from '../excluded-names.ts'
import { type FileToolRequest, formerFolder, incomingFolder, type WalkedFile } from './file-tool-requests.ts'

const request = (await json(process.stdin)) as FileToolRequest // The agent wrote it.
const top = process.argv[2] ?? ''
const at = (path: string) => join(top, path)
/** A name may be invalid UTF-8, so entries of a folder are addressed by their bytes. */
type Name = string | Buffer
const within = (folder: Name, name: Name) =>
  Buffer.concat([Buffer.from(folder), Buffer.from('/'), Buffer.from(name)])

/** Waits until the reader has taken enough. */
async function say(row: unknown): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(row)}\n`))
    await new Promise((done) => process.stdout.once('drain', done))
}

const isThere = (path: Name) =>
  lstat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      // Nothing exists below a file or a link.
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ELOOP') return false
      throw error
    },
  )

/** Each with its path in bytes, which `path` may not represent. */
async function* walk(
  from: string,
  isLeftOut: (path: string) => boolean,
): AsyncGenerator<[place: Buffer, WalkedFile]> {
  const folders = [{ place: Buffer.from(from), above: '' }]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const { place: above, above: pathAbove } = folder
    const entries = await opendir(above, inBytes).catch((error: NodeJS.ErrnoException) => {
      // It was deleted meanwhile.
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ELOOP') return undefined
      throw error
    })
    if (!entries) continue
    for await (const { name } of entries) {
      const path = pathAbove + name.toString()
      if (isLeftOut(path)) continue
      const place = within(above, name)
      // It was deleted meanwhile.
      const seen = await lstat(place).catch(() => undefined)
      if (!seen) continue
      const kind = seen.isFile()
        ? 'file'
        : seen.isDirectory()
          ? 'folder'
          : seen.isSymbolicLink()
            ? 'link'
            : 'other'
      if (kind === 'folder') folders.push({ place, above: `${path}/` })
      yield [
        place,
        {
          path,
          kind,
          size: kind === 'file' ? seen.size : 0,
          mtimeMs: Math.floor(seen.mtimeMs),
          mode: seen.mode & 0o777,
        },
      ]
    }
  }
}

/** Names as bytes. The types of Node know only strings. */
const inBytes = { encoding: 'buffer' as BufferEncoding }

const notKept = (path: string) =>
  excludedNames.some((name) => path === name) ||
  path === excludedAnywhere ||
  path.endsWith(`/${excludedAnywhere}`)

async function remove(path: string): Promise<void> {
  if (!(await isThere(at(path)))) return
  if ((await lstat(at(path))).isDirectory()) await deleteFolder(at(path))
  else await unlink(at(path))
}

async function sync(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/** Creates a folder of the agent, even if the server has put something else in its place. */
async function makeOurs(path: string): Promise<void> {
  if ((await isThere(at('.zubr'))) && !(await lstat(at('.zubr'))).isDirectory()) await unlink(at('.zubr'))
  await mkdir(at(path), { recursive: true, mode: 0o700 })
}

async function takeOwnership(uid: number, gid: number): Promise<void> {
  // Root may open folders that their owner may not.
  for await (const [place] of walk(at(incomingFolder), () => false)) await lchown(place, uid, gid)
  for (const folder of ['.zubr', incomingFolder]) await lchown(at(folder), uid, gid)
}

/** Skips what no backup contains, which therefore stays. */
const replaced = async () => (await readdir(top, 'buffer')).filter((name) => !notKept(name.toString()))

async function out(paths: string[] | null): Promise<void> {
  await makeOurs(formerFolder)
  for (const path of paths ?? (await replaced())) {
    // A missing file was already moved, or never existed.
    if (!(await isThere(within(top, path)))) continue
    const to = typeof path === 'string' ? storedName(path) : path
    await rename(within(top, path), within(at(formerFolder), to))
  }
  await sync(at(formerFolder))
  await sync(top)
}

/** One name per path, so that no parent folders are needed. */
const storedName = (path: string) => createHash('sha256').update(path).digest('hex')

async function into(paths: string[] | null): Promise<void> {
  // Nothing was restored, or `clear` has deleted the folder.
  for (const path of paths ?? (await readdir(at(incomingFolder), 'buffer').catch(() => []))) {
    // A missing file was already moved.
    if (!(await isThere(within(at(incomingFolder), path)))) continue
    if (typeof path === 'string') await makeAbove(path)
    await rename(within(at(incomingFolder), path), within(top, path))
  }
  await sync(top)
}

/** Creates missing folders above a chosen path, and replaces whatever blocks them. */
async function makeAbove(path: string): Promise<void> {
  const above = dirname(path)
  if (above === '.') return
  await makeAbove(above)
  // Nothing is there, or something blocks the path.
  const there = await lstat(at(above)).catch(() => undefined)
  if (there?.isDirectory()) return
  const { uid, gid } = await lstat(top)
  if (there) await rename(at(above), at(`${formerFolder}/${storedName(above)}`))
  await mkdir(at(above), { mode: 0o755 })
  await lchown(at(above), uid, gid)
}

async function clear(): Promise<void> {
  await remove(incomingFolder)
  await remove(formerFolder)
}

async function deleteLogs(before: number): Promise<void> {
  for (const [folder, isOld] of [
    ['logs', /\.gz$/],
    ['crash-reports', /\.txt$/],
  ] as const)
    for (const name of await readdir(at(folder)).catch(() => /* There is no such folder. */ [])) {
      // It was deleted meanwhile.
      const seen = await lstat(at(`${folder}/${name}`)).catch(() => undefined)
      if (isOld.test(name) && seen?.isFile() && seen.mtimeMs < before) await unlink(at(`${folder}/${name}`))
    }
}

/** A file system may store a small file's bytes beside its name. */
const maxInlineBytes = 4096
/** Bytes that stay free on the node's own disk. */
const leftFree = 64 * 2 ** 20
/** Most of a world's database is files that never change once written. */
const isWrittenOnce = (path: string) => path.endsWith('.ldb')

/**
 * The server names the files. A FIFO, a sparse file or one with many names is no part of a
 * database.
 */
async function cut(lengths: [path: string, length: number][]): Promise<void> {
  const { O_RDONLY, O_NONBLOCK, O_NOFOLLOW } = constants
  const taken = new Set<number>()
  let count = 0
  for (const [path, length] of lengths) {
    if (isWrittenOnce(path)) continue
    const isPath = path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
    // A file that cannot be opened is reported without a copy.
    const from = isPath
      ? await open(at(path), O_RDONLY | O_NONBLOCK | O_NOFOLLOW).catch(() => undefined)
      : undefined
    if (!from) {
      await say({ path, name: null })
      continue
    }
    try {
      const seen = await from.stat()
      const held = seen.blocks * 512 + maxInlineBytes
      if (!seen.isFile() || seen.size < length || held < length || taken.has(seen.ino)) {
        await say({ path, name: null })
        continue
      }
      taken.add(seen.ino)
      const { bavail, bsize } = await statfs('/cut')
      if (bavail * bsize < length + leftFree) throw new Error('ENOSPC: no room for what is written on')
      const name = String(count++)
      const content =
        length === 0 ? [] : from.createReadStream({ start: 0, end: length - 1, autoClose: false })
      await writeFile(`/cut/${name}`, content)
      await chown(`/cut/${name}`, seen.uid, seen.gid)
      await chmod(`/cut/${name}`, seen.mode & 0o777)
      await utimes(`/cut/${name}`, seen.mtime, seen.mtime)
      await say({ path, name })
    } finally {
      await from.close()
    }
  }
}

switch (request.do) {
  case 'cut':
    await cut(request.lengths)
    break

  case 'measure': {
    let [bytes, files] = [0, 0]
    for await (const [, { size, kind }] of walk(top, notKept)) {
      bytes += size
      if (kind === 'file') files += 1
    }
    await say({ answer: { bytes, files } })
    break
  }
  case 'walk':
    for await (const [, row] of walk(top, notKept)) await say(row)
    break
  case 'hash':
    for await (const [place, { path, kind }] of walk(at(request.beneath), () => false)) {
      if (kind !== 'file') continue
      const hash = createHash('sha256')
      for await (const piece of createReadStream(place)) hash.update(piece)
      await say({ path, sha256: hash.digest('hex') })
    }
    break
  case 'make':
    await clear()
    await makeOurs(incomingFolder)
    break
  case 'own':
    await takeOwnership(request.uid, request.gid)
    break
  case 'out':
    await out(request.paths)
    break
  case 'in':
    await into(request.paths)
    break
  case 'clear':
    await clear()
    break
  case 'delete_logs':
    await deleteLogs(request.before)
}
