import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows are rendered in steps, so that scrolling by one row renders none. */
const step = 10
const spare = 15
/** Extra rows during fast scrolling; more could not be rendered in time. */
const spareInFlight = 2
const landedMs = 120

export type Range = { from: number; to: number }

/**
 * The range of rows that are near the viewport; all have the same height. The page scrolls, not the
 * list.
 */
export function useWindowed(
  list: RefObject<HTMLElement | null>,
  { count, height }: { count: number; height: number },
): Range {
  const [range, setRange] = useState<Range>({ from: 0, to: 4 * step })
  const made = useRef(range)
  useEffect(() => {
    let landed: ReturnType<typeof setTimeout> | undefined
    const show = (next: Range, isNow: boolean) => {
      if (next.from === made.current.from && next.to === made.current.to) return
      made.current = next
      if (isNow) flushSync(() => setRange(next))
      else setRange(next)
    }
    const onScreen = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      return { first: Math.max(0, -top / height), last: Math.max(0, (innerHeight - top) / height) }
    }
    const fit = () => {
      const { first, last } = onScreen()
      const from = Math.floor(Math.max(0, first - spare) / step) * step
      const to = Math.ceil((last + spare) / step) * step
      const start = Math.max(0, Math.min(from, count - step))
      show({ from: start, to: Math.max(to, start + step) }, false)
    }
    const scrolled = () => {
      const { first, last } = onScreen()
      const { from, to } = made.current
      if (from <= first && Math.min(last, count) <= to) return fit()
      // Nothing is rendered there yet: the visible rows come in this frame, the rest later.
      const start = Math.max(0, Math.min(Math.floor(first) - spareInFlight, count - step))
      show({ from: start, to: Math.max(Math.ceil(last) + spareInFlight, start + step) }, true)
      clearTimeout(landed)
      landed = setTimeout(fit, landedMs)
    }
    fit()
    const ended = new AbortController()
    const passive = { passive: true, signal: ended.signal }
    addEventListener('scroll', scrolled, passive)
    addEventListener('resize', fit, passive)
    return () => {
      ended.abort()
      clearTimeout(landed)
    }
  }, [list, count, height])
  return { from: Math.min(range.from, count), to: Math.min(range.to, count) }
}
