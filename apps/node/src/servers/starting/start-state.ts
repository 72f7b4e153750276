/** Whether a server is starting, and a signal that aborts at the next start. */
export function startState() {
  let isNow = false
  let next = new AbortController()
  return {
    begin(): void {
      isNow = true
      next.abort()
      next = new AbortController()
    },
    end(): void {
      isNow = false
    },
    isNow: () => isNow,
    /** Undefined while it is starting. */
    next: () => (isNow ? undefined : next.signal),
  }
}
