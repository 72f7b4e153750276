import { createServer, type Server, type Socket } from 'node:net'
import { type ReceivedMail, type SmtpFaults, SmtpSession } from './smtp-session.ts'

export type { ReceivedMail, SmtpFaults }

export type SmtpReceiver = {
  url: string
  mails: ReceivedMail[]
  /** The commands of all connections, in order. */
  commands: string[]
  /** Lines that RFC 5321 does not allow. */
  violations: string[]
  /** What it answers to the next messages instead of taking them: `451 try again`. Undefined takes them. */
  refuseWith(line: string | undefined): void
  fail(faults: SmtpFaults): void
  close(): Promise<void>
}

/**
 * A mail server on loopback that keeps what it gets, for tests and for a person who wants to see an alert. It holds a
 * sender to RFC 5321: order and syntax of commands, CRLF, lengths of lines, seven bits.
 */
export async function startSmtpReceiver({
  port = 0,
  answerMs = 0,
  onMail = () => undefined,
}: {
  port?: number
  /** How long it thinks about each message. */
  answerMs?: number
  onMail?: (mail: ReceivedMail) => void
} = {}): Promise<SmtpReceiver> {
  const mails: ReceivedMail[] = []
  const [commands, violations]: [string[], string[]] = [[], []]
  const sockets = new Set<Socket>()
  let faults: SmtpFaults = {}
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    const session = new SmtpSession(socket, {
      answerMs,
      faults: () => faults,
      onCommand: (line) => commands.push(line),
      onViolation: (line) => violations.push(line),
      onMail: (mail) => {
        mails.push(mail)
        onMail(mail)
      },
    })
    session.greet()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    mails,
    commands,
    violations,
    refuseWith: (line) => {
      faults = line === undefined ? {} : { answers: { '.': line } }
    },
    fail: (next) => {
      faults = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
