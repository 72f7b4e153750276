import type { SendHandle } from 'node:child_process'
import net from 'node:net'

// All parts of Node that the edge uses and Node does not document.
// node-internals.test.ts checks them with the Node release that runs the tests.

/** An accepted TCP connection before a socket exists for it (`TCP` of `tcp_wrap` in Node). */
export type TcpHandle = {
  /** 0, or an error number of libuv. */
  getpeername(into: { address?: string }): number
  close(): void
  /** Closes with RST. */
  reset(): number
}

type ListeningHandle = { onconnection: (error: number, connection: TcpHandle | undefined) => void }

function listeningHandle<Handle>(server: net.Server): Handle {
  const { _handle: handle } = server as unknown as { _handle: Handle | null }
  if (!handle) throw new Error('the listening socket is closed')
  return handle
}

/**
 * Calls `accept` for each connection instead of creating a socket.
 * Throws if the server does not listen.
 */
export function acceptHandles(server: net.Server, accept: (handle: TcpHandle) => void): void {
  listeningHandle<ListeningHandle>(server).onconnection = (error, handle) => {
    // The process has no free descriptor, or the client is gone. The next connection may succeed.
    if (error === 0 && handle) accept(handle)
  }
}

/** The address as the system writes it, undefined if the client is gone. */
export function peerAddress(handle: TcpHandle): string | undefined {
  const peer: { address?: string } = {}
  return handle.getpeername(peer) === 0 ? peer.address : undefined
}

/** Creates a socket on an accepted connection. Node ignores `noDelay` and `keepAlive` here. */
export function socketOnHandle(handle: TcpHandle, options: net.SocketConstructorOpts): net.Socket {
  return new net.Socket({ ...options, handle } as unknown as net.SocketConstructorOpts)
}

/**
 * The listening socket for `child.send` without its `net.Server`.
 * The receiver would accept connections at once if it got the server.
 */
export const sendableHandle = (server: net.Server): SendHandle => listeningHandle<SendHandle>(server)

/** Listens on a socket that another process sent by `sendableHandle`. */
export const listenOnHandle = (handle: object, backlog: number): net.Server =>
  net.createServer().listen(handle, backlog)
