import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FileClaims } from '@zubr/contracts/files/tokens'
import type { CallOptions } from '../pending-request.ts'

/**
 * A request with a valid token. `signal` aborts at the end of its session, its connection or the
 * agent.
 */
export type Exchange<Claims = FileClaims> = {
  request: IncomingMessage
  response: ServerResponse
  /** Headers of every response. */
  headers: Record<string, string>
  claims: Claims
  signal: AbortSignal
}

/** A server's operations by name. Callers check the arguments by the contract. */
export type FilesByName = {
  call(op: string, args: unknown, options?: CallOptions): Promise<unknown>
  rows(op: string, args: unknown, options?: CallOptions): AsyncIterable<readonly unknown[]>
  content(
    op: string,
    args: unknown,
    options?: CallOptions,
  ): Promise<{ about: unknown; pieces: AsyncIterable<Buffer> }>
}
