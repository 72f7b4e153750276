/** The code of a failed call to the system, such as ENOENT. */
export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code
}

/** Why fetch could not reach an address: the code of what went wrong below it, whose own messages may quote the address. */
export function fetchFailure(error: unknown): string {
  const code = error instanceof Error ? codeOf(error.cause) : undefined
  return typeof code === 'string' && /^[A-Z_\d]+$/.test(code) ? code : 'broken off'
}
