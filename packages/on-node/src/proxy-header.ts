import { isIPv4, isIPv6, SocketAddress } from 'node:net'

// PROXY protocol, version 2. Source: https://www.haproxy.org/download/3.0/doc/proxy-protocol.txt,
// section 2.2.

export type ProxyEnd = { host: string; port: number }
/** An additional field of a connection. Types 0xE0–0xEF are for custom use. */
export type ProxyTlv = { type: number; value: Buffer }

const signature = Buffer.from('0d0a0d0a000d0a515549540a', 'hex')
const version2 = 0x20
const commands = { local: 0, proxy: 1 } as const
const families = { tcp4: 0x11, tcp6: 0x21 } as const
const beforeContent = 16
const mappedV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * Maximum accepted length: two IPv6 addresses and half a kilobyte more. No known proxy sends longer
 * headers.
 */
export const maxProxyHeaderBytes = beforeContent + 36 + 512

/** A header with the connection's addresses; `tlvs` follow in their order. */
export function proxyHeader(of: {
  source: ProxyEnd
  destination: ProxyEnd
  tlvs?: readonly ProxyTlv[]
}): Buffer {
  const [source, destination] = [plain(of.source), plain(of.destination)]
  const isV4 = isIPv4(source.host) && isIPv4(destination.host)
  const address = isV4 ? bytesOfV4 : bytesOfV6
  const ports = Buffer.alloc(4)
  ports.writeUInt16BE(source.port, 0)
  ports.writeUInt16BE(destination.port, 2)
  const content = [address(source.host), address(destination.host), ports, ...(of.tlvs ?? []).map(bytesOfTlv)]
  return header(commands.proxy, isV4 ? families.tcp4 : families.tcp6, Buffer.concat(content))
}

/** A LOCAL header: the connection is the sender's own. */
export function proxyHeaderLocal(): Buffer {
  return header(commands.local, 0, Buffer.alloc(0))
}

export type ProxyHeader = {
  /** Null for the sender's own connection (LOCAL), or for a transport without addresses. */
  from: { source: ProxyEnd; destination: ProxyEnd } | null
  tlvs: ProxyTlv[]
  /** Length of the header in bytes; the connection's data follows. */
  length: number
}

/**
 * Parses the header at the start of a connection; `none` if the connection starts with other bytes.
 */
export function readProxyHeader(bytes: Buffer): ProxyHeader | 'none' | 'more' | 'malformed' {
  const known = Math.min(bytes.length, signature.length)
  if (!bytes.subarray(0, known).equals(signature.subarray(0, known))) return 'none'
  if (bytes.length < beforeContent) return 'more'
  const command = bytes.readUInt8(12) - version2
  const family = bytes.readUInt8(13)
  const length = beforeContent + bytes.readUInt16BE(14)
  if (command !== commands.local && command !== commands.proxy) return 'malformed'
  if (length > maxProxyHeaderBytes) return 'malformed'
  if (bytes.length < length) return 'more'
  const content = bytes.subarray(beforeContent, length)
  if (command === commands.local) return { from: null, tlvs: [], length }
  if (family !== families.tcp4 && family !== families.tcp6) return 'malformed'
  const size = family === families.tcp4 ? 4 : 16
  const addresses = 2 * size + 4
  if (content.length < addresses) return 'malformed'
  const host = family === families.tcp4 ? hostOfV4 : hostOfV6
  const end = (index: 0 | 1): ProxyEnd => ({
    host: host(content.subarray(index * size, (index + 1) * size)),
    port: content.readUInt16BE(2 * size + 2 * index),
  })
  const tlvs = readTlvs(content.subarray(addresses))
  return tlvs ? { from: { source: end(0), destination: end(1) }, tlvs, length } : 'malformed'
}

function header(command: number, family: number, content: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(content.length)
  return Buffer.concat([signature, Buffer.from([version2 | command, family]), length, content])
}

function bytesOfTlv({ type, value }: ProxyTlv): Buffer {
  const head = Buffer.from([type, 0, 0])
  head.writeUInt16BE(value.length, 1)
  return Buffer.concat([head, value])
}

function readTlvs(bytes: Buffer): ProxyTlv[] | undefined {
  const tlvs: ProxyTlv[] = []
  let at = 0
  while (at < bytes.length) {
    if (bytes.length < at + 3) return undefined
    const end = at + 3 + bytes.readUInt16BE(at + 1)
    if (bytes.length < end) return undefined
    tlvs.push({ type: bytes.readUInt8(at), value: bytes.subarray(at + 3, end) })
    at = end
  }
  return tlvs
}

/**
 * Converts an IPv4-mapped address to IPv4 and removes the zone (`%eth0`), which is local to a
 * machine.
 */
function plain({ host, port }: ProxyEnd): ProxyEnd {
  return { host: mappedV4.exec(host)?.[1] ?? host.replace(/%.*$/s, ''), port }
}

const bytesOfV4 = (host: string) => Buffer.from(host.split('.').map(Number))

function bytesOfV6(host: string): Buffer {
  const written = isIPv4(host) ? `::ffff:${host}` : host
  if (!isIPv6(written)) throw new Error('expected an address of IPv4 or IPv6')
  // An IPv4 tail is two more groups.
  const text = written.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [before = '', after = ''] = text.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const [begin, end] = [groups(before), groups(after)]
  const zeros = Array<string>(8 - begin.length - end.length).fill('0')
  const bytes = Buffer.alloc(16)
  for (const [i, group] of [...begin, ...zeros, ...end].entries())
    bytes.writeUInt16BE(Number.parseInt(group, 16), 2 * i)
  return bytes
}

const hostOfV4 = (bytes: Buffer) => bytes.join('.')

/** The shortest form; an IPv4-mapped address as IPv4. */
function hostOfV6(bytes: Buffer): string {
  const groups = Array.from({ length: 8 }, (_, i) => bytes.readUInt16BE(2 * i).toString(16))
  const { address } = new SocketAddress({ address: groups.join(':'), family: 'ipv6' })
  return mappedV4.exec(address)?.[1] ?? address
}
