import { chmod, chown, lstat, mkdir, readdir, rename, rmdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteFolder } from '../../../runtime/delete-folder.ts'
import type { Place } from '../../../runtime/runtime.ts'
import { serversDir } from '../../folder/server-folder.ts'
import { copyTree, isSameTree } from './copy-tree.ts'
import { type DiskUsage, usageOf } from './disk-usage.ts'
import {
  allocate,
  fillsImage,
  growMounted,
  growUnmounted,
  imageMb,
  isThere,
  makeFileSystem,
  mountImage,
  remove,
} from './image.ts'
import { missingForDisks } from './missing-for-disks.ts'
import { detachDevices, deviceAt, mounts, unmount, waitForDetach } from './mounts.ts'

export type ServerDisksOptions = {
  /** A real path. */
  dataDir: string
  warn(line: string): void
}

const mebi = 2 ** 20

/** The kernel releases a disk a moment after the last process of a stopped server has ended. */
const releaseTimeoutMs = 3_000

const overcommitted = "If the node's disk fills, the server's disk breaks: free space, or move servers away"

/** The files beside a server's data. */
const filesOf = ({ folder }: Pick<Place, 'folder'>) => ({
  image: join(folder, 'data.img'),
  /** An image that is not complete yet. */
  fresh: join(folder, 'data.img.new'),
  /** Mount point of a new image while it is filled. */
  filling: join(folder, 'data.filling'),
  /** The former `data` folder from before the server had a disk. */
  plain: join(folder, 'data.plain'),
})

/**
 * A disk for each server: an image in its folder with its own file system, mounted on `data`. It
 * limits bytes and the number of files: docs/decisions/0035. A kill leaves the old or the new
 * state.
 */
export class ServerDisks {
  readonly kind = 'image' as const
  readonly #dataDir: string
  readonly #warn: (line: string) => void
  readonly #busy = new Map<string, Promise<unknown>>()

  constructor({ dataDir, warn }: ServerDisksOptions) {
    this.#dataDir = dataDir
    this.#warn = warn
  }

  /**
   * Limits `data` to this size and gives it to the user. Idempotent, also while the server runs.
   */
  open(place: Place, diskMb: number, uid: number): Promise<void> {
    return this.#inTurn(place, () => this.#open(place, diskMb, uid))
  }

  /** Whether `open` has to unmount `data` for a moment, so that nothing may use it. */
  async needsUnmount(place: Place, diskMb: number): Promise<boolean> {
    const { image } = filesOf(place)
    if (!(await isThere(image))) return true
    return (await stat(image)).size > imageMb(diskMb) * mebi || !(await fillsImage(image))
  }

  /** Grows `data` to this size. A smaller size waits for the next `open`. */
  grow(place: Place, diskMb: number): Promise<void> {
    return this.#inTurn(place, () => this.#grow(place, diskMb))
  }

  /** Mounts the server's files at `data`. Needed before any access after a reboot. */
  mount(place: Place): Promise<void> {
    return this.#inTurn(place, async () => {
      await this.#take(place)
    })
  }

  /** Leaves `data` empty; the image stays. */
  close(place: Place): Promise<void> {
    return this.#inTurn(place, () => unmount(place.data))
  }

  /** Deletes the image as a whole. Called before the server's folder is deleted. */
  remove(place: Place): Promise<void> {
    return this.#inTurn(place, async () => {
      const { image } = filesOf(place)
      await this.#discard(place)
      await unmount(place.data)
      if (await isThere(image)) await detachDevices(image)
      await remove(image)
    })
  }

  /** Usage of the file system, without a walk. Undefined if the server has no disk of its own. */
  async usage(place: Place): Promise<DiskUsage | undefined> {
    return (await deviceAt(place.data)) ? usageOf(place.data) : undefined
  }

  /** Whether there is no space for more than a small file. */
  async isFull(place: Place): Promise<boolean> {
    if (!(await deviceAt(place.data))) return false
    // The file system reserves a part of the free blocks.
    const { bavail, bsize, ffree } = await statfs(place.data)
    return bavail * bsize < mebi || ffree === 0
  }

  /** Unmounts what an earlier agent left of unknown servers and of moves that did not end. */
  async cleanUp(known: readonly string[]): Promise<void> {
    const top = `${serversDir(this.#dataDir)}/`
    const stale = (await mounts())
      .map(({ at }) => at)
      .filter((at) => at.startsWith(top))
      .filter((at) => {
        const [name = '', inner] = at.slice(top.length).split('/')
        return !known.includes(name) || inner !== 'data'
      })
    for (const at of stale.reverse()) await unmount(at)
  }

  /** What this machine lacks for disks, as text. Empty if everything works. */
  verify(): Promise<string[]> {
    return missingForDisks(this.#dataDir)
  }

  /** Operations on one server's disk run one after another. */
  #inTurn<T>({ id }: Place, work: () => Promise<T>): Promise<T> {
    const last = this.#busy.get(id) ?? Promise.resolve()
    const done = last.then(work, work)
    // The rejection reaches the caller; the next operation only waits for the end.
    const settled = done
      .catch(() => undefined)
      .finally(() => this.#busy.get(id) === settled && this.#busy.delete(id))
    this.#busy.set(id, settled)
    return done
  }

  /** Mounts the disk. A server without an image still has a plain folder. */
  async #take(place: Place): Promise<boolean> {
    const { image, plain } = filesOf(place)
    if (!(await isThere(image))) {
      // Killed during the migration, before the image was in place.
      if (await isThere(plain)) {
        // The folder may be absent. If it is not empty, the rename fails with the reason.
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

  /** Makes an image of this size with the content of `data`. */
  async #make(place: Place, diskMb: number, uid: number, isPlain: boolean): Promise<void> {
    const { image, fresh, filling, plain } = filesOf(place)
    await this.#discard(place)
    await mkdir(place.data, { recursive: true, mode: 0o700 })
    if (!(await allocate(fresh, imageMb(diskMb))))
      this.#warn(
        `server ${place.id}: this node has less free space than the server's disk may use (${diskMb} MB). ${overcommitted}`,
      )
    await makeFileSystem(fresh, diskMb, uid)
    const { uid: owner, gid, mode } = await lstat(place.data)
    if ((await readdir(place.data)).length > 0) {
      await mkdir(filling, { mode: 0o700 })
      await mountImage(fresh, filling)
      await copyTree(place.data, filling)
      if (!(await isSameTree(place.data, filling))) throw new Error('the copy is not what was copied')
      await unmount(filling)
      await rmdir(filling)
    }
    if (!isPlain) {
      await unmount(place.data)
      await rename(fresh, image)
      return
    }
    // Other code reads the owner from `data`, mounted or not.
    await rename(place.data, plain)
    await mkdir(place.data, { mode: mode & 0o7777 })
    await chown(place.data, owner, gid)
    await rename(fresh, image)
  }

  /** Deletes an incomplete image. */
  async #discard(place: Place): Promise<void> {
    const { fresh, filling } = filesOf(place)
    await unmount(filling)
    // The folder may be absent.
    await rmdir(filling).catch(() => undefined)
    if (await isThere(fresh)) await detachDevices(fresh)
    await remove(fresh)
  }

  /**
   * Replaces the disk by a smaller new one, if all files fit. Shrinking in place would not survive
   * a kill.
   */
  async #shrink(place: Place, diskMb: number, uid: number): Promise<void> {
    const { image } = filesOf(place)
    const { usedMb } = await usageOf(place.data)
    if (usedMb > diskMb * 0.95) return
    await unmount(place.data)
    const isUnused = await waitForDetach(image, releaseTimeoutMs)
    await mountImage(image, place.data)
    if (!isUnused) return
    await this.#make(place, diskMb, uid, false)
    await this.#take(place)
  }

  async #isLarger(image: string, diskMb: number) {
    return (await stat(image)).size < imageMb(diskMb) * mebi
  }

  async #enlarge(place: Place, diskMb: number): Promise<void> {
    if (!(await allocate(filesOf(place).image, imageMb(diskMb))))
      this.#warn(
        `server ${place.id}: this node has less free space than the server's larger disk may use (${diskMb} MB)`,
      )
  }

  /** Grows the disk while it is in use. */
  async #grow(place: Place, diskMb: number): Promise<void> {
    const { image } = filesOf(place)
    if (!(await isThere(image)) || !(await deviceAt(place.data)) || !(await this.#isLarger(image, diskMb)))
      return
    await this.#enlarge(place, diskMb)
    await growMounted(image).catch((error: Error) =>
      this.#warn(`server ${place.id}: its disk gets its new size at its next start: ${error.message}`),
    )
  }

  async #growUnused(place: Place): Promise<void> {
    const { image } = filesOf(place)
    await unmount(place.data)
    const isUnused = await waitForDetach(image, releaseTimeoutMs)
    if (isUnused) await growUnmounted(image)
    else this.#warn(`server ${place.id}: its disk gets its new size at its next start`)
    await mountImage(image, place.data)
  }

  async #open(place: Place, diskMb: number, uid: number): Promise<void> {
    const { image } = filesOf(place)
    if (!(await this.#take(place))) {
      try {
        await this.#make(place, diskMb, uid, true)
      } catch (error) {
        await this.#discard(place)
        // A new server must not run without the limit, but one with a world has to keep running.
        if (!(await isThere(place.data)) || (await readdir(place.data)).length === 0) throw error
        const why = error instanceof Error ? error.message : error
        this.#warn(
          `server ${place.id}: its folder could not be moved to its own disk, so its size is not limited: ${why}`,
        )
        return
      }
      await this.#take(place)
    } else if (await this.#isLarger(image, diskMb)) await this.#enlarge(place, diskMb)
    else if ((await stat(image)).size > imageMb(diskMb) * mebi)
      await this.#shrink(place, diskMb, uid).catch((error: Error) =>
        this.#warn(
          `server ${place.id}: its disk stays larger than its plan (${diskMb} MB): ${error.message}`,
        ),
      )
    if (!(await deviceAt(place.data))) throw new Error(`the disk of server ${place.id} is not mounted`)
    // The tools are slow, and usually there is nothing to do.
    if (!(await fillsImage(image))) await growMounted(image).catch(() => this.#growUnused(place))
    const setOwner = async () => {
      await chown(place.data, uid, uid)
      await chmod(place.data, 0o700)
    }
    await setOwner().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EROFS') throw error
      await this.#remount(place)
      await setOwner()
    })
  }

  /** Mounts a broken file system again. It can be repaired only once nothing uses it. */
  async #remount(place: Place): Promise<void> {
    const { image } = filesOf(place)
    await unmount(place.data)
    await waitForDetach(image)
    await mountImage(image, place.data)
  }
}
