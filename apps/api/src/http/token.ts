import { createHash, randomBytes } from 'node:crypto'

/** A new agent's token: 32 random bytes, shown once to the operator. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * What is stored and looked up. A plain hash is enough for 256 random bits, and since rows are found by it,
 * no comparison takes a time that tells anything of a token.
 */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w\-.~+/=]{20,200})$/i.exec(header ?? '')?.[1]
}
