import { type RefObject, useEffect } from 'react'

/**
 * Tells an element's styles, as `--keyboard`, how much of the window a keyboard on the screen covers, where the browser lays the page
 * out beneath it. A page that is zoomed in is no keyboard.
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
