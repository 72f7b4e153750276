import type { FileFailure, FileProgress } from '@zubr/contracts/files/operations'

// Imports only types from elsewhere, because the sandbox, which has no packages, loads this file
// too.

/** Messages of an agent to a helper. */
export type ToHelper =
  /** With the bytes to write, for operations with a piece. */
  | { id: number; op: string; args: unknown }
  | { cancel: number }
  /** Permits another batch of rows or piece of content. */
  | { more: number }
  /** A piece of the requested content, as bytes. `end`: it is the last one. */
  | { content: number; end?: true }
  | { ping: number }
  /** The new limit of the plan's disk, for files without their own disk. */
  | { diskMb: number }

/** Messages of a helper to an agent. `value` and `failure` are the final answer to a request. */
export type ToAgent =
  | { ready: true }
  | { pong: number }
  | { id: number; value: unknown }
  | { id: number; failure: FileFailure }
  /** A batch of rows, as the bytes of a JSON list. Only the reader parses it. */
  | { id: number; rows: true }
  | { id: number; progress: FileProgress }
  /** The request is still being processed. */
  | { id: number; working: true }
  /** The description that precedes the first piece of content. */
  | { id: number; about: unknown; lent?: number }
  /** Content, as bytes. */
  | { id: number; piece: true }
  /** Requests the next piece of content. */
  | { id: number; pull: true }

/** The number of batches or pieces that may be sent before the reader requests more. */
export const inFlight = 4
