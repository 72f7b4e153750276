import type { RefusalReason } from '@zubr/contracts/edge/endpoints'
import type { Client, ForwardOrigin, Limits, ServerSlot } from '../limits/limits.ts'

/** Everything that the limits count for one connection, so that closing it returns all of it. */
export class Admission {
  /** The client at the other end of the connection: a player, a server or another edge. */
  readonly direct: Client
  private readonly limits: Limits
  /** The player who comes by that other edge. */
  private forwarded: Client | undefined
  private slot: ServerSlot | undefined

  constructor(limits: Limits, direct: Client) {
    this.limits = limits
    this.direct = direct
  }

  /** The client that the limits apply to. */
  get client(): Client {
    return this.forwarded ?? this.direct
  }

  /** Returns the reason of a refusal. */
  admitForwarded(address: string, origin: ForwardOrigin): RefusalReason | undefined {
    const admitted = this.limits.admitForwarded(address, origin)
    if (typeof admitted === 'string') return admitted
    this.forwarded = admitted
    return undefined
  }

  /** Returns the reason of a refusal. */
  enterServer(server: string): RefusalReason | undefined {
    const entered = this.limits.enterServer(server, this.client)
    if (typeof entered === 'string') return entered
    this.slot = entered
    return undefined
  }

  /** Once, after the connection is closed. */
  release(): void {
    if (this.slot !== undefined) this.limits.leaveServer(this.slot)
    if (this.forwarded) this.limits.leaveForwarded(this.forwarded)
    this.limits.leave(this.direct)
  }
}
