import { scheduleLimits } from '@zubr/contracts/schedules/limits'
import { nextTimes, type TimeRule } from '@zubr/domain/schedules/times'
import { isTimeZone } from '@zubr/domain/schedules/zone'
import { fill } from '@zubr/i18n/format'
import field from '@zubr/ui/field.module.css'
import { useId, useMemo } from 'react'
import { Button } from '../components/button.tsx'
import { TextField } from '../components/fields/field.tsx'
import { Segments } from '../components/fields/segments.tsx'
import { CloseIcon, PlusIcon } from '../components/icons.tsx'
import panel from '../components/panel.module.css'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { useI18n } from '../i18n.tsx'
import { type Draft, ruleOf } from './draft.ts'
import { momentHere, momentIn, readingOf, weekdayName } from './reading.ts'
import styles from './schedule.module.css'
import { TimeInput } from './time-input.tsx'

const kinds: readonly TimeRule['kind'][] = ['daily', 'weekly', 'cron']
const weekdays = [1, 2, 3, 4, 5, 6, 7]

type WhenFieldsProps = {
  draft: Draft
  faults: Partial<Record<string, string>>
  onChange(change: Partial<Draft>): void
}

/** The rule of a schedule's times, with its description and the next times. */
export function WhenFields({ draft, faults, onChange }: WhenFieldsProps) {
  const { locale, messages } = useI18n()
  const t = messages.schedule
  const { kind, days, expression } = draft
  return (
    <>
      <Segments
        className={styles.kinds}
        name="kind"
        legend={t.when}
        options={kinds.map((each) => [each, t.kinds[each]] as const)}
        chosen={kind}
        onChoose={(chosen) => onChange({ kind: chosen })}
      />
      {kind === 'weekly' && (
        <fieldset className={styles.marks}>
          <legend className={field.label}>{t.days}</legend>
          {weekdays.map((day) => (
            <label key={day} className={styles.mark}>
              <input
                type="checkbox"
                checked={days.includes(day)}
                aria-label={weekdayName(locale, day)}
                aria-invalid={faults.days ? true : undefined}
                onChange={({ target: { checked } }) =>
                  onChange({ days: checked ? [...days, day] : days.filter((each) => each !== day) })
                }
              />
              <span aria-hidden="true">{weekdayName(locale, day, 'short')}</span>
            </label>
          ))}
          {faults.days && <p className={`${field.fault} ${styles.fault}`}>{faults.days}</p>}
        </fieldset>
      )}
      {kind === 'cron' ? (
        <TextField
          wide
          className={`${field.input} ${styles.code}`}
          label={t.expression}
          hint={t.expressionHint}
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          value={expression}
          fault={faults.expression}
          onChange={({ target }) => onChange({ expression: target.value })}
        />
      ) : (
        <Times draft={draft} faults={faults} onChange={onChange} />
      )}
      <ZoneField draft={draft} faults={faults} onChange={onChange} />
      <Next draft={draft} faults={faults} />
    </>
  )
}

function Times({ draft: { times }, faults, onChange }: WhenFieldsProps) {
  const { messages } = useI18n()
  const t = messages.schedule
  const group = useFocusFallback<HTMLFieldSetElement>()
  const fault = useId()
  return (
    <fieldset className={styles.times} ref={group} tabIndex={-1}>
      <legend className={field.label}>{t.time}</legend>
      {times.map((time, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: times have no id
        <span key={at} className={styles.time}>
          <TimeInput
            aria-label={t.time}
            aria-invalid={faults.times ? true : undefined}
            aria-describedby={faults.times ? fault : undefined}
            value={time}
            onChange={(changed) => onChange({ times: times.map((each, n) => (n === at ? changed : each)) })}
          />
          {times.length > 1 && (
            <button
              type="button"
              className={styles.icon}
              aria-label={fill(t.removeTime, { time })}
              onClick={() => onChange({ times: times.filter((_, n) => n !== at) })}
            >
              <CloseIcon />
            </button>
          )}
        </span>
      ))}
      {times.length < scheduleLimits.times && (
        <Button tone="quiet" onClick={() => onChange({ times: [...times, '12:00'] })}>
          <PlusIcon /> {t.addTime}
        </Button>
      )}
      {faults.times && (
        <p id={fault} className={`${field.fault} ${styles.fault}`}>
          {faults.times}
        </p>
      )}
    </fieldset>
  )
}

/** A native datalist, which is searchable by typing. */
function ZoneField({ draft, faults, onChange }: WhenFieldsProps) {
  const { messages } = useI18n()
  const list = useId()
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), [])
  return (
    <>
      <TextField
        label={messages.schedule.zone}
        hint={messages.schedule.zoneHint}
        list={list}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.zone}
        fault={faults.zone}
        onChange={({ target }) => onChange({ zone: target.value.trim() })}
      />
      <datalist id={list}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}

/** The rule as a sentence, and its next times. */
function Next({ draft, faults }: Pick<WhenFieldsProps, 'draft' | 'faults'>) {
  const i18n = useI18n()
  const { locale, messages } = i18n
  const t = messages.schedule
  const { zone } = draft
  const isWhole = ![faults.times, faults.days, faults.expression].some(Boolean) && isTimeZone(zone)
  if (!isWhole) return null
  const rule = ruleOf(draft)
  return (
    <div className={styles.next} aria-live="polite">
      <p>
        <strong>{readingOf(i18n, rule)}</strong>
      </p>
      <h3>{t.nextTimes}</h3>
      <ol>
        {nextTimes(rule, zone, new Date(), 5).map((at) => {
          const localTime = momentHere(locale, at, zone)
          return (
            <li key={+at}>
              <time dateTime={at.toISOString()}>{momentIn(locale, at, zone)}</time>
              {localTime && <span className={panel.dim}> · {fill(t.yours, { time: localTime })}</span>}
            </li>
          )
        })}
      </ol>
      <p className={`${panel.dim} ${panel.small}`}>{t.daylight}</p>
    </div>
  )
}
