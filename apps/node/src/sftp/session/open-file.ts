import { FileError } from '../../files/file-error.ts'
import type { Attributes } from '../../files/helper/entries.ts'
import { maxPieceBytes } from '../../files/protocol/frames.ts'
import { maxDataBytes, openFlag, status } from '../protocol/codes.ts'
import { answers } from '../protocol/writer.ts'
import type { Opened, SessionHost } from './files.ts'
import { type FirstBytesTotal, firstBytes, maxKept } from './first-bytes.ts'

type Read = { kind: 'read'; id: number; at: number; length: number; after: Promise<unknown> }
type Write = { kind: 'write'; id: number; at: number; bytes: Buffer; after: Promise<unknown> }
type Job = Read | Write | { kind: 'other'; work: () => Promise<void>; after: Promise<unknown> }

type Options = {
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

export type OpenFile = ReturnType<typeof openFile>

/**
 * A file that a client has open. Its requests run in order. Adjacent reads or writes are merged
 * into one helper operation, which makes many small ones fast. After a helper has ended, the file
 * is opened on the next one.
 */
export function openFile({ path, flags, mode, host, changes, firstBytesTotal, failed, done }: Options) {
  const { files } = host
  const jobs: Job[] = []
  let opened: Opened | undefined
  let openedAgain: Promise<void> | undefined
  let first: ReturnType<typeof firstBytes> | undefined
  let wrote = false
  let pump: Promise<void> | undefined

  const has = (flag: number) => (flags & flag) !== 0
  const access = {
    path,
    read: has(openFlag.read),
    write: has(openFlag.write),
    append: has(openFlag.append),
  }
  async function open(): Promise<void> {
    const since = changes()
    const { value, bytes } = await files.open({
      ...access,
      create: has(openFlag.create),
      truncate: has(openFlag.truncate),
      exclusive: has(openFlag.exclusive),
      ...(mode !== undefined && { mode }),
      ...(access.read &&
        !access.write && { first: Math.max(0, Math.min(maxDataBytes, maxKept - firstBytesTotal.bytes)) }),
    })
    opened = value
    first = firstBytes(value, bytes, () => changes() === since, firstBytesTotal)
  }
  /** Opens the file on another helper by its path. Rejects if that is another file by now. */
  async function openAgain({ file }: Opened): Promise<void> {
    const { value } = await files.open(access)
    if (value.file !== file) {
      files.close(value.handle)
      throw new FileError('changed')
    }
    opened = value
  }

  /**
   * Runs an operation on the file, on another helper if the first is gone. Never repeats an append.
   */
  async function with_<T>(work: (handle: number) => Promise<T>, twice = true): Promise<T> {
    const before = opened
    if (before === undefined) throw new FileError('failed')
    try {
      return await work(before.handle)
    } catch (error) {
      const isGone = error instanceof FileError && (error.code === 'not_found' || error.code === 'away')
      if (!isGone || !twice) throw error
      if (opened === before) {
        // Once for all pending operations.
        openedAgain ??= openAgain(before).finally(() => {
          openedAgain = undefined
        })
        await openedAgain
      }
      if (opened === undefined) throw error
      return work(opened.handle)
    }
  }

  async function read(batch: readonly Read[]): Promise<void> {
    const [{ at }] = batch as [Read]
    const length = batch.reduce((sum, job) => sum + job.length, 0)
    try {
      await host.drained()
      const bytes = first?.take(at, length) ?? (await with_((handle) => files.read(handle, at, length)))
      let from = 0
      const ends: Buffer[] = []
      for (const job of batch) {
        const piece = bytes.subarray(from, from + job.length)
        from += job.length
        if (piece.length > 0 || job.length === 0) host.send(answers.data(job.id, piece))
        else ends.push(answers.status(job.id, status.eof, 'End of file'))
      }
      // Some clients send a hundred requests beyond the end of a small file.
      if (ends.length > 0) host.send(Buffer.concat(ends))
    } catch (error) {
      for (const { id } of batch) failed(id, error)
    }
    for (const _ of batch) done(0)
  }

  async function write(batch: readonly Write[]): Promise<void> {
    const [{ at }] = batch as [Write]
    try {
      wrote = true
      await with_((handle) => files.call('pwrite', { handle, at }, joined(batch)), !access.append)
      host.send(Buffer.concat(batch.map(({ id }) => answers.status(id, status.ok, ''))))
    } catch (error) {
      for (const { id } of batch) failed(id, error)
    }
    for (const job of batch) done(job.bytes.length)
  }

  /**
   * The first job, with the following ones that are adjacent to it and have no other dependency.
   */
  function takeBatch<One extends Read | Write>(job: One): One[] {
    const batch = [job]
    let end = endOf(job)
    for (let next = jobs[0]; next?.kind === job.kind; next = jobs[0]) {
      const one = next as One
      if (one.after !== job.after || one.at !== end || endOf(one) - job.at > maxPieceBytes) break
      batch.push(one)
      jobs.shift()
      end = endOf(one)
    }
    return batch
  }

  async function work(): Promise<void> {
    const running: Promise<void>[] = []
    let before: { kind: Job['kind']; end: number } | undefined
    for (;;) {
      const job = jobs.shift()
      // Only independent jobs may run at the same time: reads, and writes behind the present one.
      const isBeside =
        job?.kind === before?.kind &&
        (job?.kind === 'read' || (job?.kind === 'write' && !access.append && job.at >= (before?.end ?? 0)))
      while (running.length >= (isBeside ? maxAtOnce : 1)) await running.shift()
      if (!job) {
        if (jobs.length > 0) continue
        break
      }
      await job.after
      before = undefined
      if (job.kind === 'other') await job.work()
      else {
        const batch = takeBatch(job)
        before = { kind: job.kind, end: endOf(batch.at(-1) ?? job) }
        running.push(job.kind === 'read' ? read(batch as Read[]) : write(batch as Write[]))
      }
    }
    pump = undefined
  }

  function add(job: Job): void {
    jobs.push(job)
    pump ??= Promise.resolve().then(work)
  }

  return {
    path,
    add,
    open,
    use: with_,
    attributes: async (): Promise<Attributes> =>
      first?.attributes() ?? (await with_((handle) => files.call('fstat', { handle }))),
    /**
     * Resolves once all requests so far are done. Does not wait for later ones, since those may
     * wait for this.
     */
    async idle(): Promise<void> {
      if (pump)
        await new Promise<void>((resolve) =>
          add({ kind: 'other', work: async () => resolve(), after: Promise.resolve() }),
        )
    },
    /** Returns whether anything was written. */
    close(): { isUpload: boolean; wrote: boolean } {
      if (opened) files.close(opened.handle)
      opened = undefined
      first?.drop()
      const isUpload = has(openFlag.create) || has(openFlag.truncate)
      return { isUpload, wrote: wrote || (isUpload && access.write) }
    },
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
