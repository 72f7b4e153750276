import type { FileFailure, FileFailureCode } from '@zubr/contracts/files/operations'
import { lookUp } from './look-up.ts'

/** An operation that was refused or failed, as a code of the contract. */
export class OperationError extends Error {
  readonly failure: FileFailure
  constructor(code: FileFailureCode, more: Omit<FileFailure, 'code'> = {}) {
    super(code)
    this.failure = { code, ...more }
  }
}

const codes: Record<string, FileFailureCode> = {
  ENOENT: 'not_found',
  EEXIST: 'taken',
  ENOTEMPTY: 'taken',
  ENOTDIR: 'not_a_folder',
  EISDIR: 'is_a_folder',
  ENAMETOOLONG: 'bad_name',
  EILSEQ: 'bad_name',
  EACCES: 'no_permission',
  EPERM: 'no_permission',
  EROFS: 'no_permission',
  ENOSPC: 'no_room',
  EDQUOT: 'no_room',
  EFBIG: 'too_large',
  ELOOP: 'leads_out',
  // A folder into itself, or a path on another disk.
  EINVAL: 'not_here',
  EXDEV: 'not_here',
  // A device, or a socket without a listener.
  ENXIO: 'not_a_file',
  ENODEV: 'not_a_file',
  EMFILE: 'busy',
  ENFILE: 'busy',
  EBUSY: 'busy',
  ETXTBSY: 'busy',
}

/** Converts any error to a failure. */
export function failureOf(error: unknown, path?: string): FileFailure {
  if (error instanceof OperationError)
    return error.failure.path === undefined && path !== undefined ? { ...error.failure, path } : error.failure
  if (error instanceof Error && error.name === 'AbortError') return { code: 'cancelled' }
  const code = lookUp(codes, codeOf(error) ?? '') ?? 'failed'
  return path === undefined ? { code } : { code, path }
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
