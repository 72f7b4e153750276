import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'

type Forms = {
  /** The fake API behind the site; `body` is the parsed JSON. */
  api(request: IncomingMessage, response: ServerResponse, body: unknown): void
  /** Registers the forms' plugin in the site's server. */
  register(app: FastifyInstance, options: { apiUrl: string; security: Record<string, string> }): void
}

/**
 * The site's forms in front of a fake API, and a function that sends them like a browser without
 * scripts.
 */
export async function postsForTest({ api, register }: Forms) {
  const server = createServer(async (request, response) =>
    api(request, response, JSON.parse(await text(request))),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const app = Fastify({ trustProxy: 'loopback' })
  onTestFinished(async () => {
    await app.close()
    server.closeAllConnections()
    server.close()
  })
  register(app, {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    security: { 'x-content-type-options': 'nosniff' },
  })
  const post = (path: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': '198.51.100.7',
      },
      // Browsers send line ends as CRLF.
      payload: new URLSearchParams(fields).toString().replaceAll('%0A', '%0D%0A'),
    })
  return { app, post }
}
