/* Runs in a box, on the files of one server: `node main.ts <json>`. It may be killed at any moment. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lchown, lstat, mkdir, open, opendir, readdir, rename, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deleteFolder } from '../../servers/folder/delete-folder.ts'
import { leftOut, leftOutAnywhere } from '../left-out.ts'
import { coming, former, type Request, type Walked } from './requests.ts'

const request = JSON.parse(process.argv[2] ?? '{}') as Request & { top: string } // The agent wrote it.
const { top } = request
const at = (path: string) => join(top, path)

/** To whoever reads, and no faster. */
async function say(row: unknown): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(row)}\n`))
    await new Promise((done) => process.stdout.once('drain', done))
}

const isThere = (path: string) =>
  lstat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      // Beneath a file or a link nothing is.
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ELOOP') return false
      throw error
    },
  )

async function* walk(from: string, isLeftOut: (path: string) => boolean): AsyncGenerator<Walked> {
  const folders = ['']
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await opendir(join(from, folder)).catch((error: NodeJS.ErrnoException) => {
      // It went meanwhile.
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ELOOP') return undefined
      throw error
    })
    if (!entries) continue
    for await (const { name } of entries) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (isLeftOut(path)) continue
      const seen = await lstat(join(from, path)).catch(() => undefined)
      if (!seen) continue
      const kind = seen.isFile()
        ? 'file'
        : seen.isDirectory()
          ? 'folder'
          : seen.isSymbolicLink()
            ? 'link'
            : 'other'
      if (kind === 'folder') folders.push(path)
      yield {
        path,
        kind,
        size: kind === 'file' ? seen.size : 0,
        mtimeMs: Math.floor(seen.mtimeMs),
        mode: seen.mode & 0o777,
      }
    }
  }
}

const notKept = (path: string) =>
  leftOut.some((name) => path === name) || path === leftOutAnywhere || path.endsWith(`/${leftOutAnywhere}`)

async function remove(path: string): Promise<void> {
  if (!(await isThere(at(path)))) return
  if ((await lstat(at(path))).isDirectory()) await deleteFolder(at(path))
  else await unlink(at(path))
}

async function sync(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/** A folder of ours, whatever a server has put in its place. */
async function makeOurs(path: string): Promise<void> {
  if ((await isThere(at('.zubr'))) && !(await lstat(at('.zubr'))).isDirectory()) await unlink(at('.zubr'))
  await mkdir(at(path), { recursive: true, mode: 0o700 })
}

async function own(uid: number, gid: number): Promise<void> {
  // In a folder that its owner may not open, root may.
  for await (const { path } of walk(at(coming), () => false)) await lchown(join(at(coming), path), uid, gid)
  for (const folder of ['.zubr', coming]) await lchown(at(folder), uid, gid)
}

/** Without what no backup holds: that stays. */
const replaced = async () => (await readdir(top)).filter((name) => !notKept(name))

async function out(paths: string[] | null): Promise<void> {
  await makeOurs(former)
  for (const path of paths ?? (await replaced())) {
    // What is not there was out already, or never was.
    if (!(await isThere(at(path)))) continue
    const to = paths ? placeOf(path) : path
    await rename(at(path), at(`${former}/${to}`))
  }
  await sync(at(former))
  await sync(top)
}

/** One name for each path, so that no folder has to be made for it. */
const placeOf = (path: string) => createHash('sha256').update(path).digest('hex')

async function into(paths: string[] | null): Promise<void> {
  for (const path of paths ?? (await readdir(at(coming)).catch(() => []))) {
    // What has gone is in.
    if (!(await isThere(at(`${coming}/${path}`)))) continue
    await makeAbove(path)
    await rename(at(`${coming}/${path}`), at(path))
  }
  await sync(top)
}

/** Folders above a chosen path that are not there any more; what stands in their way gives way. */
async function makeAbove(path: string): Promise<void> {
  const above = dirname(path)
  if (above === '.') return
  await makeAbove(above)
  const there = await lstat(at(above)).catch(() => undefined)
  if (there?.isDirectory()) return
  const { uid, gid } = await lstat(top)
  if (there) await rename(at(above), at(`${former}/${placeOf(above)}`))
  await mkdir(at(above), { mode: 0o755 })
  await lchown(at(above), uid, gid)
}

async function clear(): Promise<void> {
  await remove(coming)
  await remove(former)
}

async function deleteLogs(before: number): Promise<void> {
  for (const [folder, isOld] of [
    ['logs', /\.gz$/],
    ['crash-reports', /\.txt$/],
  ] as const)
    for (const name of await readdir(at(folder)).catch(() => [])) {
      const seen = await lstat(at(`${folder}/${name}`)).catch(() => undefined)
      if (isOld.test(name) && seen?.isFile() && seen.mtimeMs < before) await unlink(at(`${folder}/${name}`))
    }
}

switch (request.do) {
  case 'measure': {
    let [bytes, files] = [0, 0]
    for await (const { size, kind } of walk(top, notKept)) {
      bytes += size
      if (kind === 'file') files += 1
    }
    await say({ answer: { bytes, files } })
    break
  }
  case 'walk':
    for await (const row of walk(top, notKept)) await say(row)
    break
  case 'hash':
    for await (const { path, kind } of walk(at(request.beneath), () => false)) {
      if (kind !== 'file') continue
      const hash = createHash('sha256')
      for await (const piece of createReadStream(join(at(request.beneath), path))) hash.update(piece)
      await say({ path, sha256: hash.digest('hex') })
    }
    break
  case 'make':
    await clear()
    await makeOurs(coming)
    break
  case 'own':
    await own(request.uid, request.gid)
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
