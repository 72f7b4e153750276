/** Between the list, the bar and the edge of the window, in pixels. */
const gapPx = 12

/** Places a fixed list above a bar where it fits, else below it, and again when one of both moves. Returns its end. */
export function placeOffBar(list: HTMLElement, bar: HTMLElement): () => void {
  const ended = new AbortController()
  const place = () => {
    const { top, bottom } = bar.getBoundingClientRect()
    const isClear = gapPx + list.offsetHeight <= top
    list.style.top = isClear ? '' : `${Math.max(0, bottom) + gapPx}px`
  }
  // The bar also moves when what stands above it changes, and with it the length of the page.
  const observer = new ResizeObserver(place)
  for (const changed of [list, bar, document.body]) observer.observe(changed)
  for (const event of ['scroll', 'resize'])
    window.addEventListener(event, place, { passive: true, signal: ended.signal })
  return () => {
    ended.abort()
    observer.disconnect()
    list.style.top = ''
  }
}
