import { useEffect, useRef } from 'react'

/** Does something each time that what is known becomes another; undefined is not known yet. */
export function useChange(known: string | undefined, act: () => void): void {
  const before = useRef(known)
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (before.current !== undefined && known !== before.current) latest.current()
    before.current = known
  }, [known])
}
