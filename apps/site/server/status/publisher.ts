import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readAnswer } from '@zubr/contracts/answer'
import { requestOf } from '@zubr/contracts/request'
import { Status } from '@zubr/contracts/status'

/** Poll interval: an incident should appear within seconds. */
const refreshMs = 10_000
const patienceMs = 10_000

export type StatusPublisher = {
  /**
   * Last state of the API, however old, also from an earlier start; null if there never was one.
   */
  current(): Status | null
  /** Number of states; a page of an older one is outdated. */
  version(): number
  /** Polls the API now. Never rejects: a failure keeps the last state. */
  refresh(): Promise<void>
  stop(): void
}

/**
 * Keeps the last published state at the site, so that the status page works during API failures.
 * `file` persists it over restarts; without it the state is in memory only.
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

/** Reads the state of an earlier start; null for a file of another version or a truncated one. */
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
