import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, createZstdCompress } from 'node:zlib'
import { JobFailed } from '../../jobs/server-jobs.ts'
import type { BackupSource, BackupWork, FileReplacements } from '../backup-engine.ts'
import { excludedAnywhere, excludedNames } from '../excluded-names.ts'
import { dataMounts, type SandboxedProcess, type ToolSandbox } from '../tool-sandbox.ts'
import type { ArchiveEntry } from './archive-index.ts'
import { type TarEntry, tarEntries } from './tar-entries.ts'

/** The compressed archive, and the compressed list of its files. */
type ArchiveFiles = { archive: string; lines: string }
type ArchiveOptions = BackupWork & {
  /** The expected number of bytes, for the progress. */
  total: number
  replacements: FileReplacements | undefined
}

/**
 * Writes both files of an archive under temporary names. The caller renames them once they are
 * complete.
 */
export class ArchiveWriter {
  readonly #files: ArchiveFiles
  readonly #options: ArchiveOptions
  readonly #failure = new AbortController()
  readonly #listing = createGzip()
  #bytes = 0
  #fileCount = 0

  constructor(files: ArchiveFiles, options: ArchiveOptions) {
    this.#files = files
    this.#options = options
  }

  async write(sandbox: ToolSandbox, server: BackupSource): Promise<{ bytes: number; files: number }> {
    const { archive, lines } = this.#files
    const { signal, replacements } = this.#options
    const failed = this.#failure.signal
    const { stdin, stdout, ended } = startTar(
      sandbox,
      server,
      AbortSignal.any([signal, failed]),
      replacements,
    )
    stdin.end()
    const listed = pipeline(this.#listing, createWriteStream(`${lines}.new`, { mode: 0o600, flush: true }))
    // The disk may be too full for the list. The archive then stops too.
    listed.catch((error: unknown) => this.#failure.abort(error))
    try {
      const packed = createWriteStream(`${archive}.new`, { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(Readable.from(this.#content(stdout)), createZstdCompress(), packed, { signal: failed })
      this.#listing.end()
      await listed
    } catch (error) {
      // The first error is the reason.
      this.#failure.abort(error)
      this.#listing.destroy()
      await Promise.allSettled([listed, ended])
      for (const file of [archive, lines]) await rm(`${file}.new`, { force: true })
      signal.throwIfAborted()
      throw failed.reason
    }
    const { code, output } = await ended
    signal.throwIfAborted()
    // 1: a file changed while tar read it.
    if (code !== 0 && code !== 1)
      throw new JobFailed('failed', `tar ended with ${code}: ${output.slice(0, 300)}`)
    return { bytes: this.#bytes, files: this.#fileCount }
  }

  /** The archive as it is. Lists each entry once it has passed. */
  async *#content(tar: Readable): AsyncGenerator<Buffer> {
    for await (const entry of tarEntries(tar)) {
      const hash = createHash('sha256')
      yield entry.head
      let left = entry.size
      for await (const piece of entry.body()) {
        hash.update(piece.subarray(0, left))
        left -= Math.min(left, piece.length)
        yield piece
      }
      this.#count(entry)
      const { path, kind, size, mtimeMs, mode } = entry
      const sha256 = kind === 'file' ? hash.digest('hex') : undefined
      if (path !== '') await this.#list({ path, kind, size, mtimeMs, mode, ...(sha256 && { sha256 }) })
    }
    yield Buffer.alloc(1_024)
  }

  #count({ kind, size }: TarEntry): void {
    const { percent, total } = this.#options
    if (kind === 'file') this.#fileCount += 1
    this.#bytes += size
    percent?.(total > 0 ? Math.min(99, (this.#bytes / total) * 100) : 99)
  }

  async #list(entry: ArchiveEntry): Promise<void> {
    const { signal } = this.#failure
    signal.throwIfAborted()
    if (!this.#listing.write(`${JSON.stringify(entry)}\n`)) await once(this.#listing, 'drain', { signal })
  }
}

function startTar(
  sandbox: ToolSandbox,
  server: BackupSource,
  signal: AbortSignal,
  replacements: FileReplacements | undefined,
): SandboxedProcess {
  const excluded = excludedNames.flatMap((name) => ['--exclude', `./${name}`])
  const gnu = [
    '--format=posix',
    '--pax-option=delete=atime,delete=ctime',
    '--numeric-owner',
    // Each hard link is stored with its content and hash.
    '--hard-dereference',
    '--warning=no-file-changed',
  ]
  const isGnu = process.platform === 'linux'
  return sandbox.start({
    command: () => [
      ...(['tar', '--create', '--file', '-'] as const),
      ...(isGnu ? [...gnu, '--no-wildcards', '--anchored', ...excluded, '--no-anchored'] : excluded),
      ...['--exclude', excludedAnywhere, '.'],
    ],
    mounts: dataMounts(server.data, replacements),
    ...{ cwd: '/data', env: {}, rights: 'read', network: false, signal },
  })
}
