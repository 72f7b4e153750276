import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FileProgress } from '@zubr/contracts/files/operations'
import { maxPieceBytes } from '../protocol/frames.ts'
import { inFlight, type ToAgent } from '../protocol/messages.ts'
import type { BufferPool } from './buffer-pool.ts'
import type { Context } from './context.ts'
import { OperationError } from './failure.ts'

export type Send = (message: ToAgent, bytes?: Uint8Array) => void

const rowsAtOnce = 500
const rowsBytes = 256 * 1024
/** Rows of a slow search are sent after this time. */
const rowsAfterMs = 50
const progressEveryMs = 200
/** Silent long work reports at this interval that it is alive. */
const workingEveryMs = 10_000
/** Long work pauses at this interval, so that others are served. */
const turnMs = 20

type RequestDeps = Pick<Context, 'walk' | 'freeSpace' | 'handles'> & { send: Send; memory: BufferPool }

/** A request of the agent without a final answer. */
export class RunningRequest {
  readonly #id: number
  readonly #bytes: Buffer
  readonly #deps: RequestDeps
  readonly #send: Send
  #isCancelled = false
  /** Created on demand, since most requests end before anyone could cancel them. */
  #stop: AbortController | undefined
  #rows: string[] = []
  #rowsLength = 0
  #rowsTimer: NodeJS.Timeout | undefined
  /** The rows are due, but the reader has not requested more. */
  #areRowsLate = false
  #credit = inFlight
  /** Callbacks that wait until the agent sends something. */
  #waiting: (() => void)[] = []
  #progressSentAt = Number.NEGATIVE_INFINITY
  #progressTimer: NodeJS.Timeout | undefined
  #turnEndsAt = performance.now() + turnMs
  #workingDueAt = this.#turnEndsAt + workingEveryMs
  readonly #arrived: Buffer[] = []
  #isContentComplete = false

  constructor(id: number, bytes: Buffer, deps: RequestDeps) {
    this.#id = id
    this.#bytes = bytes
    this.#deps = deps
    this.#send = deps.send
  }

  /** For the operation. Its functions may be taken out of the object. */
  context(): Context {
    const { walk, freeSpace, handles } = this.#deps
    const signal = () => this.#signal()
    return {
      ...{ walk, freeSpace, handles, bytes: this.#bytes },
      get signal() {
        return signal()
      },
      content: { [Symbol.asyncIterator]: () => this.#content() },
      row: (row) => this.#addRow(row),
      progress: (progress) => this.#reportProgress(progress),
      about: (value) => this.#send({ id: this.#id, about: value }),
      lend: async (fd, about) => {
        this.#credit = 0
        this.#send({ id: this.#id, about, lent: fd })
        await this.#waitForCredit()
      },
      piece: (all) => this.#sendPieces(all),
      breathe: () => this.#breathe(),
    }
  }

  isCancelled(): boolean {
    return this.#isCancelled
  }

  /** The reader permits another batch of rows or piece of content. */
  more(): void {
    this.#credit += 1
    if (this.#areRowsLate) this.flush()
    this.#wake()
  }

  /** Null: the content is complete. */
  onContent(piece: Buffer | null): void {
    if (piece) this.#arrived.push(piece)
    else this.#isContentComplete = true
    this.#wake()
  }

  cancel(): void {
    this.#isCancelled = true
    this.#stop?.abort()
    this.#wake()
  }

  /** Sends the rows that are collected so far. */
  flush(): void {
    clearTimeout(this.#rowsTimer)
    this.#rowsTimer = undefined
    this.#areRowsLate = false
    if (this.#rows.length === 0) return
    this.#send({ id: this.#id, rows: true }, Buffer.from(`[${this.#rows.join()}]`))
    this.#rows = []
    this.#rowsLength = 0
    this.#credit -= 1
  }

  clearTimers(): void {
    clearTimeout(this.#rowsTimer)
    clearTimeout(this.#progressTimer)
  }

  #signal(): AbortSignal {
    this.#stop ??= new AbortController()
    if (this.#isCancelled) this.#stop.abort()
    return this.#stop.signal
  }

  async *#content(): AsyncGenerator<Buffer> {
    const pull = () => this.#send({ id: this.#id, pull: true })
    for (let requested = 0; requested < inFlight; requested += 1) pull()
    for (;;) {
      this.#throwIfCancelled()
      const piece = this.#arrived.shift()
      if (piece) {
        pull()
        yield piece
        // A request for the next piece means that this one is no longer used.
        this.#deps.memory.giveBack(piece)
      } else if (this.#isContentComplete) return
      else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
  }

  async #addRow(row: unknown): Promise<void> {
    const text = JSON.stringify(row)
    // A sender that did not wait may exceed the size of a frame.
    if (this.#rowsLength + text.length > 2 * rowsBytes) this.flush()
    this.#rows.push(text)
    this.#rowsLength += text.length
    this.#rowsTimer ??= setTimeout(() => {
      if (this.#credit > 0) this.flush()
      else this.#areRowsLate = true
    }, rowsAfterMs)
    if (this.#rows.length < rowsAtOnce && this.#rowsLength < rowsBytes) return
    await this.#waitForCredit()
    this.flush()
    if (performance.now() > this.#turnEndsAt) await this.#breathe()
  }

  #reportProgress(progress: FileProgress): void {
    const sendProgress = () => {
      this.#progressSentAt = performance.now()
      this.#progressTimer = undefined
      this.#send({ id: this.#id, progress })
    }
    clearTimeout(this.#progressTimer)
    const waitMs = this.#progressSentAt + progressEveryMs - performance.now()
    if (waitMs <= 0) sendProgress()
    else this.#progressTimer = setTimeout(sendProgress, waitMs)
  }

  async #sendPieces(all: Uint8Array): Promise<void> {
    for (let at = 0; at < all.length; at += maxPieceBytes) {
      await this.#waitForCredit()
      this.#credit -= 1
      this.#send({ id: this.#id, piece: true }, all.subarray(at, at + maxPieceBytes))
    }
  }

  /** Lets other requests run once this one has had its turn. */
  async #breathe(): Promise<void> {
    if (performance.now() > this.#turnEndsAt) {
      await nextTurn()
      this.#turnEndsAt = performance.now() + turnMs
      if (this.#turnEndsAt > this.#workingDueAt) {
        this.#workingDueAt = this.#turnEndsAt + workingEveryMs
        this.#send({ id: this.#id, working: true })
      }
    }
    this.#throwIfCancelled()
  }

  /** Waits until the reader requests more. */
  async #waitForCredit(): Promise<void> {
    while (this.#credit <= 0 && !this.#isCancelled)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#throwIfCancelled()
  }

  #throwIfCancelled(): void {
    if (this.#isCancelled) throw new OperationError('cancelled')
  }

  #wake(): void {
    const all = this.#waiting
    this.#waiting = []
    for (const go of all) go()
  }
}
