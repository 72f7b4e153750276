import type { Attributes } from '../../files/helper/entries.ts'
import { attributeFlag, packet, type Status } from './codes.ts'

/** The attributes to send. Fields without a value are omitted. */
export type AttributesReply = Partial<Attributes>

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}
const u64 = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(Math.max(0, Math.trunc(value))))
  return bytes
}
const text = (value: string | Buffer) => {
  const bytes = typeof value === 'string' ? Buffer.from(value) : value
  return [u32(bytes.length), bytes]
}
/** Limited to 32 bits. */
const seconds = (value: number) => Math.min(0xffff_ffff, Math.max(0, Math.trunc(value)))

/** A packet with its length. */
function whole(type: number, ...parts: Buffer[]): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt32BE(1 + parts.reduce((sum, { length }) => sum + length, 0))
  head[4] = type
  return Buffer.concat([head, ...parts])
}

function attributes({ size, mode, uid, gid, atime, mtime }: AttributesReply): Buffer[] {
  const hasTimes = atime !== undefined && mtime !== undefined
  const hasOwner = uid !== undefined && gid !== undefined
  const flags =
    (size === undefined ? 0 : attributeFlag.size) |
    (hasOwner ? attributeFlag.owner : 0) |
    (mode === undefined ? 0 : attributeFlag.mode) |
    (hasTimes ? attributeFlag.times : 0)
  return [
    u32(flags),
    ...(size === undefined ? [] : [u64(size)]),
    ...(hasOwner ? [u32(uid), u32(gid)] : []),
    ...(mode === undefined ? [] : [u32(mode)]),
    ...(hasTimes ? [u32(seconds(atime)), u32(seconds(mtime))] : []),
  ]
}

export type Named = { name: Buffer; long: Buffer; attributes: AttributesReply }

export const answers = {
  version: (extensions: readonly (readonly [string, string])[]) =>
    whole(packet.version, u32(3), ...extensions.flatMap(([name, data]) => [...text(name), ...text(data)])),
  status: (id: number, code: Status, message: string) =>
    whole(packet.status, u32(id), u32(code), ...text(message), ...text('en')),
  handle: (id: number, handle: Buffer) => whole(packet.handle, u32(id), ...text(handle)),
  data: (id: number, bytes: Buffer) => whole(packet.data, u32(id), ...text(bytes)),
  names: (id: number, names: readonly Named[]) =>
    whole(
      packet.name,
      u32(id),
      u32(names.length),
      ...names.flatMap(({ name, long, attributes: its }) => [
        ...text(name),
        ...text(long),
        ...attributes(its),
      ]),
    ),
  attributes: (id: number, its: AttributesReply) => whole(packet.attrs, u32(id), ...attributes(its)),
  /** 64-bit numbers, the reply of `statvfs@openssh.com` and `limits@openssh.com`. */
  longs: (id: number, values: readonly number[]) => whole(packet.extendedReply, u32(id), ...values.map(u64)),
}
