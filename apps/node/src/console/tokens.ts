import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { ConsoleClaims } from '@zubr/contracts/console'
import { DownloadClaims, FileClaims } from '@zubr/contracts/files/tokens'
import { MoveClaims } from '@zubr/contracts/moving/moves'
import type { z } from 'zod'

export type ConsoleTokens = ReturnType<typeof consoleTokens>

const maxTokenLength = 2_000
/** It names each file: `maxDownloadNamesBytes` bytes of them, in base64. */
export const maxDownloadTokenLength = 200_000

/** `now` is the time of the API, which signs the tokens. */
export function consoleTokens(node: string, now: () => number) {
  let key: KeyObject | undefined
  let keyText = ''
  let revoked = new Set<string>()
  const watchers = new Set<() => void>()
  /** Milliseconds until a token ends. */
  const leftMs = ({ exp }: Pick<ConsoleClaims, 'exp'>) => exp * 1000 - now()
  /** Whether a token that was good still is. */
  const stillGood = (claims: Pick<ConsoleClaims, 'exp' | 'session'>) =>
    leftMs(claims) > 0 && !revoked.has(claims.session)
  /** What a token says that is ours and of this kind; undefined if it is forged or says something else. */
  function read<Kind extends z.ZodType>(
    token: string,
    kind: Kind,
    longest = maxTokenLength,
  ): z.infer<Kind> | undefined {
    if (!key || token.length > longest) return undefined
    const [payload, signature, ...rest] = token.split('.')
    if (!payload || !signature || rest.length > 0) return undefined
    try {
      // The signature covers the encoded text, so nothing is parsed before it is known to be ours.
      if (!verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64url'))) return undefined
      return kind.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    } catch {
      return undefined
    }
  }
  /** Of a token that is tied to a session. */
  function current<Claims extends ConsoleClaims | FileClaims | DownloadClaims>(claims: Claims | undefined) {
    return claims?.node === node && stillGood(claims) ? claims : undefined
  }
  return {
    /** Undefined if the token is forged, expired, for another node, or its session has ended. */
    check(token: string): ConsoleClaims | undefined {
      return current(read(token, ConsoleClaims))
    },
    /** The same for a token that opens a server's files to a browser. */
    checkFiles(token: string): FileClaims | undefined {
      return current(read(token, FileClaims))
    },
    /** The same for one download. */
    checkDownload(token: string): DownloadClaims | undefined {
      return current(read(token, DownloadClaims, maxDownloadTokenLength))
    },
    /** The same for a token that opens a server's files to another node's agent. */
    checkMove(token: string): MoveClaims | undefined {
      const claims = read(token, MoveClaims)
      return claims?.node === node && leftMs(claims) > 0 ? claims : undefined
    },
    /** Takes the key and the ended sessions from the newest desired state, and tells the watchers. */
    update(consoleKey: string, revokedSessions: readonly string[]): void {
      if (consoleKey !== keyText) {
        keyText = consoleKey
        try {
          key = createPublicKey({ key: Buffer.from(consoleKey, 'base64'), format: 'der', type: 'spki' })
          if (key.asymmetricKeyType !== 'ed25519') key = undefined
        } catch {
          key = undefined
        }
      }
      revoked = new Set(revokedSessions)
      for (const tell of watchers) tell()
    },
    stillGood,
    /** Whether a session has ended: what it has begun ends with it, though its token was good then. */
    isOver: (session: string) => revoked.has(session),
    leftMs,
    now,
    onChange(tell: () => void): () => void {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
  }
}
