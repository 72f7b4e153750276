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
/** Rows of a slow search are shown as they are found. */
const rowsAfterMs = 50
const progressEveryMs = 200
/** Long work without a word says now and then that it is none that hangs. */
const workingEveryMs = 10_000
/** Long work rests so often that others are served meanwhile. */
const turnMs = 20

/** Answers an agent's requests, many at a time. `take` is given what the agent says. */
export function serve(
  operations: Readonly<Record<string, Handler>>,
  { walk, room, send, memory }: { walk: Walk; room: FreeSpace; send: Send; memory: LentMemory },
) {
  const open = handles()
  const running = new Map<number, Running>()

  async function answer(id: number, op: string, args: unknown, bytes: Buffer): Promise<void> {
    const one = request(id, bytes, { send, memory, walk, room, handles: open })
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
      const message = head as ToHelper // Of the agent that started this.
      if ('op' in message) void answer(message.id, message.op, message.args, bytes)
      else if ('cancel' in message) running.get(message.cancel)?.cancel()
      else if ('more' in message) running.get(message.more)?.more()
      else if ('content' in message) running.get(message.content)?.content(message.end ? null : bytes)
      else if ('diskMb' in message) room.limit(message.diskMb)
      else send({ pong: message.ping })
    },
    handles: open,
  }
}

type Running = ReturnType<typeof request>

type RequestDeps = Pick<Context, 'walk' | 'room' | 'handles'> & { send: Send; memory: LentMemory }

function request(id: number, bytes: Buffer, { send, memory, ...means }: RequestDeps) {
  let isOff = false
  /** Most of what is asked is done before anybody could call it off. */
  let stop: AbortController | undefined
  const throwIfOff = () => {
    if (isOff) throw new Failed('cancelled')
  }
  let rows: string[] = []
  let rowsLength = 0
  let rowsTimer: NodeJS.Timeout | undefined
  /** They would have been sent by now, but the reader has not asked for more. */
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
  /** Waits until the reader has asked for more. */
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
    for (let asked = 0; asked < inFlight; asked += 1) send({ id, pull: true })
    for (;;) {
      throwIfOff()
      const piece = arrived.shift()
      if (piece) {
        send({ id, pull: true })
        yield piece
        // Whoever asks for the next is done with it.
        memory.giveBack(piece)
      } else if (ended) return
      else await new Promise<void>((resolve) => waiting.push(resolve))
    }
  }
  const context: Context = {
    ...means,
    get signal() {
      stop ??= new AbortController()
      if (isOff) stop.abort()
      return stop.signal
    },
    bytes,
    content: { [Symbol.asyncIterator]: content },
    async row(row) {
      const text = JSON.stringify(row)
      // Who has not waited may have sent more than a frame takes.
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
      const tell = () => {
        toldAt = performance.now()
        late = undefined
        send({ id, progress })
      }
      clearTimeout(late)
      const rest = toldAt + progressEveryMs - performance.now()
      if (rest <= 0) tell()
      else late = setTimeout(tell, rest)
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
