import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lookUp } from '@zubr/domain/tables/look-up'
import { Unavailable } from '../cores/store/fetch-file.ts'
import { store } from '../cores/store/store.ts'
import { FileError } from '../files/file-error.ts'
import { JobFailed } from '../jobs/server-jobs.ts'
import { asksOnly } from './ask-only.ts'

export type Wanted = { name: string; urls: readonly string[]; bytes: number | null; hash: string }
/** For the percentage alone. */
const unknownBytes = 2 ** 20
/** The hashes of catalogues, by their length in hex. */
const hashes: Record<string, number> = { sha1: 40, sha256: 64, sha512: 128 }

export type Fetching = {
  dataDir: string
  userAgent: string
  hosts: readonly string[]
  signal: AbortSignal
  /** 0 to 1, of all of them. */
  tell(part: number): void
}

export const fetchedFolder = (dataDir: string, id: string) => join(dataDir, 'change-files', id)

/**
 * Fetches files for a server one after the other, and hands each on once its size and hash are right. What was begun is gone on with, also
 * by the next agent.
 */
export async function fetchEach<T extends Wanted>(
  id: string,
  all: readonly T[],
  { dataDir, userAgent, hosts, signal, tell }: Fetching,
  take: (file: T, content: () => AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const kept = store(fetchedFolder(dataDir, id))
  const ask = asksOnly(hosts)
  const sum = all.reduce((so, { bytes }) => so + (bytes ?? unknownBytes), 0) || 1
  let before = 0
  for (const file of all) {
    signal.throwIfAborted()
    const own = file.bytes ?? unknownBytes
    const progress = (bytes: number) => tell((before + Math.min(bytes, own)) / sum)
    const [algorithm = '', hex = ''] = file.hash.split(':')
    if (lookUp(hashes, algorithm) !== hex.length)
      throw new JobFailed('fetch_failed', `${file.name} has no hash`)
    const path = await firstOf(file.urls, (url) => {
      const { name, bytes, hash } = file
      return kept.have({ name, url, bytes: bytes || null, hash }, { signal, userAgent, progress, ask })
    })
    await take(file, () => createReadStream(path, { highWaterMark: 512 * 1024 }))
    await rm(path, { force: true })
    before += own
    tell(before / sum)
  }
}

/** Of some addresses of the same file the first that has it. */
async function firstOf(urls: readonly string[], get: (url: string) => Promise<string>): Promise<string> {
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

/** What is thrown by all that jobs here do, in a word of theirs. */
export function jobFailed(error: unknown): unknown {
  if (error instanceof Unavailable) return new JobFailed('fetch_failed', error.message)
  if (!(error instanceof FileError)) return error
  const { code, path } = error.failure
  // A path is the owner's own business, but for its last name.
  const text = path === undefined ? code : `${code}: ${path.split('/').at(-1)}`
  return new JobFailed(code === 'no_room' ? 'no_room' : 'failed', text)
}
