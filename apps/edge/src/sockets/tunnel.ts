import type { End, Listener } from './pooled-socket.ts'

/** When one side has ended, the other may still say so much longer what it has to. */
const halfOpenMs = 15_000

/** Ties the two sockets of a player's connection: from here on bytes are moved, and nothing is looked at. */
export function carry(player: End, server: End, onOver: () => void): void {
  let open = 2
  let half: NodeJS.Timeout | undefined
  const listener = (from: End, to: End): Listener => ({
    hear: (bytes) => to.carryFrom(from, bytes),
    ended: () => {
      to.socket.end()
      half ??= setTimeout(() => {
        player.socket.destroy()
        server.socket.destroy()
      }, halfOpenMs).unref()
    },
    closed: () => {
      // An error of one side; what it said before still goes out, as far as the other side takes it.
      to.socket.destroySoon()
      half ??= setTimeout(() => to.socket.destroy(), halfOpenMs).unref()
      open -= 1
      if (open > 0) return
      clearTimeout(half)
      onOver()
    },
  })
  player.listener = listener(player, server)
  server.listener = listener(server, player)
}
