import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { Passwords } from '../sessions/auth-deps.ts'

const quick = { N: 16, r: 1, p: 1 }
const keyOf = (password: string, salt: string) => scryptSync(password, salt, 32, quick)

/** A cheap replacement of better-auth's hashes: most tests log in, and few measure the cost. */
export const quickPasswords: Passwords = {
  async hash(password) {
    const salt = randomBytes(16).toString('hex')
    return `${salt}:${keyOf(password, salt).toString('hex')}`
  },
  async verify({ hash, password }) {
    const [salt = '', key = ''] = hash.split(':')
    return timingSafeEqual(keyOf(password, salt), Buffer.from(key, 'hex'))
  },
}
