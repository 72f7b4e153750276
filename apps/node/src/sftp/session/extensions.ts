import { maxPieceBytes } from '../../files/protocol/frames.ts'
import { maxDataBytes, maxPacketBytes, status } from '../protocol/codes.ts'
import { pathFrom } from '../protocol/paths.ts'
import type { Reader } from '../protocol/reader.ts'
import { answers } from '../protocol/writer.ts'
import { setAttributesOfPath } from './attributes.ts'
import type { OpenFile } from './open-file.ts'
import { Refusal } from './refusal.ts'
import { maxOpen, type RequestContext } from './request-context.ts'
import type { SessionHost } from './session-host.ts'

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

const blockBytes = 4_096

type ExtendedRequest = (context: RequestContext, id: number, body: Reader) => void

const requests: Record<(typeof extensions)[number][0], ExtendedRequest> = {
  'posix-rename@openssh.com'({ host, inOrder, ok }, id, body) {
    const path = pathFrom(body.string())
    const to = pathFrom(body.string())
    inOrder(id, async () => {
      await host.files.call('renameOver', { path, to })
      host.changed('moved', 1)
      ok(id)
    })
  },

  'statvfs@openssh.com'({ host, inOrder }, id, body) {
    const path = pathFrom(body.string())
    inOrder(id, async () => {
      await host.files.call('lstat', { path, follow: true })
      await answerStatvfs(host, id)
    })
  },

  'fstatvfs@openssh.com'({ host, handles, onOpen }, id, body) {
    const file = handles.file(body.string())
    onOpen(id, file, () => answerStatvfs(host, id))
  },

  'fsync@openssh.com'({ host, handles, onOpen, ok }, id, body) {
    const file = handles.file(body.string())
    onOpen(id, file, async () => {
      await file.use((handle) => host.files.call('sync', { handle }))
      ok(id)
    })
  },

  'lsetstat@openssh.com'({ host, inOrder, ok }, id, body) {
    const path = pathFrom(body.string())
    // A link itself has no attributes but times, which nobody needs.
    const attributes = body.attributes()
    inOrder(id, async () => {
      const { mode } = await host.files.call('lstat', { path })
      if ((mode & 0o170000) !== 0o120000) await setAttributesOfPath(host.files, path, attributes)
      ok(id)
    })
  },

  'limits@openssh.com'({ host, inOrder }, id) {
    inOrder(id, async () =>
      host.send(answers.longs(id, [maxPacketBytes, maxDataBytes, maxDataBytes, maxOpen])),
    )
  },

  'copy-data'({ host, handles, inOrder, ok }, id, body) {
    const from = handles.file(body.string())
    const at = body.long()
    const length = body.long() || Number.MAX_SAFE_INTEGER
    const to = handles.file(body.string())
    const toAt = body.long()
    inOrder(id, async () => {
      if (from === to) throw new Refusal(status.failure, 'A file cannot be copied into itself')
      await copyData(host, { file: from, at }, { file: to, at: toAt }, length)
      ok(id)
    })
  },
}

/** Handles requests of the extensions. Throws Refusal for others. */
export function handleExtended(context: RequestContext, id: number, body: Reader): void {
  const name = body.string().toString('latin1')
  if (!Object.hasOwn(requests, name)) throw new Refusal(status.unsupported, 'Not supported')
  requests[name as keyof typeof requests](context, id, body)
}

async function answerStatvfs({ files, send }: SessionHost, id: number): Promise<void> {
  const space = await files.call('room', {})
  const free = Math.floor(space.free / blockBytes)
  const all = free + Math.ceil(space.used / blockBytes)
  // bsize, frsize, blocks, bfree, bavail, files, ffree, favail, fsid, flag, namemax
  send(answers.longs(id, [blockBytes, blockBytes, all, free, free, 0, 0, 0, 0, 0, 255]))
}

type FilePosition = { file: OpenFile; at: number }

async function copyData(
  { files }: SessionHost,
  from: FilePosition,
  to: FilePosition,
  length: number,
): Promise<void> {
  // The size at the start. A file that is copied to its own end would grow without limit.
  const { size = 0 } = await from.file.attributes()
  const all = Math.min(length, size - from.at)
  for (let copied = 0; copied < all; ) {
    const wanted = Math.min(maxPieceBytes, all - copied)
    const piece = await from.file.use((handle) => files.read(handle, from.at + copied, wanted))
    if (piece.length === 0) break
    const at = to.at + copied
    await to.file.use((handle) => files.call('pwrite', { handle, at }, Uint8Array.from(piece)))
    copied += piece.length
  }
}
