import net from 'node:net'
import { socketOnHandle, type TcpHandle } from './node-internals.ts'

// All connections read into one shared buffer, and the bytes are copied out of it.
// A buffer for each connection would be most of its memory. Node allocates 64 KiB for each read.
// A connection that fills the shared buffer gets a large one of its own until it sends less.
// Nothing is copied from a large buffer. `bench/results/edge.md` compares this with `pipe`.
const sharedBuffer = Buffer.allocUnsafeSlow(16 * 1024)
const largeBufferBytes = 64 * 1024
const maxLargeBuffers = 256
const maxSpareBuffers = 8
const spareBuffers: Buffer[] = []
let largeBuffersInUse = 0

function acquireLargeBuffer(): Buffer | undefined {
  if (largeBuffersInUse >= maxLargeBuffers) return undefined
  largeBuffersInUse += 1
  return spareBuffers.pop() ?? Buffer.allocUnsafeSlow(largeBufferBytes)
}

function releaseLargeBuffer(buffer: Buffer): void {
  largeBuffersInUse -= 1
  if (spareBuffers.length < maxSpareBuffers) spareBuffers.push(buffer)
}

const emptyBuffer = Buffer.alloc(0)
/** A receiver that takes nothing for so long is gone, or holds memory on purpose. */
const maxWriteStallMs = 60_000
const keepAliveAfterMs = 60_000

export type SocketListener = {
  /** `bytes` are valid until this returns. False pauses reading until `socket.resume()`. */
  onData(bytes: Buffer): boolean
  /** The other side sends no more. */
  onEnd(): void
  onClose(): void
}

type SocketOptions = net.SocketConstructorOpts & {
  noDelay: boolean
  keepAlive: boolean
  keepAliveInitialDelay: number
}

/**
 * A socket that reads into pooled buffers: a player's, or the one to a game server or another
 * edge.
 */
export class PooledSocket {
  readonly socket: net.Socket
  private readonly listener: SocketListener
  private largeBuffer: Buffer | undefined
  /** Its last bytes wait for the socket that they were written to. */
  private isBlocked = false
  private isClosed = false
  private lastReadBytes = 0

  private constructor(listener: SocketListener, createSocket: (options: SocketOptions) => net.Socket) {
    this.listener = listener
    this.socket = createSocket({
      allowHalfOpen: true,
      noDelay: true,
      keepAlive: true,
      keepAliveInitialDelay: keepAliveAfterMs,
      onread: {
        buffer: () => this.nextBuffer(),
        callback: (count: number, buffer: Uint8Array) => this.onRead(count, buffer as Buffer),
      },
    })
    this.socket.on('end', () => this.listener.onEnd())
    // `close` follows an error, and the listener needs no reason.
    this.socket.on('error', () => undefined)
    this.socket.on('close', () => this.onClose())
  }

  static onHandle(handle: TcpHandle, listener: SocketListener): PooledSocket {
    const pooled = new PooledSocket(listener, (options) => socketOnHandle(handle, options))
    // Node applies these options only to sockets that it connects.
    pooled.socket.setNoDelay(true)
    pooled.socket.setKeepAlive(true, keepAliveAfterMs)
    return pooled
  }

  static connect(address: { host: string; port: number }, listener: SocketListener): PooledSocket {
    const { host, port } = address
    return new PooledSocket(listener, (options) => net.connect({ ...options, host, port }))
  }

  /**
   * Writes bytes that `source` read.
   * False: the kernel did not take all, and `source` resumes once it has.
   */
  writeFrom(source: PooledSocket, bytes: Buffer): boolean {
    this.socket.write(source.largeBuffer === undefined ? Buffer.from(bytes) : bytes)
    if (this.socket.writableLength === 0) return true
    source.isBlocked = true
    const stalled = setTimeout(() => this.socket.destroy(), maxWriteStallMs).unref()
    this.socket.write(emptyBuffer, () => {
      clearTimeout(stalled)
      source.unblock()
    })
    return false
  }

  private unblock(): void {
    this.isBlocked = false
    if (this.isClosed) this.dropLargeBuffer()
    else this.socket.resume()
  }

  private onRead(count: number, buffer: Buffer): boolean {
    this.lastReadBytes = count
    return this.listener.onData(buffer.subarray(0, count))
  }

  private onClose(): void {
    this.isClosed = true
    if (!this.isBlocked) this.dropLargeBuffer()
    this.listener.onClose()
  }

  /** Node asks for the next buffer after each read. */
  private nextBuffer(): Buffer {
    if (this.isBlocked) return this.largeBuffer ?? sharedBuffer
    if (this.largeBuffer === undefined) {
      if (this.lastReadBytes === sharedBuffer.length) this.largeBuffer = acquireLargeBuffer()
    } else if (this.lastReadBytes < sharedBuffer.length / 2) this.dropLargeBuffer()
    return this.largeBuffer ?? sharedBuffer
  }

  private dropLargeBuffer(): void {
    if (this.largeBuffer !== undefined) releaseLargeBuffer(this.largeBuffer)
    this.largeBuffer = undefined
  }
}
