/** The code of a failed system call, such as ENOENT. */
export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code
}

/**
 * The code of the error below a failed `fetch`. Its message is not used, because it may quote the
 * address.
 */
export function fetchFailure(error: unknown): string {
  const code = error instanceof Error ? codeOf(error.cause) : undefined
  return typeof code === 'string' && /^[A-Z_\d]+$/.test(code) ? code : 'broken off'
}
