import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { json } from 'node:stream/consumers'
import { codeOf } from '@zubr/process/error-code'

/** What a receiver does with a message: answers, keeps silent, or closes the connection, with or without having accepted it. */
export type Reaction =
  | { status: number; headers?: OutgoingHttpHeaders; body?: string }
  | 'hang'
  | 'cut'
  | 'accept-and-cut'

export type Receiver = {
  /** A webhook's address, with a secret in its path. */
  url: string
  /** Everything that has arrived, whole, in order. */
  received: { body: unknown; content: string; accepted: boolean; path: string }[]
  react(reaction: (content: string) => Reaction | Promise<Reaction>): void
  /** Closes its port and every connection. */
  die(): Promise<void>
  /** Opens the same port again. */
  rise(): Promise<void>
}

export const webhookSecret = 'planted-webhook-secret'

/** A Discord-compatible webhook on loopback, which accepts everything until it is told otherwise. */
export async function openReceiver(): Promise<Receiver> {
  const received: Receiver['received'] = []
  let react: (content: string) => Reaction | Promise<Reaction> = () => ({ status: 204 })
  const server = createServer(async (request, response) => {
    try {
      const body = await json(request)
      const content = typeof body === 'object' && body && 'content' in body ? String(body.content) : ''
      const reaction = await react(content)
      const accepted = typeof reaction === 'object' ? reaction.status < 300 : reaction === 'accept-and-cut'
      received.push({ body, content, accepted, path: request.url ?? '' })
      if (reaction === 'cut' || reaction === 'accept-and-cut') request.socket.destroy()
      else if (reaction !== 'hang') response.writeHead(reaction.status, reaction.headers).end(reaction.body)
    } catch {
      // The sender has died in the middle of it.
    }
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/api/webhooks/81/${webhookSecret}`,
    received,
    react: (next) => {
      react = next
    },
    die: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
    // While it was down a connection of some other program may have had its port for a moment.
    rise: async () => {
      while (!server.listening)
        await listen(port).catch((error: unknown) => {
          if (codeOf(error) !== 'EADDRINUSE') throw error
          return new Promise((again) => setTimeout(again, 50))
        })
    },
  }
}
