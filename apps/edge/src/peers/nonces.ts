/** Nonces by the node whose edge has made them. */
type Seen = Map<string, Set<string>>
type SenderNonces = [sender: string, nonces: string[]][]

/**
 * Which nonces were seen. Each is remembered for one time window at least and two at most. Beyond `most` of one node in a window nobody is
 * believed any more whom that node brings: it is more than the kernel lets come from one edge (docs/decisions/0058).
 */
export class Nonces {
  private young: Seen = new Map()
  private old: Seen = new Map()
  private since = Number.NEGATIVE_INFINITY
  private readonly windowMs: number
  private readonly most: number

  constructor(windowMs: number, most = 120_000) {
    this.windowMs = windowMs
    this.most = most
  }

  /** False: it was seen already, or there is no room to remember it. */
  isNew(sender: string, nonce: string, now: number): boolean {
    this.turn(now)
    const young = this.young.get(sender)
    if (young?.has(nonce) || this.old.get(sender)?.has(nonce) || (young?.size ?? 0) >= this.most) return false
    if (young) young.add(nonce)
    else this.young.set(sender, new Set([nonce]))
    return true
  }

  /** All that are remembered, for the edge that follows. */
  all(): { young: SenderNonces; old: SenderNonces } {
    return { young: told(this.young), old: told(this.old) }
  }

  /** What another edge of this node has seen. */
  add({ young, old }: ReturnType<Nonces['all']>, now: number): void {
    this.turn(now)
    put(this.young, young)
    put(this.old, old)
  }

  private turn(now: number): void {
    if (Math.abs(now - this.since) < this.windowMs) return
    this.old = Math.abs(now - this.since) >= 2 * this.windowMs ? new Map() : this.young
    this.young = new Map()
    this.since = now
  }
}

const told = (seen: Seen): SenderNonces => [...seen].map(([sender, nonces]) => [sender, [...nonces]])

function put(into: Seen, seen: SenderNonces): void {
  for (const [sender, nonces] of seen) into.set(sender, new Set([...(into.get(sender) ?? []), ...nonces]))
}
