import { useEffect, useRef } from 'react'

/** Runs a function each time a value changes; undefined is not loaded yet. */
export function useChange(known: string | undefined, act: () => void): void {
  const before = useRef(known)
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (before.current !== undefined && known !== before.current) latest.current()
    before.current = known
  }, [known])
}
