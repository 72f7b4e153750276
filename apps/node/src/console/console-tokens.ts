import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { ConsoleClaims } from '@zubr/contracts/console'
import { DownloadClaims, FileClaims } from '@zubr/contracts/files/tokens'
import { MoveClaims } from '@zubr/contracts/moving/moves'
import type { z } from 'zod'

export type ConsoleTokens = ReturnType<typeof consoleTokens>

const maxTokenLength = 2_000
/** The token lists each file: up to `maxDownloadNamesBytes` bytes of names, in base64. */
export const maxDownloadTokenLength = 200_000

/** `now` returns the time of the API, which signs the tokens. */
export function consoleTokens(node: string, now: () => number) {
  let key: KeyObject | undefined
  let keyText = ''
  let revoked = new Set<string>()
  const watchers = new Set<() => void>()
  /** Milliseconds until a token ends. */
  const leftMs = ({ exp }: Pick<ConsoleClaims, 'exp'>) => exp * 1000 - now()
  /** Whether a token that was valid still is. */
  const isValid = (claims: Pick<ConsoleClaims, 'exp' | 'session'>) =>
    leftMs(claims) > 0 && !revoked.has(claims.session)
  /**
   * Verifies a token and parses its claims. Returns undefined if it is forged or of another kind.
   */
  function parseClaims<Kind extends z.ZodType>(
    token: string,
    kind: Kind,
    maxLength = maxTokenLength,
  ): z.infer<Kind> | undefined {
    if (!key || token.length > maxLength) return undefined
    const [payload, signature, ...rest] = token.split('.')
    if (!payload || !signature || rest.length > 0) return undefined
    try {
      // The signature covers the encoded text, so it is checked before anything is parsed.
      if (!verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64url'))) return undefined
      return kind.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    } catch {
      // The token is malformed.
      return undefined
    }
  }
  /** Returns the claims if they are for this node and their session is active. */
  function activeClaims<Claims extends ConsoleClaims | FileClaims | DownloadClaims>(
    claims: Claims | undefined,
  ) {
    return claims?.node === node && isValid(claims) ? claims : undefined
  }
  return {
    /**
     * Returns undefined if the token is forged, expired, for another node, or its session has
     * ended.
     */
    check(token: string): ConsoleClaims | undefined {
      return activeClaims(parseClaims(token, ConsoleClaims))
    },
    /** Like `check`, for a token that opens a server's files to a browser. */
    checkFiles(token: string): FileClaims | undefined {
      return activeClaims(parseClaims(token, FileClaims))
    },
    /** Like `check`, for one download. */
    checkDownload(token: string): DownloadClaims | undefined {
      return activeClaims(parseClaims(token, DownloadClaims, maxDownloadTokenLength))
    },
    /** Like `check`, for a token that opens a server's files to another node's agent. */
    checkMove(token: string): MoveClaims | undefined {
      const claims = parseClaims(token, MoveClaims)
      return claims?.node === node && leftMs(claims) > 0 ? claims : undefined
    },
    /**
     * Sets the key and the ended sessions of the newest desired state, and notifies the watchers.
     */
    update(consoleKey: string, revokedSessions: readonly string[]): void {
      if (consoleKey !== keyText) {
        keyText = consoleKey
        try {
          key = createPublicKey({ key: Buffer.from(consoleKey, 'base64'), format: 'der', type: 'spki' })
          if (key.asymmetricKeyType !== 'ed25519') key = undefined
        } catch {
          // With a malformed key no token is valid.
          key = undefined
        }
      }
      revoked = new Set(revokedSessions)
      for (const notify of watchers) notify()
    },
    isValid,
    /**
     * Whether a session has ended. Its uploads and downloads end too, although their token was
     * valid.
     */
    isOver: (session: string) => revoked.has(session),
    leftMs,
    now,
    onChange(notify: () => void): () => void {
      watchers.add(notify)
      return () => watchers.delete(notify)
    },
  }
}
