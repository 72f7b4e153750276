import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { FileProgress } from '@zubr/contracts/files/operations'
import { FileError, fileError } from './file-error.ts'
import { free } from './memory.ts'
import { type Bytes, maxPieceBytes } from './protocol/frames.ts'
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

export type RequestMessage = ToAgent & { id: number }
export type OnMessage = (message: RequestMessage, bytes: Buffer) => void
export type Answer = { value: unknown; bytes: Buffer }

/** What a request needs of its connection. */
type RequestConnection = {
  input: Writable
  send(message: ToHelper, bytes?: Bytes, onSent?: () => void): void
  cancel(): void
  /** Ends a helper that violates the protocol. */
  kill(): void
  /** The request has its final answer, or has failed. */
  onEnd(): void
}

type RequestOptions = CallOptions & { op: string; args: unknown }

/** A request without a final answer. */
export class PendingRequest {
  readonly op: string
  readonly answer: Promise<Answer>
  /** How much more it may send before the reader has taken some. */
  credit = inFlight
  isCancelled = false
  /** The time of the last message to the helper about it. */
  lastSentAt = performance.now()
  readonly #id: number
  readonly #connection: RequestConnection
  readonly #options: RequestOptions
  readonly #onMessage: OnMessage | undefined
  readonly #pieces: AsyncGenerator<Bytes> | undefined
  readonly #resolve: (answer: Answer) => void
  readonly #reject: (error: Error) => void
  readonly #onAbort = () => this.#connection.cancel()
  #isEnded = false
  /** It has requested content that is not available yet. */
  #lacksContent = false
  /** Pieces that the helper has requested and not received. */
  #pulls = 0
  #feeding = Promise.resolve()

  constructor(id: number, connection: RequestConnection, options: RequestOptions, onMessage?: OnMessage) {
    this.#id = id
    this.op = options.op
    this.#connection = connection
    this.#options = options
    this.#onMessage = onMessage
    this.#pieces = options.content === undefined ? undefined : piecesOf(options.content)
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.answer = promise
    this.#resolve = resolve
    this.#reject = reject
  }

  /** Whether the next message has to come from the helper, not from the caller. */
  isHelpersTurn(): boolean {
    return this.isCancelled || (this.credit > 0 && !this.#lacksContent)
  }

  send(): void {
    const { op, args, bytes, gives, signal } = this.#options
    signal?.addEventListener('abort', this.#onAbort, { once: true })
    this.#connection.send({ id: this.#id, op, args }, bytes, gives && bytes ? () => free(bytes) : undefined)
  }

  onFrame(message: RequestMessage, bytes: Buffer): void {
    if ('value' in message) {
      this.#end()
      this.#resolve({ value: message.value, bytes })
    } else if ('failure' in message) this.fail(fileError(message.failure))
    else if ('progress' in message) {
      const progress = FileProgress.safeParse(message.progress)
      if (progress.success) this.#options.onProgress?.(progress.data)
    } else if ('pull' in message) this.#onPull()
    else if (this.#onMessage) {
      // The agent itself reads a lent file, until it requests pieces.
      if ('lent' in message) this.credit = 0
      if ('rows' in message || 'piece' in message) this.credit -= 1
      this.#onMessage(message, bytes)
    }
  }

  fail(error: Error): void {
    this.#end()
    this.#reject(error)
  }

  #end(): void {
    this.#isEnded = true
    this.#connection.onEnd()
    this.#options.signal?.removeEventListener('abort', this.#onAbort)
    void this.#pieces?.return(undefined)
  }

  #onPull(): void {
    this.#pulls += 1
    if (this.#pulls > maxAhead) {
      this.#connection.kill()
      return
    }
    this.#feeding = this.#feeding
      .then(() => this.#sendPiece())
      .then(() => {
        this.#pulls -= 1
      })
      .catch((error: unknown) => {
        if (this.#isEnded) return
        this.#connection.send({ cancel: this.#id })
        this.fail(error instanceof Error ? error : new FileError('failed'))
      })
  }

  async #sendPiece(): Promise<void> {
    if (this.#isEnded) return
    const { input, send } = this.#connection
    // Reads the next piece while the helper still processes the previous one.
    this.#lacksContent = true
    const next = await this.#pieces?.next()
    this.#lacksContent = false
    this.lastSentAt = performance.now()
    if (input.writableNeedDrain) await once(input, 'drain')
    if (!next || next.done) send({ content: this.#id, end: true })
    else send({ content: this.#id }, next.value, this.#options.gives ? () => free(next.value) : undefined)
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
