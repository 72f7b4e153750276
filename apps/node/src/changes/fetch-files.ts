import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lookUp } from '@zubr/domain/tables/look-up'
import { CoreFileStore } from '../cores/store/core-file-store.ts'
import { Unavailable } from '../cores/store/fetch-file.ts'
import { FileError } from '../files/file-error.ts'
import { JobFailed } from '../jobs/server-jobs.ts'
import { fetchFromHosts } from './fetch-from-hosts.ts'

export type FileToFetch = { name: string; urls: readonly string[]; bytes: number | null; hash: string }
/** Assumed size of a file of unknown size. Used for the progress only. */
const unknownBytes = 2 ** 20
/** Length of the hashes that catalogues publish, in hexadecimal digits. */
const hashes: Record<string, number> = { sha1: 40, sha256: 64, sha512: 128 }

export type FetchOptions = {
  dataDir: string
  userAgent: string
  hosts: readonly string[]
  signal: AbortSignal
  /** Progress over all files, from 0 to 1. */
  onProgress(part: number): void
}

export const downloadsFolder = (dataDir: string, id: string) => join(dataDir, 'change-files', id)

/**
 * Fetches files of a server one by one and hands each on after its size and hash were checked.
 * Partial downloads are continued, by the next agent as well.
 */
export async function fetchEach<T extends FileToFetch>(
  id: string,
  all: readonly T[],
  { dataDir, userAgent, hosts, signal, onProgress }: FetchOptions,
  take: (file: T, content: () => AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const downloads = new CoreFileStore(downloadsFolder(dataDir, id))
  const ask = fetchFromHosts(hosts)
  const sum = all.reduce((so, { bytes }) => so + (bytes ?? unknownBytes), 0) || 1
  let before = 0
  for (const file of all) {
    signal.throwIfAborted()
    const fileBytes = file.bytes ?? unknownBytes
    const progress = (bytes: number) => onProgress((before + Math.min(bytes, fileBytes)) / sum)
    const [algorithm = '', hex = ''] = file.hash.split(':')
    if (lookUp(hashes, algorithm) !== hex.length)
      throw new JobFailed('fetch_failed', `${file.name} has no hash`)
    const path = await firstAvailable(file.urls, (url) => {
      const { name, bytes, hash } = file
      return downloads.fetch({ name, url, bytes: bytes || null, hash }, { signal, userAgent, progress, ask })
    })
    await take(file, () => createReadStream(path, { highWaterMark: 512 * 1024 }))
    await rm(path, { force: true })
    before += fileBytes
    onProgress(before / sum)
  }
}

/** Returns the result of the first URL that has the file. */
async function firstAvailable(
  urls: readonly string[],
  get: (url: string) => Promise<string>,
): Promise<string> {
  let last: unknown = new Unavailable('there is no address of it')
  for (const url of urls)
    try {
      return await get(url)
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error
      last = error
    }
  throw last
}

/** Maps errors of fetching and of the files' helper to the error codes of jobs. */
export function toJobError(error: unknown): unknown {
  if (error instanceof Unavailable) return new JobFailed('fetch_failed', error.message)
  if (!(error instanceof FileError)) return error
  const { code, path } = error.failure
  // A path is private to the owner, except for its last name.
  const text = path === undefined ? code : `${code}: ${path.split('/').at(-1)}`
  return new JobFailed(code === 'no_room' ? 'no_room' : 'failed', text)
}
