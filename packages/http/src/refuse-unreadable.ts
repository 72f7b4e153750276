import type { Socket } from 'node:net'

export type Unreadable = 'too_slow' | 'headers_too_large' | 'not_http'

const kinds: Record<string, Unreadable> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

const statusLines: Record<Unreadable, string> = {
  too_slow: '408 Request Timeout',
  headers_too_large: '431 Request Header Fields Too Large',
  not_http: '400 Bad Request',
}

/**
 * Answers input that is no valid HTTP, is too slow or has too many headers, and closes the
 * connection. No request exists yet, only a socket.
 */
export function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  answer: (why: Unreadable) => { headers: Record<string, string>; body: string },
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const why = (Object.hasOwn(kinds, error.code ?? '') && kinds[error.code ?? '']) || 'not_http'
  const { headers, body } = answer(why)
  const all = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${statusLines[why]}\r\n${lines.join('')}\r\n${body}`)
  // A client that does not read the answer is disconnected.
  socket.setTimeout(1_000, () => socket.destroy())
}
