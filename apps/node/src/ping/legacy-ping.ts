import { connect } from 'node:net'
import { maxPlayerCount } from '@zubr/contracts/node-servers'
import { motdOf } from '@zubr/domain/servers/motd'
import { type PingedAt, type Pong, parsePlayerCount } from './pong.ts'

// Legacy Server List Ping before 1.7. Source: minecraft.wiki, "Java Edition protocol/Server List
// Ping", 1.6, 1.4–1.5, Beta 1.8–1.3.

export type LegacyPingForm = '1.0' | '1.4' | '1.6'

const maxAnswerBytes = 3 + 2 * 256
const kick = 0xff

function requestOf(form: LegacyPingForm, host: string, port: number): Buffer {
  if (form === '1.0') return Buffer.from([0xfe])
  if (form === '1.4') return Buffer.from([0xfe, 0x01])
  const letters = (text: string) => {
    const length = Buffer.from([text.length >> 8, text.length & 255])
    return Buffer.concat([length, Buffer.from(text, 'utf16le').swap16()])
  }
  const [protocol, hostLetters, portBytes] = [Buffer.from([78]), letters(host), Buffer.alloc(4)]
  portBytes.writeInt32BE(port)
  const rest = Buffer.concat([protocol, hostLetters, portBytes])
  const length = Buffer.from([rest.length >> 8, rest.length & 255])
  return Buffer.concat([Buffer.from([0xfe, 0x01, 0xfa]), letters('MC|PingHost'), length, rest])
}

/** Pings a server of before 1.7. Rejects without an answer in time. */
export const legacyPing =
  (form: LegacyPingForm) =>
  ({ host, port }: PingedAt, timeoutMs: number): Promise<Pong> => {
    const { promise, resolve, reject } = Promise.withResolvers<Pong>()
    const socket = connect({ host, port })
    const timer = setTimeout(() => socket.destroy(new Error('no answer in time')), timeoutMs)
    let got = Buffer.alloc(0)
    socket
      .on('connect', () => socket.write(requestOf(form, host, port)))
      .on('data', (chunk) => {
        got = Buffer.concat([got, chunk])
        const pong = parseLegacyPong(got)
        if (pong === 'more' && got.length <= maxAnswerBytes) return
        if (typeof pong === 'object') resolve(pong)
        socket.destroy(new Error('no answer of a game server'))
      })
      .on('error', reject)
      .on('close', () => {
        clearTimeout(timer)
        reject(new Error('no answer'))
      })
    return promise
  }

/**
 * Since 1.4: `§1`, protocol, version, MOTD, players and slots, separated by NUL. Before: MOTD,
 * players and slots, separated by `§`.
 */
export function parseLegacyPong(got: Buffer): Pong | 'more' | 'malformed' {
  if (got.length === 0) return 'more'
  if (got[0] !== kick) return 'malformed'
  if (got.length < 3) return 'more'
  const end = 3 + 2 * got.readUInt16BE(1)
  if (got.length < end) return end > maxAnswerBytes ? 'malformed' : 'more'
  const text = Buffer.from(got.subarray(3, end)).swap16().toString('utf16le')
  const isSince14 = text.startsWith('§1\0')
  const parts = text.split(isSince14 ? '\0' : '§')
  const fields = isSince14 ? parts.slice(4) : parts.slice(-2)
  const motd = motdOf(isSince14 ? parts[3] : parts.slice(0, -2).join(''))
  const [players, maxPlayers] = fields.map((field) =>
    /^-?\d{1,9}$/.test(field) ? Number(field) : Number.NaN,
  )
  if (players === undefined || maxPlayers === undefined || Number.isNaN(players + maxPlayers))
    return 'malformed'
  const within = (count: number) => Math.max(0, Math.min(count, maxPlayerCount))
  return { players: parsePlayerCount(players), names: [], maxPlayers: within(maxPlayers), icon: null, motd }
}
