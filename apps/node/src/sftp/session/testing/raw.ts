import type { FileChangeKind } from '@zubr/contracts/files/activity'
import type { FileEntry } from '@zubr/contracts/files/operations'
import type { FilesOfServer } from '../../../files/server-files.ts'
import { filesForTest } from '../../../files/testing/helper.ts'
import { attributeFlag, packet, status } from '../../protocol/codes.ts'
import { packetsOf, Reader } from '../../protocol/reader.ts'
import { SftpSession } from '../session.ts'

export const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}
export const u64 = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}
export const text = (value: string | Buffer) => {
  const bytes = Buffer.from(value as string)
  return Buffer.concat([u32(bytes.length), bytes])
}
export const noAttributes = u32(0)
export const times = (seconds: number) =>
  Buffer.concat([u32(attributeFlag.times), u32(seconds), u32(seconds)])
export const mode = (bits: number) => Buffer.concat([u32(attributeFlag.mode), u32(bits)])

/** A packet with its length. */
export function packed(type: number, ...fields: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.of(type), ...fields])
  return Buffer.concat([u32(body.length), body])
}

export type Answer = { type: number; id: number; body: Reader }

/**
 * A session without SSH on a real helper, which takes raw packets of a client. It ends with the
 * test.
 */
export async function rawSession(options: Parameters<typeof filesForTest>[0] = {}) {
  const { data, files: first, connection, helper } = await filesForTest(options)
  let files: FilesOfServer = first
  const waiting = new Map<number, (answer: Answer) => void>()
  const answers: Answer[] = []
  const changes: FileChangeKind[] = []
  let nonsense = 0
  let version: Buffer | undefined
  const session = new SftpSession({
    files: {
      call: (op, args, bytes) => files.call(op, args, { bytes }),
      open: (args) => files.callForBytes('open', args),
      read: async (handle, at, length) => (await files.callForBytes('pread', { handle, at, length })).bytes,
      close: (handle) => void files.call('close', { handle }).catch(() => undefined),
      list: (path) => files.rows<FileEntry>('list', { path }),
    },
    changed: (kind) => changes.push(kind),
    send: packetsOf(2 ** 30, (bytes) => {
      const type = bytes[0] as number
      if (type === packet.version) {
        version = bytes
        return
      }
      const id = bytes.readUInt32BE(1)
      const answer = { type, id, body: new Reader(Buffer.from(bytes.subarray(5))) }
      answers.push(answer)
      waiting.get(id)?.(answer)
      waiting.delete(id)
    }),
    drained: () => Promise.resolve(),
    onRoom: () => undefined,
    onNonsense: () => {
      nonsense += 1
    },
  })
  let last = 0
  /** The answer to one request. Others may be pending. */
  function ask(type: number, ...fields: Buffer[]): Promise<Answer> {
    last += 1
    const id = last
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      session.data(packed(type, u32(id), ...fields))
    })
  }
  /** The code of a status. */
  const code = async (type: number, ...fields: Buffer[]) => {
    const { type: answered, body } = await ask(type, ...fields)
    return answered === packet.status ? body.number() : answered
  }
  /** The handle of an opened file or folder. */
  async function handle(type: number, ...fields: Buffer[]): Promise<Buffer> {
    const { type: answered, body } = await ask(type, ...fields)
    if (answered !== packet.handle) throw new Error(`status ${body.number()}: ${body.string()}`)
    return text(body.string())
  }
  const open = (path: string, flags: number, attributes: Buffer = noAttributes) =>
    handle(packet.open, text(path), u32(flags), attributes)
  async function read(file: Buffer, at: number, length: number): Promise<string | 'end'> {
    const { type, body } = await ask(packet.read, file, u64(at), u32(length))
    if (type === packet.data) return body.string().toString()
    const answered = body.number()
    if (answered !== status.eof) throw new Error(`status ${answered}: ${body.string()}`)
    return 'end'
  }
  async function names(path: string): Promise<string[]> {
    const folder = await handle(packet.opendir, text(path))
    const all: string[] = []
    for (;;) {
      const { type, body } = await ask(packet.readdir, folder)
      if (type !== packet.name) break
      for (let left = body.number(); left > 0; left -= 1) {
        all.push(body.string().toString())
        body.string()
        body.attributes()
      }
    }
    await ask(packet.close, folder)
    return all.sort()
  }
  return {
    ...{
      data,
      files: first,
      connection,
      helper,
      session,
      answers,
      changes,
      ask,
      code,
      handle,
      open,
      read,
      names,
    },
    begin: (wanted = 3) => session.data(packed(packet.init, u32(wanted))),
    version: () => version,
    nonsense: () => nonsense,
    write: (file: Buffer, at: number, bytes: string | Buffer) =>
      code(packet.write, file, u64(at), text(bytes)),
    /** Switches to another helper. */
    serveBy: (another: FilesOfServer) => {
      files = another
    },
  }
}
