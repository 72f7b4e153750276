/**
 * A value that is loaded when asked for and kept for `maxAgeMs`, counted from when its loading began. Who
 * asks while it is being loaded waits for the same loading. A failure is kept for `failureAgeMs`, so that a
 * database in trouble is not asked for every request.
 */
export function cached<T>(
  load: () => Promise<T>,
  { maxAgeMs, failureAgeMs, now }: { maxAgeMs: number; failureAgeMs: number; now: () => number },
) {
  let kept: { value: T; loadedAt: number } | undefined
  let failed: { error: unknown; at: number } | undefined
  let loading: Promise<T> | undefined

  /** The value if it is fresh, without waiting. */
  const peek = () => (kept && now() - kept.loadedAt < maxAgeMs ? kept.value : undefined)

  async function refresh(): Promise<T> {
    const loadedAt = now()
    try {
      const value = await load()
      kept = { value, loadedAt }
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
