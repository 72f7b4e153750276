import { setImmediate as turn } from 'node:timers/promises'
import type { FileProgress } from '@zubr/contracts/files/operations'
import { type Frame, maxPieceBytes } from '../protocol/frames.ts'
import { inFlight, type ToAgent, type ToHelper } from '../protocol/messages.ts'
import type { Walk } from './beneath.ts'
import { type Context, type Handler, WithBytes } from './context.ts'
import { Failed, failureOf } from './failure.ts'
import type { FreeSpace } from './free-space.ts'
import { handles } from './handles.ts'
import type { LentMemory } from './lent-memory.ts'

type Send = (message: ToAgent, bytes?: Uint8Array) => void

const rowsAtOnce = 500
const rowsBytes = 256 * 1024
/** Rows of a slow search are sent after this time. */
const rowsAfterMs = 50
const progressEveryMs = 200
/** Silent long work reports at this interval that it is alive. */
const workingEveryMs = 10_000
/** Long work pauses at this interval, so that others are served. */
const turnMs = 20

/** Answers an agent's requests, many at a time. `take` receives its messages. */
export function serve(
  operations: Readonly<Record<string, Handler>>,
  { walk, freeSpace, send, memory }: { walk: Walk; freeSpace: FreeSpace; send: Send; memory: LentMemory },
) {
  const open = handles()
  const running = new Map<number, Running>()

  async function answer(id: number, op: string, args: unknown, bytes: Buffer): Promise<void> {
    const one = request(id, bytes, { send, memory, walk, freeSpace, handles: open })
    running.set(id, one)
    try {
      const handler = Object.hasOwn(operations, op) ? operations[op] : undefined
      if (!handler) throw new Failed('failed')
      const value = await handler(args, one.context)
      one.flush()
      if (value instanceof WithBytes) send({ id, value: value.value ?? null }, value.bytes)
      else send({ id, value: value ?? null })
    } catch (error) {
      one.flush()
      send({ id, failure: one.isOff() ? { code: 'cancelled' } : failureOf(error) })
    } finally {
      running.delete(id)
      one.over()
      memory.giveBack(bytes)
    }
  }

  return {
    take({ head, bytes }: Frame): void {
      const message = head as ToHelper // From the agent that started this helper.
      if ('op' in message) void answer(message.id, message.op, message.args, bytes)
      else if ('cancel' in message) running.get(message.cancel)?.cancel()
      else if ('more' in message) running.get(message.more)?.more()
      else if ('content' in message) running.get(message.content)?.content(message.end ? null : bytes)
      else if ('diskMb' in message) freeSpace.limit(message.diskMb)
      else send({ pong: message.ping })
    },
    handles: open,
  }
}

type Running = ReturnType<typeof request>

type RequestDeps = Pick<Context, 'walk' | 'freeSpace' | 'handles'> & { send: Send; memory: LentMemory }

function request(id: number, bytes: Buffer, { send, memory, ...deps }: RequestDeps) {
  let isOff = false
  /** Created on demand, since most requests end before anyone could cancel them. */
  let stop: AbortController | undefined
  const throwIfOff = () => {
    if (isOff) throw new Failed('cancelled')
  }
  let rows: string[] = []
  let rowsLength = 0
  let rowsTimer: NodeJS.Timeout | undefined
  /** The rows are due, but the reader has not requested more. */
  let areLate = false
  let credit = inFlight
  let waiting: (() => void)[] = []
  let toldAt = Number.NEGATIVE_INFINITY
  let late: NodeJS.Timeout | undefined
  let turnEnds = performance.now() + turnMs
  let workingEnds = turnEnds + workingEveryMs
  const wake = () => {
    const all = waiting
    waiting = []
    for (const go of all) go()
  }
  /** Waits until the reader requests more. */
  async function mayGo(): Promise<void> {
    while (credit <= 0 && !isOff) await new Promise<void>((resolve) => waiting.push(resolve))
    throwIfOff()
  }
  function flush(): void {
    clearTimeout(rowsTimer)
    rowsTimer = undefined
    areLate = false
    if (rows.length === 0) return
    send({ id, rows: true }, Buffer.from(`[${rows.join()}]`))
    rows = []
    rowsLength = 0
    credit -= 1
  }
  const arrived: Buffer[] = []
  let ended = false
  async function* content(): AsyncGenerator<Buffer> {
    for (let requested = 0; requested < inFlight; requested += 1) send({ id, pull: true })
    for (;;) {
      throwIfOff()
      const piece = arrived.shift()
      if (piece) {
        send({ id, pull: true })
        yield piece
        // A request for the next piece means that this one is no longer used.
        memory.giveBack(piece)
      } else if (ended) return
      else await new Promise<void>((resolve) => waiting.push(resolve))
    }
  }
  const context: Context = {
    ...deps,
    get signal() {
      stop ??= new AbortController()
      if (isOff) stop.abort()
      return stop.signal
    },
    bytes,
    content: { [Symbol.asyncIterator]: content },
    async row(row) {
      const text = JSON.stringify(row)
      // A sender that did not wait may exceed the size of a frame.
      if (rowsLength + text.length > 2 * rowsBytes) flush()
      rows.push(text)
      rowsLength += text.length
      rowsTimer ??= setTimeout(() => {
        if (credit > 0) flush()
        else areLate = true
      }, rowsAfterMs)
      if (rows.length < rowsAtOnce && rowsLength < rowsBytes) return
      await mayGo()
      flush()
      if (performance.now() > turnEnds) await context.breathe()
    },
    progress(progress: FileProgress) {
      const sendProgress = () => {
        toldAt = performance.now()
        late = undefined
        send({ id, progress })
      }
      clearTimeout(late)
      const rest = toldAt + progressEveryMs - performance.now()
      if (rest <= 0) sendProgress()
      else late = setTimeout(sendProgress, rest)
    },
    about: (value) => send({ id, about: value }),
    async lend(fd, about) {
      credit = 0
      send({ id, about, lent: fd })
      await mayGo()
    },
    async piece(all) {
      for (let at = 0; at < all.length; at += maxPieceBytes) {
        await mayGo()
        credit -= 1
        send({ id, piece: true }, all.subarray(at, at + maxPieceBytes))
      }
    },
    async breathe() {
      if (performance.now() > turnEnds) {
        await turn()
        turnEnds = performance.now() + turnMs
        if (turnEnds > workingEnds) {
          workingEnds = turnEnds + workingEveryMs
          send({ id, working: true })
        }
      }
      throwIfOff()
    },
  }
  return {
    context,
    isOff: () => isOff,
    flush,
    more() {
      credit += 1
      if (areLate) flush()
      wake()
    },
    content(piece: Buffer | null) {
      if (piece) arrived.push(piece)
      else ended = true
      wake()
    },
    cancel() {
      isOff = true
      stop?.abort()
      wake()
    },
    over() {
      clearTimeout(rowsTimer)
      clearTimeout(late)
    },
  }
}
