import type { Announcement } from '@zubr/contracts/announced'
import type { IncidentImpact, IncidentState, NodeDay, Status } from '@zubr/contracts/status'
import { dateFormat } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import { type NodesSnapshot, tellsForMs } from './node-stats.ts'

/** A text in the page's language, or in the available one. */
export type ChosenText = {
  text: string
  /** The text's own language if it is not the page's. */
  other: Locale | null
}

export type IncidentView = {
  id: number
  kind: 'incident' | 'maintenance'
  state: IncidentState
  impact: IncidentImpact
  title: ChosenText
  nodes: string[]
  startsAt: string
  endsAt: string | null
  /**
   * Newest first; in `html` everything from the operator is escaped. Null where only the state
   * changed.
   */
  updates: { at: string; state: IncidentState; html: ChosenText | null }[]
}

/** The published state in one language, as the page shows it. */
export type StatusView = {
  /** When the API read it. */
  at: string
  /** Whether the state was outdated when the site's server rendered it. */
  isOld: boolean
  today: string
  nodes: Status['nodes']
  open: IncidentView[]
  planned: IncidentView[]
  /** By month, newest first; `month` is like 2026-11. */
  past: { month: string; incidents: IncidentView[] }[]
}

/** Whether a published state is outdated at `now`, in milliseconds since the epoch. */
export function isOldAt({ at }: Pick<Status, 'at'>, now: number): boolean {
  return now - Date.parse(at) > tellsForMs.published
}

/** Minutes of a day without data; for today only past minutes. */
export function minutesWithoutData([up, degraded, down]: NodeDay, minutesOver: number): number {
  return Math.max(0, minutesOver - up - degraded - down)
}

/**
 * The date of a day in a node's list, oldest first, as noon UTC, so that every UTC format shows the
 * same date.
 */
export function dateOfDay(today: string, index: number, count: number): Date {
  return new Date(Date.parse(`${today}T12:00:00Z`) - (count - 1 - index) * 86_400_000)
}

/** Past minutes of the day; for today until the state was read. */
export function minutesOver(isToday: boolean, at: string): number {
  const read = new Date(at)
  return isToday ? read.getUTCHours() * 60 + read.getUTCMinutes() : 1440
}

/**
 * Positions of a day's parts in its bar, from the bottom, as fractions of 1. The worst comes first,
 * and every part has a visible minimum. Minutes without data are on top.
 */
export function partsOfDay(
  day: NodeDay,
  minutesOver: number,
): { down: number; degraded: number; up: number; none: number } {
  const [up, degraded, down] = day
  const minutes = up + degraded + down + minutesWithoutData(day, minutesOver)
  const seen = (count: number) => (count === 0 ? 0 : Math.max(0.14, count / minutes))
  const known = seen(down) + seen(degraded) + seen(up)
  const scale = Math.max(1, known)
  return {
    down: seen(down) / scale,
    degraded: seen(degraded) / scale,
    up: seen(up) / scale,
    none: Math.max(0, 1 - known),
  }
}

/** Formats a moment in the page's language; default: the reader's time zone. */
export function momentFormat(locale: Locale, timeZone?: string): Intl.DateTimeFormat {
  return dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
}

/** The most important published announcement, by the same rule as the API's header. */
export function announcedIn({ open }: Pick<StatusView, 'open'>): Announcement | null {
  if (open.some(({ kind, impact }) => kind === 'incident' && impact !== 'none')) return 'incident'
  return open.some(({ kind }) => kind === 'maintenance') ? 'maintenance' : null
}

/** The published state as a node list; `live` is the phase of the page's own list. */
export function publishedSnapshot(view: StatusView, live: NodesSnapshot['phase']): NodesSnapshot {
  return {
    // If the browser's own request failed, the published state must not count as fresh.
    phase: view.isOld || live === 'unknown' ? 'unknown' : 'ready',
    nodes: view.nodes.map(({ name, load, problem, duration }) => ({
      name,
      load,
      problem,
      duration,
      known: true,
    })),
    announced: announcedIn(view),
    ready: null,
    fetchedAt: Date.parse(view.at),
    round: 0,
  }
}
