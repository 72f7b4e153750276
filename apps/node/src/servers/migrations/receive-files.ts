import { lchown, link, lstat, mkdir, open, rm, statfs, symlink, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type IncomingMigration,
  type ManifestEnd,
  type MovedEntry,
  movePath,
} from '@zubr/contracts/moving/moves'
import type { Clock } from '@zubr/on-node/clock'
import { type Beneath, beneath, MigrationError, namesIn, openFolder } from './beneath.ts'
import { copyFiles, ownerOf, type TargetFolder, toSeconds } from './copy-files.ts'
import { maxLength, readEntries, readManifest, walkServer } from './manifest.ts'
import { requestUntilDone, toMigrationError, type Wait } from './node-request.ts'

export type ReceiveProgress = { bytes: number | null; doneBytes: number; skipped: number }

const maxEntries = 1_000_000
const maxManifestBytes = 512 * 1024 * 1024
/** As in folder-size.ts: a name takes a block. */
const smallestBytes = 4_096
/** A running server may exceed its disk before it is stopped. It can be moved all the same. */
const slack = 1.25
/** Bytes of the disk that stay free. */
const keptFreeBytes = 256 * 1024 * 1024

/**
 * Copies a server's files from the other node and compares everything with its manifest, up to
 * modes and times. Continues where a killed agent stopped. Throws MigrationError if it cannot
 * succeed; ends with `signal`.
 */
export async function receiveFiles(
  wanted: () => IncomingMigration,
  place: TargetFolder,
  {
    onProgress,
    clock,
    signal,
  }: { onProgress: (progress: ReceiveProgress) => void; clock: Clock; signal: AbortSignal },
): Promise<void> {
  const fetched = await fetchManifest(wanted, place.manifest, { onProgress, clock, signal })
  const total = await checkManifest(place, wanted().diskMb, fetched)
  const { skipped } = fetched
  // Every byte is written once and compared once.
  const bytes = 2 * total
  for (let attempt = 0; ; attempt += 1) {
    let doneBytes = 0
    const onBytes = (count: number) => {
      doneBytes += count
      onProgress({ bytes, doneBytes, skipped })
    }
    const way = beneath(place.top)
    try {
      await makeFolders(way, place)
      await clearHardlinks(way, place)
      await copyFiles(wanted, way, place, { onBytes, clock, signal })
      await makeHardlinks(way, place)
      await makeLinks(way, place)
      await finishFolders(way, place)
    } catch (error) {
      throw toMigrationError(error)
    } finally {
      await way.close()
    }
    if (await isSame(place, onBytes, signal)) return
    if (attempt >= 1) throw new MigrationError('not_the_same')
  }
}

async function fetchManifest(
  wanted: () => IncomingMigration,
  file: string,
  { onProgress, ...wait }: Wait & { onProgress: (progress: ReceiveProgress) => void },
): Promise<ManifestEnd> {
  return requestUntilDone(
    wanted,
    () => `${movePath}/manifest`,
    async (response, alive) => {
      if (response.status === 202) {
        const { doneBytes } = (await response.json()) as { doneBytes?: unknown }
        const read =
          typeof doneBytes === 'number' && Number.isSafeInteger(doneBytes) ? Math.max(0, doneBytes) : 0
        onProgress({ bytes: null, doneBytes: read, skipped: 0 })
        alive()
      }
      if (response.status !== 200 || !response.body) return undefined
      const handle = await open(file, 'w', 0o600)
      try {
        let size = 0
        for await (const piece of response.body) {
          alive()
          size += piece.length
          if (size > maxManifestBytes) throw new MigrationError('too_large')
          await handle.write(piece)
        }
      } finally {
        await handle.close()
      }
      for await (const line of readManifest(file)) if (line.kind === 'end') return line
      return undefined
    },
    wait,
  )
}

/**
 * Checks every path and that the total fits the plan's disk and this disk. Resolves to the size in
 * bytes.
 */
async function checkManifest(place: TargetFolder, diskMb: number, { entries }: ManifestEnd): Promise<number> {
  if (entries > maxEntries) throw new MigrationError('too_large')
  let [count, bytes, held, takenBytes] = [0, 0, 0, 0]
  for await (const entry of readEntries(place.manifest)) {
    count += 1
    namesIn(entry.path)
    if (entry.path.startsWith('console/')) {
      if (entry.kind !== 'file') throw new MigrationError('not_the_same')
    } else takenBytes += Math.max(smallestBytes, entry.kind === 'file' ? entry.held : 0)
    if (entry.kind === 'hardlink') {
      namesIn(entry.to)
      if (!entry.to.startsWith('data/')) throw new MigrationError('not_the_same')
    }
    if (entry.kind === 'file') {
      if (entry.held > entry.size) throw new MigrationError('not_the_same')
      bytes += entry.size
      // The console is outside of the plan's disk.
      if (entry.path.startsWith('data/')) held += entry.held
    }
    if (count > maxEntries || takenBytes > diskMb * 1024 ** 2 * slack || bytes > maxLength(diskMb))
      throw new MigrationError('too_large')
  }
  const data = join(place.top, 'data')
  const disk = await statfs(data)
  const copiedBytes = await sizeOf(place)
  const freeBytes = disk.bavail * disk.bsize
  // A server's own disk may become full, the node's may not.
  const isItsOwn = (await lstat(data)).dev !== (await lstat(place.top)).dev
  if (held - copiedBytes > freeBytes - (isItsOwn ? 0 : keptFreeBytes))
    throw new MigrationError(isItsOwn ? 'too_large' : 'no_space')
  return bytes
}

/** Bytes that an earlier agent has copied already. */
async function sizeOf({ manifest, top }: TargetFolder): Promise<number> {
  const way = beneath(top)
  let bytes = 0
  try {
    for await (const entry of readEntries(manifest)) {
      if (entry.kind !== 'file' || !entry.path.startsWith('data/')) continue
      const stats = await lstat(await way.place(entry.path))
      bytes += stats.blocks * 512
    }
  } catch {
    // Files arrive in order, so the rest does not exist yet.
  } finally {
    await way.close()
  }
  return bytes
}

async function makeFolders(way: Beneath, place: TargetFolder): Promise<void> {
  for await (const entry of readEntries(place.manifest)) {
    if (entry.kind !== 'folder') continue
    const path = await way.place(entry.path)
    await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    // Fails if a link has replaced the folder.
    const { handle } = await openFolder(path)
    try {
      await handle.chmod(0o700)
      const owner = ownerOf(place, entry)
      if (owner) await handle.chown(owner.uid, owner.gid)
    } finally {
      await handle.close()
    }
  }
}

async function finishFolders(way: Beneath, { manifest }: TargetFolder): Promise<void> {
  const folders: { path: string; mode: number; mtimeMs: number }[] = []
  for await (const entry of readEntries(manifest)) if (entry.kind === 'folder') folders.push(entry)
  // The innermost first, as a folder's mode may lock out its owner.
  for (const { path, mode, mtimeMs } of folders.reverse()) {
    const { handle } = await openFolder(await way.place(path))
    await handle
      .utimes(toSeconds(mtimeMs), toSeconds(mtimeMs))
      .then(() => handle.chmod(mode & 0o777))
      .finally(() => handle.close())
  }
}

/**
 * Deletes files with several hard links, which an earlier agent may have left. Writing to one could
 * change another server's file.
 */
async function clearHardlinks(way: Beneath, place: TargetFolder): Promise<void> {
  for await (const entry of readEntries(place.manifest))
    if (entry.kind === 'hardlink') await removeName(await way.place(entry.path))
}

async function makeHardlinks(way: Beneath, place: TargetFolder): Promise<void> {
  const first = beneath(place.top)
  try {
    for await (const entry of readEntries(place.manifest))
      if (entry.kind === 'hardlink') await link(await first.place(entry.to), await way.place(entry.path))
  } finally {
    await first.close()
  }
}

const removeName = (path: Buffer) =>
  unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })

async function makeLinks(way: Beneath, place: TargetFolder): Promise<void> {
  for await (const entry of readEntries(place.manifest)) {
    if (entry.kind !== 'link') continue
    const path = await way.place(entry.path)
    await removeName(path)
    await symlink(Buffer.from(entry.to, 'latin1'), path)
    const owner = ownerOf(place, entry)
    if (owner) await lchown(path, owner.uid, owner.gid)
  }
}

/** Whether the files, read again, match the other node's manifest. */
async function isSame(
  { manifest, top }: TargetFolder,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const theirs = readEntries(manifest)
  const read = (bytes: number) => {
    signal.throwIfAborted()
    onBytes(bytes)
  }
  try {
    for await (const localEntry of walkServer(top, { read })) {
      const { value } = await theirs.next()
      if (JSON.stringify(localEntry) !== JSON.stringify(value)) {
        if (value === undefined || localEntry.path !== value.path) await clearAway(top, localEntry)
        return false
      }
    }
    return (await theirs.next()).done === true
  } finally {
    await theirs.return(undefined)
  }
}

/** Deletes what is not in the manifest, so that the next attempt can succeed. */
async function clearAway(top: string, { path }: MovedEntry): Promise<void> {
  const way = beneath(top)
  await rm(await way.place(path), { recursive: true, force: true }).finally(() => way.close())
}
