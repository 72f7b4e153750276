import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { OperationError } from '../failure.ts'

/** Debian's libarchive-tools and 7zip. The sandbox can read them with the rest of /usr. */
export type Engine = 'bsdtar' | 'bsdcat' | '7zz'

const folders = ['/usr/bin', '/usr/local/bin', '/bin', '/opt/homebrew/bin']
export const findEngine = (name: Engine, within: readonly string[] = folders): string | undefined =>
  within.map((folder) => `${folder}/${name}`).find((path) => existsSync(path))

/** Throws `no_archive_tool` if this machine lacks the program. */
export function requireEngine(name: Engine, within: readonly string[] = folders): string {
  const program = findEngine(name, within)
  if (program === undefined) throw new OperationError('no_archive_tool')
  return program
}

/** 7zz opens its input by the descriptor, so it needs no path. */
export const archivePath = process.platform === 'linux' ? '/proc/self/fd/0' : '/dev/fd/0'

/**
 * Dictionaries of 7z have up to 256 MB. Larger ones fail in the engine instead of exhausting the
 * helper's memory.
 */
const maxMemoryKb = 460_000
/**
 * For the second engine of an archive: a list of 200,000 entries, or the tar that another engine
 * unpacks.
 */
export const maxSecondMemoryKb = 200_000
/**
 * An engine that neither reads nor writes for this time is ended, since an archive can make it
 * compute forever.
 */
const maxSilentMs = 120_000
const maxErrorBytes = 64 * 1024

export type EngineRun = {
  stdin: Writable | null
  stdout: Readable
  /** Resolves at the end to its exit code, null if killed, and its error output. */
  ended: Promise<{ code: number | null; errors: string }>
  /** Records progress. Call it with each piece. */
  touch(): void
  kill(): void
}

type EngineInput = { input: number | 'pipe'; signal: AbortSignal; memoryKb?: number }

/**
 * Starts an engine that only reads: `input` is an open file, or a pipe to write to. `signal` kills
 * it.
 */
export function startEngine(
  name: Engine,
  args: readonly string[],
  { input, signal, memoryKb = maxMemoryKb }: EngineInput,
): EngineRun {
  signal.throwIfAborted()
  const program = requireEngine(name)
  const child: ChildProcess = spawn(
    '/bin/sh',
    ['-c', 'ulimit -v "$0" 2>/dev/null; exec "$@"', String(memoryKb), program, ...args],
    {
      cwd: '/',
      // Names stay as stored, and DOS times are UTC, on any machine. The empty PATH keeps
      // libarchive from starting lrzip, lzop or grzip.
      env: { LC_ALL: 'C.UTF-8', TZ: 'UTC', PATH: '/nonexistent' },
      stdio: [input, 'pipe', 'pipe'],
    },
  )
  // After a child's exit Node drops output that nobody has started to read.
  const stdout = new PassThrough()
  child.stdout?.on('error', (error) => stdout.destroy(error)).pipe(stdout)
  let errors = ''
  child.stderr?.on('data', (piece: Buffer) => {
    if (errors.length < maxErrorBytes) errors += piece.toString('latin1')
  })
  // The engine may have read enough.
  child.stdin?.on('error', () => undefined)
  const kill = () => {
    child.kill('SIGKILL')
    stdout.resume()
  }
  let touchedAt = performance.now()
  const timer = setInterval(() => {
    if (performance.now() - touchedAt > maxSilentMs) kill()
  }, maxSilentMs / 8)
  timer.unref()
  signal.addEventListener('abort', kill, { once: true })
  const ended = new Promise<{ code: number | null; errors: string }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, errors }))
  }).finally(() => {
    clearInterval(timer)
    signal.removeEventListener('abort', kill)
  })
  // The reader of the archive awaits it later.
  ended.catch(() => undefined)
  return {
    stdin: child.stdin,
    stdout,
    ended,
    touch: () => {
      touchedAt = performance.now()
    },
    kill,
  }
}

/** The reason for an engine's failure, by its error output. */
export function engineFailure(errors: string): OperationError {
  if (/passphrase|password|encrypt/i.test(errors)) return new OperationError('archive_encrypted')
  if (/missing volume|multi-?volume|unavailable data/i.test(errors))
    return new OperationError('archive_split')
  if (/unsupported|not supported|not implemented|unavailable|allocate|memory/i.test(errors))
    return new OperationError('archive_not_supported')
  return new OperationError('damaged_archive')
}

/**
 * Lets the engines of one archive run at a time, because two would exceed a helper's memory and
 * processes (see `helper.ts`). Others wait in order, and leave on their signal.
 */
export class EngineSlot {
  #last: Promise<void> = Promise.resolve()

  /** Resolves to the function that frees the slot. Rejects once the signal aborts. */
  async take(signal: AbortSignal): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    const aborted = Promise.withResolvers<never>()
    const onAbort = () => aborted.reject(signal.reason)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort, { once: true })
    try {
      await Promise.race([before, aborted.promise])
      return resolve
    } catch (error) {
      // Those behind it keep waiting for those before it.
      void before.then(resolve)
      throw error
    } finally {
      signal.removeEventListener('abort', onAbort)
    }
  }
}
