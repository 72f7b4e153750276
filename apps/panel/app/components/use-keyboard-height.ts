import { type RefObject, useEffect } from 'react'

/**
 * Sets `--keyboard` on an element: how much of the window an on-screen keyboard covers, where it
 * does not resize the page.
 * A zoomed page does not count as a keyboard.
 */
export function useKeyboardHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const fit = () => {
      const covered = view.scale === 1 ? Math.max(0, innerHeight - view.height - view.offsetTop) : 0
      element.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`)
    }
    const ended = new AbortController()
    view.addEventListener('resize', fit, { signal: ended.signal })
    view.addEventListener('scroll', fit, { signal: ended.signal })
    fit()
    return () => ended.abort()
  }, [element])
}
