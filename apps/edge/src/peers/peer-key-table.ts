import type { PeerKeys } from '@zubr/contracts/edge/routes'

/**
 * A key that the API no longer names is accepted for so long, if its node is still there: not every edge has the
 * change yet. It is the time in which an operator starts a node again with a rotated token.
 */
export const formerKeyMs = 5 * 60_000

export type FormerKey = { node: string; key: string; until: number }

/** The keys between this edge and those of other nodes. `now`: milliseconds since the epoch. */
export class PeerKeyTable {
  private readonly now: () => number
  private byNode = new Map<string, PeerKeys>()
  private former: FormerKey[] = []

  constructor(now: () => number) {
    this.now = now
  }

  /** Takes all keys that there are. A node that is not among them is cut off at once, its former keys too. */
  replace(peers: readonly PeerKeys[]): void {
    const until = this.now() + formerKeyMs
    const dropped = [...this.byNode.values()].flatMap(({ node, accept }) =>
      accept.map((key) => ({ node, key, until })),
    )
    this.byNode = new Map(peers.map((peer) => [peer.node, peer]))
    this.restoreFormer([...this.former, ...dropped])
  }

  /** Takes former keys from a file, or those of before a change; the first entry of a key counts. */
  restoreFormer(former: readonly FormerKey[]): void {
    const known = new Set<string>()
    this.former = former.filter(({ node, key, until }) => {
      const peer = this.byNode.get(node)
      const isFormer = peer !== undefined && !peer.accept.includes(key) && until > this.now()
      const isNew = isFormer && !known.has(`${node} ${key}`)
      if (isNew) known.add(`${node} ${key}`)
      return isNew
    })
  }

  toStored(): { peers: PeerKeys[]; former: FormerKey[] } {
    return { peers: [...this.byNode.values()], former: this.former }
  }

  /** With which this edge signs what it sends to a node's edge; undefined: that edge would believe nothing. */
  sendKeyOf(node: string): string | undefined {
    return this.byNode.get(node)?.send
  }

  /** By which a header that names this node as its sender is verified. */
  acceptedKeysOf(node: string): readonly string[] {
    const now = this.now()
    const lasting = this.former.filter((each) => each.node === node && each.until > now)
    return [...(this.byNode.get(node)?.accept ?? []), ...lasting.map(({ key }) => key)]
  }
}
