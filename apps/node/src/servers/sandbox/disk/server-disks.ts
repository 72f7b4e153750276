import { chmod, chown, lstat, mkdir, readdir, rename, rmdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteFolder } from '../../../runtime/delete-folder.ts'
import type { Place } from '../../../runtime/runtime.ts'
import { serversDir } from '../../folder/server-folder.ts'
import { copyTree, sameTree } from './copy-tree.ts'
import {
  allocate,
  growMounted,
  growUnmounted,
  imageMb,
  isGrown,
  isThere,
  makeFileSystem,
  mountImage,
  remove,
} from './image.ts'
import { deviceAt, mounts, released, releasedSoon, unmount } from './mounts.ts'
import { whatDisksLack } from './what-disks-lack.ts'

export type ServerDisksOptions = {
  /** A real path. */
  dataDir: string
  warn(line: string): void
}

export type DiskUsage = { usedMb: number; limitMb: number; files: number; filesLimit: number }

const mebi = 2 ** 20

/** The kernel releases a disk a moment after the last process of a stopped server has ended. */
const releaseTimeoutMs = 3_000

/** The files beside a server's data. */
const filesOf = ({ folder }: Pick<Place, 'folder'>) => ({
  image: join(folder, 'data.img'),
  /** Not whole yet. */
  fresh: join(folder, 'data.img.new'),
  /** Where a new one stands while it is filled. */
  filling: join(folder, 'data.filling'),
  /** The plain folder that `data` was before it had a disk. */
  plain: join(folder, 'data.plain'),
})

export type ServerDisks = ReturnType<typeof serverDisks>

/**
 * A disk for each server: an image in its folder with a file system of its own, mounted on `data`. What it holds is all that the server
 * can fill, in files or in names of files, by whatever call: docs/decisions/0035. A kill at any moment leaves the old state or the new.
 */
export function serverDisks({ dataDir, warn }: ServerDisksOptions) {
  const busy = new Map<string, Promise<unknown>>()

  /** Work on a server's disk is done one after another. */
  function inTurn<T>({ id }: Place, work: () => Promise<T>): Promise<T> {
    const last = busy.get(id) ?? Promise.resolve()
    const done = last.then(work, work)
    const settled = done.catch(() => undefined).finally(() => busy.get(id) === settled && busy.delete(id))
    busy.set(id, settled)
    return done
  }

  /** Mounts what there is. A server without an image has a plain folder still. */
  async function take(place: Place): Promise<boolean> {
    const { image, plain } = filesOf(place)
    if (!(await isThere(image))) {
      // Killed while it moved, before the image was in its place.
      if (await isThere(plain)) {
        await rmdir(place.data).catch(() => undefined)
        await rename(plain, place.data)
      }
      return false
    }
    if (!(await deviceAt(place.data))) {
      await mkdir(place.data, { recursive: true, mode: 0o700 })
      await mountImage(image, place.data)
    }
    await deleteFolder(plain)
    return true
  }

  /** Makes an image of that size, with what `data` holds in it. */
  async function make(place: Place, diskMb: number, uid: number, isPlain: boolean): Promise<void> {
    const { image, fresh, filling, plain } = filesOf(place)
    await discard(place)
    await mkdir(place.data, { recursive: true, mode: 0o700 })
    if (!(await allocate(fresh, imageMb(diskMb))))
      warn(
        `server ${place.id}: this node has not the room that its disk may take (${diskMb} MB). When the node's disk is full, the server's breaks: free some, or take servers away`,
      )
    await makeFileSystem(fresh, diskMb, uid)
    const { uid: owner, gid, mode } = await lstat(place.data)
    if ((await readdir(place.data)).length > 0) {
      await mkdir(filling, { mode: 0o700 })
      await mountImage(fresh, filling)
      await copyTree(place.data, filling)
      if (!(await sameTree(place.data, filling))) throw new Error('the copy is not what was copied')
      await unmount(filling)
      await rmdir(filling)
    }
    if (!isPlain) {
      await unmount(place.data)
      await rename(fresh, image)
      return
    }
    // Mode and owner of `data` tell others whose it is, whether anything is mounted there or not.
    await rename(place.data, plain)
    await mkdir(place.data, { mode: mode & 0o7777 })
    await chown(place.data, owner, gid)
    await rename(fresh, image)
  }

  /** Throws away what is half made. */
  async function discard(place: Place): Promise<void> {
    const { fresh, filling } = filesOf(place)
    await unmount(filling)
    await rmdir(filling).catch(() => undefined)
    if (await isThere(fresh)) await released(fresh)
    await remove(fresh)
  }

  /** A smaller disk is a new one, if all fits: to shrink one where it is would not survive a kill. */
  async function shrink(place: Place, diskMb: number, uid: number): Promise<void> {
    const { image } = filesOf(place)
    const { usedMb } = await usageOf(place.data)
    if (usedMb > diskMb * 0.95) return
    await unmount(place.data)
    const isUnused = await releasedSoon(image, releaseTimeoutMs)
    await mountImage(image, place.data)
    if (!isUnused) return
    await make(place, diskMb, uid, false)
    await take(place)
  }

  const isLarger = async (image: string, diskMb: number) => (await stat(image)).size < imageMb(diskMb) * mebi

  async function enlarge(place: Place, diskMb: number): Promise<void> {
    if (!(await allocate(filesOf(place).image, imageMb(diskMb))))
      warn(`server ${place.id}: this node has not the room that its larger disk may take (${diskMb} MB)`)
  }

  /** At once, while it is in use. */
  async function grow(place: Place, diskMb: number): Promise<void> {
    const { image } = filesOf(place)
    if (!(await isThere(image)) || !(await deviceAt(place.data)) || !(await isLarger(image, diskMb))) return
    await enlarge(place, diskMb)
    await growMounted(image).catch((error: Error) =>
      warn(`server ${place.id}: its disk takes its new size at its next start: ${error.message}`),
    )
  }

  async function growUnused(place: Place): Promise<void> {
    const { image } = filesOf(place)
    await unmount(place.data)
    const isUnused = await releasedSoon(image, releaseTimeoutMs)
    if (isUnused) await growUnmounted(image)
    else warn(`server ${place.id}: its disk takes its new size at its next start`)
    await mountImage(image, place.data)
  }

  async function open(place: Place, diskMb: number, uid: number): Promise<void> {
    const { image } = filesOf(place)
    if (!(await take(place))) {
      try {
        await make(place, diskMb, uid, true)
      } catch (error) {
        await discard(place)
        // A new server must not run without the limit; one that is full of its owner's world must go on.
        if (!(await isThere(place.data)) || (await readdir(place.data)).length === 0) throw error
        const why = error instanceof Error ? error.message : error
        warn(
          `server ${place.id}: its folder could not be moved to a disk of its own, so nothing limits it: ${why}`,
        )
        return
      }
      await take(place)
    } else if (await isLarger(image, diskMb)) await enlarge(place, diskMb)
    else if ((await stat(image)).size > imageMb(diskMb) * mebi)
      await shrink(place, diskMb, uid).catch((error: Error) =>
        warn(`server ${place.id}: its disk stays larger than its plan (${diskMb} MB): ${error.message}`),
      )
    if (!(await deviceAt(place.data))) throw new Error(`the disk of server ${place.id} is not mounted`)
    // Tools take their time, and nearly always there is nothing to do.
    if (!(await isGrown(image))) await growMounted(image).catch(() => growUnused(place))
    const own = async () => {
      await chown(place.data, uid, uid)
      await chmod(place.data, 0o700)
    }
    await own().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EROFS') throw error
      await mountAnew(place)
      await own()
    })
  }

  /** One that broke, and that somebody still used when it was mounted again: only once nobody does it can be mended. */
  async function mountAnew(place: Place): Promise<void> {
    const { image } = filesOf(place)
    await unmount(place.data)
    await releasedSoon(image)
    await mountImage(image, place.data)
  }

  return {
    kind: 'image' as const,
    /** From now on `data` holds no more than that, and belongs to the user. Harmless to repeat, also while the server runs. */
    open: (place: Place, diskMb: number, uid: number) => inTurn(place, () => open(place, diskMb, uid)),
    /** Whether `open` has to take it away for a moment: nobody should use it then. */
    async isToRest(place: Place, diskMb: number): Promise<boolean> {
      const { image } = filesOf(place)
      if (!(await isThere(image))) return true
      return (await stat(image)).size > imageMb(diskMb) * mebi || !(await isGrown(image))
    },
    /** From now on `data` holds that much, if it was less. A smaller one waits for the next `open`. */
    grow: (place: Place, diskMb: number): Promise<void> => inTurn(place, () => grow(place, diskMb)),
    /** Has what the server has be found in `data`, before anybody reads or writes it there; after a machine's start it is not. */
    mount: (place: Place): Promise<void> =>
      inTurn(place, async () => {
        await take(place)
      }),
    /** Leaves `data` empty; the image stays. */
    close: (place: Place): Promise<void> => inTurn(place, () => unmount(place.data)),
    /** Before the server's folder is deleted, and instead of deleting its data file by file. */
    remove: (place: Place): Promise<void> =>
      inTurn(place, async () => {
        const { image } = filesOf(place)
        await discard(place)
        await unmount(place.data)
        if (await isThere(image)) await released(image)
        await remove(image)
      }),
    /** Without a walk through its files; undefined if it has no disk of its own. */
    usage: async (place: Place): Promise<DiskUsage | undefined> =>
      (await deviceAt(place.data)) ? usageOf(place.data) : undefined,
    /** Whether it holds no more than perhaps a file or two. */
    async isFull(place: Place): Promise<boolean> {
      if (!(await deviceAt(place.data))) return false
      // Some of what is free its file system keeps for itself.
      const { bavail, bsize, ffree } = await statfs(place.data)
      return bavail * bsize < mebi || ffree === 0
    },
    /** Unmounts what an earlier agent left of servers that are not known any more, and of moves that it did not end. */
    async cleanUp(known: readonly string[]): Promise<void> {
      const top = `${serversDir(dataDir)}/`
      const stale = (await mounts())
        .map(({ at }) => at)
        .filter((at) => at.startsWith(top))
        .filter((at) => {
          const [name = '', inner] = at.slice(top.length).split('/')
          return !known.includes(name) || inner !== 'data'
        })
      for (const at of stale.reverse()) await unmount(at)
    },
    /** What this machine lacks for it, in words; nothing: all of it works. */
    verify: (): Promise<string[]> => whatDisksLack(dataDir),
  }
}

async function usageOf(path: string): Promise<DiskUsage> {
  const { blocks, bfree, bsize, files, ffree } = await statfs(path)
  return {
    usedMb: Math.ceil(((blocks - bfree) * bsize) / mebi),
    limitMb: Math.floor((blocks * bsize) / mebi),
    files: files - ffree,
    filesLimit: files,
  }
}
