import { JavaPlayerName } from '@zubr/contracts/edge/routes'
import { maxLengthBytes, readVarInt } from '@zubr/on-node/java-packets'

// The packets that a client sends after its handshake, as far as the edge answers them itself.

/** A name, a key with its signature (1.19) and an id. */
export const maxLoginStartBytes = 2048
const maxNameBytes = 16 * 3
const pingBytes = 8

export type LoginStart = { kind: 'login_start'; player: string; length: number }

/**
 * All versions send the name first; keys, signatures and ids after it are not read.
 * The name is not authenticated.
 */
export function readLoginStart(bytes: Buffer): LoginStart | 'more' | 'malformed' {
  const size = readVarInt(bytes, 0, maxLengthBytes)
  if (typeof size === 'string') return size
  const end = size.next + size.value
  if (size.value < 3 || size.value > maxLoginStartBytes) return 'malformed'
  if (bytes.length > size.next && bytes[size.next] !== 0) return 'malformed'
  const letters = readVarInt(bytes, size.next + 1, maxLengthBytes)
  if (typeof letters === 'string') return bytes.length < end ? letters : 'malformed'
  const afterName = letters.next + letters.value
  if (afterName > end || letters.value > maxNameBytes) return 'malformed'
  if (bytes.length < end) return 'more'
  const player = JavaPlayerName.safeParse(bytes.toString('utf8', letters.next, afterName))
  return player.success ? { kind: 'login_start', player: player.data, length: end } : 'malformed'
}

export type StatusPacket =
  | { kind: 'request'; length: number }
  /** The pong returns the same eight bytes. */
  | { kind: 'ping'; length: number; payload: Buffer }

/** After a handshake of intent `status` a client sends a request, then a ping. */
export function readStatusPacket(bytes: Buffer): StatusPacket | 'more' | 'malformed' {
  const [size, id] = bytes
  if (size === undefined) return 'more'
  if (size !== 1 && size !== 1 + pingBytes) return 'malformed'
  if (id === undefined) return 'more'
  if (id !== (size === 1 ? 0 : 1)) return 'malformed'
  const length = 1 + size
  if (bytes.length < length) return 'more'
  if (id === 0) return { kind: 'request', length }
  return { kind: 'ping', length, payload: bytes.subarray(2, length) }
}
