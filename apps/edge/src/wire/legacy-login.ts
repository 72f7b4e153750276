import { normalizeHostName } from './host-name.ts'

// Packet 02 of clients up to 1.6.4.
// Source: minecraft.wiki, "Java Edition protocol/FAQ", revisions of protocols 29, 39 and 78.
// 1.3 to 1.6.4: 02, protocol (byte), player, host, port (int).
// Up to 1.2.5: 02 and one string, `player;host:port`.

export const legacyLoginByte = 0x02

const maxPlayerLength = 16
const maxHostLength = 255
const maxOldTextLength = maxPlayerLength + 1 + maxHostLength + 6
const playerName = /^[A-Za-z0-9_]{1,16}$/

export type LegacyLogin = {
  kind: 'legacy_login'
  /** Null for a client up to 1.2.5, which does not send it. */
  protocol: number | null
  player: string
  name: string | null
  port: number | null
  length: number
}

type TextField = { text: string; next: number } | 'more' | 'malformed'

export function readLegacyLogin(bytes: Buffer): LegacyLogin | 'more' | 'malformed' {
  const second = bytes[1]
  if (second === undefined) return 'more'
  // The upper byte of a length up to 278 is 0 or 1. Protocols since 1.3 are 39 or more.
  return second < 2 ? readUntil12(bytes) : readSince13(bytes, second)
}

function readSince13(bytes: Buffer, protocol: number): LegacyLogin | 'more' | 'malformed' {
  const player = readText(bytes, 2, maxPlayerLength)
  if (typeof player === 'string') return player
  if (!playerName.test(player.text)) return 'malformed'
  const host = readText(bytes, player.next, maxHostLength)
  if (typeof host === 'string') return host
  if (bytes.length < host.next + 4) return 'more'
  const port = bytes.readInt32BE(host.next)
  if (port < 0 || port > 65_535) return 'malformed'
  const [name, length] = [normalizeHostName(host.text), host.next + 4]
  return { kind: 'legacy_login', protocol, player: player.text, name, port, length }
}

function readUntil12(bytes: Buffer): LegacyLogin | 'more' | 'malformed' {
  const field = readText(bytes, 1, maxOldTextLength)
  if (typeof field === 'string') return field
  const [, player = '', host, port] = /^([^;]*)(?:;(.*?)(?::(\d{1,5}))?)?$/s.exec(field.text) ?? []
  if (!playerName.test(player) || Number(port ?? 0) > 65_535) return 'malformed'
  const name = host === undefined ? null : normalizeHostName(host)
  return {
    kind: 'legacy_login',
    protocol: null,
    player,
    name,
    port: port ? Number(port) : null,
    length: field.next,
  }
}

/** A length of two bytes, then UTF-16. */
function readText(bytes: Buffer, at: number, maxLength: number): TextField {
  if (bytes.length < at + 2) return 'more'
  const letters = bytes.readUInt16BE(at)
  if (letters > maxLength) return 'malformed'
  const next = at + 2 + 2 * letters
  if (bytes.length < next) return 'more'
  return {
    text: Buffer.from(bytes.subarray(at + 2, next))
      .swap16()
      .toString('utf16le'),
    next,
  }
}
