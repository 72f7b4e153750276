import { FileError } from '../../files/file-error.ts'
import type { Attributes } from '../../files/helper/entries.ts'
import { longestPiece } from '../../files/protocol/frames.ts'
import { openFlag, status } from '../protocol/codes.ts'
import { answers } from '../protocol/writer.ts'
import type { SessionHost } from './files.ts'

type Job =
  | { kind: 'read'; id: number; at: number; length: number; after: Promise<unknown> }
  | { kind: 'write'; id: number; at: number; bytes: Buffer; after: Promise<unknown> }
  | { kind: 'other'; work: () => Promise<void>; after: Promise<unknown> }

type Options = {
  path: string
  flags: number
  mode: number | undefined
  host: SessionHost
  /** Answers with what went wrong. */
  failed: (id: number, error: unknown) => void
  /** A request is done with; of a write also its bytes. */
  done: (bytes: number) => void
}

export type OpenFile = ReturnType<typeof openFile>

/**
 * A file that a client has open. Its requests are done in their order; reads and writes that follow on one another go to the helper as
 * one, which is what makes many small ones fast. A helper that has died, or was ended while nobody asked it, is given the file anew.
 */
export function openFile({ path, flags, mode, host, failed, done }: Options) {
  const { files } = host
  const jobs: Job[] = []
  let number: number | undefined
  let wrote = false
  let pump: Promise<void> | undefined

  const has = (flag: number) => (flags & flag) !== 0
  async function open(again: boolean): Promise<Attributes> {
    const opened = await files.call('open', {
      path,
      read: has(openFlag.read),
      write: has(openFlag.write),
      append: has(openFlag.append),
      ...(!again && {
        create: has(openFlag.create),
        truncate: has(openFlag.truncate),
        exclusive: has(openFlag.exclusive),
        ...(mode !== undefined && { mode }),
      }),
    })
    number = opened.handle
    return opened.attributes
  }

  /** Does something with the file, on another helper if the first is gone. What is appended is not sent twice. */
  async function with_<T>(work: (handle: number) => Promise<T>, twice = true): Promise<T> {
    if (number === undefined) throw new FileError('failed')
    const before = number
    try {
      return await work(before)
    } catch (error) {
      const isGone = error instanceof FileError && (error.code === 'not_found' || error.code === 'away')
      if (!isGone || !twice) throw error
      await open(true)
      return work(number)
    }
  }

  async function read(batch: Extract<Job, { kind: 'read' }>[]): Promise<void> {
    const [first] = batch
    if (!first) return
    const length = batch.reduce((sum, job) => sum + job.length, 0)
    try {
      await host.drained()
      const bytes = await with_((handle) => files.read(handle, first.at, length))
      let from = 0
      for (const job of batch) {
        const piece = bytes.subarray(from, from + job.length)
        from += job.length
        host.send(
          piece.length > 0 || job.length === 0
            ? answers.data(job.id, piece)
            : answers.status(job.id, status.eof, 'End of file'),
        )
      }
    } catch (error) {
      for (const { id } of batch) failed(id, error)
    }
    for (const _ of batch) done(0)
  }

  async function write(batch: Extract<Job, { kind: 'write' }>[]): Promise<void> {
    const [first] = batch
    if (!first) return
    const bytes = new Uint8Array(batch.reduce((sum, job) => sum + job.bytes.length, 0))
    let to = 0
    for (const job of batch) {
      bytes.set(job.bytes, to)
      to += job.bytes.length
    }
    try {
      wrote = true
      await with_(
        // Given away with the message: a second try has its own.
        (handle) => files.call('pwrite', { handle, at: first.at }, bytes.slice()),
        !has(openFlag.append),
      )
      host.send(Buffer.concat(batch.map(({ id }) => answers.status(id, status.ok, ''))))
    } catch (error) {
      for (const { id } of batch) failed(id, error)
    }
    for (const job of batch) done(job.bytes.length)
  }

  /** The first of the jobs, with those behind it that go on where it ends. */
  function takeBatch(first: Job): Job[] {
    const batch = [first]
    if (first.kind === 'other') return batch
    let end = first.at + lengthOf(first)
    let sum = lengthOf(first)
    for (let next = jobs[0]; next?.kind === first.kind; next = jobs[0]) {
      const length = lengthOf(next)
      if ((next as typeof first).at !== end || sum + length > longestPiece) break
      batch.push(next)
      jobs.shift()
      end += length
      sum += length
    }
    return batch
  }

  async function work(): Promise<void> {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      await job.after
      const batch = takeBatch(job)
      if (job.kind === 'read') await read(batch as (typeof job)[])
      else if (job.kind === 'write') await write(batch as (typeof job)[])
      else await job.work()
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
    open: () => open(false),
    use: with_,
    /** Resolves once all that was asked of it so far is done. */
    idle: (): Promise<void> => pump ?? Promise.resolve(),
    /** Resolves to whether anything was written; it is closed, whatever becomes of that. */
    async close(): Promise<{ isUpload: boolean; wrote: boolean }> {
      const last = number
      number = undefined
      const isUpload = has(openFlag.create) || has(openFlag.truncate)
      if (last !== undefined)
        await files.call('close', { handle: last }).catch((error: unknown) => {
          // A helper that is gone has closed it.
          if (!(error instanceof FileError)) throw error
        })
      return { isUpload, wrote: wrote || (isUpload && has(openFlag.write)) }
    },
  }
}

const lengthOf = (job: Extract<Job, { kind: 'read' | 'write' }> | Job): number =>
  job.kind === 'read' ? job.length : job.kind === 'write' ? job.bytes.length : 0
