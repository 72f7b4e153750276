import net from 'node:net'

// What is read lies in one buffer that all connections share, and is copied out of it: a player sends and gets some hundred bytes at a
// time, and a buffer for each would be most of a connection's memory. Node itself takes 64 KiB anew for each read. Whoever fills the
// shared one gets a large one for themselves until they have less to say: from that nothing is copied, as nothing is read into it before
// all of it has gone out. Measured beside `pipe` in bench/results/edge.md.
const shared = Buffer.allocUnsafeSlow(16 * 1024)
const largeBytes = 64 * 1024
const maxLarge = 256
const spare: Buffer[] = []
let lent = 0

function takeLarge(): Buffer | undefined {
  if (lent >= maxLarge) return undefined
  lent += 1
  return spare.pop() ?? Buffer.allocUnsafeSlow(largeBytes)
}

function giveBack(large: Buffer): void {
  lent -= 1
  if (spare.length < 8) spare.push(large)
}

const nothing = Buffer.alloc(0)
/** Who takes nothing for so long is gone, or wants to hold what waits for them. */
const stuckMs = 60_000

/** A connection that was taken, before anything costs memory for it. Node's own object below a socket. */
export type Taken = {
  getpeername(into: { address?: string; family?: string; port?: number }): number
  getsockname(into: { address?: string; family?: string; port?: number }): number
  close(): void
  reset(): number
}

/** Where a socket's bytes go. They are good until `hear` returns; false: it takes no more for now. */
export type Listener = {
  hear(bytes: Buffer): boolean
  /** The other side will say no more. */
  ended(): void
  closed(): void
}

/** One of the two sockets of a player's connection. */
export class End {
  readonly socket: net.Socket
  listener: Listener
  private large: Buffer | undefined
  /** Its bytes wait for the socket that they were written to. */
  private waits = false
  private isClosed = false
  private readCount = 0

  constructor(from: Taken | { host: string; port: number }, listener: Listener) {
    this.listener = listener
    const options = {
      allowHalfOpen: true,
      noDelay: true,
      keepAlive: true,
      keepAliveInitialDelay: 60_000,
      onread: {
        buffer: () => this.nextBuffer(),
        callback: (count: number, buffer: Uint8Array) => this.heard(count, buffer as Buffer),
      },
    }
    if ('host' in from) this.socket = net.connect({ ...options, host: from.host, port: from.port })
    else {
      this.socket = new net.Socket({ ...options, handle: from } as unknown as net.SocketConstructorOpts)
      // Node does these by itself only for sockets that it connects.
      this.socket.setNoDelay(true)
      this.socket.setKeepAlive(true, 60_000)
    }
    this.socket.on('end', () => this.listener.ended())
    // `close` follows.
    this.socket.on('error', () => undefined)
    this.socket.on('close', () => {
      this.isClosed = true
      if (!this.waits) this.shrink()
      this.listener.closed()
    })
  }

  /** Writes what was heard from `source`; false: it did not go out at once, and `source` reads on by itself once it has. */
  carryFrom(source: End, bytes: Buffer): boolean {
    this.socket.write(source.large === undefined ? Buffer.from(bytes) : bytes)
    if (this.socket.writableLength === 0) return true
    source.waits = true
    const stuck = setTimeout(() => this.socket.destroy(), stuckMs).unref()
    this.socket.write(nothing, () => {
      clearTimeout(stuck)
      source.waits = false
      if (source.isClosed) source.shrink()
      else source.socket.resume()
    })
    return false
  }

  private heard(count: number, buffer: Buffer): boolean {
    this.readCount = count
    return this.listener.hear(buffer.subarray(0, count))
  }

  /** What is read into next; asked after each read. */
  private nextBuffer(): Buffer {
    if (this.waits) return this.large ?? shared
    if (this.large === undefined) {
      if (this.readCount === shared.length) this.large = takeLarge()
    } else if (this.readCount < shared.length / 2) this.shrink()
    return this.large ?? shared
  }

  private shrink(): void {
    if (this.large !== undefined) giveBack(this.large)
    this.large = undefined
  }
}
