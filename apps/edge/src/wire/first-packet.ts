import { maxLengthBytes, readVarInt } from '@zubr/on-node/java-packets'
import { cleanName } from './host-name.ts'
import { type LegacyLogin, legacyLoginBegin, readLegacyLogin } from './legacy-login.ts'
import { type LegacyPing, legacyBegin, readLegacyPing } from './legacy-ping.ts'

/**
 * A handshake has a name of up to 255 letters; behind it a proxy of the owner's own may tell a player's address, id and skin, which are two
 * kilobytes and some. Whoever announces more is none of the game's.
 */
export const maxFirstPacketBytes = 4096
/** Letters of the name itself, without what is appended. */
const maxNameLetters = 255

const intents = { 1: 'status', 2: 'login', 3: 'transfer' } as const
const handshakeId = 0

export type Handshake = {
  is: 'handshake'
  /** Of the client: negative of tools that ask for the list entry, with bit 30 of snapshots. */
  protocol: number
  /** Cleaned (see names.ts); empty: it leads nowhere. */
  name: string
  port: number
  intent: (typeof intents)[keyof typeof intents]
  /** Bytes of it; what follows is the next packet. */
  length: number
}
export type FirstPacket = Handshake | LegacyPing | LegacyLogin

/** Whether a player comes to stay, and not only asks for the list entry. */
export const joins = (first: FirstPacket): boolean =>
  first.is === 'legacy_login' || (first.is === 'handshake' && first.intent !== 'status')

/**
 * What a connection begins with. Pings of clients before 1.6 are a beginning of later ones, and of a handshake too: they are one only if nothing
 * follows for a while, which the caller says by `isQuiet` (after `legacyQuietMs`).
 */
export function readFirstPacket(bytes: Buffer, isQuiet = false): FirstPacket | 'more' | 'malformed' {
  if (bytes.length === 0) return 'more'
  // A handshake is longer than two bytes.
  if (bytes[0] === legacyLoginBegin) return readLegacyLogin(bytes)
  const legacy = bytes[0] === legacyBegin ? readLegacyPing(bytes, isQuiet) : 'none'
  return legacy === 'none' ? readHandshake(bytes) : legacy
}

/** Tells what cannot become a handshake as early as that can be seen. */
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
  // Two bytes of port and one of intent are all that follows.
  if (afterName + 3 !== end) return 'malformed'
  if (bytes.length < end) return 'more'
  const sent = bytes.toString('utf8', letters.next, afterName)
  const intent = intents[bytes[end - 1] as keyof typeof intents]
  if (intent === undefined || nameLetters(sent) > maxNameLetters) return 'malformed'
  return {
    is: 'handshake',
    protocol: protocol.value,
    name: cleanName(sent),
    port: bytes.readUInt16BE(afterName),
    intent,
    length: end,
  }
}

const nameLetters = (sent: string) => /^[^\0]*?(?=\0|\/\/\/|$)/.exec(sent)?.[0].length ?? sent.length
