import { packet, text, varInt } from '@zubr/on-node/java-packets'
import { expect, test } from 'vitest'
import { type FirstPacket, readFirstPacket } from './first-packet.ts'

const u16 = (value: number) => Buffer.from([value >> 8, value & 255])
const handshake = (name: string, protocol = 767, port = 25_565, intent = 2) =>
  packet(varInt(0), varInt(protocol), text(name), u16(port), varInt(intent))
const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex')
const utf16 = (letters: string) => Buffer.from(letters, 'utf16le').swap16()

/** Reads all bytes, after a check that every shorter piece needs more. */
function readInPieces(bytes: Buffer): ReturnType<typeof readFirstPacket> {
  for (let end = 0; end < bytes.length; end += 1)
    expect(readFirstPacket(bytes.subarray(0, end)), `of ${end} bytes`).toBe('more')
  const following = Buffer.concat([bytes, Buffer.from([1, 0])])
  expect(readFirstPacket(following)).toEqual(readFirstPacket(bytes))
  return readFirstPacket(bytes)
}

test('handshake: it is read the same in any pieces, without what follows', () => {
  const bytes = handshake('forest.zubr.example', 47, 25_577, 1)
  expect(readInPieces(bytes)).toEqual({
    kind: 'handshake',
    protocol: 47,
    name: 'forest.zubr.example',
    port: 25_577,
    intent: 'status',
    length: bytes.length,
  })
})

test.each([
  ['of a snapshot', 0x40000000 | 120, 0x40000000 | 120],
  ['of a tool that asks for the list entry', -1, -1],
  ['as large as it can be', 0x7fffffff, 0x7fffffff],
])('handshake: a protocol number %s is accepted', (_, sent, read) => {
  expect(readInPieces(handshake('a.example', sent))).toMatchObject({ protocol: read })
})

test.each([
  [1, 'status'],
  [2, 'login'],
  [3, 'transfer'],
])('handshake: intent %i is %s', (sent, intent) => {
  expect(readInPieces(handshake('a.example', 767, 25_565, sent))).toMatchObject({ intent })
})

test('handshake: the longest name with a proxy’s appended data is accepted', () => {
  const name = `${'forest.'.repeat(35)}example`
  const sent = `${name}\x00192.0.2.1\x00${'0'.repeat(32)}\x00${'s'.repeat(2000)}`
  expect(readInPieces(handshake(sent))).toMatchObject({ name })
})

test.each([
  ['a length of nothing', '00'],
  ['a length of four bytes', 'ffffff01'],
  ['more than a handshake can be', varInt(5000).toString('hex')],
  ['another packet', '10 01'],
  ['a request of a browser', Buffer.from('GET / HTTP/1.1\r\n').toString('hex')],
  ['a TLS connection', '16 03 01 02 00 01'],
  ['SSH', Buffer.from('SSH-2.0-').toString('hex')],
  ['a protocol number without an end', '10 00 ffffffffff'],
  ['a name longer than the packet', '10 00 04 7f'],
  ['a name shorter than the packet', '10 00 04 02'],
  ['an unknown intent', handshake('a.example', 47, 1, 4).toString('hex')],
  ['a name of 256 letters', handshake('a'.repeat(256)).toString('hex')],
])('malformed: %s is refused', (_, digits) => {
  expect(readFirstPacket(hex(digits))).toBe('malformed')
})

test('legacy ping: 1.6 sends a name', () => {
  const name = 'Forest.Zubr.Example.'
  const bytes = Buffer.concat([
    hex('fe 01 fa 000b 004d0043007c00500069006e00670048006f00730074'),
    u16(7 + 2 * name.length),
    Buffer.from([78]),
    u16(name.length),
    utf16(name),
    hex('000063dd'),
  ])
  const read: FirstPacket = {
    kind: 'legacy_ping',
    since: '1.6',
    protocol: 78,
    name: 'forest.zubr.example',
    port: 25_565,
    length: bytes.length,
  }
  expect(readInPieces(bytes)).toEqual(read)
})

test.each([
  ['before 1.4', 'fe', '1.0'],
  ['of 1.4 and 1.5', 'fe 01', '1.4'],
])('legacy ping: %s is complete once nothing follows it', (_, digits, since) => {
  const noName = { protocol: null, name: null, port: null, length: hex(digits).length }
  expect(readFirstPacket(hex(digits))).toBe('more')
  expect(readFirstPacket(hex(digits), true)).toEqual({ kind: 'legacy_ping', since, ...noName })
})

test('handshake: one of 254 bytes begins like a legacy ping', () => {
  const bytes = handshake('a'.repeat(246))
  expect([...bytes.subarray(0, 2)]).toEqual([0xfe, 1])
  expect(readInPieces(bytes)).toMatchObject({ kind: 'handshake', name: 'a'.repeat(246) })
})

test.each([
  ['another message', 'fe 01 fa 000b 004e'],
  [
    'a name of another length than announced',
    'fe 01 fa 000b 004d0043007c00500069006e00670048006f00730074 0009 4e 0002 0061 0061',
  ],
])('legacy ping: one with %s is refused', (_, digits) => {
  expect(readFirstPacket(hex(digits))).toBe('malformed')
})
