import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { CoreFile } from '@zubr/contracts/cores/packages'
import { writeAtomically } from '@zubr/on-node/atomic-file'
import { type FetchLimits, fetchFile, type HttpFetch, Unavailable, usualFetchLimits } from './fetch-file.ts'

/** A part that no download has resumed for this time is deleted. */
const partKeptMs = 24 * 3_600_000

type FileOptions = {
  signal: AbortSignal
  userAgent: string
  progress: (bytes: number) => void
  ask?: HttpFetch
}

/**
 * Files fetched by address and hash, once for all servers of this node. Each is verified before a
 * rename makes a part a file. Cores are built from them, and `drop` deletes those that are no
 * longer needed.
 */
export class CoreFileStore {
  readonly #folder: string
  readonly #limits: FetchLimits
  readonly #fetching = new Map<string, Promise<string>>()

  constructor(folder: string, limits: FetchLimits = usualFetchLimits) {
    this.#folder = folder
    this.#limits = limits
  }

  /** Resolves to a verified file, only for reading and linking. Parallel calls share the work. */
  fetch(file: CoreFile, options: FileOptions): Promise<string> {
    const key = keyOf(file)
    const present = this.#fetching.get(key)
    if (present) return present
    const getting = this.#fetch(file, options).finally(() => this.#fetching.delete(key))
    this.#fetching.set(key, getting)
    return getting
  }

  /** Call it once a core contains the file. */
  drop(file: CoreFile): Promise<void> {
    return rm(this.#pathOf(file), { force: true })
  }

  /** Deletes parts that were not resumed in time. */
  async sweep(now: number): Promise<void> {
    // The folder does not exist before the first download.
    for (const name of await readdir(this.#folder).catch(() => [])) {
      if (name.endsWith('.seen') || this.#fetching.has(name.replace(/\.part$/, ''))) continue
      const file = join(this.#folder, name)
      // A download may have renamed its part meanwhile.
      const found = await stat(file).catch(() => undefined)
      if (found && now - found.mtimeMs > partKeptMs) await rm(file, { force: true })
    }
  }

  #pathOf(file: CoreFile): string {
    return join(this.#folder, keyOf(file))
  }

  async #fetch(file: CoreFile, options: FileOptions): Promise<string> {
    const path = this.#pathOf(file)
    // It is not downloaded yet.
    if (await stat(path).catch(() => undefined)) {
      await utimes(path, new Date(), new Date())
      return path
    }
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const part = `${path}.part`
    const sha256 = await fetchFile(file, part, { ...options, limits: this.#limits })
    await this.#matchFirstSeen(file, path, part, sha256)
    await rename(part, path)
    return path
  }

  /**
   * Without a published hash, the first file seen counts. A changed one is refused once. If the
   * next attempt gets the same file again, its makers have replaced it, and it counts from then on.
   */
  async #matchFirstSeen(file: CoreFile, path: string, part: string, sha256: string): Promise<void> {
    if (file.hash !== null) return
    // There is no such record yet.
    const read = (name: string) => readFile(name, 'utf8').catch(() => undefined)
    const [seen, changed] = await Promise.all([read(`${path}.seen`), read(`${path}.changed.seen`)])
    if (seen !== undefined && seen !== sha256 && changed !== sha256) {
      await writeAtomically(`${path}.changed.seen`, sha256)
      await rm(part, { force: true })
      const next = 'if the next attempt finds the same, it is taken'
      throw new Unavailable(`${file.name} is another one than when this node fetched it first; ${next}`)
    }
    if (seen !== sha256) await writeAtomically(`${path}.seen`, sha256)
    await rm(`${path}.changed.seen`, { force: true })
  }
}

/** The hash, or the address without a hash. */
function keyOf({ hash, url }: CoreFile): string {
  if (hash !== null) return hash.replace(':', '-')
  return `url-${createHash('sha256').update(url).digest('hex')}`
}
