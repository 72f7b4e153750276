import { formatNumber, formatPercent } from '@zubr/i18n/format'
import { useState } from 'react'
import { useEndpoint } from '../api/polled.ts'
import { Segments } from '../components/fields/segments.tsx'
import { Loaded } from '../components/loaded.tsx'
import panel from '../components/panel.module.css'
import { formatMegabytes } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { roundTop } from './axis.ts'
import { Chart, type ChartProps, type Range } from './chart.tsx'
import styles from './charts.module.css'

/** A request makes the node report every 2 s for the next 10 s. */
const everyMs = 5_000

export function Charts() {
  const { server } = useServer()
  const { locale, messages } = useI18n()
  const [range, setRange] = useState<Range>('hour')
  const stats = useEndpoint(everyMs, 'GET /api/servers/:id/stats', {
    params: { id: server.id },
    query: { range },
  })
  const { cpu, memory, players } = messages.server
  const percent = (value: number) => formatPercent(locale, Math.round(value))
  const megabytes = (value: number) => formatMegabytes(locale, messages, value)
  const count = (value: number) => formatNumber(locale, value)
  const shown = [
    // More than one core can be busy.
    { column: 1, label: cpu, topOf: (high) => (high <= 100 ? 100 : roundTop(high)), text: percent },
    {
      column: 2,
      label: memory,
      topOf: (high) => Math.max(server.memoryInEffectMb ?? server.limits.memoryMb, high),
      text: megabytes,
    },
    { column: 3, label: players, topOf: roundTop, text: count },
  ] satisfies Pick<ChartProps, 'column' | 'label' | 'topOf' | 'text'>[]
  return (
    <>
      <div className={`${panel.spread} ${styles.head}`}>
        <h2>{messages.server.load}</h2>
        <Segments
          className={styles.ranges}
          name="range"
          legend={messages.server.period}
          options={(['hour', 'day'] as const).map((id) => [id, messages.server[id]])}
          chosen={range}
          onChoose={setRange}
        />
      </div>
      <Loaded of={stats} part>
        {({ points }) => (
          <div className={styles.row}>
            {shown.map((chart) => (
              <Chart key={chart.column} {...chart} points={points} range={range} />
            ))}
          </div>
        )}
      </Loaded>
    </>
  )
}
