import type { PeerKeys } from '@zubr/contracts/edge/routes'

/**
 * A key that the API no longer names is accepted for so long while its node exists.
 * Some edges get the change later, and the operator starts the node again with the rotated token.
 */
export const formerKeyMs = 5 * 60_000

export type FormerKey = { node: string; key: string; until: number }

/** The keys between this edge and those of other nodes. */
export class PeerKeyTable {
  private readonly now: () => number
  private byNode = new Map<string, PeerKeys>()
  private former: FormerKey[] = []

  /** `now`: milliseconds since the epoch. */
  constructor(now: () => number) {
    this.now = now
  }

  /** Replaces all keys. A node without a key is cut off at once, its former keys too. */
  replace(peers: readonly PeerKeys[]): void {
    const until = this.now() + formerKeyMs
    const replaced = [...this.byNode.values()].flatMap(({ node, accept }) =>
      accept.map((key) => ({ node, key, until })),
    )
    this.byNode = new Map(peers.map((peer) => [peer.node, peer]))
    this.restoreFormer([...this.former, ...replaced])
  }

  /**
   * Sets the former keys: those in a file, or those before a change.
   * The first entry of a key counts.
   */
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

  /** The key that signs headers for a node's edge; undefined: that edge would refuse them. */
  sendKeyOf(node: string): string | undefined {
    return this.byNode.get(node)?.send
  }

  /** The keys that verify headers whose sender is `node`. */
  acceptedKeysOf(node: string): readonly string[] {
    const now = this.now()
    const former = this.former.filter((each) => each.node === node && each.until > now)
    return [...(this.byNode.get(node)?.accept ?? []), ...former.map(({ key }) => key)]
  }
}
