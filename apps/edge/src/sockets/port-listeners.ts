import net from 'node:net'
import type { Log } from '@zubr/on-node/log'
import type { Taken } from './pooled-socket.ts'

/** As soon as it can be: the port may be that of a process that ends in a moment. */
const tryAgainMs = 1_000
/** As many as the kernel lets wait by default: the edge takes one a turn, so that a flood does not keep players waiting. */
const backlog = 4_096

/** Node's own object below a server. */
type Below = { onconnection: (error: number, taken: Taken | undefined) => void }
const below = (server: net.Server) => (server as unknown as { _handle: Below | null })._handle

/**
 * The ports at which players come. Each new connection is handed over as Node's own object below a socket: whoever is refused costs no
 * socket, and whoever is not gets one that reads into a buffer that is there already, which `net.Server` has no option for.
 */
export class PortListeners {
  private readonly doors = new Map<number, net.Server>()
  /** Those that could not be opened, so that it is said once. */
  private readonly shut = new Set<number>()
  private wanted: readonly number[] = []
  private retry: NodeJS.Timeout | undefined
  private isClosed = false
  private readonly host: string
  private readonly log: Log
  private readonly take: (taken: Taken, port: number) => void
  /** Ports from a process that ran before. */
  private readonly given: Map<number, net.Server>

  constructor(of: {
    host: string
    log: Log
    take: (taken: Taken, port: number) => void
    given: Map<number, net.Server> | undefined
  }) {
    this.host = of.host
    this.log = of.log
    this.take = of.take
    this.given = new Map(of.given)
  }

  /** Opens one without which there is no edge; 0: a free one. */
  async openMain(port: number): Promise<number> {
    const server = await this.open(port)
    const opened = (server.address() as net.AddressInfo).port
    this.doors.set(opened, server)
    return opened
  }

  /** Opens and closes until these stand open beside the main one. One that somebody else has is tried again. */
  async want(ports: readonly number[], main: number): Promise<void> {
    this.wanted = ports
    const keep = new Set([...ports, main])
    for (const [port, server] of this.doors)
      if (!keep.has(port)) {
        this.doors.delete(port)
        server.close()
      }
    for (const port of this.shut) if (!keep.has(port)) this.shut.delete(port)
    await Promise.all(ports.filter((port) => !this.doors.has(port)).map((port) => this.openOwn(port)))
    // What the process before had and nobody wants any more.
    for (const [port, server] of this.given) {
      this.given.delete(port)
      server.close()
    }
    if (this.shut.size > 0 && !this.isClosed)
      this.retry ??= setTimeout(() => {
        this.retry = undefined
        void this.want(this.wanted, main)
      }, tryAgainMs).unref()
  }

  /** For the next process. */
  all(): Map<number, net.Server> {
    return new Map(this.doors)
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.retry)
    for (const server of [...this.doors.values(), ...this.given.values()]) server.close()
    this.doors.clear()
  }

  private readonly opening = new Set<number>()

  private async openOwn(port: number): Promise<void> {
    if (this.opening.has(port)) return
    this.opening.add(port)
    try {
      const server = await this.open(port)
      if (this.isClosed || !this.wanted.includes(port) || this.doors.has(port)) return void server.close()
      this.doors.set(port, server)
      if (this.shut.delete(port)) this.log.info(`port ${port} is open to players again`)
    } catch (error) {
      if (!this.shut.has(port))
        this.log.warn(
          `players cannot come by port ${port} for now: ${(error as NodeJS.ErrnoException).code ?? 'it cannot be opened'}`,
        )
      this.shut.add(port)
    } finally {
      this.opening.delete(port)
    }
  }

  private async open(port: number): Promise<net.Server> {
    const given = this.given.get(port)
    this.given.delete(port)
    const server = given ?? net.createServer()
    if (!given)
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen({ host: this.host, port, backlog }, () => {
          server.off('error', reject)
          resolve()
        })
      })
    server.on('error', (error) => this.log.error(`port ${port}: ${error.message}`))
    const opened = (server.address() as net.AddressInfo).port
    const handle = below(server)
    if (!handle) throw new Error('the port was closed')
    handle.onconnection = (error, taken) => {
      // No descriptor was left, or the other was gone already; the next one may fare better.
      if (error !== 0 || !taken) return
      if (this.isClosed) taken.reset()
      else this.take(taken, opened)
    }
    return server
  }
}
