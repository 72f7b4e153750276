import type { FileFailure, FileProgress } from '@zubr/contracts/files/operations'

// Only types are imported from elsewhere: what is here is loaded inside the sandbox too, where there are no packages.

/** What an agent says to a helper. */
export type ToHelper =
  /** With the bytes that are to be written, of operations that take a piece. */
  | { id: number; op: string; args: unknown }
  | { cancel: number }
  /** Another row batch or piece of content may be sent. */
  | { more: number }
  /** A piece of the content that was asked for, as bytes; `end`: there is no more. */
  | { content: number; end?: true }
  | { ping: number }
  /** The plan's disk from now on, where no disk of its own limits it. */
  | { diskMb: number }

/** What a helper says to an agent. `value` and `failure` are the last word to a request. */
export type ToAgent =
  | { ready: true }
  | { pong: number }
  | { id: number; value: unknown }
  | { id: number; failure: FileFailure }
  /** A batch of rows, as bytes: a list in JSON. Nothing is made of it before somebody reads it. */
  | { id: number; rows: true }
  | { id: number; progress: FileProgress }
  /** Nothing to tell yet; it is being worked on. */
  | { id: number; working: true }
  /** What is to be known before the first piece of content. */
  | { id: number; about: unknown; lent?: number }
  /** Content, as bytes. */
  | { id: number; piece: true }
  /** Asks for the next piece of content. */
  | { id: number; pull: true }

/** So many row batches, or pieces of content, are on their way before the one who reads has asked for more. */
export const inFlight = 4
