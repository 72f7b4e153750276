import { normalizeHostName } from './host-name.ts'

// The server list's ping of clients before 1.7.
// FE alone (up to 1.3), FE 01 (1.4 and 1.5), FE 01 FA "MC|PingHost" with the name (1.6).

export const legacyPingByte = 0xfe
/** A ping without a name is complete if nothing follows it for so long. */
export const legacyQuietMs = 300

const message = Buffer.from('01fa000b004d0043007c00500069006e00670048006f00730074', 'hex')
const beforeRest = 1 + message.length
const maxNameLetters = 255

export type LegacyPing = {
  kind: 'legacy_ping'
  /** The first version that expects the same form of answer. */
  since: '1.0' | '1.4' | '1.6'
  /** Null if the client does not send it. */
  protocol: number | null
  name: string | null
  port: number | null
  length: number
}

/** `none`: the first byte is not this ping's but a packet's length. */
export function readLegacyPing(bytes: Buffer, isQuiet: boolean): LegacyPing | 'more' | 'malformed' | 'none' {
  if (bytes.length <= 2 && (bytes.length === 1 || bytes[1] === message[0]))
    return isQuiet ? withoutName(bytes.length === 1 ? '1.0' : '1.4', bytes.length) : 'more'
  // FE 01 also begins a packet of 254 bytes, whose next byte is 00.
  if (bytes[1] !== message[0] || bytes[2] !== message[1]) return 'none'
  const known = Math.min(message.length, bytes.length - 1)
  if (!bytes.subarray(1, 1 + known).equals(message.subarray(0, known))) return 'malformed'
  if (bytes.length < beforeRest + 5) return 'more'
  const letters = bytes.readUInt16BE(beforeRest + 3)
  // One byte of version, the name's length and letters, four bytes of port.
  if (letters > maxNameLetters || bytes.readUInt16BE(beforeRest) !== 7 + 2 * letters) return 'malformed'
  const afterName = beforeRest + 5 + 2 * letters
  if (bytes.length < afterName + 4) return 'more'
  const name = Buffer.from(bytes.subarray(beforeRest + 5, afterName))
    .swap16()
    .toString('utf16le')
  const port = bytes.readInt32BE(afterName)
  if (port < 0 || port > 65_535) return 'malformed'
  return {
    kind: 'legacy_ping',
    since: '1.6',
    protocol: bytes.readUInt8(beforeRest + 2),
    name: normalizeHostName(name),
    port,
    length: afterName + 4,
  }
}

function withoutName(since: '1.0' | '1.4', length: number): LegacyPing {
  return { kind: 'legacy_ping', since, protocol: null, name: null, port: null, length }
}
