import { once } from 'node:events'
import { FileProgress } from '@zubr/contracts/files/operations'
import type { Helper } from '../runtime/runtime.ts'
import { FileError, fileError } from './file-error.ts'
import { free } from './memory.ts'
import { type Bytes, decoder, type Frame, maxAnswerBytes, maxPieceBytes, write } from './protocol/frames.ts'
import { inFlight, type ToAgent, type ToHelper } from './protocol/messages.ts'

export type Content = Uint8Array | AsyncIterable<Bytes>
export type CallOptions = {
  /** The content to write, for operations that take some. */
  content?: Content | undefined
  /** Transfers the memory of the content, which is freed as soon as it is sent. */
  gives?: boolean | undefined
  /** At most a mebibyte, sent with the request itself (`pwrite`). */
  bytes?: Uint8Array | undefined
  signal?: AbortSignal | undefined
  onProgress?: ((progress: FileProgress) => void) | undefined
}

/** A helper that sends this much more than requested is not ours. */
export const maxAhead = 2 * inFlight

/** A request without a final answer. */
type Waiting = {
  frame(message: ToAgent & { id: number }, bytes: Buffer): void
  fail(error: FileError): void
  /** How much more it may send before the reader has taken some. */
  credit: number
  /** It has requested content that is not available yet. */
  lacksContent: boolean
  isCancelled: boolean
  /** The time of the last message to the helper about it. */
  toldAt: number
}

/** Whether the next message has to come from the helper, not from the caller. */
const owes = ({ credit, lacksContent, isCancelled }: Waiting) => isCancelled || (credit > 0 && !lacksContent)

export type Connection = ReturnType<typeof connect>

/** The agent's side of the connection to a helper, whose messages are untrusted. */
export function connect({ input, output, exited, kill, lends }: Helper) {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let heardAt = performance.now()
  /** The time at which it last made progress on a request. */
  let workedAt = heardAt
  let over = false
  let pongs = 0
  /** Open files. They would be lost with the helper. */
  let opened = 0
  const { promise: isReady, resolve: ready, reject: neverReady } = Promise.withResolvers<void>()
  isReady.catch(() => undefined)

  function end(): void {
    over = true
    neverReady(new FileError('away'))
    for (const one of waiting.values()) one.fail(new FileError('away'))
    waiting.clear()
  }
  exited.then(end, end)
  /** Ends a helper that violates the protocol. */
  const hangUp = () => {
    end()
    kill()
  }
  const decode = decoder(take, { maxJsonBytes: maxAnswerBytes })
  output
    .on('data', (chunk: Buffer) => {
      heardAt = performance.now()
      try {
        decode(chunk)
        free(chunk)
      } catch {
        hangUp()
      }
    })
    .on('error', hangUp)
    .on('end', end)
  input.on('error', hangUp)

  function take({ head, bytes }: Frame): void {
    if (typeof head !== 'object' || head === null) throw new Error('not a message')
    if ('ready' in head) ready()
    if ('pong' in head) pongs += 1
    // A request without a caller was cancelled.
    const one = 'id' in head && typeof head.id === 'number' ? waiting.get(head.id) : undefined
    if (!one) return
    workedAt = performance.now()
    one.frame(head as never, bytes)
  }

  function say(message: ToHelper, bytes?: Bytes, sent?: () => void): void {
    if (over) return
    write(input, message, bytes, sent)
  }

  function cancel(id: number): void {
    const one = waiting.get(id)
    if (one && !one.isCancelled) Object.assign(one, { isCancelled: true, toldAt: performance.now() })
    say({ cancel: id })
  }

  /**
   * How long the helper has made no progress on requests for which it has all it needs, in
   * milliseconds.
   */
  function stuckMs(): number {
    const since = [...waiting.values()].filter(owes).map(({ toldAt }) => toldAt)
    return since.length === 0 ? 0 : performance.now() - Math.max(workedAt, Math.min(...since))
  }

  /** Sends a request. `on` gets the messages before the final one. */
  function ask(
    op: string,
    args: unknown,
    { content, bytes, gives = false, signal, onProgress }: CallOptions,
    on?: (message: ToAgent & { id: number }, bytes: Buffer) => void,
  ): { id: number; answer: Promise<{ value: unknown; bytes: Buffer }> } {
    last += 1
    const id = last
    const answer = new Promise<{ value: unknown; bytes: Buffer }>((resolve, reject) => {
      if (over) return reject(new FileError('away'))
      // Its silence counts only while a request is pending.
      if (waiting.size === 0) heardAt = performance.now()
      if (op === 'close') opened -= 1
      if (signal?.aborted) return reject(new FileError('cancelled'))
      const pieces = content === undefined ? undefined : piecesOf(content)
      let feeding = Promise.resolve()
      let pulls = 0
      const callOff = () => cancel(id)
      const done = () => {
        waiting.delete(id)
        signal?.removeEventListener('abort', callOff)
        void pieces?.return?.(undefined)
      }
      const fail = (error: Error) => {
        done()
        reject(error)
      }
      waiting.set(id, {
        fail,
        ...{ credit: inFlight, lacksContent: false, isCancelled: false, toldAt: performance.now() },
        frame(message, more) {
          if ('value' in message) {
            done()
            if (op === 'open') opened += 1
            resolve({ value: message.value, bytes: more })
          } else if ('failure' in message) fail(fileError(message.failure))
          else if ('progress' in message) {
            const progress = FileProgress.safeParse(message.progress)
            if (progress.success) onProgress?.(progress.data)
          } else if ('pull' in message) {
            pulls += 1
            if (pulls > maxAhead) return hangUp()
            feeding = feeding
              .then(() => feed(id, pieces, gives))
              .then(() => {
                pulls -= 1
              })
              .catch((error: unknown) => {
                if (!waiting.has(id)) return
                say({ cancel: id })
                fail(error instanceof Error ? error : new FileError('failed'))
              })
          } else if (on) {
            // The agent itself reads a lent file, until it requests pieces.
            if ('lent' in message) this.credit = 0
            if ('rows' in message || 'piece' in message) this.credit -= 1
            on(message, more)
          }
        },
      })
      signal?.addEventListener('abort', callOff, { once: true })
      say({ id, op, args }, bytes, gives && bytes ? () => free(bytes) : undefined)
    })
    return { id, answer }
  }

  async function feed(id: number, pieces: AsyncIterator<Bytes> | undefined, gives: boolean): Promise<void> {
    const one = waiting.get(id)
    if (!one) return
    // Reads the next piece while the helper still processes the previous one.
    one.lacksContent = true
    const next = await pieces?.next()
    Object.assign(one, { lacksContent: false, toldAt: performance.now() })
    if (input.writableNeedDrain) await once(input, 'drain')
    if (!next || next.done) say({ content: id, end: true })
    else say({ content: id }, next.value, gives ? () => free(next.value) : undefined)
  }

  return {
    /** Rejects once the helper can no longer become ready. */
    isReady,
    ask,
    lends,
    more(id: number): void {
      const one = waiting.get(id)
      if (one) Object.assign(one, { credit: one.credit + 1, toldAt: performance.now() })
      say({ more: id })
    },
    cancel,
    setDisk: (diskMb: number) => say({ diskMb }),
    isOver: () => over,
    /** Requests without a final answer. */
    pending: () => waiting.size,
    opened: () => opened,
    /** Milliseconds since its last message. */
    silentMs: () => performance.now() - heardAt,
    stuckMs,
    ping: () => say({ ping: pongs }),
    end(): void {
      input.end()
    },
    kill: hangUp,
    exited,
  }
}

/** Pieces of at most one frame. */
async function* piecesOf(content: Content): AsyncGenerator<Bytes> {
  const all = content instanceof Uint8Array ? [content] : content
  for await (const bytes of all) {
    let parts: Uint8Array[] = []
    let remaining = maxPieceBytes
    for (const part of bytes instanceof Uint8Array ? [bytes] : bytes)
      for (let at = 0; at < part.length; ) {
        const some = part.subarray(at, at + remaining)
        parts.push(some)
        at += some.length
        remaining -= some.length
        if (remaining > 0) continue
        yield parts
        parts = []
        remaining = maxPieceBytes
      }
    if (parts.length > 0) yield parts
  }
}
