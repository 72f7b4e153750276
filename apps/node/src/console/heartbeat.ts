import type { ConsoleOut } from '@zubr/contracts/console'
import { consoleHeartbeatMs } from '@zubr/contracts/console-constants'
import type { WebSocket } from 'ws'

/** A slow browser answers pings only after it has read everything before them. */
const beatsPerPing = 3
const unansweredPings = 2
/** Number of beats whose time is stored. Enough for every command that is not late. */
const rememberedBeats = 8

/**
 * Sends heartbeats and closes a connection whose browser is gone. Returns a function that stops
 * both.
 */
export function startHeartbeat(
  socket: WebSocket,
  send: (message: ConsoleOut) => void,
  beats: Map<number, number>,
  epoch: string,
): () => void {
  let unanswered = 0
  let beat = 0
  socket.on('pong', () => {
    unanswered = 0
  })
  const sendBeat = () => {
    beat += 1
    beats.set(beat, performance.now())
    beats.delete(beat - rememberedBeats)
    send({ type: 'heartbeat', epoch, heartbeat: beat })
  }
  sendBeat()
  const timer = setInterval(() => {
    if (socket.readyState !== socket.OPEN) return
    if (beat % beatsPerPing === 0) {
      if (unanswered >= unansweredPings) return socket.terminate()
      unanswered += 1
      socket.ping()
    }
    sendBeat()
  }, consoleHeartbeatMs)
  return () => clearInterval(timer)
}
