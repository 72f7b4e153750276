import type { IncomingMessage, ServerResponse } from 'node:http'
import { maxPieceBytes } from '../protocol/frames.ts'
import { hasBody, Refused } from './responses.ts'

/** A browser's chunks are small. Fast ones are collected up to this size for a helper. */
const pieceBytes = maxPieceBytes - 64 * 1024
const gatheredMs = 100
/**
 * The body in parts that arrived together, and no faster than the reader. An early return leaves
 * the connection open, so that the browser gets the answer.
 */
export async function* piecesOf(request: IncomingMessage): AsyncGenerator<readonly Buffer[]> {
  if (!hasBody(request)) return
  let parts: Buffer[] = []
  let held = 0
  let givenAt = Number.NEGATIVE_INFINITY
  let isOver = request.readableEnded
  let failed: Error | undefined
  let wake = (): void => undefined
  /** A small part is passed on soon, even if no more follows. */
  let willLook = false
  const isDue = () => held >= pieceBytes || (held > 0 && performance.now() - givenAt >= gatheredMs)
  const arrived = (part: Buffer) => {
    parts.push(part)
    held += part.length
    // The browser waits until the reader continues.
    if (held >= pieceBytes) request.pause()
    if (isDue() || !willLook) wake()
  }
  const ended = () => {
    isOver = true
    wake()
  }
  const broken = (error?: Error) => {
    if (!isOver) failed ??= error ?? new Error('the connection has ended')
    wake()
  }
  request.on('data', arrived).once('end', ended).once('error', broken).once('close', broken)
  if (request.destroyed && !isOver) broken()
  try {
    for (;;) {
      // Bytes from before the disconnect are kept.
      if (isDue() || (held > 0 && (isOver || failed))) {
        const collected = parts
        parts = []
        held = 0
        givenAt = performance.now()
        request.resume()
        yield collected
      } else if (failed) throw failed
      else if (isOver) return
      else
        await new Promise<void>((resolve) => {
          willLook = held > 0
          const due = willLook ? setTimeout(resolve, gatheredMs) : undefined
          wake = () => {
            clearTimeout(due)
            resolve()
          }
        })
    }
  } finally {
    request.off('data', arrived).off('end', ended).off('error', broken).off('close', broken)
    // `discardBody` may read the rest by now.
    if (request.listenerCount('data') > 0) request.resume()
    else request.pause()
  }
}

/** The memory limit for the bodies of all requests. */
export function bodyMemory(maxBytes: number) {
  let held = 0
  /**
   * A whole body with a declared length. Its client is disconnected if it takes too long. Received
   * bytes count, not announced ones, so a client that announces much and sends nothing blocks
   * nobody.
   */
  async function text(request: IncomingMessage, maxLength: number): Promise<string> {
    if (lengthOf(request) > maxLength) throw new Refused(413, 'too_large')
    let ownBytes = 0
    const late = setTimeout(() => request.destroy(), maxDrainMs)
    try {
      const chunks: Buffer[] = []
      for await (const parts of piecesOf(request))
        for (const part of parts) {
          ownBytes += part.length
          held += part.length
          if (held > maxBytes) throw new Refused(503, 'busy')
          chunks.push(part)
        }
      return Buffer.concat(chunks).toString()
    } finally {
      clearTimeout(late)
      held -= ownBytes
    }
  }
  return {
    text,
    async json(request: IncomingMessage, maxLength: number): Promise<unknown> {
      try {
        return JSON.parse(await text(request, maxLength))
      } catch (error) {
        throw error instanceof SyntaxError ? new Refused(400) : error
      }
    },
  }
}

/** The length of the body, which must be declared. */
export function lengthOf({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) throw new Refused(411)
  const text = headers['content-length'] ?? '0'
  if (!/^\d{1,15}$/.test(text)) throw new Refused(400)
  return Number(text)
}

/** Up to this much of an unwanted body is read, so that its browser gets the reason. */
const maxDrainedBytes = 64 * 1024 * 1024
const maxDrainMs = 30_000

/** Discards the rest of a body, so that a browser that is still sending gets the answer. */
export function discardBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || !hasBody(request)) return
  let left = maxDrainedBytes
  const late = setTimeout(() => response.destroy(), maxDrainMs)
  request.socket.once('close', () => clearTimeout(late))
  request.once('end', () => clearTimeout(late))
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) response.destroy()
  })
  request.on('error', () => undefined)
  request.resume()
}
