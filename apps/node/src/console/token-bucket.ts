/** A token bucket: allows `burst` calls at once and `perSecond` calls on average. */
export function tokenBucket(burst: number, perSecond: number, now: () => number = () => performance.now()) {
  let left = burst
  let at = now()
  return (): boolean => {
    const passed = now() - at
    at += passed
    left = Math.min(burst, left + (passed / 1000) * perSecond)
    if (left < 1) return false
    left -= 1
    return true
  }
}
