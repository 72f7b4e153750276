import { createHash, type Hash } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { type IncomingMigration, type MovedEntry, movePath } from '@zubr/contracts/moving/moves'
import { type Beneath, MigrationError } from './beneath.ts'
import { dataRanges, readContent, readEntries } from './manifest.ts'
import { requestUntilDone, type Wait } from './node-request.ts'

type File = Extract<MovedEntry, { kind: 'file' }>

export type TargetFolder = {
  /** File of the manifest. */
  manifest: string
  /**
   * The agent's folder of the server. It has the folders `data` and `console`, which are empty at
   * first.
   */
  top: string
  /** Owner of the data. Null: the agent's own user. */
  owner: { uid: number; gid: number } | null
}

export const ownerOf = ({ owner }: TargetFolder, { path }: MovedEntry) =>
  path.startsWith('data/') ? owner : null

/** The middle of the millisecond, so that rounding cannot change it. */
export const toSeconds = (ms: number) => (ms + 0.5) / 1000

/** How often a file with a wrong hash is fetched in all. */
const maxWrong = 5

type CopyOptions = Wait & { onBytes: (bytes: number) => void }

/** Copies the files of the manifest from the other node, as far as they are not here yet. */
export async function copyFiles(
  wanted: () => IncomingMigration,
  way: Beneath,
  place: TargetFolder,
  { onBytes, ...wait }: CopyOptions,
): Promise<void> {
  await new FileCopy(way, place, onBytes).run(wanted, wait)
}

class FileCopy {
  readonly #way: Beneath
  readonly #place: TargetFolder
  readonly #onBytes: (bytes: number) => void
  readonly #files: ReturnType<typeof readEntries>
  /** Index of the present file among the files of the manifest. */
  #index = -1
  #present: Present | undefined
  #wrong = 0
  /** True if a part of what the source would send next is here already. */
  #jumped = false

  constructor(way: Beneath, place: TargetFolder, onBytes: (bytes: number) => void) {
    this.#way = way
    this.#place = place
    this.#onBytes = onBytes
    this.#files = readEntries(place.manifest)
  }

  async run(wanted: () => IncomingMigration, wait: Wait): Promise<void> {
    try {
      this.#present = await this.#next()
      while (this.#present) {
        const done = await requestUntilDone(
          wanted,
          () => `${movePath}/files?from=${this.#index}&skip=${this.#present?.at ?? 0}`,
          (response, alive) => this.#receive(response, alive),
          wait,
        )
        if (done) return
      }
    } finally {
      // The error of the copy is thrown; this handle is not used again.
      await this.#present?.handle.close().catch(() => undefined)
    }
  }

  /** Finds the next file that is not complete. Undefined after the last. */
  async #next(): Promise<Present | undefined> {
    this.#jumped = false
    for (let step = await this.#files.next(); !step.done; step = await this.#files.next()) {
      if (step.value.kind !== 'file') continue
      this.#index += 1
      const found = await openPresent(await this.#way.place(step.value.path), step.value)
      this.#onBytes(found.at)
      this.#jumped ||= found.at > 0
      if (await finish(found, ownerOf(this.#place, step.value))) continue
      if (found.at === found.file.size) {
        this.#onBytes(-found.at)
        await restart(found)
      }
      return found
    }
    return undefined
  }

  /** Writes what the source sends. Undefined: its answer ended before the last file. */
  async #receive(response: Response, alive: () => void): Promise<true | 'again' | undefined> {
    if (response.status !== 200 || !response.body) return undefined
    for await (const piece of response.body) {
      alive()
      let rest: Uint8Array = piece
      while (this.#present && rest.length > 0) {
        const present = this.#present
        const part = rest.subarray(0, present.file.size - present.at)
        rest = rest.subarray(part.length)
        await write(present, part)
        this.#onBytes(part.length)
        if (present.at < present.file.size) break
        if (!(await this.#complete(present))) return 'again'
      }
    }
    return this.#present === undefined ? true : undefined
  }

  /** Finishes a file and opens the next. False: the source has to send from another place. */
  async #complete(present: Present): Promise<boolean> {
    if (!(await finish(present, ownerOf(this.#place, present.file)))) {
      this.#wrong += 1
      if (this.#wrong > maxWrong) throw new MigrationError('not_the_same')
      this.#onBytes(-present.at)
      await restart(present)
      return false
    }
    this.#present = undefined
    this.#present = await this.#next()
    return !(this.#present && this.#jumped)
  }
}

/** A file, as far as it is here. */
type Present = { file: File; handle: FileHandle; hash: Hash; at: number; written: number }

async function openPresent(path: Buffer, file: File): Promise<Present> {
  const { O_RDWR, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = constants
  const opened = () => open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600)
  const handle = await opened().catch(async (error: NodeJS.ErrnoException) => {
    // It is complete, and an agent without root may no longer open it.
    if (error.code !== 'EACCES') throw error
    await unlink(path)
    return opened()
  })
  const present: Present = { file, handle, hash: createHash('sha256'), at: 0, written: 0 }
  try {
    const stats = await handle.stat()
    // With several hard links it could be another file of this machine.
    if (!stats.isFile() || stats.nlink > 1) throw new MigrationError('not_the_same')
    if (stats.size <= file.size)
      for await (const piece of readContent(path, 0, stats.size)) {
        for (const [from, to] of dataRanges(piece, present.at)) present.written += to - from
        present.hash.update(piece)
        present.at += piece.length
      }
    if (stats.size > file.size || present.written > file.held) await restart(present)
    return present
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function write(present: Present, part: Uint8Array): Promise<void> {
  for (const [begin, end] of dataRanges(part, present.at)) {
    present.written += end - begin
    // The free space was checked against the size in the manifest.
    if (present.written > present.file.held) throw new MigrationError('not_the_same')
    for (let from = begin; from < end; ) {
      const { bytesWritten } = await present.handle.write(part, from, end - from, present.at + from)
      from += bytesWritten
    }
  }
  present.hash.update(part)
  present.at += part.length
}

async function restart(present: Present): Promise<void> {
  await present.handle.truncate(0)
  present.hash = createHash('sha256')
  present.at = 0
  present.written = 0
}

/**
 * Gives a complete file with the right hash its owner, mode and time, and closes it. Restarts one
 * with a wrong hash.
 */
async function finish(present: Present, owner: TargetFolder['owner']): Promise<boolean> {
  const { file, handle, hash, at } = present
  if (at < file.size) return false
  if (hash.copy().digest('hex') !== file.sha256) {
    // The wrong part is from an earlier agent. The file is checked again after it is fetched again.
    if (at > 0) return false
    throw new MigrationError('not_the_same')
  }
  // The file may end in a hole.
  await handle.truncate(file.size)
  if (owner) await handle.chown(owner.uid, owner.gid)
  await handle.chmod(file.mode & 0o777)
  await handle.utimes(toSeconds(file.mtimeMs), toSeconds(file.mtimeMs))
  await handle.close()
  return true
}
