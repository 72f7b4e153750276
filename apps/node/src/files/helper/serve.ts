import type { Frame } from '../protocol/frames.ts'
import type { ToHelper } from '../protocol/messages.ts'
import type { BufferPool } from './buffer-pool.ts'
import { type Handler, WithBytes } from './context.ts'
import { failureOf, OperationError } from './failure.ts'
import type { FreeSpace } from './free-space.ts'
import { handles } from './handles.ts'
import { RunningRequest, type Send } from './running-request.ts'
import type { Walk } from './walk.ts'

/** Answers an agent's requests, many at a time. `take` receives its messages. */
export function serve(
  operations: Readonly<Record<string, Handler>>,
  { walk, freeSpace, send, memory }: { walk: Walk; freeSpace: FreeSpace; send: Send; memory: BufferPool },
) {
  const open = handles()
  const running = new Map<number, RunningRequest>()

  async function answer(id: number, op: string, args: unknown, bytes: Buffer): Promise<void> {
    const request = new RunningRequest(id, bytes, { send, memory, walk, freeSpace, handles: open })
    running.set(id, request)
    try {
      const handler = Object.hasOwn(operations, op) ? operations[op] : undefined
      if (!handler) throw new OperationError('failed')
      const value = await handler(args, request.context())
      request.flush()
      if (value instanceof WithBytes) send({ id, value: value.value ?? null }, value.bytes)
      else send({ id, value: value ?? null })
    } catch (error) {
      request.flush()
      send({ id, failure: request.isCancelled() ? { code: 'cancelled' } : failureOf(error) })
    } finally {
      running.delete(id)
      request.clearTimers()
      memory.giveBack(bytes)
    }
  }

  return {
    take({ head, bytes }: Frame): void {
      const message = head as ToHelper // From the agent that started this helper.
      if ('op' in message) void answer(message.id, message.op, message.args, bytes)
      else if ('cancel' in message) running.get(message.cancel)?.cancel()
      else if ('more' in message) running.get(message.more)?.more()
      else if ('content' in message) running.get(message.content)?.onContent(message.end ? null : bytes)
      else if ('diskMb' in message) freeSpace.limit(message.diskMb)
      else send({ pong: message.ping })
    },
    handles: open,
  }
}
