import { edgeMessages } from '@zubr/i18n/edge/all'
import type { EdgeStatus } from '@zubr/i18n/edge/edge-statuses'
import type { EdgeMessages } from '@zubr/i18n/edge/en'
import { fill, formatPercent } from '@zubr/i18n/format'
import { isLocale, type Locale, localeFacts } from '@zubr/i18n/locales'

/** Why a server takes no players now. */
export type ServerAvailability = {
  status: EdgeStatus
  /** While it starts: the remaining time; null or absent if unknown. */
  seconds?: number | null
  /** While it starts: the done part of the present step. */
  percent?: number | null
  /** It was stopped after so many minutes without players. */
  emptyMinutes?: number | undefined
}

/** A client gives up after so long without an answer. */
export const clientTimeoutSeconds = 30

const units = ['second', 'minute'] as const
const durationFormats = new Map<string, Intl.NumberFormat>()

/** The line in the server list below the server's name. */
export function listLine(availability: ServerAvailability, language: string): string {
  const [locale, messages] = messagesIn(language)
  const { status, seconds, percent, emptyMinutes } = availability
  if (emptyMinutes !== undefined && (status === 'stopped' || status === 'may_start'))
    return messages.empty.list[status]
  const line = messages.list[status]
  if (status !== 'starting') return line
  const parts = [line]
  if (typeof percent === 'number') parts.push(formatPercent(locale, percent))
  if (typeof seconds === 'number') parts.push(fill(messages.left, { time: duration(locale, seconds) }))
  return withGameSpaces(parts.join(' · '))
}

/** What a player who joins reads: the reason, and what to do. */
export function joinLines(
  availability: ServerAvailability,
  language: string,
): [reason: string, advice: string] {
  const [locale, messages] = messagesIn(language)
  const [reason = '', advice = ''] = withGameSpaces(joinText(availability, messages, locale)).split('\n')
  return [reason, advice]
}

function joinText(
  { status, seconds, emptyMinutes }: ServerAvailability,
  messages: EdgeMessages,
  locale: Locale,
): string {
  if (status === 'stopped' && emptyMinutes !== undefined)
    return fill(messages.empty.join, { time: duration(locale, emptyMinutes * 60) }).replace('..', '.')
  if (status !== 'starting') return messages.join[status]
  if (typeof seconds !== 'number') return messages.startingJoin.unknown
  const text = seconds > clientTimeoutSeconds ? messages.startingJoin.long : messages.startingJoin.soon
  // Some short unit names end in a full stop.
  return fill(text, { time: duration(locale, seconds) }).replace('..', '.')
}

/** English for any other language. */
function messagesIn(language: string): [Locale, EdgeMessages] {
  const locale = isLocale(language) ? language : 'en'
  return [locale, edgeMessages[locale]]
}

/** A rounded time in one unit, never shorter than `seconds`. */
function duration(locale: Locale, seconds: number): string {
  const isShort = seconds <= 90
  const amount = isShort ? Math.max(5, Math.ceil(seconds / 5) * 5) : Math.ceil(seconds / 60)
  const unit = units[isShort ? 0 : 1]
  const key = `${locale} ${unit}`
  const format =
    durationFormats.get(key) ??
    new Intl.NumberFormat(localeFacts[locale].tag, { style: 'unit', unit, unitDisplay: 'short' })
  durationFormats.set(key, format)
  return format.format(amount)
}

/** The game's font has no no-break space. */
const withGameSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
