import { createServer, type Server, type Socket } from 'node:net'
import { type ReceivedMail, type SmtpFaults, SmtpSession } from './smtp-session.ts'

export type { ReceivedMail, SmtpFaults }

export type SmtpReceiver = {
  url: string
  mails: ReceivedMail[]
  /** The commands of all connections, in order. */
  commands: string[]
  /** Lines that violate RFC 5321. */
  violations: string[]
  /**
   * Rejects the next messages with this answer, such as `451 try again`. Undefined accepts them.
   */
  refuseWith(line: string | undefined): void
  fail(faults: SmtpFaults): void
  close(): Promise<void>
}

/**
 * A fake mail server on loopback that stores its mails, for tests and for viewing alerts. It checks
 * a sender against RFC 5321: order and syntax of commands, CRLF, line lengths, seven bits.
 */
export async function startSmtpReceiver({
  port = 0,
  answerMs = 0,
  onMail = () => undefined,
}: {
  port?: number
  /** The delay before the answer to each message. */
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
