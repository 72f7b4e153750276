import type { PooledSocket } from './pooled-socket.ts'

/** After one side has ended, the other may send for so long. */
const maxHalfOpenMs = 15_000

/** Moves bytes between a player's socket and a server's, without a look at them. */
export class Tunnel {
  private readonly player: PooledSocket
  private readonly server: PooledSocket
  /** Called once both sockets are closed. */
  private readonly onClosed: () => void
  private openSockets = 2
  private halfOpenTimer: NodeJS.Timeout | undefined

  constructor(player: PooledSocket, server: PooledSocket, onClosed: () => void) {
    this.player = player
    this.server = server
    this.onClosed = onClosed
  }

  /** Returns as `SocketListener.onData` does. */
  forward(from: PooledSocket, bytes: Buffer): boolean {
    return this.peerOf(from).writeFrom(from, bytes)
  }

  onEnd(from: PooledSocket): void {
    this.peerOf(from).socket.end()
    this.halfOpenTimer ??= setTimeout(() => {
      this.player.socket.destroy()
      this.server.socket.destroy()
    }, maxHalfOpenMs).unref()
  }

  onClose(from: PooledSocket): void {
    const peer = this.peerOf(from)
    // After an error of one side the other still gets what was written before.
    peer.socket.destroySoon()
    this.halfOpenTimer ??= setTimeout(() => peer.socket.destroy(), maxHalfOpenMs).unref()
    this.openSockets -= 1
    if (this.openSockets > 0) return
    clearTimeout(this.halfOpenTimer)
    this.onClosed()
  }

  private peerOf(socket: PooledSocket): PooledSocket {
    return socket === this.player ? this.server : this.player
  }
}
