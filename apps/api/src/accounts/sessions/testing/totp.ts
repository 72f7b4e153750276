import { codeAt, stepMs } from '../single-use-codes.ts'

/** The six digits that an authenticator app shows for a base32 secret at a time. */
export function totp(base32: string, atMs: number): string {
  const bits = [...base32.replace(/=+$/, '')]
    .map((character) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(character).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return codeAt(key, Math.floor(atMs / stepMs))
}
