import type { FileEntry } from '@zubr/contracts/files/operations'
import { FileError } from '../files/file-error.ts'
import type { FilesOfServer } from '../files/server-files.ts'
import type { FileRequest } from './messages.ts'

export type SftpLogin = { server: string; account: string; credential: string; revision: number }
type FileAnswer = { value: unknown; bytes?: Buffer }

/** Operations that a session may request. */
const operations = new Set([
  ...['open', 'pread', 'pwrite', 'fstat', 'lstat', 'truncate', 'setTimes', 'setModeOf', 'readlink'],
  ...['symlink', 'unlink', 'removeFolder', 'renameOver', 'sync', 'makeFolder', 'room'],
])

/** A connection that has logged in, with everything that it has open at its server's helper. */
export class LoggedInClient {
  readonly login: SftpLogin
  /** Its credential was revoked: open files are closed, and requests refused. */
  isRevoked = false
  readonly #files: FilesOfServer
  readonly #lists = new Map<number, AsyncIterator<readonly FileEntry[]>>()
  readonly #handles = new Set<number>()
  #isClosed = false

  constructor(login: SftpLogin, files: FilesOfServer) {
    this.login = login
    this.#files = files
  }

  async handle(request: FileRequest, bytes: Uint8Array | undefined): Promise<FileAnswer> {
    if (this.isRevoked && !('done' in request)) throw new FileError('away')
    if ('op' in request) return this.#runOperation(request, bytes)
    if ('list' in request) return { value: this.#openList(request.list) }
    if ('more' in request) {
      const next = await this.#lists.get(request.more)?.next()
      return { value: next && !next.done ? next.value : null }
    }
    const list = this.#lists.get(request.done)
    this.#lists.delete(request.done)
    await list?.return?.()
    return { value: null }
  }

  async #runOperation(
    request: Extract<FileRequest, { op: string }>,
    bytes: Uint8Array | undefined,
  ): Promise<FileAnswer> {
    const answer = await callHelper(this.#files, request, bytes)
    if (request.op === 'open') {
      const { handle } = answer.value as { handle: number } // The result of `open`.
      this.#handles.add(handle)
      // The thread has crashed meanwhile.
      if (this.#isClosed) this.closeFile(handle)
    }
    return answer
  }

  #openList(path: string): number {
    const number = this.#lists.size === 0 ? 1 : Math.max(...this.#lists.keys()) + 1
    this.#lists.set(number, this.#files.rows<FileEntry>('list', { path }))
    return number
  }

  closeFile(handle: number): void {
    this.#handles.delete(handle)
    // A helper that is gone has closed it.
    this.#files.call('close', { handle }).catch(() => undefined)
  }

  /** Closes what a crashed thread had open. Otherwise a session closes it before it ends. */
  close(): void {
    this.#isClosed = true
    // The list ends with its helper at the latest.
    for (const list of this.#lists.values()) void list.return?.().catch(() => undefined)
    for (const handle of [...this.#handles]) this.closeFile(handle)
  }
}

async function callHelper(
  files: FilesOfServer,
  { op, args }: Extract<FileRequest, { op: string }>,
  bytes: Uint8Array | undefined,
): Promise<FileAnswer> {
  if (!operations.has(op)) throw new FileError('failed')
  // The thread runs code of this agent, whose types have checked them.
  if (op === 'pread' || op === 'open') return files.callForBytes(op, args as never)
  return { value: await files.call(op as 'fstat', args as never, { bytes }) }
}
