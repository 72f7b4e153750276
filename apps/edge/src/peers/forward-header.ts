import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { NodeName } from '@zubr/contracts/nodes'
import { type ProxyEnd, type ProxyHeader, proxyHeader } from '@zubr/on-node/proxy-header'
import type { Nonces } from './nonces.ts'

// An edge sends another edge a PROXY header with the player's address. Only these two edges know the key of its last field:
// version, time (8 bytes, ms), nonce (16), server's id (16), length of the sender's name (1), name, and the HMAC-SHA256 (32)
// of all header bytes before it. See docs/decisions/0072-a-key-for-each-pair-of-edges.md.

const fieldType = 0xe4
const version = 1
const nonceBytes = 16
const macBytes = 32
const beforeName = 1 + 8 + nonceBytes + 16 + 1
/** How far the clocks of nodes, and the way between them, may differ. */
const believedMs = 30_000
/** From the first moment at which a header is believed to the last. */
export const nonceWindowMs = 2 * believedMs

export type PassedOn = { server: string; sender: string; player: ProxyEnd }

const macOf = (key: string, bytes: Buffer) => createHmac('sha256', key).update(bytes).digest()

export function passOnHeader(of: {
  player: ProxyEnd
  destination: ProxyEnd
  node: string
  server: string
  key: string
  now: number
}): Buffer {
  const name = Buffer.from(of.node, 'ascii')
  const field = Buffer.alloc(beforeName + name.length + macBytes)
  field[0] = version
  field.writeBigUInt64BE(BigInt(of.now), 1)
  randomBytes(nonceBytes).copy(field, 9)
  Buffer.from(of.server.replaceAll('-', ''), 'hex').copy(field, 9 + nonceBytes)
  field[beforeName - 1] = name.length
  name.copy(field, beforeName)
  const header = proxyHeader({
    source: of.player,
    destination: of.destination,
    tlvs: [{ type: fieldType, value: field }],
  })
  const content = header.subarray(0, header.length - macBytes)
  macOf(of.key, content).copy(header, content.length)
  return header
}

/**
 * Whom a header brings; undefined: the edge that it names as its sender has not made it for this edge, or not now, or it
 * was here already.
 */
export function believePassedOn(
  header: ProxyHeader,
  /** The connection's first bytes, the whole header among them. */
  bytes: Buffer,
  by: { keysOf(sender: string): readonly string[]; now: number; nonces: Nonces },
): PassedOn | undefined {
  const field = header.tlvs.at(-1)
  if (header.from === null || header.tlvs.length !== 1 || field?.type !== fieldType) return undefined
  const { value } = field
  const nameLength = value[beforeName - 1] ?? 0
  if (value[0] !== version || value.length !== beforeName + nameLength + macBytes) return undefined
  const content = bytes.subarray(0, header.length - macBytes)
  const mac = value.subarray(-macBytes)
  const sender = NodeName.safeParse(value.toString('latin1', beforeName, beforeName + nameLength))
  if (!sender.success) return undefined
  // All keys are tried, so that the time tells nothing of which one it was.
  const keys = by.keysOf(sender.data)
  if (keys.filter((key) => timingSafeEqual(macOf(key, content), mac)).length === 0) return undefined
  const age = by.now - Number(value.readBigUInt64BE(1))
  if (Math.abs(age) > believedMs) return undefined
  if (!by.nonces.isNew(sender.data, value.toString('hex', 9, 9 + nonceBytes), by.now)) return undefined
  const id = value.toString('hex', 9 + nonceBytes, 9 + nonceBytes + 16)
  return {
    server: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    sender: sender.data,
    player: header.from.source,
  }
}
