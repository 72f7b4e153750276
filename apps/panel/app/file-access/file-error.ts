import type { FileFailure, FileFailureCode } from '@zubr/contracts/files/operations'
import { isOffline } from '../api/online.ts'
import { ApiFailure } from '../api/request.ts'

/**
 * Why nothing came of it: as the agent says it, or as the API does that hands out the tokens. `offline`: the browser itself says that it has no
 * network; `away` also: the node did not answer.
 */
export type FileErrorCode = FileFailureCode | ApiFailure['code']

export class FileError extends Error {
  override name = 'FileError'
  code: FileErrorCode
  /** What it happened to, where that is known. */
  path: string | undefined
  /** Bytes or entries, with `too_large`, `too_many` and `no_room`. */
  limit: number | undefined

  constructor(code: FileErrorCode, { path, limit }: Omit<FileFailure, 'code'> = {}) {
    super(code)
    this.code = code
    this.path = path
    this.limit = limit
  }
}

/** Whatever was thrown, as one of ours. A request that its owner has called off is `cancelled`. */
export function fileErrorOf(error: unknown): FileError {
  if (error instanceof FileError) return error
  if (error instanceof ApiFailure) return new FileError(error.code)
  if (error instanceof DOMException && error.name === 'AbortError') return new FileError('cancelled')
  // What `fetch` and the streams of its answers throw where the connection fails.
  if (error instanceof TypeError || error instanceof DOMException)
    return new FileError(isOffline() ? 'offline' : 'away')
  return new FileError('failed')
}
