import { packet, text, varInt } from '@zubr/on-node/java-packets'
import {
  maxProxyHeaderBytes,
  proxyHeader,
  proxyHeaderLocal,
  readProxyHeader,
} from '@zubr/on-node/proxy-header'
import { maxFirstPacketBytes, readFirstPacket } from '../first-packet.ts'
import { maxLoginStartBytes, readLoginStart, readStatusPacket } from '../login-and-status.ts'

/** Numbers from 0 up to a limit, the same for the same seed (mulberry32). */
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
    one: <T>(of: readonly T[]): T => of[below(of.length)] as T,
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
const legacyBegin = Buffer.from('fe01fa000b004d0043007c00500069006e00670048006f00730074', 'hex')
const utf16 = (letters: string) => Buffer.from(letters, 'utf16le').swap16()
const u16 = (value: number) => Buffer.from([(value >> 8) & 255, value & 255])

/** What a client may begin with, or nearly. */
type Beginning = (draws: Draws) => Buffer
const handshake: Beginning = ({ one, below }) =>
  packet(varInt(0), varInt(one(protocols)), text(one(names)), u16(below(65_536)), varInt(one(intents)))
/** More handshakes than anything else. */
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
      legacyBegin,
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
  // Lengths that promise more than comes.
  ({ bytes, below }) => Buffer.concat([varInt(below(2 ** 31)), Buffer.from([0]), bytes(below(30))]),
]

/** A byte other than it was, one too few, one too many, or as it was. */
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
const readers: Record<string, { read: (bytes: Buffer) => Outcome; most: number }> = {
  first: { read: (bytes) => readFirstPacket(bytes), most: maxFirstPacketBytes },
  quiet: { read: (bytes) => readFirstPacket(bytes, true), most: maxFirstPacketBytes },
  proxy: { read: readProxyHeader, most: maxProxyHeaderBytes },
  login: { read: readLoginStart, most: maxLoginStartBytes },
  status: { read: readStatusPacket, most: 10 },
}
const possibleName = /^[a-z0-9._:-]{0,253}$/

/**
 * Generates `count` beginnings and has them read as they come, cut anywhere. Returns how often which outcome was, and each that was wrong: an
 * error, more wanted than may be, something read that does not follow from what is there, or another answer once more has come.
 */
export function fuzz(seed: number, count: number): { outcomes: Record<string, number>; wrong: string[] } {
  const draws = drawsFrom(seed)
  const outcomes: Record<string, number> = {}
  const wrong: string[] = []
  for (let i = 0; i < count; i += 1) {
    let bytes = draws.one(beginnings)(draws)
    for (let times = draws.below(3); times > 0; times -= 1) bytes = damaged(bytes, draws)
    for (const [reader, { read, most }] of Object.entries(readers)) {
      const fault = faultOf(bytes, read, most, reader !== 'quiet', draws)
      const outcome = fault ?? kindOf(read(bytes))
      const key = `${reader} ${outcome}`
      outcomes[key] = (outcomes[key] ?? 0) + 1
      if (fault !== undefined && wrong.length < 20) wrong.push(`${key}: ${bytes.toString('hex')}`)
    }
  }
  return { outcomes, wrong }
}

const kindOf = (outcome: Outcome) => (typeof outcome === 'string' ? outcome : 'read')

function faultOf(
  bytes: Buffer,
  read: (bytes: Buffer) => Outcome,
  most: number,
  isSteady: boolean,
  { below }: Draws,
): string | undefined {
  let before: Outcome = 'more'
  try {
    // A few cuts, the whole at last.
    for (const end of [0, below(4), below(bytes.length + 1), bytes.length]) {
      const outcome = read(bytes.subarray(0, end))
      if (outcome === 'more' && end >= most) return 'waits for more than may come'
      if (typeof outcome === 'object') {
        if (outcome.length > end || outcome.length < 1) return 'read what is not there'
        if ('name' in outcome && !possibleName.test(String(outcome.name ?? '')))
          return 'gave an impossible name'
      }
      if (end === bytes.length && isSteady && before !== 'more' && kindOf(before) !== kindOf(outcome))
        return 'changed its mind'
      if (before === 'more') before = outcome
    }
    return undefined
  } catch (error) {
    return String(error)
  }
}
