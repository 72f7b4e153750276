import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { readSshKey } from '@zubr/domain/files/ssh-key'
import { lookUp } from '@zubr/domain/tables/look-up'

export type Offered = { algo: string; data: Buffer; hashAlgo?: string | undefined }

/** Whether a key's type is accepted here. RSA keys have to sign with SHA-2. */
export function isSupportedKey({ algo, data, hashAlgo }: Offered): boolean {
  if (algo === 'ssh-rsa' && hashAlgo === undefined) return false
  return typeof readSshKey(`${algo} ${data.toString('base64')}`) !== 'string'
}

/**
 * Whether this key signed the client's data. Hardware keys also sign the request, whether someone
 * touched them, and a counter.
 */
export function isValidSignature(key: Offered, blob: Buffer, signature: Buffer): boolean {
  try {
    const fields = fieldsOf(key.data)
    const hash = key.hashAlgo ?? ecdsaHash(key.algo)
    if (!key.algo.startsWith('sk-')) return verify(hash, blob, keyFrom(key.algo, fields), signature)
    const application = fields.at(-1) ?? Buffer.alloc(0)
    const tail = signature.subarray(-5)
    // A user touched the key.
    if (((tail[0] ?? 0) & 1) === 0) return false
    const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
    const whole = Buffer.concat([sha256(application), tail, sha256(blob)])
    const inside = signature.subarray(0, -5)
    if (!key.algo.includes('ecdsa')) return verify(null, whole, keyFrom(key.algo, fields), inside)
    const [r = Buffer.alloc(0), s = Buffer.alloc(0)] = fieldsOf(inside)
    return verify('sha256', whole, keyFrom(key.algo, fields), der(r, s))
  } catch {
    // A malformed signature or key is not valid.
    return false
  }
}

/** Two numbers in OpenSSL's format of a signature. */
function der(...numbers: Buffer[]): Buffer {
  const parts = numbers.map((number) => Buffer.concat([Buffer.of(2, number.length), number]))
  const all = Buffer.concat(parts)
  return Buffer.concat([Buffer.of(0x30, all.length), all])
}

const hashes: Record<string, string> = { 256: 'sha256', 384: 'sha384', 521: 'sha512' }
const ecdsaHash = (algo: string): string | null => lookUp(hashes, /nistp(\d+)/.exec(algo)?.[1] ?? '') ?? null

function fieldsOf(bytes: Buffer): Buffer[] {
  const fields: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    at += 4
    if (length > bytes.length - at) throw new Error('not a key')
    fields.push(bytes.subarray(at, at + length))
    at += length
  }
  return fields
}

const curves: Record<string, { crv: string; size: number }> = {
  nistp256: { crv: 'P-256', size: 32 },
  nistp384: { crv: 'P-384', size: 48 },
  nistp521: { crv: 'P-521', size: 66 },
}
const base64 = (bytes: Buffer) => bytes.toString('base64url')
const withoutSign = (bytes: Buffer) => base64(bytes[0] === 0 ? bytes.subarray(1) : bytes)

function keyFrom(algo: string, [, first, second]: Buffer[]): KeyObject {
  if (!first) throw new Error('not a key')
  const from = (key: Record<string, string>) => createPublicKey({ key, format: 'jwk' })
  if (algo.includes('ed25519')) return from({ kty: 'OKP', crv: 'Ed25519', x: base64(first) })
  if (!second) throw new Error('not a key')
  if (algo === 'ssh-rsa') return from({ kty: 'RSA', e: withoutSign(first), n: withoutSign(second) })
  const curve = lookUp(curves, first.toString())
  if (!curve) throw new Error('not a key')
  const x = second.subarray(1, 1 + curve.size)
  const y = second.subarray(1 + curve.size)
  return from({ kty: 'EC', crv: curve.crv, x: base64(x), y: base64(y) })
}
