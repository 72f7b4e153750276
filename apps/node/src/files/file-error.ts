import { type FileFailure, type FileFailureCode, fileFailures } from '@zubr/contracts/files/operations'

/** An operation on a server's files that was refused or failed. */
export class FileError extends Error {
  readonly failure: FileFailure
  constructor(code: FileFailureCode, more: Omit<FileFailure, 'code'> = {}) {
    super(code)
    this.failure = { code, ...more }
  }
  get code(): FileFailureCode {
    return this.failure.code
  }
}

/** Converts a failure from the sandbox, whose fields are untrusted. */
export function fileError(value: unknown): FileError {
  const failure: { code?: unknown; path?: unknown; limit?: unknown } =
    typeof value === 'object' && value !== null ? value : {}
  const code = fileFailures.find((one) => one === failure.code) ?? 'failed'
  return new FileError(code, {
    ...(typeof failure.path === 'string' && { path: failure.path.slice(0, 4_000) }),
    ...(typeof failure.limit === 'number' && Number.isFinite(failure.limit) && { limit: failure.limit }),
  })
}
