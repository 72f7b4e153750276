import { packet, text, varInt } from '@zubr/on-node/java-packets'
import {
  maxProxyHeaderBytes,
  proxyHeader,
  proxyHeaderLocal,
  readProxyHeader,
} from '@zubr/on-node/proxy-header'
import { maxFirstPacketBytes, readFirstPacket } from '../first-packet.ts'
import { maxLoginStartBytes, readLoginStart, readStatusPacket } from '../login-and-status.ts'

/** Random numbers that are the same for the same seed (mulberry32). */
function drawsFrom(seed: number) {
  let state = seed >>> 0
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return {
    below,
    one: <T>(choices: readonly T[]): T => choices[below(choices.length)] as T,
    bytes: (count: number) => Buffer.from(Array.from({ length: count }, () => below(256))),
  }
}
type Draws = ReturnType<typeof drawsFrom>

const names = [
  'forest.zubr.example',
  'FOREST.Zubr.Example.',
  'пример.example',
  'xn--e1afmkfd.example',
  '127.0.0.1',
  '[2001:db8::1]:25565',
  'play.example.org\0FML3\0',
  'play.example.org///192.0.2.1///1790000000',
  '',
  '.'.repeat(255),
  'ÿ'.repeat(255),
  `a${'\0x'.repeat(1500)}`,
  '%00%2e\u202e\ud800',
]
const protocols = [4, 47, 340, 767, -1, 0x40000000 | 120, 0x7fffffff, -0x80000000]
const intents = [1, 2, 3, 0, 4, 255]
const legacyPingHead = Buffer.from('fe01fa000b004d0043007c00500069006e00670048006f00730074', 'hex')
const utf16 = (letters: string) => Buffer.from(letters, 'utf16le').swap16()
const u16 = (value: number) => Buffer.from([(value >> 8) & 255, value & 255])

/** The first bytes of a client, or nearly so. */
type Beginning = (draws: Draws) => Buffer
const handshake: Beginning = ({ one, below }) =>
  packet(varInt(0), varInt(one(protocols)), text(one(names)), u16(below(65_536)), varInt(one(intents)))
/** Handshakes are the most frequent. */
const beginnings: readonly Beginning[] = [
  handshake,
  handshake,
  handshake,
  handshake,
  handshake,
  ({ one, below }) => {
    const name = one(names)
    const size = u16(7 + 2 * name.length)
    return Buffer.concat([
      legacyPingHead,
      size,
      Buffer.from([78]),
      u16(name.length),
      utf16(name),
      u16(0),
      u16(below(65_536)),
    ])
  },
  ({ one, bytes }) => {
    const ends = ['192.0.2.1', '::1', '::ffff:192.0.2.9', '2001:db8::5'].map((host) => ({
      host,
      port: 25_565,
    }))
    const tlvs = one([[], [{ type: 0xe0, value: bytes(80) }]])
    return one([proxyHeader({ source: one(ends), destination: one(ends), tlvs }), proxyHeaderLocal()])
  },
  ({ one, bytes, below }) =>
    packet(varInt(0), text(one(['Pine_Marten', 'ё', '', 'x'.repeat(17)])), bytes(below(20))),
  () => packet(varInt(0)),
  ({ bytes }) => packet(varInt(1), bytes(8)),
  ({ bytes, below }) => bytes(below(40)),
  // Lengths beyond the bytes that follow.
  ({ bytes, below }) => Buffer.concat([varInt(below(2 ** 31)), Buffer.from([0]), bytes(below(30))]),
]

/** Changes, removes or adds bytes, or returns them unchanged. */
function damaged(bytes: Buffer, { below, one, bytes: some }: Draws): Buffer {
  const at = below(bytes.length + 1)
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)]
  return one([
    () => bytes,
    () => Buffer.concat([before, some(1), after.subarray(1)]),
    () => Buffer.concat([before, after.subarray(1)]),
    () => Buffer.concat([before, some(1), after]),
    () => Buffer.concat([before, one([0, 127, 128, 255].map((byte) => Buffer.from([byte]))), after]),
    () => before,
    () => Buffer.concat([bytes, some(below(12))]),
  ])()
}

type Outcome = 'more' | 'malformed' | 'none' | { length: number }
const readers: Record<string, { read: (bytes: Buffer) => Outcome; maxBytes: number }> = {
  first: { read: (bytes) => readFirstPacket(bytes), maxBytes: maxFirstPacketBytes },
  quiet: { read: (bytes) => readFirstPacket(bytes, true), maxBytes: maxFirstPacketBytes },
  proxy: { read: readProxyHeader, maxBytes: maxProxyHeaderBytes },
  login: { read: readLoginStart, maxBytes: maxLoginStartBytes },
  status: { read: readStatusPacket, maxBytes: 10 },
}
const validName = /^[a-z0-9._:-]{0,253}$/

/**
 * Generates `count` beginnings and reads each in pieces.
 * Returns the number of each outcome, and the wrong ones: an error, a wait beyond the limit, a
 * packet longer than its bytes, or another outcome with more bytes.
 */
export function fuzz(seed: number, count: number): { outcomes: Record<string, number>; wrong: string[] } {
  const draws = drawsFrom(seed)
  const outcomes: Record<string, number> = {}
  const wrong: string[] = []
  for (let i = 0; i < count; i += 1) {
    let bytes = draws.one(beginnings)(draws)
    for (let times = draws.below(3); times > 0; times -= 1) bytes = damaged(bytes, draws)
    for (const [reader, { read, maxBytes }] of Object.entries(readers)) {
      const fault = findFault(bytes, read, maxBytes, reader !== 'quiet', draws)
      const outcome = fault ?? kindOf(read(bytes))
      const key = `${reader} ${outcome}`
      outcomes[key] = (outcomes[key] ?? 0) + 1
      if (fault !== undefined && wrong.length < 20) wrong.push(`${key}: ${bytes.toString('hex')}`)
    }
  }
  return { outcomes, wrong }
}

const kindOf = (outcome: Outcome) => (typeof outcome === 'string' ? outcome : 'read')

function findFault(
  bytes: Buffer,
  read: (bytes: Buffer) => Outcome,
  maxBytes: number,
  isStable: boolean,
  { below }: Draws,
): string | undefined {
  let before: Outcome = 'more'
  try {
    // Three pieces, then all bytes.
    for (const end of [0, below(4), below(bytes.length + 1), bytes.length]) {
      const outcome = read(bytes.subarray(0, end))
      if (outcome === 'more' && end >= maxBytes) return 'waits beyond the limit'
      if (typeof outcome === 'object') {
        if (outcome.length > end || outcome.length < 1) return 'read beyond the bytes'
        if ('name' in outcome && !validName.test(String(outcome.name ?? '')))
          return 'returned an invalid name'
      }
      if (end === bytes.length && isStable && before !== 'more' && kindOf(before) !== kindOf(outcome))
        return 'changed its outcome'
      if (before === 'more') before = outcome
    }
    return undefined
  } catch (error) {
    return String(error)
  }
}
