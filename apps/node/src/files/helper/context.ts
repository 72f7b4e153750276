import type { FileProgress } from '@zubr/contracts/files/operations'
import type { FreeSpace } from './free-space.ts'
import type { Handles } from './handles.ts'
import type { Walk } from './walk.ts'

/** The input of every operation. */
export type Context = {
  /** Access to paths; see walk.ts. */
  walk: Walk
  handles: Handles
  /** The free space of the plan's disk. */
  freeSpace: FreeSpace
  /** Aborts once the caller needs no answer. */
  signal: AbortSignal
  /**
   * Sends one row of the answer. Rows are sent in batches. Await it when sending many, so that the
   * reader keeps up.
   */
  row(row: unknown): Promise<void>
  progress(progress: FileProgress): void
  /** Sends the description that precedes the first piece of content. */
  about(value: unknown): void
  /**
   * The same, with a file that the agent may read instead of requesting pieces. Resolves if it
   * requests pieces after all.
   */
  lend(fd: number, about: unknown): Promise<void>
  /** Sends a piece of content, of any size. Await it, since it waits for the reader. */
  piece(bytes: Uint8Array): Promise<void>
  /** The content of the request, in pieces. Readable once. */
  content: AsyncIterable<Buffer>
  /** The bytes in the request itself. */
  bytes: Buffer
  /**
   * Await it regularly in long work, to let other requests run. Throws once the request is
   * cancelled.
   */
  breathe(): Promise<void>
}

/** Returns its value, or throws Failed or an error of the system. */
// biome-ignore lint/suspicious/noExplicitAny: each has arguments of its own, which the agent has checked.
export type Handler = (args: any, context: Context) => unknown

/** A value with bytes. */
export class WithBytes<T> {
  readonly value: T
  readonly bytes: Buffer
  constructor(value: T, bytes: Buffer) {
    this.value = value
    this.bytes = bytes
  }
}
