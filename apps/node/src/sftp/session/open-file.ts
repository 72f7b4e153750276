import { FileError } from '../../files/file-error.ts'
import type { Attributes } from '../../files/helper/entries.ts'
import { maxPieceBytes } from '../../files/protocol/frames.ts'
import { maxDataBytes, openFlag, status } from '../protocol/codes.ts'
import { answers } from '../protocol/writer.ts'
import { type FirstBytesTotal, firstBytes, maxKept } from './first-bytes.ts'
import type { OpenedFile, SessionFiles, SessionHost } from './session-host.ts'

type Read = { kind: 'read'; id: number; at: number; length: number; after: Promise<unknown> }
type Write = { kind: 'write'; id: number; at: number; bytes: Buffer; after: Promise<unknown> }
type Job = Read | Write | { kind: 'other'; work: () => Promise<void>; after: Promise<unknown> }

type OpenFileOptions = {
  path: string
  flags: number
  mode: number | undefined
  host: SessionHost
  /** The number of this session's changes. A new one invalidates everything read before. */
  changes: () => number
  /** The first bytes that all files of this session keep. */
  firstBytesTotal: FirstBytesTotal
  /** Answers with the error. */
  failed: (id: number, error: unknown) => void
  /** A request is finished. `bytes` is the size of a write. */
  done: (bytes: number) => void
}

/**
 * Operations that the helper has at a time: it reads the next piece while the client receives one.
 */
const maxAtOnce = 2

/**
 * A file that a client has open. Its requests run in order. Adjacent reads or writes are merged
 * into one helper operation, which makes many small ones fast. After a helper has ended, the file
 * is opened on the next one.
 */
export class OpenFile {
  readonly #options: OpenFileOptions
  readonly #files: SessionFiles
  readonly path: string
  readonly #jobs: Job[] = []
  #opened: OpenedFile | undefined
  #reopening: Promise<void> | undefined
  #first: ReturnType<typeof firstBytes> | undefined
  #wrote = false
  #working: Promise<void> | undefined
  readonly #access: { path: string; read: boolean; write: boolean; append: boolean }

  constructor(options: OpenFileOptions) {
    this.#options = options
    this.#files = options.host.files
    this.path = options.path
    this.#access = {
      path: options.path,
      read: this.#hasFlag(openFlag.read),
      write: this.#hasFlag(openFlag.write),
      append: this.#hasFlag(openFlag.append),
    }
  }

  async open(): Promise<void> {
    const since = this.#options.changes()
    const { value, bytes } = await this.#files.open({
      ...this.#access,
      create: this.#hasFlag(openFlag.create),
      truncate: this.#hasFlag(openFlag.truncate),
      exclusive: this.#hasFlag(openFlag.exclusive),
      ...(this.#options.mode !== undefined && { mode: this.#options.mode }),
      ...(this.#access.read &&
        !this.#access.write && {
          first: Math.max(0, Math.min(maxDataBytes, maxKept - this.#options.firstBytesTotal.bytes)),
        }),
    })
    this.#opened = value
    this.#first = firstBytes(
      value,
      bytes,
      () => this.#options.changes() === since,
      this.#options.firstBytesTotal,
    )
  }

  /**
   * Runs an operation on the file, on another helper if the first is gone. Never repeats an append.
   */
  async use<T>(work: (handle: number) => Promise<T>, twice = true): Promise<T> {
    const before = this.#opened
    if (before === undefined) throw new FileError('failed')
    try {
      return await work(before.handle)
    } catch (error) {
      const isGone = error instanceof FileError && (error.code === 'not_found' || error.code === 'away')
      if (!isGone || !twice) throw error
      if (this.#opened === before) {
        // Once for all pending operations.
        this.#reopening ??= this.#reopen(before).finally(() => {
          this.#reopening = undefined
        })
        await this.#reopening
      }
      if (this.#opened === undefined) throw error
      return work(this.#opened.handle)
    }
  }

  add(job: Job): void {
    this.#jobs.push(job)
    this.#working ??= Promise.resolve().then(() => this.#runJobs())
  }

  async attributes(): Promise<Attributes> {
    return this.#first?.attributes() ?? (await this.use((handle) => this.#files.call('fstat', { handle })))
  }

  /**
   * Resolves once all requests so far are done. Does not wait for later ones, since those may
   * wait for this.
   */
  async idle(): Promise<void> {
    if (this.#working)
      await new Promise<void>((resolve) =>
        this.add({ kind: 'other', work: async () => resolve(), after: Promise.resolve() }),
      )
  }

  /** Returns whether anything was written. */
  close(): { isUpload: boolean; wrote: boolean } {
    if (this.#opened) this.#files.close(this.#opened.handle)
    this.#opened = undefined
    this.#first?.drop()
    const isUpload = this.#hasFlag(openFlag.create) || this.#hasFlag(openFlag.truncate)
    return { isUpload, wrote: this.#wrote || (isUpload && this.#access.write) }
  }

  #hasFlag(flag: number): boolean {
    return (this.#options.flags & flag) !== 0
  }

  /** Opens the file on another helper by its path. Rejects if that is another file by now. */
  async #reopen({ file }: OpenedFile): Promise<void> {
    const { value } = await this.#files.open(this.#access)
    if (value.file !== file) {
      this.#files.close(value.handle)
      throw new FileError('changed')
    }
    this.#opened = value
  }

  async #read(batch: readonly Read[]): Promise<void> {
    const [{ at }] = batch as [Read]
    const length = batch.reduce((sum, job) => sum + job.length, 0)
    try {
      await this.#options.host.drained()
      const bytes =
        this.#first?.take(at, length) ?? (await this.use((handle) => this.#files.read(handle, at, length)))
      let from = 0
      const ends: Buffer[] = []
      for (const job of batch) {
        const piece = bytes.subarray(from, from + job.length)
        from += job.length
        if (piece.length > 0 || job.length === 0) this.#options.host.send(answers.data(job.id, piece))
        else ends.push(answers.status(job.id, status.eof, 'End of file'))
      }
      // Some clients send a hundred requests beyond the end of a small file.
      if (ends.length > 0) this.#options.host.send(Buffer.concat(ends))
    } catch (error) {
      for (const { id } of batch) this.#options.failed(id, error)
    }
    for (const _ of batch) this.#options.done(0)
  }

  async #write(batch: readonly Write[]): Promise<void> {
    const [{ at }] = batch as [Write]
    try {
      this.#wrote = true
      await this.use(
        (handle) => this.#files.call('pwrite', { handle, at }, joined(batch)),
        !this.#access.append,
      )
      this.#options.host.send(Buffer.concat(batch.map(({ id }) => answers.status(id, status.ok, ''))))
    } catch (error) {
      for (const { id } of batch) this.#options.failed(id, error)
    }
    for (const job of batch) this.#options.done(job.bytes.length)
  }

  /**
   * The first job, with the following ones that are adjacent to it and have no other dependency.
   */
  #takeBatch<One extends Read | Write>(job: One): One[] {
    const batch = [job]
    let end = endOf(job)
    for (let next = this.#jobs[0]; next?.kind === job.kind; next = this.#jobs[0]) {
      const one = next as One
      if (one.after !== job.after || one.at !== end || endOf(one) - job.at > maxPieceBytes) break
      batch.push(one)
      this.#jobs.shift()
      end = endOf(one)
    }
    return batch
  }

  async #runJobs(): Promise<void> {
    const running: Promise<void>[] = []
    let before: { kind: Job['kind']; end: number } | undefined
    for (;;) {
      const job = this.#jobs.shift()
      // Only independent jobs may run at the same time: reads, and writes behind the present one.
      const isBeside =
        job?.kind === before?.kind &&
        (job?.kind === 'read' ||
          (job?.kind === 'write' && !this.#access.append && job.at >= (before?.end ?? 0)))
      while (running.length >= (isBeside ? maxAtOnce : 1)) await running.shift()
      if (!job) {
        if (this.#jobs.length > 0) continue
        break
      }
      await job.after
      before = undefined
      if (job.kind === 'other') await job.work()
      else {
        const batch = this.#takeBatch(job)
        before = { kind: job.kind, end: endOf(batch.at(-1) ?? job) }
        running.push(job.kind === 'read' ? this.#read(batch as Read[]) : this.#write(batch as Write[]))
      }
    }
    this.#working = undefined
  }
}

const endOf = (job: Read | Write): number => job.at + (job.kind === 'read' ? job.length : job.bytes.length)

/** A buffer of its own, so that a message can transfer it. */
function joined(batch: readonly Write[]): Uint8Array {
  const bytes = new Uint8Array(batch.reduce((sum, job) => sum + job.bytes.length, 0))
  let to = 0
  for (const job of batch) {
    bytes.set(job.bytes, to)
    to += job.bytes.length
  }
  return bytes
}
