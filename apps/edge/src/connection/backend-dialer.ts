import { isAboutToListen } from '../decide.ts'
import type { EdgeContext } from '../edge-context.ts'
import { PooledSocket } from '../sockets/pooled-socket.ts'
import type { Tunnel } from '../sockets/tunnel.ts'
import type { ServerAvailability } from '../wire/server-availability.ts'
import { type Address, type BackendTarget, backendAddress, localServer, unavailability } from './backend.ts'

const retryMs = 200
/** One address may keep a player waiting for so long. */
const maxAttemptMs = 2_000

export type ConnectedBackend = {
  target: BackendTarget
  backend: PooledSocket
  /** Whether the server of this node reads the PROXY protocol. */
  usesProxyProtocol: boolean
}

export type DialHandlers = {
  /** Opens the tunnel that gets all later events of the socket. */
  onConnected(connected: ConnectedBackend): Tunnel
  onFailed(reason: ServerAvailability): void
  /** True: the player has left, and nothing is called any more. */
  isCancelled(): boolean
}

/** Connects to a backend, with retries. */
export class BackendDialer {
  private readonly context: EdgeContext
  private readonly target: BackendTarget
  /** No attempt begins after this time of the clock that never goes back. */
  private readonly until: number
  private readonly handlers: DialHandlers
  private retryTimer: NodeJS.Timeout | undefined

  constructor(context: EdgeContext, target: BackendTarget, until: number, handlers: DialHandlers) {
    this.context = context
    this.target = target
    this.until = until
    this.handlers = handlers
  }

  /** `attempt` counts from 0 and chooses among the addresses of an edge. */
  dial(attempt = 0): void {
    const local = localServer(this.context, this.target)
    const address = backendAddress(this.context, this.target, attempt)
    if (address) this.tryAddress(address, local?.proxyProtocol === true, attempt)
    else if (local && isAboutToListen(local) && this.canRetry()) this.retry(attempt)
    else this.handlers.onFailed(unavailability(this.context, local))
  }

  /** Ends the retries. An attempt that is under way ends by itself. */
  cancel(): void {
    clearTimeout(this.retryTimer)
  }

  private tryAddress(address: Address, usesProxyProtocol: boolean, attempt: number) {
    let tunnel: Tunnel | undefined
    const backend = PooledSocket.connect(address, {
      onData: (bytes) => tunnel?.forward(backend, bytes) ?? false,
      onEnd: () => tunnel?.onEnd(backend),
      onClose: () => {
        clearTimeout(timeout)
        if (tunnel) tunnel.onClose(backend)
        else this.onAttemptFailed(attempt)
      },
    })
    const remainingMs = this.until - this.context.clock.elapsed()
    const timeoutMs = Math.max(1, Math.min(maxAttemptMs, remainingMs))
    const timeout = setTimeout(() => backend.socket.destroy(), timeoutMs)
    backend.socket.once('connect', () => {
      clearTimeout(timeout)
      if (this.handlers.isCancelled()) return void backend.socket.destroy()
      tunnel = this.handlers.onConnected({ target: this.target, backend, usesProxyProtocol })
    })
  }

  private onAttemptFailed(attempt: number): void {
    if (this.handlers.isCancelled()) return
    if (this.canRetry()) this.retry(attempt + 1)
    else this.handlers.onFailed({ status: this.target.to === 'edge' ? 'node_away' : 'silent' })
  }

  private canRetry(): boolean {
    return this.context.clock.elapsed() + retryMs < this.until
  }

  private retry(attempt: number): void {
    this.retryTimer = setTimeout(() => this.dial(attempt), retryMs)
  }
}
