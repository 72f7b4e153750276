import type { FileChangeKind } from '@zubr/contracts/files/activity'
import type { FileEntry } from '@zubr/contracts/files/operations'
import type { Args, OperationName, Value } from '../../files/server-files.ts'

/** A server's files as a session reaches them. Everything rejects with FileError. */
export type SessionFiles = {
  call<Op extends OperationName>(op: Op, args: Args<Op>, bytes?: Uint8Array): Promise<Value<Op>>
  open(args: Args<'open'>): Promise<{ value: Opened; bytes: Buffer }>
  read(handle: number, at: number, length: number): Promise<Buffer>
  /** Nobody waits for it. */
  close(handle: number): void
  /** Rows of a folder as they are found; to leave it early ends it. */
  list(path: string): AsyncIterableIterator<readonly FileEntry[]>
}

export type Opened = Value<'open'>

/** What a session does besides answering. */
export type SessionHost = {
  files: SessionFiles
  /** Sends bytes to the client. */
  send(bytes: Buffer): void
  /** Resolves as soon as the client has taken enough of what was sent. */
  drained(): Promise<void>
  changed(kind: FileChangeKind, count: number): void
  /** Fewer requests wait than may: more of the client can be read. */
  onRoom(): void
  /** The client says what is none of this protocol. */
  onNonsense(): void
}
