/** A server could not listen. `variable` is the environment variable of its port. */
export class ListenError extends Error {
  override name = 'ListenError'
  readonly variable: string
  readonly port: number
  constructor(variable: string, port: number, cause: unknown) {
    super(`${variable}: ${cause instanceof Error ? cause.message : cause}`, { cause })
    this.variable = variable
    this.port = port
  }
}

/** Converts a failure to listen to a ListenError. */
export async function listening<T>(variable: string, port: number, start: Promise<T>): Promise<T> {
  try {
    return await start
  } catch (error) {
    throw new ListenError(variable, port, error)
  }
}
