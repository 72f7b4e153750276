import { useEffect, useState } from 'react'

/** The time in milliseconds, anew every second while something counts; what stands still draws nothing. */
export function useNow(counts: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!counts) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [counts])
  return now
}
