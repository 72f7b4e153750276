import type { Writable } from 'node:stream'
import type { Helper, SharedFiles } from '../runtime/runtime.ts'
import { FileError } from './file-error.ts'
import { free } from './memory.ts'
import { type Answer, type CallOptions, type OnMessage, PendingRequest } from './pending-request.ts'
import { type Bytes, decoder, type Frame, maxAnswerBytes, write } from './protocol/frames.ts'
import type { ToHelper } from './protocol/messages.ts'

export function connectHelper(helper: Helper): HelperConnection {
  const connection = new HelperConnection(helper)
  connection.listen(helper.output)
  return connection
}

/** The agent's side of the connection to a helper, whose messages are untrusted. */
export class HelperConnection {
  readonly exited: Promise<void>
  readonly lends: SharedFiles | undefined
  /** Rejects once the helper can no longer become ready. */
  readonly isReady: Promise<void>
  readonly #input: Writable
  readonly #killProcess: () => void
  readonly #ready = Promise.withResolvers<void>()
  readonly #requests = new Map<number, PendingRequest>()
  #lastId = 0
  #lastMessageAt = performance.now()
  /** The time at which it last made progress on a request. */
  #lastProgressAt = this.#lastMessageAt
  #isOver = false
  #pongs = 0
  /** Open files. They would be lost with the helper. */
  #opened = 0

  constructor({ input, exited, kill, lends }: Omit<Helper, 'output'>) {
    this.#input = input
    this.#killProcess = kill
    this.exited = exited
    this.lends = lends
    this.isReady = this.#ready.promise
  }

  listen(output: Helper['output']): void {
    // Callers that wait for it handle the rejection. Nobody has to wait.
    this.isReady.catch(() => undefined)
    const onEnd = () => this.#onEnd()
    const kill = () => this.kill()
    this.exited.then(onEnd, onEnd)
    const decode = decoder((frame) => this.#onFrame(frame), { maxJsonBytes: maxAnswerBytes })
    output
      .on('data', (chunk: Buffer) => {
        this.#lastMessageAt = performance.now()
        try {
          decode(chunk)
          free(chunk)
        } catch {
          kill()
        }
      })
      .on('error', kill)
      .on('end', onEnd)
    this.#input.on('error', kill)
  }

  /** Sends a request. `onMessage` gets the messages before the final one. */
  request(
    op: string,
    args: unknown,
    options: CallOptions,
    onMessage?: OnMessage,
  ): { id: number; answer: Promise<Answer> } {
    this.#lastId += 1
    const id = this.#lastId
    if (this.#isOver) return { id, answer: Promise.reject(new FileError('away')) }
    // Its silence counts only while a request is pending.
    if (this.#requests.size === 0) this.#lastMessageAt = performance.now()
    if (op === 'close') this.#opened -= 1
    if (options.signal?.aborted) return { id, answer: Promise.reject(new FileError('cancelled')) }
    const request = new PendingRequest(
      id,
      {
        input: this.#input,
        send: (message, bytes, onSent) => this.#send(message, bytes, onSent),
        cancel: () => this.cancel(id),
        kill: () => this.kill(),
        onEnd: () => this.#requests.delete(id),
      },
      { ...options, op, args },
      onMessage,
    )
    this.#requests.set(id, request)
    request.send()
    return { id, answer: request.answer }
  }

  /** Permits another batch of rows or piece of content. */
  more(id: number): void {
    const request = this.#requests.get(id)
    if (request) {
      request.credit += 1
      request.lastSentAt = performance.now()
    }
    this.#send({ more: id })
  }

  cancel(id: number): void {
    const request = this.#requests.get(id)
    if (request && !request.isCancelled) {
      request.isCancelled = true
      request.lastSentAt = performance.now()
    }
    this.#send({ cancel: id })
  }

  setDisk(diskMb: number): void {
    this.#send({ diskMb })
  }

  ping(): void {
    this.#send({ ping: this.#pongs })
  }

  isOver(): boolean {
    return this.#isOver
  }

  /** Requests without a final answer. */
  pending(): number {
    return this.#requests.size
  }

  opened(): number {
    return this.#opened
  }

  /** Milliseconds since its last message. */
  silentMs(): number {
    return performance.now() - this.#lastMessageAt
  }

  /**
   * How long the helper has made no progress on requests for which it has all it needs, in
   * milliseconds.
   */
  stuckMs(): number {
    const since = [...this.#requests.values()]
      .filter((request) => request.isHelpersTurn())
      .map(({ lastSentAt }) => lastSentAt)
    return since.length === 0 ? 0 : performance.now() - Math.max(this.#lastProgressAt, Math.min(...since))
  }

  end(): void {
    this.#input.end()
  }

  /** Ends the helper at once. Its pending requests fail with `away`. */
  kill(): void {
    this.#onEnd()
    this.#killProcess()
  }

  #onEnd(): void {
    this.#isOver = true
    this.#ready.reject(new FileError('away'))
    for (const request of this.#requests.values()) request.fail(new FileError('away'))
    this.#requests.clear()
  }

  #onFrame({ head, bytes }: Frame): void {
    if (typeof head !== 'object' || head === null) throw new Error('not a message')
    if ('ready' in head) this.#ready.resolve()
    if ('pong' in head) this.#pongs += 1
    // A request without a caller was cancelled.
    const request = 'id' in head && typeof head.id === 'number' ? this.#requests.get(head.id) : undefined
    if (!request) return
    this.#lastProgressAt = performance.now()
    if ('value' in head && request.op === 'open') this.#opened += 1
    request.onFrame(head as never, bytes)
  }

  #send(message: ToHelper, bytes?: Bytes, onSent?: () => void): void {
    if (this.#isOver) return
    write(this.#input, message, bytes, onSent)
  }
}
