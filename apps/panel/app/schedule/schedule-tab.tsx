import { scheduleLimits } from '@zubr/contracts/schedules/limits'
import type { Schedule } from '@zubr/contracts/schedules/schedules'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useEndpoint } from '../api/polled.ts'
import { Button } from '../components/button.tsx'
import { PlusIcon } from '../components/icons.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { draftFrom, draftOf, type Template, templates } from './draft.ts'
import styles from './schedule.module.css'
import { ScheduleForm } from './schedule-form.tsx'
import { ScheduleRow } from './schedule-row.tsx'

const everyMs = 5_000
/** Poll interval during a run. */
const soonMs = 1_500

const isTemplate = (text: string | null): text is Template =>
  text === 'blank' || templates.some((each) => each === text)

/** The server's schedules. A form has its own address, so that "back" closes it. */
export default function ScheduleTab() {
  const { server, polled: all } = useServer()
  const { messages } = useI18n()
  const [search, setSearch] = useSearchParams()
  const params = { id: server.id }
  const [running, setRunning] = useState(false)
  const polled = useEndpoint(running ? soonMs : everyMs, 'GET /api/servers/:id/schedules', { params })
  const isRunning = polled.data?.some(({ lastRun }) => lastRun?.outcome === null) ?? false
  if (running !== isRunning) setRunning(isRunning)
  const wanted = search.get('new')
  const editing = search.get('edit')
  const [held, setHeld] = useState<Schedule>()
  const found = polled.data?.find(({ id }) => id === editing)
  if (found && found !== held) setHeld(found)
  // If somebody deletes the schedule meanwhile, the form keeps the input.
  const edited = found ?? (held?.id === editing ? held : undefined)
  const say = isCoreId(server.core.id) ? coreKinds[server.core.id].say : null
  const close = () => {
    setSearch({})
    polled.refresh()
  }
  if (isTemplate(wanted))
    return (
      <ScheduleForm
        key={wanted}
        template={wanted}
        start={draftFrom(messages, wanted, say)}
        say={say}
        onClose={close}
      />
    )
  return (
    // The page already shows a failed connection.
    <Loaded of={polled} part={all.failure !== undefined}>
      {(list) =>
        edited ? (
          <ScheduleForm key={edited.id} id={edited.id} start={draftOf(edited)} say={say} onClose={close} />
        ) : (
          <List
            list={list}
            isHeld={server.contract !== 'active'}
            onNew={(template) => setSearch({ new: template })}
            onEdit={(id) => setSearch({ edit: id })}
            onChange={polled.refresh}
          />
        )
      }
    </Loaded>
  )
}

type ListProps = {
  list: readonly Schedule[]
  isHeld: boolean
  onNew(template: Template): void
  onEdit(id: string): void
  onChange(): void
}

function List({ list, isHeld, onNew, onEdit, onChange }: ListProps) {
  const { messages } = useI18n()
  const t = messages.schedule
  const isFull = list.length >= scheduleLimits.schedules
  const group = useFocusFallback<HTMLDivElement>()
  return (
    <div className={panel.column} ref={group} tabIndex={-1}>
      <div className={panel.spread}>
        <h2>{t.heading}</h2>
        {list.length > 0 && (
          <Button disabled={isFull || isHeld} onClick={() => onNew('blank')}>
            <PlusIcon /> {t.create}
          </Button>
        )}
      </div>
      {isHeld && <Notice>{messages.settings.notActive}</Notice>}
      {isFull && <Notice>{fill(t.full, { most: scheduleLimits.schedules })}</Notice>}
      {list.map((schedule) => (
        <ScheduleRow
          key={schedule.id}
          schedule={schedule}
          isHeld={isHeld}
          onEdit={() => onEdit(schedule.id)}
          onChange={onChange}
        />
      ))}
      {!isFull && !isHeld && <Templates isEmpty={list.length === 0} onNew={onNew} />}
    </div>
  )
}

/** The most common schedules. */
function Templates({ isEmpty, onNew }: { isEmpty: boolean; onNew(template: Template): void }) {
  const { messages } = useI18n()
  const t = messages.schedule
  return (
    <section className={isEmpty ? panel.plate : undefined} aria-label={t.create}>
      {isEmpty && <p className={styles.lead}>{t.empty}</p>}
      <ul className={styles.templates}>
        {templates.map((template) => (
          <li key={template}>
            <button type="button" className={styles.template} onClick={() => onNew(template)}>
              <b>{t.templates[template].name}</b>
              <span className={`${panel.dim} ${panel.small}`}>{t.templates[template].text}</span>
            </button>
          </li>
        ))}
      </ul>
      {isEmpty && (
        <Button tone="quiet" onClick={() => onNew('blank')}>
          {t.blank}
        </Button>
      )}
    </section>
  )
}
