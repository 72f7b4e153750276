import { maxLengthBytes, readVarInt } from '@zubr/on-node/java-packets'
import { normalizeHostName } from './host-name.ts'
import { type LegacyLogin, legacyLoginByte, readLegacyLogin } from './legacy-login.ts'
import { type LegacyPing, legacyPingByte, readLegacyPing } from './legacy-ping.ts'

/**
 * A handshake has a name of up to 255 letters.
 * After it an owner's proxy may send a player's address, id and skin, some two kilobytes.
 */
export const maxFirstPacketBytes = 4096
/** Of the name itself, without what is appended. */
const maxNameLetters = 255

const intents = { 1: 'status', 2: 'login', 3: 'transfer' } as const
const handshakeId = 0

export type Handshake = {
  kind: 'handshake'
  /** Tools that only read the list send a negative number; snapshots set bit 30. */
  protocol: number
  /** From `normalizeHostName`; empty if invalid. */
  name: string
  port: number
  intent: (typeof intents)[keyof typeof intents]
  /** The next packet begins after so many bytes. */
  length: number
}
export type FirstPacket = Handshake | LegacyPing | LegacyLogin

/** Whether a player wants to play, and not only reads the list entry. */
export const isJoin = (first: FirstPacket): boolean =>
  first.kind === 'legacy_login' || (first.kind === 'handshake' && first.intent !== 'status')

/**
 * Reads what a connection begins with.
 * A ping before 1.6 is also the beginning of later pings and of a handshake.
 * `isQuiet` decides for the ping: nothing followed for `legacyQuietMs`.
 */
export function readFirstPacket(bytes: Buffer, isQuiet = false): FirstPacket | 'more' | 'malformed' {
  if (bytes.length === 0) return 'more'
  // A handshake is longer than two bytes.
  if (bytes[0] === legacyLoginByte) return readLegacyLogin(bytes)
  const legacy = bytes[0] === legacyPingByte ? readLegacyPing(bytes, isQuiet) : 'none'
  return legacy === 'none' ? readHandshake(bytes) : legacy
}

/** Refuses what cannot become a handshake as early as possible. */
function readHandshake(bytes: Buffer): Handshake | 'more' | 'malformed' {
  const size = readVarInt(bytes, 0, maxLengthBytes)
  if (typeof size === 'string') return size
  const end = size.next + size.value
  if (end > maxFirstPacketBytes || size.value < 6) return 'malformed'
  const id = bytes[size.next]
  if (id === undefined) return 'more'
  if (id !== handshakeId) return 'malformed'
  const protocol = readVarInt(bytes, size.next + 1)
  if (typeof protocol === 'string') return protocol
  const letters = readVarInt(bytes, protocol.next, maxLengthBytes)
  if (typeof letters === 'string') return letters
  const afterName = letters.next + letters.value
  // Two bytes of port and one of intent follow the name.
  if (afterName + 3 !== end) return 'malformed'
  if (bytes.length < end) return 'more'
  const name = bytes.toString('utf8', letters.next, afterName)
  const intent = intents[bytes[end - 1] as keyof typeof intents]
  if (intent === undefined || nameLetters(name) > maxNameLetters) return 'malformed'
  return {
    kind: 'handshake',
    protocol: protocol.value,
    name: normalizeHostName(name),
    port: bytes.readUInt16BE(afterName),
    intent,
    length: end,
  }
}

const nameLetters = (name: string) => /^[^\0]*?(?=\0|\/\/\/|$)/.exec(name)?.[0].length ?? name.length
