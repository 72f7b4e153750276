import type { StatsSeries } from '@zubr/contracts/servers/history'
import { dateFormat, fill } from '@zubr/i18n/format'
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { ticksBetween } from './axis.ts'
import styles from './charts.module.css'
import { nearest, samplesOf, shapeOf } from './series.ts'

const ranges = {
  hour: { ms: 3_600_000, tickMinutes: 20 },
  day: { ms: 86_400_000, tickMinutes: 360 },
} as const
export type Range = keyof typeof ranges

/** Only the ratio matters: the chart is stretched. */
const size = { width: 320, height: 100 }

export type ChartProps = {
  label: string
  points: StatsSeries['points']
  column: 1 | 2 | 3
  range: Range
  /** The value at the top of the scale, for the highest value. */
  topOf(high: number): number
  text(value: number): string
}

/**
 * A line chart over an hour or a day, with axes. A pointer, a finger or the keyboard shows the
 * value at a point.
 */
export function Chart({ label, points, column, range, topOf, text }: ChartProps) {
  const { locale, messages } = useI18n()
  const [pointed, setPointed] = useState<number>()
  const isPointing = useRef(false)
  const until = Date.now()
  const { ms, tickMinutes } = ranges[range]
  const from = until - ms
  const samples = samplesOf(points, column).filter(({ at }) => at >= from)
  const shape = shapeOf(samples, { from, until, ...size, topOf })
  const clock = dateFormat(locale, { timeStyle: 'short' })
  const day = dateFormat(locale, { day: 'numeric', month: 'short' })
  const moment =
    range === 'hour'
      ? clock
      : dateFormat(locale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
  const shown = pointed === undefined ? undefined : nearest(samples, pointed)
  const last = samples.length - 1
  const index = shown ? samples.indexOf(shown) : last
  const now = samples[index]
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { x, width } = currentTarget.getBoundingClientRect()
    setPointed(from + (ms * (clientX - x)) / width)
  }
  const left = (at: number): CSSProperties => ({ left: `${(100 * (at - from)) / ms}%` })
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span>{label}</span>
        <span className={styles.read}>
          {shown && <span>{moment.format(shown.at)}</span>}
          <strong className={panel.figure}>{now ? text(now.value) : '—'}</strong>
        </span>
      </figcaption>
      {shape && now ? (
        <div className={styles.body}>
          <p className={styles.scale} aria-hidden="true">
            {[shape.top, shape.top / 2, 0].map((value) => (
              <span key={value}>{text(value)}</span>
            ))}
          </p>
          <div className={styles.plot}>
            <svg
              viewBox={`0 0 ${size.width} ${size.height}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={fill(messages.server.chart, {
                what: label,
                now: text(shape.now),
                low: text(shape.low),
                high: text(shape.high),
              })}
            >
              <path className={styles.grid} d={`M0 ${size.height / 2}H${size.width}M0 .5H${size.width}`} />
              <path className={styles.area} d={shape.area} />
              <path className={styles.line} d={shape.line} />
            </svg>
            {ticksBetween(from, until, tickMinutes).map(({ at, isDay }) => (
              <span key={at} className={`${styles.tick} ${isDay ? styles.day : ''}`} style={left(at)}>
                {/* At the edges there is no space for a label. */}
                {at - from > ms * 0.06 && until - at > ms * 0.06 && (
                  <span>{(isDay ? day : clock).format(at)}</span>
                )}
              </span>
            ))}
            {shown && (
              <span className={styles.cursor} style={left(shown.at)}>
                <span style={{ bottom: `${(100 * shown.value) / shape.top}%` }} />
              </span>
            )}
            <input
              className="covering"
              type="range"
              min={0}
              max={last}
              value={index}
              aria-label={label}
              aria-valuetext={`${moment.format(now.at)}: ${text(now.value)}`}
              onFocus={() => setPointed((before) => before ?? samples[last]?.at)}
              onBlur={() => setPointed(undefined)}
              onChange={({ target }) => {
                // The slider's value is an index of samples, which skip minutes without data.
                if (!isPointing.current) setPointed(samples[Number(target.value)]?.at)
              }}
              onPointerDown={(event) => {
                isPointing.current = true
                point(event)
              }}
              onPointerMove={point}
              onPointerUp={() => {
                isPointing.current = false
              }}
              onPointerCancel={() => {
                isPointing.current = false
              }}
              onPointerLeave={({ pointerType, currentTarget }) => {
                if (pointerType === 'mouse' && !currentTarget.matches(':focus-visible')) setPointed(undefined)
              }}
            />
          </div>
        </div>
      ) : (
        <p className={`${styles.none} ${panel.dim} ${panel.small}`}>{messages.server.noPoints}</p>
      )}
    </figure>
  )
}
