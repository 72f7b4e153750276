/**
 * A value that is loaded on demand and cached for `maxAgeMs` from the start of its load. Concurrent
 * calls share one load. A failure is cached for `failureAgeMs`, so that not every request hits a
 * failing database.
 */
export function cached<T>(
  load: () => Promise<T>,
  { maxAgeMs, failureAgeMs, now }: { maxAgeMs: number; failureAgeMs: number; now: () => number },
) {
  let loaded: { value: T; loadedAt: number } | undefined
  let failed: { error: unknown; at: number } | undefined
  let loading: Promise<T> | undefined

  /** The value if it is fresh, without waiting. */
  const peek = () => (loaded && now() - loaded.loadedAt < maxAgeMs ? loaded.value : undefined)

  async function refresh(): Promise<T> {
    const loadedAt = now()
    try {
      const value = await load()
      loaded = { value, loadedAt }
      return value
    } catch (error) {
      failed = { error, at: now() }
      throw error
    } finally {
      loading = undefined
    }
  }

  return {
    peek,
    async get(): Promise<T> {
      const fresh = peek()
      if (fresh !== undefined) return fresh
      if (failed && now() - failed.at < failureAgeMs) throw failed.error
      loading ??= refresh()
      return loading
    },
  }
}
