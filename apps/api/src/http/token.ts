import { createHash, randomBytes } from 'node:crypto'

/** A new agent's token: 32 random bytes, shown to the operator once. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The hash that is stored and looked up. A plain hash suffices for 256 random bits. Lookup by hash
 * leaks no timing about a token.
 */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w\-.~+/=]{20,200})$/i.exec(header ?? '')?.[1]
}
