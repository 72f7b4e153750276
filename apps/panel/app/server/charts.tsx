import type { StatsSeries } from '@zubr/contracts/servers'
import { dateFormat, fill, formatNumber, formatPercent } from '@zubr/i18n/format'
import { useState } from 'react'
import { useEndpoint } from '../api/polled.ts'
import { Loaded } from '../components/loaded.tsx'
import panel from '../components/panel.module.css'
import { Segments } from '../components/segments.tsx'
import { formatMegabytes } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import styles from './charts.module.css'
import { useServer } from './context.ts'
import { samplesOf, shapeOf } from './series.ts'

/** Asking is also what makes the node report every 2 s: a look lasts 10 s. */
const everyMs = 5_000
const rangeMs = { hour: 3_600_000, day: 86_400_000 }
type Range = keyof typeof rangeMs
const size = { width: 320, height: 90 }

export function Charts() {
  const { server } = useServer()
  const { locale, words } = useI18n()
  const [range, setRange] = useState<Range>('hour')
  const stats = useEndpoint(everyMs, 'GET /api/servers/:id/stats', {
    params: { id: server.id },
    query: { range },
  })
  const { cpu, memory, players } = words.server
  const percent = (value: number) => formatPercent(locale, Math.round(value))
  const megabytes = (value: number) => formatMegabytes(locale, words, value)
  const count = (value: number) => formatNumber(locale, value)
  const shown = [
    { column: 1, label: cpu, least: 10, text: percent },
    { column: 2, label: memory, least: server.limits.memoryMb, text: megabytes },
    { column: 3, label: players, least: 4, text: count },
  ] as const
  return (
    <>
      <div className={`${panel.spread} ${styles.head}`}>
        <h2>{words.server.load}</h2>
        <Segments
          className={styles.ranges}
          name="range"
          legend={words.server.period}
          options={(['hour', 'day'] as const).map((id) => [id, words.server[id]])}
          chosen={range}
          onChoose={setRange}
        />
      </div>
      <Loaded of={stats} part>
        {({ points }) => (
          <div className={styles.row}>
            {shown.map((own) => (
              <Chart key={own.column} {...own} points={points} range={range} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  )
}

type ChartProps = {
  label: string
  points: StatsSeries['points']
  column: 1 | 2 | 3
  range: Range
  least: number
  text(value: number): string
}

/** A line over an hour or a day; its figures stand beside it as text. */
function Chart({ label, points, column, range, least, text }: ChartProps) {
  const { locale, words } = useI18n()
  const until = Date.now()
  const from = until - rangeMs[range]
  const { width, height } = size
  const shape = shapeOf(samplesOf(points, column), { from, until, width, height, least })
  const clock = dateFormat(locale, { timeStyle: 'short' })
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span>{label}</span>
        <strong className={panel.figure}>{shape ? text(shape.now) : '—'}</strong>
      </figcaption>
      {shape ? (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={fill(words.server.chart, {
            what: label,
            now: text(shape.now),
            low: text(shape.low),
            high: text(shape.high),
          })}
        >
          <path className={styles.grid} d={`M0 ${height / 2}H${width}M0 .5H${width}`} />
          <path className={styles.area} d={shape.area} />
          <path className={styles.line} d={shape.line} />
        </svg>
      ) : (
        <p className={`${styles.none} ${panel.dim} ${panel.small}`}>{words.server.noPoints}</p>
      )}
      <p className={`${panel.dim} ${styles.axis}`}>
        <span>{clock.format(from)}</span>
        {shape && (
          <span>
            {text(shape.low)} – {text(shape.high)}
          </span>
        )}
        <span>{clock.format(until)}</span>
      </p>
    </figure>
  )
}
