import type { Schedule, ScheduleRun } from '@zubr/contracts/schedules/schedules'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Confirm } from '../components/confirm.tsx'
import fields from '../components/fields/field.module.css'
import { ChevronIcon, PlayIcon } from '../components/icons.tsx'
import { MoreMenu } from '../components/menu.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { momentHere, momentIn, readingOf } from './reading.ts'
import { outcomeOf, RunList } from './run-list.tsx'
import styles from './schedule.module.css'

type ScheduleRowProps = { schedule: Schedule; isHeld: boolean; onEdit(): void; onChange(): void }

/** One schedule: its times, last outcome and actions. */
export function ScheduleRow({ schedule, isHeld, onEdit, onChange }: ScheduleRowProps) {
  const i18n = useI18n()
  const { locale, messages } = i18n
  const { server } = useServer()
  const { done } = useToasts()
  const [busy, run] = useBusy()
  const [asking, setAsking] = useState<'run' | 'remove'>()
  const [opened, setOpened] = useState(false)
  const t = messages.schedule
  const { id, name, rule, zone, enabled, nextRunAt: nextAt, lastRun } = schedule
  const params = { id: server.id, schedule: id }
  const localTime = nextAt && momentHere(locale, nextAt, zone)
  return (
    <article className={`${panel.plate} ${styles.schedule}`} aria-label={name}>
      <div className={styles.top}>
        <div className={styles.what}>
          <h3>{name}</h3>
          <p>
            {readingOf(i18n, rule)} <span className={panel.dim}>· {zone}</span>
          </p>
          <p className={panel.dim}>
            {nextAt ? fill(t.next, { time: momentIn(locale, nextAt, zone) }) : t.off}
            {localTime && ` (${fill(t.yours, { time: localTime })})`}
          </p>
        </div>
        <label className={fields.switch}>
          <input
            type="checkbox"
            aria-label={fill(t.turnOn, { name })}
            checked={enabled}
            disabled={busy || isHeld}
            onChange={({ target: { checked } }) =>
              run(async () => {
                await call('PATCH /api/servers/:id/schedules/:schedule', {
                  params,
                  body: { enabled: checked },
                })
                onChange()
              })
            }
          />
          <span className={fields.track} />
        </label>
      </div>
      <LastRun run={lastRun} zone={zone} />
      <div className={styles.doing}>
        <Button
          tone="quiet"
          disabled={isHeld || busy || lastRun?.outcome === null}
          onClick={() => setAsking('run')}
        >
          <PlayIcon /> {t.runNow}
        </Button>
        <Button tone="quiet" disabled={isHeld} onClick={onEdit}>
          {t.edit}
        </Button>
        <Button tone="quiet" aria-expanded={opened} onClick={() => setOpened((before) => !before)}>
          {t.runs} <ChevronIcon className={opened ? styles.turned : undefined} />
        </Button>
        <MoreMenu className={styles.more}>
          <li>
            <button type="button" onClick={() => setAsking('remove')}>
              {t.remove}
            </button>
          </li>
        </MoreMenu>
      </div>
      {opened && <RunList schedule={schedule} />}
      <Confirm
        open={asking === 'run'}
        title={fill(t.runNowTitle, { name })}
        text={t.runNowText}
        action={t.runNow}
        onClose={() => setAsking(undefined)}
        onConfirm={async () => {
          await call('POST /api/servers/:id/schedules/:schedule/runs', { params })
          done(t.started)
          setOpened(true)
          onChange()
        }}
      />
      <Confirm
        danger
        open={asking === 'remove'}
        title={fill(t.removeTitle, { name })}
        text={t.removeText}
        action={t.remove}
        onClose={() => setAsking(undefined)}
        onConfirm={async () => {
          await call('DELETE /api/servers/:id/schedules/:schedule', { params })
          onChange()
        }}
      />
    </article>
  )
}

function LastRun({ run, zone }: { run: ScheduleRun | null; zone: string }) {
  const { locale, messages } = useI18n()
  const t = messages.schedule
  if (!run) return <p className={`${panel.dim} ${panel.small}`}>{t.neverRan}</p>
  const outcome = outcomeOf(run)
  return (
    <p className={styles.last}>
      <span className={`${panel.mark} ${styles[outcome]}`}>{t.outcomes[outcome]}</span>{' '}
      <span className={`${panel.dim} ${panel.small}`}>
        {fill(t.lastRun, { time: momentIn(locale, run.plannedFor, zone) })}
        {run.reason && `. ${t.reasons[run.reason]}`}
      </span>
    </p>
  )
}
