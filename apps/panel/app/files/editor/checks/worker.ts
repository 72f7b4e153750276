import { check } from './check.ts'
import type { Fault } from './fault.ts'

// In a worker, because parsing a long text would block typing.

export type CheckAsk = { id: number; name: string; text: string }
export type CheckReply = { id: number; faults: Fault[] }

addEventListener('message', ({ data: { id, name, text } }: MessageEvent<CheckAsk>) => {
  const reply: CheckReply = { id, faults: check(name, text) }
  postMessage(reply)
})
