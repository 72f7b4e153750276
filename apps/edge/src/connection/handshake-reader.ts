import type { RefusalReason } from '@zubr/contracts/edge/endpoints'
import {
  maxProxyHeaderBytes,
  type ProxyEnd,
  type ProxyHeader,
  readProxyHeader,
} from '@zubr/on-node/proxy-header'
import { type Decision, decide, type JoinTarget } from '../decide.ts'
import type { EdgeContext } from '../edge-context.ts'
import { type ForwardedPlayer, verifyForwardHeader } from '../peers/forward-header.ts'
import { type FirstPacket, maxFirstPacketBytes, readFirstPacket } from '../wire/first-packet.ts'
import { legacyPingByte } from '../wire/legacy-ping.ts'
import type { Admission } from './admission.ts'

export type Refusal = { outcome: 'refuse'; reason: RefusalReason; server: string | null }

/** A join or a server-list ping that goes to a server. */
export type RoutedRequest = {
  outcome: 'routed'
  first: FirstPacket
  decision: Decision
  /** The address that the server gets as the player's. */
  source: ProxyEnd
}

/** `drop`: the connection ends without an answer. */
export type HandshakeResult = { outcome: 'more' } | { outcome: 'drop' } | Refusal | RoutedRequest

const needsMore: HandshakeResult = { outcome: 'more' }

/**
 * Reads what a connection begins with: another edge's header, if any, and the client's first
 * packet.
 */
export class HandshakeReader {
  private readonly context: EdgeContext
  private readonly admission: Admission
  /** The server's own port, if the player connected there. */
  private readonly serverPort: number | undefined
  private readonly clientPort: () => number
  private received: Buffer = Buffer.alloc(0)
  private forwarded: ForwardedPlayer | undefined

  constructor(
    context: EdgeContext,
    admission: Admission,
    ports: { serverPort: number | undefined; clientPort: () => number },
  ) {
    this.context = context
    this.admission = admission
    this.serverPort = ports.serverPort
    this.clientPort = ports.clientPort
  }

  append(bytes: Buffer): void {
    this.received = Buffer.concat([this.received, bytes])
  }

  /** All bytes from the first packet on. */
  get bytes(): Buffer {
    return this.received
  }

  /** A ping of an old client is complete if nothing follows it for `legacyQuietMs`. */
  get mayBeLegacyPing(): boolean {
    return this.received[0] === legacyPingByte
  }

  /**
   * `isQuiet`: nothing came for `legacyQuietMs`.
   * Not called again after a result other than `more`.
   */
  read(isQuiet = false): HandshakeResult {
    if (!this.forwarded) {
      const header = readProxyHeader(this.received)
      if (header === 'more' && this.received.length > 0) return this.more()
      if (header === 'malformed') return refusal('malformed')
      if (typeof header === 'object') {
        const refused = this.acceptForwarded(header)
        if (refused) return refused
        this.received = this.received.subarray(header.length)
      }
    }
    const first = readFirstPacket(this.received, isQuiet)
    if (first === 'malformed') return refusal('malformed')
    return first === 'more' ? this.more() : this.admitJoin(first)
  }

  private more(): HandshakeResult {
    const isTooLong = this.received.length > maxFirstPacketBytes + maxProxyHeaderBytes
    return isTooLong ? refusal('malformed') : needsMore
  }

  /** Only another edge may name the player's address. */
  private acceptForwarded(header: ProxyHeader): Refusal | undefined {
    const { knowledge, clock, nonces } = this.context
    const keysOf = (sender: string) => knowledge.acceptedKeysOf(sender)
    this.forwarded = verifyForwardHeader(header, this.received, { keysOf, now: clock.now(), nonces })
    if (!this.forwarded) return refusal('malformed')
    const { player, server, sender } = this.forwarded
    const reason = this.admission.admitForwarded(player.host, { sender })
    return reason && refusal(reason, server)
  }

  private target(first: FirstPacket): JoinTarget {
    if (this.forwarded) return { by: 'edge', server: this.forwarded.server }
    if (this.serverPort !== undefined) return { by: 'port', port: this.serverPort }
    return { by: 'name', name: first.name }
  }

  private admitJoin(first: FirstPacket): HandshakeResult {
    const { context, admission, forwarded } = this
    const { knowledge, limits, clock, tally } = context
    const decision = decide(knowledge, this.target(first), clock.now())
    const { direct } = admission
    const isFromEdge = direct.countedAs === 'exempt' && context.edgeAddresses.has(direct.address)
    if (isFromEdge && !forwarded) {
      const reason = this.admitRemoteServer(decision.server)
      if (reason) return refusal(reason)
    }
    if (decision.to === 'answer' && decision.server === undefined) {
      tally.countRefusal('unknown_name')
      limits.recordFailure(admission.client)
      if (!limits.takeUnknownAnswer()) return { outcome: 'drop' }
    } else {
      const server = decision.server as string
      const reason = admission.enterServer(server)
      if (reason) return refusal(reason, server)
    }
    const source = forwarded?.player ?? { host: direct.address, port: this.clientPort() }
    return { outcome: 'routed', first, decision, source }
  }

  /**
   * A server of another node connects from the address of that node's edge.
   * That node's proxies of the requested server's account have a share of their own.
   */
  private admitRemoteServer(server: string | undefined): RefusalReason | undefined {
    const { knowledge, edgeAddresses } = this.context
    const { address } = this.admission.direct
    const proxyNodes = (server !== undefined && knowledge.routeById(server)?.proxyNodes) || []
    const nodes = knowledge.edges().filter(({ host }) => edgeAddresses.isOf(host, address))
    const hasProxy = nodes.some(({ node }) => proxyNodes.includes(node))
    return this.admission.admitForwarded(address, hasProxy ? { proxy: `proxies of ${server}` } : {})
  }
}

const refusal = (reason: RefusalReason, server: string | null = null): Refusal => ({
  outcome: 'refuse',
  reason,
  server,
})
