import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

export type WebhookReceiver = {
  /** With a secret in its path, as Discord's has. */
  url: string
  /** What was posted and accepted, oldest first. */
  accepted: { content: string; allowed_mentions: unknown }[]
  /** How many posts came, refused ones included. */
  posts: number
  /** Status and headers of the next answers; 204 at the start. */
  answerWith(status: number, headers?: Record<string, string>): void
  close(): Promise<void>
}

/** A Discord-compatible webhook on loopback that keeps what it gets, for tests and for a person who wants to see an alert. */
export async function startWebhookReceiver({
  port = 0,
  onContent = () => undefined,
}: {
  port?: number
  onContent?: (content: string) => void
} = {}): Promise<WebhookReceiver> {
  let answer: { status: number; headers: Record<string, string> } = { status: 204, headers: {} }
  const server = createServer(async (request, response) => {
    // What a test reads is typed by the test.
    const body = JSON.parse(await text(request)) as WebhookReceiver['accepted'][number]
    receiver.posts++
    if (answer.status < 300) {
      receiver.accepted.push(body)
      onContent(body.content)
    }
    response.writeHead(answer.status, answer.headers).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}/api/webhooks/1/secret-of-the-webhook`,
    accepted: [],
    posts: 0,
    answerWith(status, headers = {}) {
      answer = { status, headers }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return receiver
}
