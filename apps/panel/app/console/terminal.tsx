import { plural } from '@zubr/i18n/format'
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { DownIcon } from '../components/icons.tsx'
import type { ConsoleBuffer } from '../console-link/console-buffer.ts'
import { useI18n } from '../i18n.tsx'
import styles from './console.module.css'
import { Line } from './line.tsx'
import { LineHeights } from './line-heights.ts'

/** Height of a text row in CSS pixels, as in console.module.css. */
const rowPx = 20
/** Rows rendered above and below the viewport, so that scrolling shows no blanks. */
const spareRows = 20

/** The part of the buffer that the heights include. */
type Measured = { heights: LineHeights; epoch: number; dropped: number }

/**
 * The virtualised lines. The view follows the newest line until the reader scrolls up; then it
 * holds still, with a button back.
 * `known`: whether the node has answered, so that an empty console can say so.
 */
export function Terminal({ buffer, known }: { buffer: ConsoleBuffer; known: boolean }) {
  const { locale, messages } = useI18n()
  const version = useSyncExternalStore(buffer.subscribe, buffer.version)
  const box = useRef<HTMLElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const measured = useRef<Measured>({ heights: new LineHeights(80), epoch: -1, dropped: 0 })
  const [columns, setColumns] = useState(80)
  const [view, setView] = useState({ top: 0, height: 350 })
  const [stuck, setStuck] = useState(true)
  const [seen, setSeen] = useState(0)
  const lastTop = useRef(0)

  const droppedPx = measure(measured.current, buffer, columns) * rowPx
  const { heights } = measured.current
  const total = heights.total * rowPx
  const top = stuck ? Math.max(0, total - view.height) : view.top - droppedPx
  const first = Math.max(0, heights.at(Math.floor(top / rowPx) - spareRows))
  const end = Math.min(buffer.rows.length, heights.at(Math.ceil((top + view.height) / rowPx) + spareRows) + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: lines may be higher
  useLayoutEffect(() => {
    const scroller = box.current
    if (!scroller) return
    if (stuck) scroller.scrollTop = scroller.scrollHeight
    else if (droppedPx > 0) scroller.scrollTop = Math.max(0, scroller.scrollTop - droppedPx)
    lastTop.current = scroller.scrollTop
    if (!stuck && droppedPx > 0) setView((before) => ({ ...before, top: scroller.scrollTop }))
  }, [version, stuck, columns, view.height])

  useLayoutEffect(() => {
    const scroller = box.current
    if (!scroller) return
    const fit = () => {
      const letter = (probe.current?.getBoundingClientRect().width ?? 840) / 100
      const width = (probe.current?.parentElement?.clientWidth ?? 640) - 4
      setColumns(Math.max(10, Math.floor(width / letter)))
      setView({ top: scroller.scrollTop, height: scroller.clientHeight })
    }
    const observer = new ResizeObserver(fit)
    observer.observe(scroller)
    fit()
    return () => observer.disconnect()
  }, [])

  const onScroll = useCallback(() => {
    const scroller = box.current
    if (!scroller) return
    const { scrollTop, clientHeight, scrollHeight } = scroller
    const atEnd = scrollTop + clientHeight >= scrollHeight - 4
    // Only the reader scrolls up; new lines do not.
    const up = scrollTop < lastTop.current - 1
    lastTop.current = scrollTop
    setView({ top: scrollTop, height: clientHeight })
    if (atEnd) setStuck(true)
    else if (up)
      setStuck((before) => {
        if (before) setSeen(buffer.added)
        return false
      })
  }, [buffer])

  return (
    <div className={styles.screen}>
      <section
        ref={box}
        className={styles.lines}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        aria-label={messages.console.label}
        onScroll={onScroll}
      >
        <div className={styles.ruler} aria-hidden="true">
          <span className={styles.rulerText}>
            <span ref={probe}>{'0'.repeat(100)}</span>
          </span>
        </div>
        {known && buffer.rows.length === 0 && <p className={styles.none}>{messages.console.empty}</p>}
        <div className={styles.all} style={{ height: total }}>
          <div className={styles.drawn} style={{ transform: `translateY(${heights.top(first) * rowPx}px)` }}>
            {buffer.rows.slice(first, end).map((row, index) => (
              <Line
                key={`${buffer.epoch} ${row[2] === 'gap' ? 'gap' : ''}${row[0]}`}
                row={row}
                height={heights.height(first + index) * rowPx}
                columns={columns}
              />
            ))}
          </div>
        </div>
      </section>
      {!stuck && (
        <button
          className={styles.follow}
          type="button"
          onClick={() => {
            setStuck(true)
            box.current?.focus({ preventScroll: true })
          }}
        >
          <DownIcon size={14} />
          {plural(locale, messages.console.newLines, Math.max(0, buffer.added - seen))}
        </button>
      )}
    </div>
  )
}

/** Updates the heights from the buffer; returns how many rows were removed at the top. */
function measure(known: Measured, buffer: ConsoleBuffer, columns: number): number {
  if (known.epoch !== buffer.epoch || known.heights.columns !== columns) {
    known.heights = new LineHeights(columns)
    known.epoch = buffer.epoch
    known.dropped = buffer.dropped
  }
  const dropped = Math.min(buffer.dropped - known.dropped, known.heights.length)
  const droppedRows = dropped > 0 ? known.heights.drop(dropped) : 0
  known.dropped = buffer.dropped
  for (let index = known.heights.length; index < buffer.rows.length; index++)
    known.heights.push(buffer.rows[index]?.[3] ?? '')
  return droppedRows
}
