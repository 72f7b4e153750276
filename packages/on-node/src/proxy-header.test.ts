import { V2ProxyProtocol } from 'proxy-protocol-js'
import { expect, test } from 'vitest'
import { maxProxyHeaderBytes, proxyHeader, proxyHeaderLocal, readProxyHeader } from './proxy-header.ts'

const signature = '0d0a0d0a000d0a515549540a'
const hex = (digits: string) => Buffer.from(digits.replaceAll(' ', ''), 'hex')
const tlvs = [
  { type: 0xe0, value: Buffer.from('one') },
  { type: 0xe1, value: Buffer.alloc(0) },
]

/** The header as another implementation parses it. */
function asOthersRead(header: Buffer) {
  const { proxyAddress, data } = V2ProxyProtocol.parse(header)
  const { sourceAddress, destinationAddress, sourcePort, destinationPort } = proxyAddress as Addresses
  return [hostOf(sourceAddress), sourcePort, hostOf(destinationAddress), destinationPort, data?.length ?? 0]
}
type Addresses = {
  sourceAddress: { address: ArrayLike<number> }
  destinationAddress: { address: ArrayLike<number> }
  sourcePort: number
  destinationPort: number
}
const hostOf = ({ address }: { address: ArrayLike<number> }) => Array.from(address).join('.')

test.each([
  ['192.0.2.7', '198.51.100.1', '192.0.2.7', '198.51.100.1'],
  ['::ffff:192.0.2.7', '198.51.100.1', '192.0.2.7', '198.51.100.1'],
])('PROXY protocol: a player at %s is sent as IPv4', (source, destination, ...read) => {
  const header = proxyHeader({
    source: { host: source, port: 49_152 },
    destination: { host: destination, port: 25_565 },
    tlvs,
  })
  expect(asOthersRead(header)).toEqual([read[0], 49_152, read[1], 25_565, 9])
})

test.each([
  ['2001:db8::7', '2001:db8::1', '2001:db8::7', '2001:db8::1'],
  ['::1', '::', '::1', '::'],
  ['fe80::1%eth0', '2001:db8:1:2:3:4:5:6', 'fe80::1', '2001:db8:1:2:3:4:5:6'],
  ['2001:db8::7', '198.51.100.1', '2001:db8::7', '198.51.100.1'],
  ['192.0.2.7', '2001:db8::1', '192.0.2.7', '2001:db8::1'],
])(
  'PROXY protocol: from %s to %s is sent as IPv6, and parsed however it is split',
  (source, destination, ...read) => {
    const header = proxyHeader({
      source: { host: source, port: 1 },
      destination: { host: destination, port: 65_535 },
      tlvs,
    })
    for (let end = 0; end < header.length; end += 1)
      expect(readProxyHeader(header.subarray(0, end))).toBe('more')
    expect(readProxyHeader(Buffer.concat([header, Buffer.from([16, 0])]))).toEqual({
      from: { source: { host: read[0], port: 1 }, destination: { host: read[1], port: 65_535 } },
      tlvs,
      length: header.length,
    })
    const [sourceRead, port] = asOthersRead(header)
    expect([sourceRead, port]).toEqual([bytesOf(header.subarray(16, 32)), 1])
  },
)
const bytesOf = (bytes: Buffer) => bytes.join('.')

test('PROXY protocol: headers of other implementations are parsed', () => {
  // Source: the layout in the specification, byte by byte.
  const v4 = hex(`${signature} 21 11 000c c0000207 c6336401 c000 63dd`)
  expect(readProxyHeader(v4)).toEqual({
    from: {
      source: { host: '192.0.2.7', port: 49_152 },
      destination: { host: '198.51.100.1', port: 25_565 },
    },
    tlvs: [],
    length: 28,
  })
})

test('PROXY protocol: a LOCAL header has no addresses, whatever it contains', () => {
  expect(proxyHeaderLocal().toString('hex')).toBe(`${signature}20000000`)
  expect(readProxyHeader(proxyHeaderLocal())).toEqual({ from: null, tlvs: [], length: 16 })
  expect(readProxyHeader(hex(`${signature} 20 11 000c 000000000000000000000000`))).toMatchObject({
    from: null,
    length: 28,
  })
})

test.each([
  ['a handshake', '10 00'],
  ['a handshake of 13 bytes', '0d 00'],
  ['the header of version 1', Buffer.from('PROXY TCP4 ').toString('hex')],
])('PROXY protocol: %s is no header', (_, digits) => {
  expect(readProxyHeader(hex(digits))).toBe('none')
})

test.each([
  ['of another version', '11 11 000c'],
  ['with another command', '22 11 000c'],
  ['longer than any that we know', `21 11 ${maxProxyHeaderBytes.toString(16).padStart(4, '0')}`],
  ['of UDP', '21 12 000c c0000207c6336401c00063dd'],
  ['without room for its addresses', '21 11 000b c0000207c6336401c00063'],
  ['with a TLV longer than itself', '21 11 0010 c0000207c6336401c00063dd e0000400'],
])('PROXY protocol: a header %s is refused', (_, digits) => {
  expect(readProxyHeader(hex(signature + digits))).toBe('malformed')
})
