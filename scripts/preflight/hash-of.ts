import { createHash } from 'node:crypto'

/** The first 12 hex digits of the SHA-256, like the output of `sha256sum`. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
