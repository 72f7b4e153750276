/** The outcome of `work`, or the signal's reason as soon as it aborts; `work` itself goes on. */
export async function unlessAborted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal?.reason)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}
