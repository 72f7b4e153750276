import { createServer, type Server, type Socket } from 'node:net'

export type ReceivedMail = { from: string; to: string[]; text: string }

export type SmtpReceiver = {
  url: string
  mails: ReceivedMail[]
  /** What it says to the next messages instead of taking them: `451 try again`. Undefined takes them. */
  refuseWith(line: string | undefined): void
  close(): Promise<void>
}

/**
 * A mail server on loopback that keeps what it gets, for tests and for a person who wants to see an alert. It speaks as much of RFC
 * 5321 as a sender needs.
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
  const sockets = new Set<Socket>()
  let refusal: string | undefined
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    talk(
      socket,
      () => refusal,
      (mail) => {
        mails.push(mail)
        onMail(mail)
      },
      answerMs,
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    mails,
    refuseWith: (line) => {
      refusal = line
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function talk(
  socket: Socket,
  refusal: () => string | undefined,
  onMail: (mail: ReceivedMail) => void,
  answerMs: number,
): void {
  let pending = ''
  let mail: ReceivedMail = { from: '', to: [], text: '' }
  let inText = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

  function heard(line: string): void {
    if (inText) {
      if (line !== '.') {
        mail.text += `${line.replace(/^\./, '')}\n`
        return
      }
      inText = false
      const no = refusal()
      if (!no) onMail(mail)
      setTimeout(() => say(no ?? '250 taken'), answerMs)
      mail = { from: '', to: [], text: '' }
      return
    }
    switch (line.slice(0, 4).toUpperCase()) {
      case 'EHLO':
        say('250-receiver.example')
        say('250 8BITMIME')
        break
      case 'MAIL':
        mail.from = addressIn(line)
        say('250 well')
        break
      case 'RCPT':
        mail.to.push(addressIn(line))
        say('250 well')
        break
      case 'DATA':
        inText = true
        say('354 go on, and end with a dot')
        break
      case 'QUIT':
        say('221 bye')
        socket.end()
        break
      default:
        say('250 well')
    }
  }

  socket.setEncoding('utf8').on('data', (data) => {
    const lines = (pending + data).split('\r\n')
    pending = lines.pop() ?? ''
    for (const line of lines) heard(line)
  })
  say('220 receiver.example')
}
