import type { IncomingMessage } from 'node:http'

/**
 * The client's address: the last one in the chain that is no trusted proxy. It equals Fastify's
 * `request.ip` and serves requests that are answered before Fastify.
 */
export function visitorOf(
  request: { headers: IncomingMessage['headers']; socket: { remoteAddress?: string | undefined } },
  isTrusted: (address: string | undefined) => boolean,
): string | undefined {
  let address = request.socket.remoteAddress
  const named = String(request.headers['x-forwarded-for'] ?? '').split(',')
  while (isTrusted(address)) {
    const before = named.pop()?.trim()
    if (!before) break
    address = before
  }
  return address
}
