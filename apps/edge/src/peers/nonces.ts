/** Nonces by the node whose edge created them. */
type NoncesBySender = Map<string, Set<string>>
type SenderNonces = [sender: string, nonces: string[]][]

/** Sent to the next edge process, so its shape is fixed. */
export type NoncesSnapshot = { young: SenderNonces; old: SenderNonces }

/**
 * Remembers each nonce for one to two time windows.
 * A sender that reaches `maxPerSender` in a window is refused until the next one.
 * That is more than the kernel lets one edge send (docs/decisions/0058).
 */
export class Nonces {
  private young: NoncesBySender = new Map()
  private old: NoncesBySender = new Map()
  private windowStartedAt = Number.NEGATIVE_INFINITY
  private readonly windowMs: number
  private readonly maxPerSender: number

  constructor(windowMs: number, maxPerSender = 120_000) {
    this.windowMs = windowMs
    this.maxPerSender = maxPerSender
  }

  /**
   * Records a nonce.
   * False: it was used before, or cannot be remembered.
   * `now`: milliseconds since the epoch.
   */
  isNew(sender: string, nonce: string, now: number): boolean {
    this.startWindow(now)
    const young = this.young.get(sender)
    const isFull = (young?.size ?? 0) >= this.maxPerSender
    if (young?.has(nonce) || this.old.get(sender)?.has(nonce) || isFull) return false
    if (young) young.add(nonce)
    else this.young.set(sender, new Set([nonce]))
    return true
  }

  snapshot(): NoncesSnapshot {
    return { young: toEntries(this.young), old: toEntries(this.old) }
  }

  /** Adds what another edge process of this node has seen. */
  add({ young, old }: NoncesSnapshot, now: number): void {
    this.startWindow(now)
    addEntries(this.young, young)
    addEntries(this.old, old)
  }

  private startWindow(now: number): void {
    const age = Math.abs(now - this.windowStartedAt)
    if (age < this.windowMs) return
    this.old = age >= 2 * this.windowMs ? new Map() : this.young
    this.young = new Map()
    this.windowStartedAt = now
  }
}

const toEntries = (nonces: NoncesBySender): SenderNonces =>
  [...nonces].map(([sender, each]) => [sender, [...each]])

function addEntries(into: NoncesBySender, entries: SenderNonces): void {
  for (const [sender, nonces] of entries) into.set(sender, new Set([...(into.get(sender) ?? []), ...nonces]))
}
