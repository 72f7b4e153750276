import { maxPieceBytes } from '../../files/protocol/frames.ts'
import { maxDataBytes, maxPacketBytes, status } from '../protocol/codes.ts'
import { pathFrom } from '../protocol/paths.ts'
import type { Reader } from '../protocol/reader.ts'
import { answers } from '../protocol/writer.ts'
import { setByName } from './attributes.ts'
import type { SessionHost } from './files.ts'
import type { OpenFile } from './open-file.ts'
import type { OpenFolder } from './open-folder.ts'
import { type Handles, maxOpen, Refusal } from './request.ts'

/**
 * Extensions of version 3. Hard links are not offered, because backups and archives cannot keep
 * them.
 */
export const extensions = [
  ['posix-rename@openssh.com', '1'],
  ['statvfs@openssh.com', '2'],
  ['fstatvfs@openssh.com', '2'],
  ['fsync@openssh.com', '1'],
  ['lsetstat@openssh.com', '1'],
  ['limits@openssh.com', '1'],
  ['copy-data', '1'],
] as const

const block = 4_096

type Options = {
  host: SessionHost
  ok: (id: number) => void
  handles: Handles
  inOrder: (id: number, work: () => Promise<void>) => void
  onOpen: (id: number, one: OpenFile | OpenFolder, work: () => Promise<void>) => void
}

/** Answers requests of the extensions. */
export function extended({ host, ok, handles, inOrder, onOpen }: Options) {
  const { files, send, changed } = host

  async function answerStatvfs(id: number): Promise<void> {
    const space = await files.call('room', {})
    const free = Math.floor(space.free / block)
    const all = free + Math.ceil(space.used / block)
    // bsize, frsize, blocks, bfree, bavail, files, ffree, favail, fsid, flag, namemax
    send(answers.longs(id, [block, block, all, free, free, 0, 0, 0, 0, 0, 255]))
  }

  return (id: number, body: Reader) => {
    const name = body.string().toString('latin1')
    switch (name) {
      case 'posix-rename@openssh.com': {
        const path = pathFrom(body.string())
        const to = pathFrom(body.string())
        return inOrder(id, async () => {
          await files.call('renameOver', { path, to })
          changed('moved', 1)
          ok(id)
        })
      }
      case 'statvfs@openssh.com': {
        const path = pathFrom(body.string())
        return inOrder(id, async () => {
          await files.call('lstat', { path, follow: true })
          await answerStatvfs(id)
        })
      }
      case 'fstatvfs@openssh.com': {
        const file = handles.file(body.string())
        return onOpen(id, file, () => answerStatvfs(id))
      }
      case 'fsync@openssh.com': {
        const file = handles.file(body.string())
        return onOpen(id, file, async () => {
          await file.use((handle) => files.call('sync', { handle }))
          ok(id)
        })
      }
      case 'lsetstat@openssh.com': {
        const path = pathFrom(body.string())
        // A link itself has no attributes but times, which nobody needs.
        const attributes = body.attributes()
        return inOrder(id, async () => {
          const { mode } = await files.call('lstat', { path })
          if ((mode & 0o170000) !== 0o120000) await setByName(files, path, attributes)
          ok(id)
        })
      }
      case 'limits@openssh.com':
        return inOrder(id, async () =>
          send(answers.longs(id, [maxPacketBytes, maxDataBytes, maxDataBytes, maxOpen])),
        )
      case 'copy-data': {
        const from = handles.file(body.string())
        const at = body.long()
        const length = body.long() || Number.MAX_SAFE_INTEGER
        const to = handles.file(body.string())
        const toAt = body.long()
        return inOrder(id, async () => {
          if (from === to) throw new Refusal(status.failure, 'A file cannot be copied into itself')
          // The size at the start. A file that is copied to its own end would grow without limit.
          const { size = 0 } = await from.attributes()
          const all = Math.min(length, size - at)
          for (let copied = 0; copied < all; ) {
            const wanted = Math.min(maxPieceBytes, all - copied)
            const piece = await from.use((handle) => files.read(handle, at + copied, wanted))
            if (piece.length === 0) break
            await to.use((handle) =>
              files.call('pwrite', { handle, at: toAt + copied }, Uint8Array.from(piece)),
            )
            copied += piece.length
          }
          ok(id)
        })
      }
      default:
        throw new Refusal(status.unsupported, 'Not supported')
    }
  }
}
