import { type IncomingMigration, moveFailures } from '@zubr/contracts/moving/moves'
import type { Clock } from '@zubr/on-node/clock'
import { MigrationError } from './beneath.ts'

const retryMs = { first: 250, most: 5_000 }
/** The request is repeated if the other node sends nothing for this long. */
const silenceMs = 15_000

export type Wait = { clock: Clock; signal: AbortSignal }

/** Maps the errors of a full disk and of changed files. The caller retries on other errors. */
export function toMigrationError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') return new MigrationError('no_space')
  // A link or nothing is in place of a file or folder.
  if (code === 'ENOENT' || code === 'ELOOP' || code === 'ENOTDIR' || code === 'EISDIR')
    return new MigrationError('not_the_same')
  return error
}

/**
 * Repeats a request to the other agent until it succeeds. `use` rejects if the connection breaks,
 * and the request is repeated.
 */
export async function requestUntilDone<T>(
  wanted: () => IncomingMigration,
  path: () => string,
  use: (response: Response, alive: () => void) => Promise<T | 'again' | undefined>,
  { clock, signal }: Wait,
): Promise<T> {
  for (let pause = retryMs.first; ; pause = Math.min(2 * pause, retryMs.most)) {
    signal.throwIfAborted()
    const silent = new AbortController()
    let timer = setTimeout(() => silent.abort(), silenceMs)
    const alive = () => {
      clearTimeout(timer)
      timer = setTimeout(() => silent.abort(), silenceMs)
      pause = retryMs.first
    }
    try {
      const { url, token } = wanted()
      const response = await fetch(url + path(), {
        headers: { authorization: `Bearer ${token}` },
        // A redirect would send the token to another host.
        redirect: 'manual',
        signal: AbortSignal.any([signal, silent.signal]),
      })
      if (response.status === 422) throw await failureIn(response)
      const found = await use(response, alive)
      // The body is not needed; its stream may have failed already.
      await response.body?.cancel().catch(() => undefined)
      if (found === 'again') continue
      if (found !== undefined) return found
    } catch (error) {
      signal.throwIfAborted()
      const failure = toMigrationError(error)
      if (failure instanceof MigrationError) throw failure
    } finally {
      clearTimeout(timer)
    }
    await clock.wait(pause, signal)
  }
}

async function failureIn(response: Response): Promise<MigrationError> {
  // A body that is not JSON is reported as unreadable.
  const { failure } = (await response.json().catch(() => ({}))) as { failure?: string }
  return new MigrationError(moveFailures.find((known) => known === failure) ?? 'unreadable')
}
