import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { NodeName } from '@zubr/contracts/nodes'
import { type ProxyEnd, type ProxyHeader, proxyHeader } from '@zubr/on-node/proxy-header'
import type { Nonces } from './nonces.ts'

// An edge sends another edge a PROXY header with the player's address and a signed field of its
// own. Field: version (1 byte), ms (8), nonce (16), server id (16), length of the sender's name
// (1), name, and HMAC-SHA256 (32) of all header bytes before it, with a key that only these two
// edges have. See docs/decisions/0072-a-key-for-each-pair-of-edges.md.

const fieldType = 0xe4
const version = 1
const nonceBytes = 16
const macBytes = 32
const nameOffset = 1 + 8 + nonceBytes + 16 + 1
/** The difference between two nodes' clocks, and the time of transfer, may be so long. */
const maxAgeMs = 30_000
/** A header is valid from `maxAgeMs` before its time to `maxAgeMs` after. */
export const nonceWindowMs = 2 * maxAgeMs

/** A player who comes by another edge, and the server which that edge chose. */
export type ForwardedPlayer = { server: string; sender: string; player: ProxyEnd }

const macOf = (key: string, bytes: Buffer) => createHmac('sha256', key).update(bytes).digest()

export type ForwardHeaderFields = {
  player: ProxyEnd
  destination: ProxyEnd
  /** The sender: this node. */
  node: string
  server: string
  key: string
  /** Milliseconds since the epoch. */
  now: number
}

export function forwardHeader(fields: ForwardHeaderFields): Buffer {
  const name = Buffer.from(fields.node, 'ascii')
  const field = Buffer.alloc(nameOffset + name.length + macBytes)
  field[0] = version
  field.writeBigUInt64BE(BigInt(fields.now), 1)
  randomBytes(nonceBytes).copy(field, 9)
  Buffer.from(fields.server.replaceAll('-', ''), 'hex').copy(field, 9 + nonceBytes)
  field[nameOffset - 1] = name.length
  name.copy(field, nameOffset)
  const header = proxyHeader({
    source: fields.player,
    destination: fields.destination,
    tlvs: [{ type: fieldType, value: field }],
  })
  const content = header.subarray(0, header.length - macBytes)
  macOf(fields.key, content).copy(header, content.length)
  return header
}

/**
 * Returns the player in a header.
 * Undefined: its sender did not sign it for this edge, it is too old or too new, or it was used
 * before.
 */
export function verifyForwardHeader(
  header: ProxyHeader,
  /** The first bytes of the connection, with the whole header. */
  bytes: Buffer,
  verifier: { keysOf(sender: string): readonly string[]; now: number; nonces: Nonces },
): ForwardedPlayer | undefined {
  const field = header.tlvs.at(-1)
  if (header.from === null || header.tlvs.length !== 1 || field?.type !== fieldType) return undefined
  const { value } = field
  const nameLength = value[nameOffset - 1] ?? 0
  if (value[0] !== version || value.length !== nameOffset + nameLength + macBytes) return undefined
  const content = bytes.subarray(0, header.length - macBytes)
  const mac = value.subarray(-macBytes)
  const sender = NodeName.safeParse(value.toString('latin1', nameOffset, nameOffset + nameLength))
  if (!sender.success) return undefined
  // All keys are tried, so that the time does not reveal which one matched.
  const keys = verifier.keysOf(sender.data)
  if (keys.filter((key) => timingSafeEqual(macOf(key, content), mac)).length === 0) return undefined
  const age = verifier.now - Number(value.readBigUInt64BE(1))
  if (Math.abs(age) > maxAgeMs) return undefined
  const nonce = value.toString('hex', 9, 9 + nonceBytes)
  if (!verifier.nonces.isNew(sender.data, nonce, verifier.now)) return undefined
  const id = value.toString('hex', 9 + nonceBytes, 9 + nonceBytes + 16)
  return {
    server: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    sender: sender.data,
    player: header.from.source,
  }
}
