import net from 'node:net'
import type { Log } from '@zubr/on-node/log'
import { codeOf } from '@zubr/process/error-code'
import { acceptHandles, type TcpHandle } from './node-internals.ts'

/** The process that holds the port may be about to end. */
const retryMs = 1_000
/**
 * The kernel queues at most so many connections by default.
 * The edge takes one in each turn of the event loop, so that players are served during a flood.
 */
export const acceptBacklog = 4_096

export type PortListenersOptions = {
  host: string
  log: Log
  /**
   * Each connection is passed as a handle: a refused one costs no socket, and others get pooled
   * buffers.
   */
  accept(handle: TcpHandle, port: number): void
  /** Open ports from the process before this one. */
  inherited: ReadonlyMap<number, net.Server> | undefined
}

/** The ports at which players connect. */
export class PortListeners {
  private readonly host: string
  private readonly log: Log
  private readonly accept: (handle: TcpHandle, port: number) => void
  /** Inherited ports that are not in use yet. */
  private readonly inherited: Map<number, net.Server>
  private readonly open = new Map<number, net.Server>()
  private readonly opening = new Set<number>()
  /** Ports that could not be opened, so that each is logged once. */
  private readonly failed = new Set<number>()
  private wanted: readonly number[] = []
  private retryTimer: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(options: PortListenersOptions) {
    this.host = options.host
    this.log = options.log
    this.accept = options.accept
    this.inherited = new Map(options.inherited)
  }

  /** Opens the edge's own port and returns it; 0 chooses a free one. Rejects if it is taken. */
  async openMain(port: number): Promise<number> {
    const server = await this.listen(port)
    const opened = portOf(server)
    this.open.set(opened, server)
    return opened
  }

  /**
   * Opens and closes ports until `ports` and `main` are open.
   * A port that another process holds is tried again.
   */
  async setPorts(ports: readonly number[], main: number): Promise<void> {
    this.wanted = ports
    const kept = new Set([...ports, main])
    for (const [port, server] of this.open)
      if (!kept.has(port)) {
        this.open.delete(port)
        server.close()
      }
    for (const port of this.failed) if (!kept.has(port)) this.failed.delete(port)
    await Promise.all(ports.filter((port) => !this.open.has(port)).map((port) => this.openServerPort(port)))
    for (const [port, unused] of this.inherited) {
      this.inherited.delete(port)
      unused.close()
    }
    if (this.failed.size > 0 && !this.isClosed)
      this.retryTimer ??= setTimeout(() => {
        this.retryTimer = undefined
        void this.setPorts(this.wanted, main)
      }, retryMs).unref()
  }

  /** All open ports, for the next process. */
  all(): Map<number, net.Server> {
    return new Map(this.open)
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.retryTimer)
    for (const server of [...this.open.values(), ...this.inherited.values()]) server.close()
    this.open.clear()
  }

  private async openServerPort(port: number): Promise<void> {
    if (this.opening.has(port)) return
    this.opening.add(port)
    try {
      const server = await this.listen(port)
      if (this.isClosed || !this.wanted.includes(port) || this.open.has(port)) return void server.close()
      this.open.set(port, server)
      if (this.failed.delete(port)) this.log.info(`port ${port} is open to players again`)
    } catch (error) {
      if (!this.failed.has(port))
        this.log.warn(
          `players cannot connect to port ${port} for now: ${codeOf(error) ?? 'it cannot be opened'}`,
        )
      this.failed.add(port)
    } finally {
      this.opening.delete(port)
    }
  }

  private async listen(port: number): Promise<net.Server> {
    const inherited = this.inherited.get(port)
    this.inherited.delete(port)
    const server = inherited ?? (await listenAt(this.host, port))
    server.on('error', (error) => this.log.error(`port ${port}: ${error.message}`))
    const opened = portOf(server)
    acceptHandles(server, (handle) => {
      if (this.isClosed) handle.reset()
      else this.accept(handle, opened)
    })
    return server
  }
}

const portOf = (server: net.Server): number => (server.address() as net.AddressInfo).port

async function listenAt(host: string, port: number): Promise<net.Server> {
  const server = net.createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port, backlog: acceptBacklog }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return server
}
