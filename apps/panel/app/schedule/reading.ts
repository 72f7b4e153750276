import { type Cron, readCron } from '@zubr/domain/schedules/cron'
import type { TimeRule } from '@zubr/domain/schedules/times'
import { wallOf } from '@zubr/domain/schedules/zone'
import { dateFormat, fill, plural } from '@zubr/i18n/format'
import { type Locale, localeFacts } from '@zubr/i18n/locales'
import type { PanelMessages } from '@zubr/i18n/panel/en'

type Spoken = { locale: Locale; messages: PanelMessages }

/** With more times than this, hours and minutes are listed separately. */
const maxTimes = 8

/** A rule as a sentence; undefined for an invalid cron expression. */
export function readingOf({ locale, messages }: Spoken, rule: TimeRule): string | undefined {
  const t = messages.schedule.reading
  const list = (parts: readonly (string | number)[]) => listOf(locale, parts)
  const parts = ((): string[] | undefined => {
    if (rule.kind === 'cron') {
      const cron = readCron(rule.expression)
      return cron && cronParts({ locale, messages }, cron)
    }
    const at = fill(t.at, { times: list(rule.times.toSorted()) })
    if (rule.kind === 'daily') return [`${t.everyDay} ${at}`]
    const names = rule.days.toSorted((a, b) => a - b).map((day) => weekdayName(locale, day))
    return [fill(t.weekdays, { days: list(names) }), at]
  })()
  const text = parts?.join('; ')
  return text && text[0]?.toLocaleUpperCase(localeFacts[locale].tag) + text.slice(1)
}

function cronParts({ locale, messages }: Spoken, cron: Cron): string[] {
  const t = messages.schedule.reading
  const { minutes, hours, days, months, weekdays, anyDay, anyWeekday } = cron
  const list = (parts: readonly (string | number)[]) => listOf(locale, parts)
  const isAllDay = hours.length === 24
  const every = isAllDay ? stepOf(minutes, 60) : undefined
  const times = hours.flatMap((hour) => minutes.map((minute) => `${two(hour)}:${two(minute)}`))
  const when =
    every !== undefined
      ? plural(locale, t.everyMinutes, every)
      : isAllDay
        ? fill(t.atMinutes, { minutes: list(minutes) })
        : times.length <= maxTimes
          ? fill(t.at, { times: list(times) })
          : fill(t.hoursAndMinutes, { hours: list(hours), minutes: list(minutes) })
  const numbers = { days: list(days) }
  const names = list(weekdays.toSorted((a, b) => (a || 7) - (b || 7)).map((day) => weekdayName(locale, day)))
  const ofMonth = days.length < 31 ? [fill(t.monthDays, numbers)] : []
  const ofWeek = weekdays.length < 7 ? [fill(t.weekdays, { days: names })] : []
  const isEither = !anyDay && !anyWeekday
  const onDays = isEither ? [fill(t.eitherDay, { ...numbers, weekdays: names })] : [...ofMonth, ...ofWeek]
  const inMonths =
    months.length < 12
      ? [fill(t.months, { months: list(months.map((month) => monthName(locale, month))) })]
      : []
  const always = onDays.length === 0 && !isAllDay
  return [...onDays, always ? `${t.everyDay} ${when}` : when, ...inMonths]
}

/** The step of numbers from 0 on, if they are evenly spaced over the whole range. */
function stepOf(numbers: readonly number[], whole: number): number | undefined {
  const step = whole / numbers.length
  return Number.isInteger(step) && step > 1 && numbers.every((number, n) => number === n * step)
    ? step
    : undefined
}

const two = (n: number) => String(n).padStart(2, '0')

const listOf = (locale: Locale, parts: readonly (string | number)[]) =>
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : localeFacts[locale].tag, { type: 'conjunction' }).format(
    parts.map(String),
  )

/** Sunday is 0 or 7. */
export function weekdayName(locale: Locale, day: number, weekday: 'long' | 'short' = 'long'): string {
  // A Sunday.
  const date = new Date(Date.UTC(2026, 10, 22 + (day % 7)))
  return dateFormat(locale, { weekday, timeZone: 'UTC' }).format(date)
}

const monthName = (locale: Locale, month: number) =>
  dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month - 1, 15)))

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A moment by the clock of a zone. */
export function momentIn(locale: Locale, at: string | Date, timeZone: string): string {
  return dateFormat(locale, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(at))
}

/** The same by the reader's clock, if different. */
export function momentHere(locale: Locale, at: string | Date, zone: string): string | undefined {
  const localZone = ownZone()
  const instant = +new Date(at)
  return wallOf(instant, localZone) === wallOf(instant, zone) ? undefined : momentIn(locale, at, localZone)
}
