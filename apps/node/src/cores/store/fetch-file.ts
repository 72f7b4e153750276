import { createHash } from 'node:crypto'
import { type FileHandle, open, rm, stat } from 'node:fs/promises'
import type { CoreFile } from '@zubr/contracts/cores/packages'

/** The limit for a file of undeclared size. */
const maxBytes = 2 ** 30
const maxRedirects = 5

export type FetchLimits = {
  /**
   * A source that sends nothing for this time is given up. The whole download has no time limit.
   */
  silenceMs: number
}
export const usualFetchLimits: FetchLimits = { silenceMs: 30_000 }

type Fetching = {
  signal: AbortSignal
  userAgent: string
  limits: FetchLimits
  progress: (bytes: number) => void
  /** Replaces the platform's `fetch`, which connects to any address. */
  ask?: HttpFetch | undefined
}
export type HttpFetch = (
  url: URL,
  init: { headers: Record<string, string>; signal: AbortSignal; redirect: 'manual' },
) => Promise<Response>

/** The file is unavailable now. The message is for the operator's log. */
export class Unavailable extends Error {}

/** The hash does not match, or the file is too long. Nothing of it is kept. */
class Mismatch extends Unavailable {}

/**
 * Downloads into `part`, resumes an earlier attempt, and resolves to the SHA-256 once size and hash
 * match. The earlier part may be of another file, so on a mismatch it fetches the whole file once.
 */
export async function fetchFile(file: CoreFile, part: string, fetching: Fetching): Promise<string> {
  // There is no earlier attempt.
  const left = (await stat(part).catch(() => undefined))?.size ?? 0
  try {
    return await fetchOnce(file, part, left, fetching)
  } catch (error) {
    if (!(error instanceof Mismatch)) throw withErrorMapping(error, file)
    await rm(part, { force: true })
    if (left === 0) throw error
  }
  return fetchOnce(file, part, 0, fetching).catch(async (error: unknown) => {
    if (error instanceof Mismatch) await rm(part, { force: true })
    throw withErrorMapping(error, file)
  })
}

async function fetchOnce(file: CoreFile, part: string, left: number, fetching: Fetching): Promise<string> {
  const maxLength = file.bytes ?? maxBytes
  if (left > maxLength) throw new Mismatch(`${file.name} is longer than it should be`)
  // The part may be complete but unverified.
  if (left < maxLength) await receive(file, part, left, maxLength, fetching)
  const { isSame, sha256 } = await hashesOf(part, file)
  if (!isSame) throw new Mismatch(`${file.name} from ${hostOf(file)} is not what its hash says`)
  return sha256
}

async function receive(
  file: CoreFile,
  part: string,
  left: number,
  maxLength: number,
  { signal, userAgent, limits, progress, ask = fetch }: Fetching,
): Promise<void> {
  const silent = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const resetTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(
      () => silent.abort(new Unavailable(`${hostOf(file)} stopped answering`)),
      limits.silenceMs,
    )
  }
  resetTimer()
  const both = AbortSignal.any([signal, silent.signal])
  let to: FileHandle | undefined
  try {
    const headers = { 'user-agent': userAgent, ...(left > 0 && { range: `bytes=${left}-` }) }
    const response = await follow(file, ask, { headers, signal: both, redirect: 'manual' })
    const goesOn = response.status === 206 && rangeStart(response) === left
    if (response.status === 416) throw new Mismatch(`${file.name} has another size than expected`)
    if ((response.status !== 200 && !goesOn) || !response.body) {
      await response.body?.cancel()
      throw new Unavailable(`${hostOf(file)} answers ${response.status} for ${file.name}`)
    }
    to = await open(part, goesOn ? 'a' : 'w', 0o600)
    let bytes = goesOn ? left : 0
    for await (const chunk of response.body) {
      resetTimer()
      bytes += chunk.length
      if (bytes > maxLength)
        throw new Mismatch(`${file.name} from ${hostOf(file)} is longer than it should be`)
      await to.appendFile(chunk)
      progress(bytes)
    }
    if (file.bytes !== null && bytes < file.bytes)
      throw new Unavailable(`${hostOf(file)} ended in the middle of ${file.name}`)
    await to.datasync()
  } catch (error) {
    throw silent.signal.aborted ? silent.signal.reason : error
  } finally {
    clearTimeout(timer)
    await to?.close()
  }
}

/** Follows redirects, but never from https to http. */
async function follow(file: CoreFile, ask: HttpFetch, init: Parameters<HttpFetch>[1]): Promise<Response> {
  let url = new URL(file.url)
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await ask(url, init)
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || !location) return response
    await response.body?.cancel()
    const next = new URL(location, url)
    if (next.protocol !== 'https:' && next.protocol !== new URL(file.url).protocol)
      throw new Unavailable(`${hostOf(file)} leads to an address without TLS`)
    url = next
  }
  throw new Unavailable(`${hostOf(file)} redirects without end`)
}

const rangeStart = (response: Response) =>
  Number(/^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1] ?? Number.NaN)

async function hashesOf(part: string, file: CoreFile): Promise<{ isSame: boolean; sha256: string }> {
  const [algorithm = 'sha256', expected] = file.hash?.split(':') ?? []
  const [published, sha256] = [createHash(algorithm), createHash('sha256')]
  const from = await open(part)
  let bytes = 0
  for await (const chunk of from.createReadStream()) {
    published.update(chunk)
    sha256.update(chunk)
    bytes += chunk.length
  }
  const isSame =
    (file.bytes === null || bytes === file.bytes) &&
    (expected === undefined || published.digest('hex') === expected)
  return { isSame, sha256: sha256.digest('hex') }
}

/** Only the host, since the rest of an address may be confidential. */
const hostOf = (file: CoreFile) => new URL(file.url).host

function withErrorMapping(error: unknown, file: CoreFile): unknown {
  if (error instanceof Unavailable || (error instanceof Error && error.name === 'AbortError')) return error
  const { code, message, cause } = error as NodeJS.ErrnoException & { cause?: NodeJS.ErrnoException }
  if (code === 'ENOSPC') return new Unavailable(`this node's disk is full: ${file.name} has no room`)
  return new Unavailable(`${hostOf(file)} can't be reached: ${cause?.code ?? code ?? message}`)
}
