/** Distance between the list, the bar and the window's edge, in pixels. */
const gapPx = 12

/**
 * Positions a fixed list above a bar if it fits, else below, and follows both. Returns a function
 * that stops it.
 */
export function placeOffBar(list: HTMLElement, bar: HTMLElement): () => void {
  const ended = new AbortController()
  const reposition = () => {
    const { top, bottom } = bar.getBoundingClientRect()
    const isClear = gapPx + list.offsetHeight <= top
    list.style.top = isClear ? '' : `${Math.max(0, bottom) + gapPx}px`
  }
  // Content above the bar changes the page's length and moves the bar.
  const observer = new ResizeObserver(reposition)
  for (const changed of [list, bar, document.body]) observer.observe(changed)
  for (const event of ['scroll', 'resize'])
    window.addEventListener(event, reposition, { passive: true, signal: ended.signal })
  return () => {
    ended.abort()
    observer.disconnect()
    list.style.top = ''
  }
}
