import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { json } from 'node:stream/consumers'
import { codeOf } from '@zubr/process/error-code'

/**
 * A receiver's reaction to a message: an answer, silence, or a closed connection with or without
 * accepting it.
 */
export type Reaction =
  | { status: number; headers?: OutgoingHttpHeaders; body?: string }
  | 'hang'
  | 'cut'
  | 'accept-and-cut'

export type Receiver = {
  /** A webhook URL, with a secret in its path. */
  url: string
  /** Everything received, in order. */
  received: { body: unknown; content: string; accepted: boolean; path: string }[]
  react(reaction: (content: string) => Reaction | Promise<Reaction>): void
  /** Closes its port and every connection. */
  die(): Promise<void>
  /** Opens the same port again. */
  rise(): Promise<void>
}

export const webhookSecret = 'planted-webhook-secret'

/**
 * A Discord-compatible webhook on loopback, which accepts everything until `react` changes that.
 */
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
      // The sender died in the middle of the request.
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
    // Meanwhile a connection of another program may have used its port for a moment.
    rise: async () => {
      while (!server.listening)
        await listen(port).catch((error: unknown) => {
          if (codeOf(error) !== 'EADDRINUSE') throw error
          return new Promise((again) => setTimeout(again, 50))
        })
    },
  }
}
