import type { Socket } from 'node:net'
import type { Channel, Connection, Session } from 'ssh2'
import type { SessionHost } from '../session/files.ts'
import { sftpSession } from '../session/session.ts'
import { noProgram, noShell, tooManySessions } from './ssh-messages.ts'

/** Above this many unsent bytes no more is read for the client. */
const maxAhead = 2 * 2 ** 20
const maxChannels = 4

type ChannelHost = {
  sessionHost(): Pick<SessionHost, 'files' | 'changed'>
  mayEnter(): boolean
  /** The connection is not idle. */
  isUsed(): void
  drop(): void
}

/** Serves the channels of a client that has logged in: only SFTP. */
export function serveChannels(connection: Connection, socket: Socket, host: ChannelHost) {
  const channels = new Set<Channel>()
  const sessions = new Set<Promise<void>>()
  connection.on('session', (accept, reject) => {
    if (channels.size >= maxChannels) return reject()
    serveSession(accept())
  })

  function serveSession(session: Session): void {
    const say = (channel: Channel, text: string) => {
      channels.add(channel)
      channel.on('error', () => undefined)
      channel.on('close', () => channels.delete(channel))
      // Discards its input, so that it takes no memory.
      channel.resume()
      channel.stderr.write(text)
      channel.exit(1)
      channel.end()
    }
    session.on('shell', (accept) => say(accept(), noShell))
    session.on('exec', (accept, _, { command }) => say(accept(), noProgram(command)))
    session.on('subsystem', (accept, reject, { name }) => {
      if (name !== 'sftp') return reject?.()
      const channel = accept()
      if (host.mayEnter()) serveFiles(channel)
      else say(channel, tooManySessions)
    })
  }

  function serveFiles(channel: Channel): void {
    channels.add(channel)
    /** Callbacks that wait until the client has received what was sent. */
    let waiting: (() => void)[] = []
    let isOver = false
    const isAhead = () => !isOver && channel.writableLength + socket.writableLength > maxAhead
    const look = () => {
      if (isAhead()) return
      const now = waiting
      waiting = []
      for (const go of now) go()
    }
    const session = sftpSession({
      ...host.sessionHost(),
      send: (bytes) => {
        if (isOver || !channel.writable) return
        // The bytes are split into many packets, which leave together.
        socket.cork()
        process.nextTick(() => socket.uncork())
        channel.write(bytes, look)
      },
      drained: () => (isAhead() ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
      onRoom: () => channel.resume(),
      onNonsense: host.drop,
    })
    channel.on('data', (chunk: Buffer) => {
      host.isUsed()
      if (!session.data(chunk)) channel.pause()
    })
    let isEnding = false
    const end = (isGone: boolean) => {
      isOver ||= isGone
      look()
      if (isEnding) return
      isEnding = true
      const ended = session.end().finally(() => {
        sessions.delete(ended)
        channels.delete(channel)
        if (channel.destroyed || isOver) return
        // Clients wait for the exit status.
        channel.exit(0)
        channel.end()
      })
      sessions.add(ended)
    }
    channel.on('drain', look)
    socket.on('drain', look)
    channel.on('end', () => end(false))
    channel.on('close', () => end(true))
    channel.on('error', () => end(true))
    socket.once('close', () => end(true))
  }

  return {
    unread: (): number => [...channels].reduce((sum, { readableLength }) => sum + readableLength, 0),
    /**
     * Call it after the connection is closed. Resolves once everything that it had open is closed
     * too.
     */
    ended: async (): Promise<void> => void (await Promise.allSettled(sessions)),
  }
}
