import { type RefObject, useEffect, useRef } from 'react'

/**
 * A ref for a group of controls, which needs `tabIndex={-1}`.
 * If the focused control is disabled or removed, the group takes the focus; otherwise it would move
 * to the page's top.
 */
export function useFocusFallback<Group extends HTMLElement>(): RefObject<Group | null> {
  const group = useRef<Group>(null)
  const isHere = useRef(false)
  useEffect(() => {
    const follow = ({ type, target }: Event) => {
      const isInside = target instanceof Node && group.current?.contains(target) === true
      if (type === 'focusin' || !isInside) isHere.current = isInside
    }
    const ended = new AbortController()
    document.addEventListener('focusin', follow, { signal: ended.signal })
    document.addEventListener('pointerdown', follow, { signal: ended.signal })
    return () => ended.abort()
  }, [])
  useEffect(() => {
    if (!isHere.current || !document.hasFocus()) return
    const focused = document.activeElement
    if (focused === document.body || focused?.matches(':disabled'))
      group.current?.focus({ preventScroll: true })
  })
  return group
}
