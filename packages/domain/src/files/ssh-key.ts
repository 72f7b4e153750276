import { lookUp } from '../tables/look-up.ts'

/** Faults of a pasted public key: see the contract. */
type Fault = 'shape' | 'private' | 'weak' | 'kind'

/** `blob`: the key in wire format, base64. `comment`: its label, often `name@computer`. */
export type ReadKey = { type: string; blob: string; comment: string }

const curves: Record<string, { name: string; point: number }> = {
  'ecdsa-sha2-nistp256': { name: 'nistp256', point: 65 },
  'ecdsa-sha2-nistp384': { name: 'nistp384', point: 97 },
  'ecdsa-sha2-nistp521': { name: 'nistp521', point: 133 },
  'sk-ecdsa-sha2-nistp256@openssh.com': { name: 'nistp256', point: 65 },
}
/** 2048 bits was PuTTYgen's default for years, and is still secure. */
const rsaBits = { least: 2_048, most: 16_384 }

const privateKey = /PRIVATE KEY ?-|^PuTTY-User-Key-File|^Private-Lines:/m

/**
 * Parses a public key: a line of OpenSSH (`ssh-ed25519 AAAA… name`), or PuTTY's file (RFC 4716).
 */
export function readSshKey(text: string): ReadKey | Fault {
  if (privateKey.test(text)) return 'private'
  const line = text.includes('BEGIN SSH2 PUBLIC KEY') ? lineOf(text) : text.trim()
  const [, type = '', blob = '', comment = ''] =
    /^([a-z0-9@.-]+)[ \t]+([A-Za-z0-9+/]+={0,2})(?:[ \t]+([^\r\n]*))?$/.exec(line) ?? []
  if (type === '') return 'shape'
  const bytes = bytesOf(blob)
  if (!bytes) return 'shape'
  const fault = faultOf(type, bytes)
  return fault ?? { type, blob: btoa(bytes), comment: comment.trim() }
}

/**
 * Converts RFC 4716 to an OpenSSH line: between two markers are headers, which `\` continues on the
 * next line, then base64.
 */
function lineOf(text: string): string {
  const inside = /---- BEGIN SSH2 PUBLIC KEY ----\s*([\s\S]*?)\s*---- END SSH2 PUBLIC KEY ----/.exec(
    text,
  )?.[1]
  const lines = (inside ?? '').replace(/\\\r?\n/g, '').split(/\r?\n/)
  const blob = lines.filter((line) => !line.includes(':')).join('')
  const comment = /^Comment:\s*"?(.*?)"?$/im.exec(lines.join('\n'))?.[1] ?? ''
  const bytes = bytesOf(blob)
  const type = bytes === undefined ? undefined : fieldsOf(bytes)?.[0]
  return `${type ?? ''} ${blob} ${comment}`
}

/** One character per byte. */
function bytesOf(base64: string): string | undefined {
  try {
    return atob(base64)
  } catch {
    // The bytes are no key.
    return undefined
  }
}

/** The strings of a key; undefined if other bytes remain. */
function fieldsOf(bytes: string): string[] | undefined {
  const fields: string[] = []
  for (let at = 0; at < bytes.length; ) {
    if (bytes.length - at < 4) return undefined
    const length = [0, 1, 2, 3].reduce((sum, i) => sum * 256 + bytes.charCodeAt(at + i), 0)
    at += 4
    if (length > bytes.length - at) return undefined
    fields.push(bytes.slice(at, at + length))
    at += length
  }
  return fields
}

function faultOf(type: string, bytes: string): Fault | undefined {
  const [inside, ...fields] = fieldsOf(bytes) ?? []
  if (inside !== type) return 'shape'
  const is = (good: boolean) => (good ? undefined : 'shape')
  const [first = '', second = ''] = fields
  switch (type) {
    case 'ssh-ed25519':
      return is(fields.length === 1 && first.length === 32)
    case 'sk-ssh-ed25519@openssh.com':
      return is(fields.length === 2 && first.length === 32 && second.length > 0)
    case 'ssh-rsa': {
      const bits = bitsOf(second)
      if (fields.length !== 2 || first.length > 8 || bitsOf(first) < 2 || bits > rsaBits.most) return 'shape'
      return bits < rsaBits.least ? 'weak' : undefined
    }
    default: {
      const curve = lookUp(curves, type)
      if (!curve) return 'kind'
      const rest = type.startsWith('sk-') ? 3 : 2
      return is(
        fields.length === rest &&
          first === curve.name &&
          second.length === curve.point &&
          second.charCodeAt(0) === 4,
      )
    }
  }
}

/** Length of a number without its leading zeros. */
function bitsOf(number: string): number {
  const digits = number.replace(/^\0+/, '')
  return digits === '' ? 0 : (digits.length - 1) * 8 + (32 - Math.clz32(digits.charCodeAt(0)))
}
