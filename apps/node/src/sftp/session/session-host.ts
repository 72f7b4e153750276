import type { FileChangeKind } from '@zubr/contracts/files/activity'
import type { FileEntry } from '@zubr/contracts/files/operations'
import type { Args, OperationName, Value } from '../../files/server-files.ts'

/** A session's access to a server's files. Everything rejects with FileError. */
export type SessionFiles = {
  call<Op extends OperationName>(op: Op, args: Args<Op>, bytes?: Uint8Array): Promise<Value<Op>>
  open(args: Args<'open'>): Promise<{ value: OpenedFile; bytes: Buffer }>
  read(handle: number, at: number, length: number): Promise<Buffer>
  /** Has no result. */
  close(handle: number): void
  /** Entries of a folder in batches. An early return ends the list. */
  list(path: string): AsyncIterableIterator<readonly FileEntry[]>
}

export type OpenedFile = Value<'open'>

/** The environment of a session. */
export type SessionHost = {
  files: SessionFiles
  /** Sends bytes to the client. */
  send(bytes: Buffer): void
  /** Resolves once the client has received enough of what was sent. */
  drained(): Promise<void>
  changed(kind: FileChangeKind, count: number): void
  /** The number of waiting requests is below the limit, so more can be read from the client. */
  onRoom(): void
  /** The client violated the protocol. */
  onNonsense(): void
}
