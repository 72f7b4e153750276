import { countdownMarks, scheduleLimits } from '@zubr/contracts/schedules/limits'
import type { ScheduleStep, StepKind } from '@zubr/contracts/schedules/schedules'
import { fill, formatDuration } from '@zubr/i18n/format'
import field from '@zubr/ui/field.module.css'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../components/button.tsx'
import { TextField } from '../components/fields/field.tsx'
import { CloseIcon, DownIcon, PlusIcon } from '../components/icons.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { type DraftStep, newStep, withMoved } from './draft.ts'
import styles from './schedule.module.css'

const stepKinds: readonly StepKind[] = [
  ...(['command', 'restart', 'backup', 'stop', 'start', 'delete_logs', 'pause'] as const),
]

type StepListProps = {
  steps: readonly DraftStep[]
  faults: Partial<Record<string, string>>
  say: string | null
  onChange(steps: DraftStep[]): void
}

/** The steps in order. Buttons move a step, for touch and keyboard; the focus follows it. */
export function StepList({ steps, faults, say, onChange }: StepListProps) {
  const { messages } = useI18n()
  const t = messages.schedule
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<{ key: string; by: -1 | 1 }>(undefined)
  const removed = useRef<number>(undefined)
  // After a removal, the focus goes to the next remove button, the previous one, or the first add
  // button.
  useEffect(() => {
    if (removed.current === undefined) return
    const rest = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-remove]') ?? [])]
    const first = list.current?.parentElement?.querySelector<HTMLButtonElement>('[data-steps] button')
    ;(rest[removed.current] ?? rest.at(-1) ?? first)?.focus()
    removed.current = undefined
  })
  useEffect(() => {
    if (!moved.current) return
    const { key, by } = moved.current
    moved.current = undefined
    const row = list.current?.querySelector(`[data-step="${key}"]`)
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-by]') ?? [])]
    const same = buttons.find((button) => button.dataset.by === String(by) && !button.disabled)
    ;(same ?? buttons.find((button) => !button.disabled))?.focus()
  })
  const move = (key: string, at: number, by: -1 | 1) => {
    moved.current = { key, by }
    onChange(withMoved(steps, at, by))
  }
  const isFull = steps.length >= scheduleLimits.steps
  return (
    <>
      <ol className={styles.steps} ref={list}>
        {steps.map(({ key, step }, at) => {
          const name = `${at + 1}. ${t.steps[step.kind]}`
          return (
            <li key={key} className={styles.step} data-step={key}>
              <div className={styles.stepHead}>
                <b>{name}</b>
                <span className={styles.icons}>
                  {([-1, 1] as const).map((by) => (
                    <button
                      key={by}
                      type="button"
                      className={styles.icon}
                      data-by={by}
                      aria-label={fill(by < 0 ? t.up : t.down, { step: name })}
                      disabled={by < 0 ? at === 0 : at === steps.length - 1}
                      onClick={() => move(key, at, by)}
                    >
                      <DownIcon className={by < 0 ? styles.turned : undefined} />
                    </button>
                  ))}
                  <button
                    type="button"
                    className={styles.icon}
                    data-remove
                    aria-label={fill(t.removeStep, { step: name })}
                    onClick={() => {
                      removed.current = at
                      onChange(steps.filter((each) => each.key !== key))
                    }}
                  >
                    <CloseIcon />
                  </button>
                </span>
              </div>
              <StepFields
                step={step}
                fault={faults[key]}
                say={say}
                onChange={(next) =>
                  onChange(steps.map((each) => (each.key === key ? { key, step: next } : each)))
                }
              />
            </li>
          )
        })}
      </ol>
      {faults.steps && <p className={field.fault}>{faults.steps}</p>}
      {isFull ? (
        <p className={panel.dim}>{fill(t.stepsFull, { most: scheduleLimits.steps })}</p>
      ) : (
        <fieldset className={styles.add} data-steps>
          <legend className={field.label}>{t.addStep}</legend>
          {stepKinds.map((kind) => (
            <Button key={kind} tone="quiet" onClick={() => onChange([...steps, newStep(kind)])}>
              <PlusIcon /> {t.steps[kind]}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  )
}

type StepFieldsProps = {
  step: ScheduleStep
  fault: string | undefined
  say: string | null
  onChange(step: ScheduleStep): void
}

/** The inputs of a step. */
function StepFields({ step, fault, say, onChange }: StepFieldsProps) {
  const { messages } = useI18n()
  const t = messages.schedule
  switch (step.kind) {
    case 'command':
      return (
        <TextField
          wide
          label={t.command}
          hint={t.commandHint}
          maxLength={scheduleLimits.command}
          autoCapitalize="none"
          spellCheck={false}
          value={step.text}
          fault={fault}
          onChange={({ target }) => onChange({ ...step, text: target.value })}
        />
      )
    case 'restart':
      return say ? (
        <Countdown countdown={step.countdown} onChange={(countdown) => onChange({ ...step, countdown })} />
      ) : (
        <p className={panel.dim}>{t.noChat}</p>
      )
    case 'pause':
      return (
        <NumberField
          label={t.pause}
          hint={fill(t.pauseHint, { most: scheduleLimits.pauseSeconds })}
          max={scheduleLimits.pauseSeconds}
          value={step.seconds}
          fault={fault}
          onChange={(seconds) => onChange({ ...step, seconds })}
        />
      )
    case 'delete_logs':
      return (
        <NumberField
          label={t.logsDays}
          hint={t.logsHint}
          max={365}
          value={step.olderThanDays}
          fault={fault}
          onChange={(olderThanDays) => onChange({ ...step, olderThanDays })}
        />
      )
    default:
      return null
  }
}

type NumberFieldProps = {
  label: string
  hint: string
  max: number
  value: number
  fault: string | undefined
  onChange(value: number): void
}

function NumberField({ max, value, onChange, ...rest }: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      type="number"
      inputMode="numeric"
      min={1}
      max={max}
      value={Number.isNaN(value) ? '' : value}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  )
}

type CountdownProps = { countdown: readonly number[]; onChange(countdown: number[]): void }

function Countdown({ countdown, onChange }: CountdownProps) {
  const { locale, messages } = useI18n()
  const t = messages.schedule
  const id = useId()
  return (
    <fieldset className={styles.marks} aria-describedby={id}>
      <legend className={field.label}>{t.countdown}</legend>
      {countdownMarks.map((mark) => (
        <label key={mark} className={styles.mark}>
          <input
            type="checkbox"
            checked={countdown.includes(mark)}
            onChange={({ target: { checked } }) =>
              onChange(checked ? [...countdown, mark] : countdown.filter((each) => each !== mark))
            }
          />
          <span>{formatDuration(locale, mark)}</span>
        </label>
      ))}
      <p id={id} className={`${field.hint} ${styles.fault}`}>
        {t.countdownHint}
      </p>
    </fieldset>
  )
}
