import { edgeMessages } from '@zubr/i18n/edge/all'
import type { EdgeMatter, EdgeMessages } from '@zubr/i18n/edge/edge-messages'
import { fill, formatPercent } from '@zubr/i18n/format'
import { isLocale, type Locale, localeFacts } from '@zubr/i18n/locales'

/** What is the matter with a server to which nobody can be connected. */
export type ServerAvailability = {
  is: EdgeMatter
  /** While it starts: how long that still takes; null or nothing: nobody knows. */
  seconds?: number | null
  /** While it starts: how much of the present step is done. */
  percent?: number | null
  /** It is stopped because nobody was on it for so many minutes. */
  emptyMinutes?: number | undefined
}

/** A client gives up after so long without an answer. */
export const clientWaitsSeconds = 30

const units = ['second', 'minute'] as const
const durations = new Map<string, Intl.NumberFormat>()

/** What stands in the server list below the server's name. */
export function listLine(matter: ServerAvailability, language: string): string {
  const [locale, messages] = wordsOf(language)
  const isEmpty = matter.emptyMinutes !== undefined
  if (isEmpty && (matter.is === 'stopped' || matter.is === 'may_start')) return messages.empty.list[matter.is]
  const line = messages.list[matter.is]
  if (matter.is !== 'starting') return line
  const { seconds, percent } = matter
  const parts = [line]
  if (typeof percent === 'number') parts.push(formatPercent(locale, percent))
  if (typeof seconds === 'number') parts.push(fill(messages.left, { time: duration(locale, seconds) }))
  return inGameLetters(parts.join(' · '))
}

/** What a player reads who joins: what is the matter, and what to do. */
export function joinLines(matter: ServerAvailability, language: string): [what: string, todo: string] {
  const [locale, messages] = wordsOf(language)
  const [what = '', todo = ''] = inGameLetters(joinText(matter, messages, locale)).split('\n')
  return [what, todo]
}

function joinText(
  { is, seconds, emptyMinutes }: ServerAvailability,
  messages: EdgeMessages,
  locale: Locale,
): string {
  if (is === 'stopped' && emptyMinutes !== undefined)
    return fill(messages.empty.join, { time: duration(locale, emptyMinutes * 60) }).replace('..', '.')
  if (is !== 'starting') return messages.join[is]
  if (typeof seconds !== 'number') return messages.startingJoin.unknown
  const text = seconds > clientWaitsSeconds ? messages.startingJoin.long : messages.startingJoin.soon
  // Some short forms end in a full stop themselves.
  return fill(text, { time: duration(locale, seconds) }).replace('..', '.')
}

/** Who has no language that we speak reads English. */
function wordsOf(language: string): [Locale, EdgeMessages] {
  const locale = isLocale(language) ? language : 'en'
  return [locale, edgeMessages[locale]]
}

/** A rough time, in one unit: nobody knows it exactly, and it is never less than it says. */
function duration(locale: Locale, seconds: number): string {
  const isShort = seconds <= 90
  const amount = isShort ? Math.max(5, Math.ceil(seconds / 5) * 5) : Math.ceil(seconds / 60)
  const unit = units[isShort ? 0 : 1]
  const key = `${locale} ${unit}`
  const format =
    durations.get(key) ??
    new Intl.NumberFormat(localeFacts[locale].tag, { style: 'unit', unit, unitDisplay: 'short' })
  durations.set(key, format)
  return format.format(amount)
}

/** The game's own font has no no-break space. */
const inGameLetters = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
