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
import { useFocusKept } from '../components/use-focus-kept.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { draftFrom, draftOf, type Template, templates } from './draft.ts'
import styles from './schedule.module.css'
import { ScheduleForm } from './schedule-form.tsx'
import { ScheduleRow } from './schedule-row.tsx'

const everyMs = 5_000
/** While one runs: somebody may be waiting for it. */
const soonMs = 1_500

const isTemplate = (text: string | null): text is Template =>
  text === 'blank' || templates.some((each) => each === text)

/** What the server does at its times. A form has an address of its own, so that the way back leads out of it. */
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
  // Deleted meanwhile by somebody else: what was typed stays before whoever typed it.
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
    // That nothing comes at all is said above already.
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
  const own = messages.schedule
  const isFull = list.length >= scheduleLimits.schedules
  const group = useFocusKept<HTMLDivElement>()
  return (
    <div className={panel.column} ref={group} tabIndex={-1}>
      <div className={panel.spread}>
        <h2>{own.heading}</h2>
        {list.length > 0 && (
          <Button disabled={isFull || isHeld} onClick={() => onNew('blank')}>
            <PlusIcon /> {own.create}
          </Button>
        )}
      </div>
      {isHeld && <Notice>{messages.settings.notActive}</Notice>}
      {isFull && <Notice>{fill(own.full, { most: scheduleLimits.schedules })}</Notice>}
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

/** What most begin with. */
function Templates({ isEmpty, onNew }: { isEmpty: boolean; onNew(template: Template): void }) {
  const { messages } = useI18n()
  const own = messages.schedule
  return (
    <section className={isEmpty ? panel.plate : undefined} aria-label={own.create}>
      {isEmpty && <p className={styles.lead}>{own.empty}</p>}
      <ul className={styles.templates}>
        {templates.map((template) => (
          <li key={template}>
            <button type="button" className={styles.template} onClick={() => onNew(template)}>
              <b>{own.templates[template].name}</b>
              <span className={`${panel.dim} ${panel.small}`}>{own.templates[template].text}</span>
            </button>
          </li>
        ))}
      </ul>
      {isEmpty && (
        <Button tone="quiet" onClick={() => onNew('blank')}>
          {own.blank}
        </Button>
      )}
    </section>
  )
}
