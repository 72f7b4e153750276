import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const requestIdHeader = 'x-request-id'

/** Long enough to be unique, short and plain enough for a log line and a header. */
const wellFormed = /^[A-Za-z0-9._-]{8,64}$/

/**
 * The id of a request in the log and in errors. A trusted proxy's id is kept, so that both logs can
 * be correlated; otherwise a new one is generated.
 */
export function requestIdOf(
  request: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  isTrusted: (address: string | undefined) => boolean,
): string {
  const receivedId = request.headers[requestIdHeader]
  return typeof receivedId === 'string' &&
    wellFormed.test(receivedId) &&
    isTrusted(request.socket.remoteAddress)
    ? receivedId
    : randomUUID()
}
