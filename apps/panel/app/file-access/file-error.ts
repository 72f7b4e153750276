import type { FileFailure, FileFailureCode } from '@zubr/contracts/files/operations'
import { isOffline } from '../api/online.ts'
import { ApiFailure } from '../api/request.ts'

/**
 * Codes of the agent, or of the API that issues the tokens.
 * `offline`: the browser has no network. `away` also means that the node did not answer.
 */
export type FileErrorCode = FileFailureCode | ApiFailure['code']

export class FileError extends Error {
  override name = 'FileError'
  code: FileErrorCode
  /** The path that failed, if known. */
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

/** Converts any thrown value. An aborted request is `cancelled`. */
export function fileErrorOf(error: unknown): FileError {
  if (error instanceof FileError) return error
  if (error instanceof ApiFailure) return new FileError(error.code)
  if (error instanceof DOMException && error.name === 'AbortError') return new FileError('cancelled')
  // `fetch` and its streams throw these after a connection failure.
  if (error instanceof TypeError || error instanceof DOMException)
    return new FileError(isOffline() ? 'offline' : 'away')
  return new FileError('failed')
}
