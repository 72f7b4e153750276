import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readAnswer } from '@zubr/contracts/answer'
import { requestOf } from '@zubr/contracts/request'
import { Status } from '@zubr/contracts/status'

/** How often the API is asked: an incident should be told of within seconds. */
const refreshMs = 10_000
const patienceMs = 10_000

export type StatusPublisher = {
  /** The last state that the API gave, however long ago, also by an earlier start; null if there never was one. */
  current(): Status | null
  /** Counts the states; a page made of an older one is out of date. */
  version(): number
  /** Asks the API now. Never rejects: what cannot be fetched leaves the last state in place. */
  refresh(): Promise<void>
  stop(): void
}

/**
 * Keeps the last published state beside the site, so that the status page speaks while the API is away. The state is kept
 * in `file` over restarts; without one in memory only.
 */
export async function openStatusPublisher(options: {
  apiUrl: string
  file?: string
  onFailure?: (error: unknown) => void
}): Promise<StatusPublisher> {
  const { apiUrl, file, onFailure = () => undefined } = options
  let status = file === undefined ? null : await read(file)
  let version = status === null ? 0 : 1
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopping = new AbortController()

  async function refresh(): Promise<void> {
    clearTimeout(timer)
    try {
      const { path, init } = requestOf('GET /api/status')
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(patienceMs)])
      status = await readAnswer('GET /api/status', await fetch(apiUrl + path, { ...init, signal }))
      version++
      if (file !== undefined) await write(file, status)
    } catch (error) {
      if (!stopping.signal.aborted) onFailure(error)
    }
    if (!stopping.signal.aborted) timer = setTimeout(refresh, refreshMs)
  }

  return {
    current: () => status,
    version: () => version,
    refresh,
    stop() {
      stopping.abort()
      clearTimeout(timer)
    },
  }
}

/** What an earlier start kept; a file of another version, or half a file, is none. */
async function read(file: string): Promise<Status | null> {
  try {
    return Status.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return null
  }
}

async function write(file: string, status: Status): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, JSON.stringify(status))
  await rename(unfinished, file)
}
