import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/**
 * The parameters and the format `salt:key` of better-auth, whose hashes the database contains.
 * Source: @better-auth/utils 0.4.2, dist/password.node.mjs.
 */
const parameters = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
const keyBytes = 64

const keyOf = (password: string, salt: string) =>
  scryptSync(password.normalize('NFKC'), salt, keyBytes, parameters)

/** Blocks its thread for about 0.1 s. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${keyOf(password, salt).toString('hex')}`
}

/** Blocks its thread for about 0.1 s. Throws if `hash` has another format. */
export function verifyPassword({ hash, password }: { hash: string; password: string }): boolean {
  const [salt, key] = hash.split(':')
  if (!salt || !key) throw new Error('Invalid password hash')
  const stored = Buffer.from(key, 'hex')
  const computed = keyOf(password, salt)
  return stored.length === computed.length && timingSafeEqual(stored, computed)
}
