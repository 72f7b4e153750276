import { type RefObject, useEffect, useState } from 'react'

/** Rows are made so many at once, so that scrolling by one row makes none. */
const step = 10
const spare = 15

export type Range = { from: number; to: number }

/** Which of the rows, each as high as the others, are on the screen or near it. The page scrolls, not the list. */
export function useWindowed(
  list: RefObject<HTMLElement | null>,
  { count, height }: { count: number; height: number },
): Range {
  const [range, setRange] = useState<Range>({ from: 0, to: 4 * step })
  useEffect(() => {
    const fit = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const first = Math.floor(Math.max(0, -top / height - spare) / step) * step
      const last = Math.ceil(((innerHeight - top) / height + spare) / step) * step
      const from = Math.max(0, Math.min(first, count - step))
      const to = Math.max(last, from + step)
      setRange((before) => (before.from === from && before.to === to ? before : { from, to }))
    }
    fit()
    const ended = new AbortController()
    const passive = { passive: true, signal: ended.signal }
    addEventListener('scroll', fit, passive)
    addEventListener('resize', fit, passive)
    return () => ended.abort()
  }, [list, count, height])
  return { from: Math.min(range.from, count), to: Math.min(range.to, count) }
}
