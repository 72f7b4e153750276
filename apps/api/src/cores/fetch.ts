import { fetchFailure } from '@zubr/process/error-code'
import type { Place } from './official.ts'

/** A source is unavailable or returns invalid data. The message is one line for the operator. */
export class SourceError extends Error {}

export type Answer =
  | { status: 'same' }
  | { status: 'missing' }
  | { status: 'new'; body: Buffer; etag: string | null; lastModified: string | null }

export type Known = { etag: string | null; lastModified: string | null }

export type Limits = { patienceMs: number; maxBytes: number }
/** The longest list, Mojang's, has half a megabyte. */
export const defaultLimits: Limits = { patienceMs: 20_000, maxBytes: 16 * 1024 * 1024 }

const maxRedirects = 3

/**
 * Requests an address of a source and follows redirects within the source. Throws SourceError, or
 * the signal's reason.
 */
export async function fetchPage(
  place: Place,
  address: string,
  {
    userAgent,
    known,
    limits,
    signal,
  }: { userAgent: string; known?: Known; limits: Limits; signal: AbortSignal },
): Promise<Answer> {
  const patience = AbortSignal.timeout(limits.patienceMs)
  let at = address
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await fetch(at, {
        redirect: 'manual',
        signal: AbortSignal.any([signal, patience]),
        headers: {
          accept: 'application/json, application/xml;q=0.9, text/plain;q=0.9, */*;q=0.1',
          'user-agent': userAgent,
          ...(known?.etag && { 'if-none-match': known.etag }),
          ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
        },
      })
      if (response.status === 200) return await bodyOf(response, limits.maxBytes)
      // The body is not needed; its stream may have failed already.
      await response.body?.cancel().catch(() => undefined)
      if (response.status === 304 && known) return { status: 'same' }
      if (response.status === 404) return { status: 'missing' }
      const to = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
      if (to === null) throw new SourceError(`answered with status ${response.status}`)
      const next = URL.parse(to, at)
      const allowed = next && place.addressOf(next.href)
      if (!allowed) throw new SourceError(`sends to ${next?.host ?? 'nowhere'}, which is none of its own`)
      at = allowed
    }
    throw new SourceError(`sends from one address to the next more than ${maxRedirects} times`)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof SourceError) throw error
    if (patience.aborted) throw new SourceError(`gave no whole answer within ${limits.patienceMs / 1000} s`)
    throw new SourceError(`cannot be reached (${fetchFailure(error)})`)
  }
}

async function bodyOf({ body, headers }: Response, maxBytes: number): Promise<Answer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new SourceError(`answers with more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return {
    status: 'new',
    body: Buffer.concat(chunks),
    etag: headers.get('etag'),
    lastModified: headers.get('last-modified'),
  }
}
