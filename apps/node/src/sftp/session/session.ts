import { FileError } from '../../files/file-error.ts'
import { maxDataBytes, maxPacketBytes, openFlag, packet, status } from '../protocol/codes.ts'
import { failureStatus } from '../protocol/failures.ts'
import { pathBytes, pathFrom } from '../protocol/paths.ts'
import { BadPacket, packetsOf, Reader } from '../protocol/reader.ts'
import { answers } from '../protocol/writer.ts'
import { setAttributesOfFile, setAttributesOfPath } from './attributes.ts'
import { extensions, handleExtended } from './extensions.ts'
import { OpenFile } from './open-file.ts'
import { OpenFolder } from './open-folder.ts'
import { OpenHandles } from './open-handles.ts'
import { parsePathRequest } from './path-requests.ts'
import { Refusal } from './refusal.ts'
import { maxOpen, type RequestContext } from './request-context.ts'
import type { SessionHost } from './session-host.ts'

/** Limits for a session's waiting requests and their bytes. Above them the client is not read. */
const maxWaiting = 256
const maxWaitingBytes = 4 * 2 ** 20

/** `open` does change with some flags. */
const changesNothing: ReadonlySet<number> = new Set([
  ...[packet.open, packet.close, packet.read, packet.opendir, packet.readdir],
  ...[packet.stat, packet.lstat, packet.fstat, packet.realpath, packet.readlink],
])

/**
 * One client's SFTP session, version 3. Requests on one open file run in order, independently of
 * other files. A request with a path starts after all earlier ones, as clients that do not wait
 * expect.
 */
export class SftpSession {
  readonly #host: SessionHost
  readonly #handles = new OpenHandles()
  readonly #context: RequestContext
  readonly #parsePackets: (chunk: Buffer) => void
  #waiting = 0
  #waitingBytes = 0
  #isBegun = false
  #isOver = false
  #changes = 0
  readonly #firstBytesTotal = { bytes: 0 }
  /** The last request with a path, and everything before it. */
  #barrier: Promise<unknown> = Promise.resolve()

  constructor(host: SessionHost) {
    this.#host = host
    this.#context = {
      host,
      handles: this.#handles,
      ok: (id) => this.#ok(id),
      inOrder: (id, work) => this.#inOrder(id, work),
      onOpen: (id, one, work) => this.#onOpen(id, one, work),
    }
    this.#parsePackets = packetsOf(maxPacketBytes, (bytes) => this.#onPacket(bytes))
  }

  /** Processes the client's bytes. False: stop reading until `onRoom`. */
  data(chunk: Buffer): boolean {
    if (this.#isOver) return true
    try {
      this.#parsePackets(chunk)
    } catch (error) {
      if (!(error instanceof BadPacket)) throw error
      this.#isOver = true
      this.#host.onNonsense()
    }
    return !this.#isFull()
  }

  /** Finishes pending requests, then closes everything. */
  async end(): Promise<void> {
    await Promise.all([this.#barrier, this.#handles.idle()])
    this.#isOver = true
    for (const one of this.#handles.removeAll()) this.#close(one)
  }

  #onPacket(bytes: Buffer): void {
    const type = bytes[0] as number // A packet has at least one byte.
    if (!this.#isBegun) {
      if (type !== packet.init || bytes.length < 5) throw new BadPacket()
      this.#isBegun = true
      this.#host.send(answers.version(extensions))
      return
    }
    if (bytes.length < 5) throw new BadPacket()
    const id = bytes.readUInt32BE(1)
    try {
      this.#onRequest(type, id, new Reader(bytes.subarray(5)))
    } catch (error) {
      this.#fail(id, error)
    }
  }

  #onRequest(type: number, id: number, body: Reader): void {
    if (!changesNothing.has(type)) this.#changes += 1
    switch (type) {
      case packet.open:
        this.#openFile(id, body)
        break
      case packet.opendir:
        this.#openFolder(id, body)
        break
      case packet.close:
        this.#closeHandle(id, body)
        break
      case packet.read:
        this.#read(id, body)
        break
      case packet.write:
        this.#write(id, body)
        break
      case packet.readdir:
        this.#readFolder(id, body)
        break
      case packet.fstat:
        this.#stat(id, body)
        break
      case packet.fsetstat:
        this.#setStat(id, body)
        break
      case packet.realpath:
        this.#realPath(id, body)
        break
      case packet.extended:
        handleExtended(this.#context, id, body)
        break
      default: {
        const work = parsePathRequest(type, this.#context, id, body)
        if (!work) throw new Refusal(status.unsupported, 'Not supported')
        this.#inOrder(id, work)
      }
    }
  }

  #openFile(id: number, body: Reader): void {
    const path = pathFrom(body.string())
    const flags = body.number()
    const { mode } = body.attributes()
    if (flags & openFlag.write) this.#changes += 1
    this.#inOrder(id, async () => {
      if (this.#handles.size >= maxOpen) throw new FileError('too_many')
      if (!(flags & (openFlag.read | openFlag.write)))
        throw new Refusal(status.failure, 'Nothing is asked of it')
      const file = new OpenFile({
        ...{ path, flags, mode, host: this.#host, firstBytesTotal: this.#firstBytesTotal },
        changes: () => this.#changes,
        failed: (request, error) => this.#fail(request, error),
        done: (bytes) => this.#done(bytes),
      })
      await file.open()
      this.#host.send(answers.handle(id, this.#handles.add(file)))
    })
  }

  #openFolder(id: number, body: Reader): void {
    const path = pathFrom(body.string())
    this.#inOrder(id, async () => {
      if (this.#handles.size >= maxOpen) throw new FileError('too_many')
      const folder = new OpenFolder(path, this.#host)
      await folder.open()
      this.#host.send(answers.handle(id, this.#handles.add(folder)))
    })
  }

  #closeHandle(id: number, body: Reader): void {
    const handle = body.string()
    this.#onOpen(id, this.#handles.get(handle), async () => {
      // All writes are in the file, but maybe not on the disk yet. Clients use fsync for that.
      this.#ok(id)
      const one = this.#handles.remove(handle)
      if (one) this.#close(one)
    })
  }

  #close(one: OpenFile | OpenFolder): void {
    const { isUpload, wrote } = one.close()
    if (wrote) this.#host.changed(isUpload ? 'uploaded' : 'changed', 1)
  }

  #read(id: number, body: Reader): void {
    const file = this.#handles.file(body.string())
    const at = body.long()
    const length = Math.min(body.number(), maxDataBytes)
    this.#waiting += 1
    file.add({ kind: 'read', id, at, length, after: this.#barrier })
  }

  #write(id: number, body: Reader): void {
    const file = this.#handles.file(body.string())
    const at = body.long()
    const bytes = body.string()
    this.#waiting += 1
    this.#waitingBytes += bytes.length
    file.add({ kind: 'write', id, at, bytes, after: this.#barrier })
  }

  #readFolder(id: number, body: Reader): void {
    const folder = this.#handles.folder(body.string())
    this.#onOpen(id, folder, async () => {
      await this.#host.drained()
      const names = await folder.next()
      this.#host.send(names ? answers.names(id, names) : answers.status(id, status.eof, 'No more'))
    })
  }

  #stat(id: number, body: Reader): void {
    const one = this.#handles.get(body.string())
    this.#onOpen(id, one, async () => {
      const { files, send } = this.#host
      const attributes =
        'use' in one ? one.attributes() : files.call('lstat', { path: one.path, follow: true })
      send(answers.attributes(id, await attributes))
    })
  }

  #setStat(id: number, body: Reader): void {
    const handle = body.string()
    const attributes = body.attributes()
    const one = this.#handles.get(handle)
    this.#onOpen(id, one, async () => {
      const { files } = this.#host
      if ('use' in one) await setAttributesOfFile(files, one, attributes)
      else await setAttributesOfPath(files, one.path, attributes)
      this.#ok(id)
    })
  }

  #realPath(id: number, body: Reader): void {
    const path = pathFrom(body.string())
    this.#inOrder(id, async () => {
      const name = pathBytes(path)
      this.#host.send(answers.names(id, [{ name, long: name, attributes: {} }]))
    })
  }

  /** Runs a request with a path after all earlier requests. */
  #inOrder(id: number, work: () => Promise<void>): void {
    this.#waiting += 1
    const before = Promise.all([this.#barrier, this.#handles.idle()])
    this.#barrier = before
      .then(() => (this.#isOver ? undefined : work()))
      .catch((error: unknown) => this.#fail(id, error))
      .finally(() => this.#done(0))
  }

  /** Runs a request on one open file or folder in its order. */
  #onOpen(id: number, one: OpenFile | OpenFolder, work: () => Promise<void>): void {
    this.#waiting += 1
    one.add({
      kind: 'other',
      after: this.#barrier,
      work: () =>
        work()
          .catch((error: unknown) => this.#fail(id, error))
          .finally(() => this.#done(0)),
    })
  }

  #ok(id: number): void {
    this.#host.send(answers.status(id, status.ok, ''))
  }

  /** Answers with the error. */
  #fail(id: number, error: unknown): void {
    const { send } = this.#host
    if (error instanceof Refusal) send(answers.status(id, error.code, error.message))
    else if (error instanceof BadPacket) send(answers.status(id, status.badMessage, 'Not a request'))
    else {
      const [number, message] = failureStatus[error instanceof FileError ? error.code : 'failed']
      send(answers.status(id, number, message))
    }
  }

  /** A request is finished. `bytes` is the size of a write. */
  #done(bytes: number): void {
    const wasFull = this.#isFull()
    this.#waiting -= 1
    this.#waitingBytes -= bytes
    if (wasFull && !this.#isFull()) this.#host.onRoom()
  }

  #isFull(): boolean {
    return this.#waiting >= maxWaiting || this.#waitingBytes >= maxWaitingBytes
  }
}
