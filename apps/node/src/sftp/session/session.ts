import { FileError } from '../../files/file-error.ts'
import { maxDataBytes, maxPacketBytes, openFlag, packet, status } from '../protocol/codes.ts'
import { failureStatus } from '../protocol/failures.ts'
import { pathBytes, pathFrom } from '../protocol/paths.ts'
import { BadPacket, packetsOf, Reader } from '../protocol/reader.ts'
import { answers } from '../protocol/writer.ts'
import { setByName, setOpen } from './attributes.ts'
import { extended, extensions } from './extended.ts'
import type { SessionHost } from './files.ts'
import { type OpenFile, openFile } from './open-file.ts'
import { type OpenFolder, openFolder } from './open-folder.ts'
import { pathRequests } from './path-requests.ts'
import { type Handles, maxOpen, Refusal } from './request.ts'

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
export function sftpSession(host: SessionHost) {
  const { files, send } = host
  const open = new Map<number, OpenFile | OpenFolder>()
  let lastHandle = 0
  let waiting = 0
  let waitingBytes = 0
  let isBegun = false
  let changes = 0
  let isOver = false
  const firstBytesTotal = { bytes: 0 }
  /** The last request with a path, and everything before it. */
  let barrier: Promise<unknown> = Promise.resolve()

  const isFull = () => waiting >= maxWaiting || waitingBytes >= maxWaitingBytes
  const done = (bytes: number) => {
    const wasFull = isFull()
    waiting -= 1
    waitingBytes -= bytes
    if (wasFull && !isFull()) host.onRoom()
  }
  function failed(id: number, error: unknown) {
    if (error instanceof Refusal) return send(answers.status(id, error.code, error.message))
    if (error instanceof BadPacket) return send(answers.status(id, status.badMessage, 'Not a request'))
    const code = error instanceof FileError ? error.code : 'failed'
    const [number, message] = failureStatus[code]
    send(answers.status(id, number, message))
  }
  const ok = (id: number) => send(answers.status(id, status.ok, ''))

  const handleOf = (bytes: Buffer): number => (bytes.length === 4 ? bytes.readUInt32BE() : 0)
  const handles: Handles = {
    file(bytes) {
      const found = open.get(handleOf(bytes))
      if (!found || !('use' in found)) throw new Refusal(status.failure, 'No such handle')
      return found
    },
    folder(bytes) {
      const found = open.get(handleOf(bytes))
      if (!found || 'use' in found) throw new Refusal(status.failure, 'No such handle')
      return found
    },
  }
  function keep(id: number, one: OpenFile | OpenFolder): void {
    lastHandle += 1
    open.set(lastHandle, one)
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(lastHandle)
    send(answers.handle(id, bytes))
  }

  /** Runs a request with a path after all earlier requests. */
  function inOrder(id: number, work: () => Promise<void>): void {
    waiting += 1
    const before = Promise.all([barrier, ...[...open.values()].map((one) => one.idle())])
    barrier = before
      .then(() => (isOver ? undefined : work()))
      .catch((error: unknown) => failed(id, error))
      .finally(() => done(0))
  }
  /** Runs a request on one open file or folder in its order. */
  function onOpen(id: number, one: OpenFile | OpenFolder, work: () => Promise<void>): void {
    waiting += 1
    one.add({
      kind: 'other',
      after: barrier,
      work: () =>
        work()
          .catch((error: unknown) => failed(id, error))
          .finally(() => done(0)),
    })
  }
  function close(handle: number): void {
    const one = open.get(handle)
    open.delete(handle)
    if (!one) return
    const { isUpload, wrote } = one.close()
    if (wrote) host.changed(isUpload ? 'uploaded' : 'changed', 1)
  }

  const byPath = pathRequests({ host, ok })
  const byExtension = extended({ host, ok, handles, inOrder, onOpen })

  function request(type: number, id: number, body: Reader) {
    if (!changesNothing.has(type)) changes += 1
    switch (type) {
      case packet.open: {
        const path = pathFrom(body.string())
        const flags = body.number()
        const { mode } = body.attributes()
        if (flags & openFlag.write) changes += 1
        return inOrder(id, async () => {
          if (open.size >= maxOpen) throw new FileError('too_many')
          if (!(flags & (openFlag.read | openFlag.write)))
            throw new Refusal(status.failure, 'Nothing is asked of it')
          const file = openFile({
            path,
            flags,
            mode,
            host,
            changes: () => changes,
            firstBytesTotal,
            failed,
            done,
          })
          await file.open()
          keep(id, file)
        })
      }
      case packet.opendir: {
        const path = pathFrom(body.string())
        return inOrder(id, async () => {
          if (open.size >= maxOpen) throw new FileError('too_many')
          const folder = openFolder({ path, host })
          await folder.open()
          keep(id, folder)
        })
      }
      case packet.close: {
        const handle = handleOf(body.string())
        const one = open.get(handle)
        if (!one) throw new Refusal(status.failure, 'No such handle')
        return onOpen(id, one, async () => {
          // All writes are in the file, but maybe not on the disk yet. Clients use fsync for that.
          ok(id)
          close(handle)
        })
      }
      case packet.read: {
        const file = handles.file(body.string())
        const at = body.long()
        const length = Math.min(body.number(), maxDataBytes)
        waiting += 1
        return file.add({ kind: 'read', id, at, length, after: barrier })
      }
      case packet.write: {
        const file = handles.file(body.string())
        const at = body.long()
        const bytes = body.string()
        waiting += 1
        waitingBytes += bytes.length
        return file.add({ kind: 'write', id, at, bytes, after: barrier })
      }
      case packet.readdir: {
        const folder = handles.folder(body.string())
        return onOpen(id, folder, async () => {
          await host.drained()
          const names = await folder.next()
          send(names ? answers.names(id, names) : answers.status(id, status.eof, 'No more'))
        })
      }
      case packet.fstat: {
        const one = open.get(handleOf(body.string()))
        if (!one) throw new Refusal(status.failure, 'No such handle')
        return onOpen(id, one, async () => {
          send(answers.attributes(id, await statOf(one)))
        })
      }
      case packet.fsetstat: {
        const one = open.get(handleOf(body.string()))
        const attributes = body.attributes()
        if (!one) throw new Refusal(status.failure, 'No such handle')
        return onOpen(id, one, async () => {
          if ('use' in one) await setOpen(files, one, attributes)
          else await setByName(files, one.path, attributes)
          ok(id)
        })
      }
      case packet.realpath: {
        const path = pathFrom(body.string())
        return inOrder(id, async () => {
          const name = pathBytes(path)
          send(answers.names(id, [{ name, long: name, attributes: {} }]))
        })
      }
      case packet.extended:
        return byExtension(id, body)
      default: {
        const work = byPath(type, id, body)
        if (!work) throw new Refusal(status.unsupported, 'Not supported')
        return inOrder(id, work)
      }
    }
  }
  const statOf = (one: OpenFile | OpenFolder) =>
    'use' in one ? one.attributes() : files.call('lstat', { path: one.path, follow: true })

  function take(bytes: Buffer) {
    const type = bytes[0] as number // A packet has at least one byte.
    if (!isBegun) {
      if (type !== packet.init || bytes.length < 5) throw new BadPacket()
      isBegun = true
      return send(answers.version(extensions))
    }
    if (bytes.length < 5) throw new BadPacket()
    const id = bytes.readUInt32BE(1)
    try {
      request(type, id, new Reader(bytes.subarray(5)))
    } catch (error) {
      failed(id, error)
    }
  }
  const cut = packetsOf(maxPacketBytes, take)

  return {
    /** Processes the client's bytes. False: stop reading until `onRoom`. */
    data(chunk: Buffer): boolean {
      if (isOver) return true
      try {
        cut(chunk)
      } catch (error) {
        if (!(error instanceof BadPacket)) throw error
        isOver = true
        host.onNonsense()
      }
      return !isFull()
    },
    /** Finishes pending requests, then closes everything. */
    async end(): Promise<void> {
      await Promise.all([barrier, ...[...open.values()].map((one) => one.idle())])
      isOver = true
      for (const handle of [...open.keys()]) close(handle)
    },
  }
}
