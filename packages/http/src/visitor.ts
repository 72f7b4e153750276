import type { IncomingMessage } from 'node:http'

/**
 * The address that a request came from: the last one that no trusted proxy stands behind. Fastify's `request.ip` is the same; this is
 * for what is answered before Fastify.
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
