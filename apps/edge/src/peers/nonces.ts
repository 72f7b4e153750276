/**
 * Which nonces were seen. Each is remembered for one time window at least and two at most; beyond `most` of one window nobody is believed any
 * more, as only who has the key comes so far.
 */
export class Nonces {
  private young = new Set<string>()
  private old = new Set<string>()
  private since = Number.NEGATIVE_INFINITY
  private readonly windowMs: number
  private readonly most: number

  constructor(windowMs: number, most = 100_000) {
    this.windowMs = windowMs
    this.most = most
  }

  /** False: it was seen already, or there is no room to remember it. */
  isNew(nonce: string, now: number): boolean {
    if (Math.abs(now - this.since) >= this.windowMs) {
      this.old = Math.abs(now - this.since) >= 2 * this.windowMs ? new Set() : this.young
      this.young = new Set()
      this.since = now
    }
    if (this.young.has(nonce) || this.old.has(nonce) || this.young.size >= this.most) return false
    this.young.add(nonce)
    return true
  }
}
