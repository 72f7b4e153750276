import type { Socket } from 'node:net'
import type { Channel, Session } from 'ssh2'
import { SftpSession } from '../session/session.ts'
import type { SessionHost } from '../session/session-host.ts'
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
export class SftpChannels {
  readonly #socket: Socket
  readonly #host: ChannelHost
  readonly #channels = new Set<Channel>()
  /** Sessions that still finish their requests. */
  readonly #ending = new Set<Promise<void>>()

  constructor(socket: Socket, host: ChannelHost) {
    this.#socket = socket
    this.#host = host
  }

  open(accept: () => Session, reject: () => void): void {
    if (this.#channels.size >= maxChannels) {
      reject()
      return
    }
    const session = accept()
    session.on('shell', (accept) => this.#refuse(accept(), noShell))
    session.on('exec', (accept, _, { command }) => this.#refuse(accept(), noProgram(command)))
    session.on('subsystem', (accept, reject, { name }) => {
      if (name !== 'sftp') return reject?.()
      const channel = accept()
      if (this.#host.mayEnter()) this.#serveFiles(channel)
      else this.#refuse(channel, tooManySessions)
    })
  }

  /** Bytes that the client sent and nobody read. */
  unread(): number {
    return [...this.#channels].reduce((sum, { readableLength }) => sum + readableLength, 0)
  }

  /**
   * Call it after the connection is closed. Resolves once everything that it had open is closed
   * too.
   */
  async ended(): Promise<void> {
    await Promise.allSettled(this.#ending)
  }

  #refuse(channel: Channel, text: string): void {
    this.#channels.add(channel)
    // The client may disconnect before it has read the text.
    channel.on('error', () => undefined)
    channel.on('close', () => this.#channels.delete(channel))
    // Discards its input, so that it takes no memory.
    channel.resume()
    channel.stderr.write(text)
    channel.exit(1)
    channel.end()
  }

  #serveFiles(channel: Channel): void {
    this.#channels.add(channel)
    const served = new SftpChannel(channel, this.#socket, this.#host)
    served.serve((ended) => {
      this.#ending.add(ended)
      void ended.finally(() => {
        this.#ending.delete(ended)
        this.#channels.delete(channel)
      })
    })
  }
}

/** A channel with a session of SFTP. */
class SftpChannel {
  readonly #channel: Channel
  readonly #socket: Socket
  readonly #host: ChannelHost
  readonly #session: SftpSession
  /** Callbacks that wait until the client has received what was sent. */
  #waiting: (() => void)[] = []
  #isGone = false
  #isEnding = false

  constructor(channel: Channel, socket: Socket, host: ChannelHost) {
    this.#channel = channel
    this.#socket = socket
    this.#host = host
    this.#session = new SftpSession({
      ...host.sessionHost(),
      send: (bytes) => this.#send(bytes),
      drained: () =>
        this.#isAhead() ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(),
      onRoom: () => channel.resume(),
      onNonsense: host.drop,
    })
  }

  /** `onEnd` gets the end of the session, with the close of everything that it had open. */
  serve(onEnd: (ended: Promise<void>) => void): void {
    const channel = this.#channel
    const wake = () => this.#wake()
    const end = (isGone: boolean) => this.#end(isGone, onEnd)
    channel.on('data', (chunk: Buffer) => {
      this.#host.isUsed()
      if (!this.#session.data(chunk)) channel.pause()
    })
    channel.on('drain', wake)
    this.#socket.on('drain', wake)
    channel.on('end', () => end(false))
    channel.on('close', () => end(true))
    channel.on('error', () => end(true))
    this.#socket.once('close', () => end(true))
  }

  #isAhead(): boolean {
    return !this.#isGone && this.#channel.writableLength + this.#socket.writableLength > maxAhead
  }

  #wake(): void {
    if (this.#isAhead()) return
    const now = this.#waiting
    this.#waiting = []
    for (const go of now) go()
  }

  #send(bytes: Buffer): void {
    if (this.#isGone || !this.#channel.writable) return
    // The bytes are split into many packets, which leave together.
    this.#socket.cork()
    process.nextTick(() => this.#socket.uncork())
    this.#channel.write(bytes, () => this.#wake())
  }

  #end(isGone: boolean, onEnd: (ended: Promise<void>) => void): void {
    this.#isGone ||= isGone
    this.#wake()
    if (this.#isEnding) return
    this.#isEnding = true
    onEnd(
      this.#session.end().finally(() => {
        if (this.#channel.destroyed || this.#isGone) return
        // Clients wait for the exit status.
        this.#channel.exit(0)
        this.#channel.end()
      }),
    )
  }
}
