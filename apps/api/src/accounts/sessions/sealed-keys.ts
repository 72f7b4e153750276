import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '@zubr/config'
import { authSecretOf } from './secret.ts'

/**
 * The secrets that encrypt keys in the database: the current one and, during a change, the previous
 * one.
 */
export type SealingSecrets = Partial<Pick<Config, 'authSecret' | 'authSecretBefore'>>

/** A cache by purpose and secret: each node requests all its keys every few seconds. */
const deriveds = new Map<string, Buffer>()

function derived(purpose: string, secret: string): Buffer {
  const id = JSON.stringify([purpose, secret])
  const known = deriveds.get(id)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  deriveds.set(id, key)
  return key
}

/**
 * `v1.<nonce>.<encrypted>.<tag>`, AES-256-GCM. The tag also authenticates `subject`, the owner of
 * the key.
 */
export function sealKey(text: string, of: { purpose: string; subject: string }, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derived(of.purpose, secret), nonce)
  cipher.setAAD(Buffer.from(of.subject))
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  return ['v1', ...[nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.')
}

/** Undefined if this secret does not decrypt it. */
export function openKey(
  sealed: string,
  of: { purpose: string; subject: string },
  secret: string,
): string | undefined {
  const [version, ...parts] = sealed.split('.')
  const [nonce, encrypted, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (version !== 'v1' || !nonce || !encrypted || tag?.length !== 16) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', derived(of.purpose, secret), nonce)
    decipher.setAAD(Buffer.from(of.subject))
    decipher.setAuthTag(tag)
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString()
  } catch {
    // It was sealed with another secret or for another subject, or it is damaged.
    return undefined
  }
}

/** The current secret comes first. */
export const secretsIn = ({ authSecret, authSecretBefore }: SealingSecrets): string[] => [
  authSecretOf({ authSecret }),
  ...(authSecretBefore ? [authSecretBefore] : []),
]
