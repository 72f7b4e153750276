import type { NodeDay } from '@zubr/contracts/status'
import { dateFormat, fill, formatDuration, formatPercent } from '@zubr/i18n/format'
import { localeFacts } from '@zubr/i18n/locales'
import { type KeyboardEvent, memo, type PointerEvent, useState } from 'react'
import { useI18n } from '../i18n.tsx'
import styles from './history.module.css'
import { dateOfDay, minutesOver, minutesWithoutData, partsOfDay, type StatusView } from './status-view.ts'

const spans = ['day', 'week', 'month', 'quarter'] as const
/** Bar chart units: a day is `pitch` wide including its gap. */
const pitch = 4
const barWidth = 3
const height = 36

/** Ninety days per node: uptime, one bar per day, and the exact figures of the chosen day. */
export function History({ view }: { view: StatusView }) {
  const { messages } = useI18n()
  if (view.nodes.length === 0) return null
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{messages.status.historyTitle}</h2>
      <ul className={`row note ${styles.legend}`}>
        <li data-part="up">{messages.status.well}</li>
        <li data-part="degraded">{messages.status.degraded}</li>
        <li data-part="down">{messages.status.down}</li>
        <li data-part="none">{messages.status.noData}</li>
      </ul>
      <ul>
        {view.nodes.map((node) => (
          <NodeHistory key={node.name} node={node} today={view.today} at={view.at} />
        ))}
      </ul>
      <p className={`note ${styles.note}`}>{messages.status.counting}</p>
    </section>
  )
}

type NodeHistoryProps = { node: StatusView['nodes'][number]; today: string; at: string }

const NodeHistory = memo(function NodeHistory({ node, today, at }: NodeHistoryProps) {
  const { locale, messages } = useI18n()
  const last = node.days.length - 1
  const [chosen, setChosen] = useState(last)
  const { tag } = localeFacts[locale]
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const figures = useDayFigures(node.days[chosen], minutesOver(chosen === last, at))
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    dateOfDay(today, chosen, node.days.length),
  )

  const choose = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const index = Math.floor(((event.clientX - left) / width) * node.days.length)
    setChosen(Math.min(last, Math.max(0, index)))
  }
  const move = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: chosen - 1,
      ArrowDown: chosen - 1,
      ArrowRight: chosen + 1,
      ArrowUp: chosen + 1,
      PageUp: chosen + 7,
      PageDown: chosen - 7,
      Home: 0,
      End: last,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    setChosen(Math.min(last, Math.max(0, next)))
  }

  return (
    <li className={styles.node} data-history={node.name}>
      <h3>{node.name}</h3>
      <dl className={styles.uptime}>
        {spans.map((span) => (
          <div key={span}>
            <dt>{messages.status.spans[span]}</dt>
            <dd>
              {node.uptime[span] === null ? (
                <>
                  <span aria-hidden="true">—</span>
                  <span className="visually-hidden">{messages.status.noData}</span>
                </>
              ) : (
                exactPercent(tag, node.uptime[span])
              )}
            </dd>
          </div>
        ))}
      </dl>
      {/* A slider works with arrow keys, screen readers and touch along a row of days. */}
      <div
        className={styles.bars}
        role="slider"
        tabIndex={0}
        aria-label={fill(messages.status.bars, { name: node.name })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={chosen}
        aria-valuetext={[date, ...figures].join(', ')}
        onKeyDown={move}
        onPointerDown={choose}
        onPointerMove={choose}
      >
        <Bars days={node.days} at={at} chosen={chosen} />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{relative.format(-last, 'day')}</span>
        <span>{relative.format(0, 'day')}</span>
      </div>
      <p className={`row note ${styles.figures}`} aria-hidden="true">
        <b>{date}</b>
        {figures.map((figure) => (
          <span key={figure}>{figure}</span>
        ))}
      </p>
    </li>
  )
})

function Bars({ days, at, chosen }: { days: readonly NodeDay[]; at: string; chosen: number }) {
  const paths = { none: '', up: '', degraded: '', down: '' }
  for (const [index, day] of days.entries()) {
    const { up, degraded, down, none } = partsOfDay(day, minutesOver(index === days.length - 1, at))
    let from = height
    const draw = (part: keyof typeof paths, share: number) => {
      const rise = Math.round(share * height * 10) / 10
      if (rise === 0) return
      from = Math.round((from - rise) * 10) / 10
      paths[part] += `M${index * pitch} ${from}h${barWidth}v${rise}h-${barWidth}z`
    }
    draw('down', down)
    draw('degraded', degraded)
    draw('up', up)
    draw('none', none)
  }
  return (
    <svg
      viewBox={`0 0 ${days.length * pitch - (pitch - barWidth)} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {Object.entries(paths).map(([part, d]) => (
        <path key={part} data-part={part} d={d} />
      ))}
      <rect data-part="chosen" x={chosen * pitch} y={0} width={barWidth} height={height} />
    </svg>
  )
}

/** Sentences about a day; only for non-zero figures. */
function useDayFigures(day: NodeDay | undefined, over: number): string[] {
  const { locale, messages } = useI18n()
  if (!day) return []
  const [up, degraded, down, load] = day
  const minutes: [string, number][] = [
    [messages.status.dayDown, down],
    [messages.status.dayDegraded, degraded],
    [messages.status.dayUp, up],
    [messages.status.dayNoData, minutesWithoutData(day, over)],
  ]
  return [
    ...minutes.flatMap(([sentence, count]) =>
      count > 0 ? [fill(sentence, { time: formatDuration(locale, count * 60) })] : [],
    ),
    ...(load === null ? [] : [fill(messages.status.dayLoad, { percent: formatPercent(locale, load) })]),
  ]
}

/** Two decimals if they are significant: "100 %", "99,98 %". The API has rounded down. */
function exactPercent(tag: string, percent: number): string {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}
