import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FileClaims } from '@zubr/contracts/files/tokens'
import type { CallOptions } from '../connection.ts'

/** A request whose token was found good, and what ends it: the end of its session, of its connection, or of the agent. */
export type Exchange<Claims = FileClaims> = {
  request: IncomingMessage
  response: ServerResponse
  /** Those of every answer. */
  headers: Record<string, string>
  claims: Claims
  signal: AbortSignal
}

/** What a server's helper does, by name: whoever calls has checked the arguments by the contract. */
export type FilesByName = {
  call(op: string, args: unknown, options?: CallOptions): Promise<unknown>
  rows(op: string, args: unknown, options?: CallOptions): AsyncIterable<readonly unknown[]>
  content(
    op: string,
    args: unknown,
    options?: CallOptions,
  ): Promise<{ about: unknown; pieces: AsyncIterable<Buffer> }>
}
