import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { ConsoleClaims } from '@zubr/contracts/console'
import { DownloadClaims, FileClaims } from '@zubr/contracts/files/tokens'
import { MoveClaims } from '@zubr/contracts/moving/moves'
import type { z } from 'zod'

const maxTokenLength = 2_000
/** The token lists each file: up to `maxDownloadNamesBytes` bytes of names, in base64. */
export const maxDownloadTokenLength = 200_000

/**
 * Checks the tokens with which browsers and other nodes reach servers of this node. `now` returns
 * the time of the API, which signs them.
 */
export class ConsoleTokens {
  readonly #node: string
  /** The time of the API. */
  readonly now: () => number
  #key: KeyObject | undefined
  #keyText = ''
  #revoked = new Set<string>()
  readonly #watchers = new Set<() => void>()

  /**
   * Whether a session has ended. Its uploads and downloads end too, although their token was
   * valid.
   */
  readonly isOver = (session: string): boolean => this.#revoked.has(session)

  constructor(node: string, now: () => number) {
    this.#node = node
    this.now = now
  }

  /** Milliseconds until a token ends. */
  leftMs({ exp }: Pick<ConsoleClaims, 'exp'>): number {
    return exp * 1000 - this.now()
  }

  /** Whether a token that was valid still is. */
  isValid(claims: Pick<ConsoleClaims, 'exp' | 'session'>): boolean {
    return this.leftMs(claims) > 0 && !this.#revoked.has(claims.session)
  }

  /**
   * Returns undefined if the token is forged, expired, for another node, or its session has
   * ended.
   */
  check(token: string): ConsoleClaims | undefined {
    return this.#activeClaims(this.#parseClaims(token, ConsoleClaims))
  }

  /** Like `check`, for a token that opens a server's files to a browser. */
  checkFiles(token: string): FileClaims | undefined {
    return this.#activeClaims(this.#parseClaims(token, FileClaims))
  }

  /** Like `check`, for one download. */
  checkDownload(token: string): DownloadClaims | undefined {
    return this.#activeClaims(this.#parseClaims(token, DownloadClaims, maxDownloadTokenLength))
  }

  /** Like `check`, for a token that opens a server's files to another node's agent. */
  checkMove(token: string): MoveClaims | undefined {
    const claims = this.#parseClaims(token, MoveClaims)
    return claims?.node === this.#node && this.leftMs(claims) > 0 ? claims : undefined
  }

  /**
   * Sets the key and the ended sessions of the newest desired state, and notifies the watchers.
   */
  update(consoleKey: string, revokedSessions: readonly string[]): void {
    if (consoleKey !== this.#keyText) {
      this.#keyText = consoleKey
      try {
        this.#key = createPublicKey({ key: Buffer.from(consoleKey, 'base64'), format: 'der', type: 'spki' })
        if (this.#key.asymmetricKeyType !== 'ed25519') this.#key = undefined
      } catch {
        // With a malformed key no token is valid.
        this.#key = undefined
      }
    }
    this.#revoked = new Set(revokedSessions)
    for (const notify of this.#watchers) notify()
  }

  /** Calls `notify` after each update. Returns a function that unsubscribes. */
  onChange(notify: () => void): () => void {
    this.#watchers.add(notify)
    return () => this.#watchers.delete(notify)
  }

  /**
   * Verifies a token and parses its claims. Returns undefined if it is forged or of another kind.
   */
  #parseClaims<Kind extends z.ZodType>(
    token: string,
    kind: Kind,
    maxLength = maxTokenLength,
  ): z.infer<Kind> | undefined {
    if (!this.#key || token.length > maxLength) return undefined
    const [payload, signature, ...rest] = token.split('.')
    if (!payload || !signature || rest.length > 0) return undefined
    try {
      // The signature covers the encoded text, so it is checked before anything is parsed.
      if (!verify(null, Buffer.from(payload), this.#key, Buffer.from(signature, 'base64url')))
        return undefined
      return kind.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    } catch {
      // The token is malformed.
      return undefined
    }
  }

  /** Returns the claims if they are for this node and their session is active. */
  #activeClaims<Claims extends ConsoleClaims | FileClaims | DownloadClaims>(claims: Claims | undefined) {
    return claims?.node === this.#node && this.isValid(claims) ? claims : undefined
  }
}
