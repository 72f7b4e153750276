import { cleanName } from './host-name.ts'

// Packet 02 of clients up to 1.6.4. Source: minecraft.wiki, "Java Edition protocol/FAQ", revisions of protocols 29, 39 and 78.
// 1.3 to 1.6.4: 02, protocol (byte), player, host, port (int). Up to 1.2.5: 02 and one string, `player;host:port`.

export const legacyLoginBegin = 0x02

const maxPlayerLength = 16
const maxHostLength = 255
const maxOldTextLength = maxPlayerLength + 1 + maxHostLength + 6
const playerName = /^[A-Za-z0-9_]{1,16}$/

export type LegacyLogin = {
  is: 'legacy_login'
  /** Null of a client up to 1.2.5, which does not send it. */
  protocol: number | null
  player: string
  name: string | null
  port: number | null
  length: number
}

type Text = { text: string; next: number } | 'more' | 'malformed'

export function readLegacyLogin(bytes: Buffer): LegacyLogin | 'more' | 'malformed' {
  const second = bytes[1]
  if (second === undefined) return 'more'
  // The upper half of a length of at most 255 letters is 0 or 1; no protocol of 1.3 or later is below 39.
  return second < 2 ? readOldest(bytes) : readSince13(bytes, second)
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
  const [name, length] = [cleanName(host.text), host.next + 4]
  return { is: 'legacy_login', protocol, player: player.text, name, port, length }
}

function readOldest(bytes: Buffer): LegacyLogin | 'more' | 'malformed' {
  const sent = readText(bytes, 1, maxOldTextLength)
  if (typeof sent === 'string') return sent
  const [, player = '', host, port] = /^([^;]*)(?:;(.*?)(?::(\d{1,5}))?)?$/s.exec(sent.text) ?? []
  if (!playerName.test(player) || Number(port ?? 0) > 65_535) return 'malformed'
  const where = { name: host === undefined ? null : cleanName(host), port: port ? Number(port) : null }
  return { is: 'legacy_login', protocol: null, player, ...where, length: sent.next }
}

/** A length of two bytes, and as many letters of two bytes each. */
function readText(bytes: Buffer, at: number, maxLength: number): Text {
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
