import type { FileProgress } from '@zubr/contracts/files/operations'
import type { Walk } from './beneath.ts'
import type { FreeSpace } from './free-space.ts'
import type { Handles } from './handles.ts'

/** What every operation is given. */
export type Context = {
  /** The way to paths: see beneath.ts. */
  walk: Walk
  handles: Handles
  /** What the plan's disk holds still. */
  room: FreeSpace
  /** Whoever asked wants no answer any more. */
  signal: AbortSignal
  /** One row of the answer. Rows go out in batches; who sends many awaits this, so that the reader keeps up. */
  row(row: unknown): Promise<void>
  progress(progress: FileProgress): void
  /** What is to be known before the first piece of content that is answered. */
  about(value: unknown): void
  /** The same, with a file that may be read instead of asking for pieces. Resolves if pieces are asked for after all. */
  lend(fd: number, about: unknown): Promise<void>
  /** A piece of the content that is answered, of any size. Await it: it waits for the reader. */
  piece(bytes: Uint8Array): Promise<void>
  /** The content that came with the request, in pieces; for it to be read once. */
  content: AsyncIterable<Buffer>
  /** The bytes that came with the request itself. */
  bytes: Buffer
  /** To be awaited now and then in long work: others get their turn. Throws once the request is called off. */
  breathe(): Promise<void>
}

/** Answers with its value, or throws Failed or what the system says. */
// biome-ignore lint/suspicious/noExplicitAny: each has arguments of its own, which the agent has checked.
export type Handler = (args: any, context: Context) => unknown

/** A value that bytes go with. */
export class WithBytes<T> {
  readonly value: T
  readonly bytes: Buffer
  constructor(value: T, bytes: Buffer) {
    this.value = value
    this.bytes = bytes
  }
}
