import { missedChoices } from '@zubr/contracts/schedules/limits'
import { useState } from 'react'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { SelectField, SwitchField, TextField } from '../components/fields/field.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { useBusy } from '../components/toasts/use-busy.ts'
import { useI18n } from '../i18n.tsx'
import { useServer } from '../server/context.ts'
import { type Draft, faultsOf, scheduleOf, type Template } from './draft.ts'
import styles from './schedule.module.css'
import { StepList } from './step-list.tsx'
import { useDraft } from './use-draft.ts'
import { WhenFields } from './when-fields.tsx'

type ScheduleFormProps = {
  /** The schedule's id; undefined for a new one. */
  id?: string
  /** The template of a new schedule. */
  template?: Template
  start: Draft
  /** The core's command for messages to players. */
  say: string | null
  onClose(): void
}

export function ScheduleForm({ id, template, start, say, onClose }: ScheduleFormProps) {
  const { messages } = useI18n()
  const { server } = useServer()
  const { done } = useToasts()
  const [busy, run] = useBusy()
  const { draft, isChanged, change, forget } = useDraft(server.id, id ?? `new ${template}`, start)
  const [pressed, setPressed] = useState(false)
  const t = messages.schedule
  const found = faultsOf(messages, draft, server.core)
  // Required fields are reported only after the first attempt to save.
  const { name, steps, ...early } = found
  const faults = pressed ? found : Object.fromEntries(Object.entries(early).filter(([key]) => !isStep(key)))
  return (
    <form
      className={panel.column}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
        if (Object.keys(found).length > 0) {
          const form = event.currentTarget
          requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
          return
        }
        void run(async () => {
          const body = scheduleOf({ ...draft, name: draft.name.trim() })
          const params = { id: server.id }
          if (id)
            await call('PUT /api/servers/:id/schedules/:schedule', {
              params: { ...params, schedule: id },
              body,
            })
          else await call('POST /api/servers/:id/schedules', { params, body })
          forget()
          done(t.saved)
          onClose()
        })
      }}
    >
      <div className={panel.spread}>
        <h2>{id ? t.editHeading : t.newHeading}</h2>
        <Button tone="quiet" onClick={onClose}>
          {t.back}
        </Button>
      </div>
      <section className={panel.plate}>
        <TextField
          label={t.name}
          maxLength={60}
          value={draft.name}
          fault={faults.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </section>
      <section className={`${panel.plate} ${panel.even}`}>
        <h2>{t.when}</h2>
        <WhenFields draft={draft} faults={faults} onChange={change} />
      </section>
      <section className={`${panel.plate} ${panel.even}`}>
        <h2>{t.what}</h2>
        <StepList
          steps={draft.steps}
          faults={faults}
          say={say}
          onChange={(next) => change({ steps: next })}
        />
      </section>
      <section className={`${panel.plate} ${panel.even} ${styles.conditions}`}>
        <h2>{t.conditions}</h2>
        <SwitchField
          label={t.onlyIfEmpty}
          hint={t.onlyIfEmptyHint}
          checked={draft.onlyIfEmpty}
          onChange={({ target }) => change({ onlyIfEmpty: target.checked })}
        />
        <SwitchField
          label={t.skipIfNotRunning}
          checked={draft.skipIfNotRunning}
          onChange={({ target }) => change({ skipIfNotRunning: target.checked })}
        />
        <SelectField
          label={t.missed}
          hint={t.missedHint}
          value={draft.missed}
          onChange={({ target }) => change({ missed: target.value === 'run' ? 'run' : 'skip' })}
        >
          {missedChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t.missedChoices[choice]}
            </option>
          ))}
        </SelectField>
      </section>
      <div className={`${panel.row} ${styles.save}`}>
        <Button type="submit" disabled={busy}>
          {messages.frame.save}
        </Button>
        <Button
          tone="quiet"
          onClick={() => {
            forget()
            onClose()
          }}
        >
          {isChanged ? messages.settings.discard : messages.frame.cancel}
        </Button>
      </div>
      <p className={`${panel.dim} ${panel.small}`} role="status">
        {isChanged && messages.settings.unsaved}
      </p>
    </form>
  )
}

/** Faults of steps have their keys, which are UUIDs. */
const isStep = (key: string) => key.length === 36
