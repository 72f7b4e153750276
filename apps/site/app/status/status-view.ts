import type { Announcement } from '@zubr/contracts/announced'
import type { IncidentImpact, IncidentState, NodeDay, Status } from '@zubr/contracts/status'
import { dateFormat } from '@zubr/i18n/format'
import type { Locale } from '@zubr/i18n/locales'
import { type NodesSnapshot, tellsForMs } from './node-stats.ts'

/** A text in the page's language, or in the one that there is. */
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
  /** Newest first; `html` is finished, with everything of the operator's escaped. Null where only the state changed. */
  updates: { at: string; state: IncidentState; html: ChosenText | null }[]
}

/** What a page in one language shows of the published state. */
export type StatusView = {
  /** When the API read it. */
  at: string
  /** Whether it was too old to tell how the systems are when the site's server made this of it. */
  isOld: boolean
  today: string
  nodes: Status['nodes']
  open: IncidentView[]
  planned: IncidentView[]
  /** By month, newest first; `month` is like 2026-11. */
  past: { month: string; incidents: IncidentView[] }[]
}

/** Whether a published state is too old to tell how the systems are at `now`, in milliseconds since the epoch. */
export function isOldAt({ at }: Pick<Status, 'at'>, now: number): boolean {
  return now - Date.parse(at) > tellsForMs.published
}

/** Minutes of a day that hold no data: of today only those that are over. */
export function minutesWithoutData([up, degraded, down]: NodeDay, minutesOver: number): number {
  return Math.max(0, minutesOver - up - degraded - down)
}

/** The date of a day in a node's list, oldest first, as noon UTC: the same date whoever formats it in UTC. */
export function dateOfDay(today: string, index: number, count: number): Date {
  return new Date(Date.parse(`${today}T12:00:00Z`) - (count - 1 - index) * 86_400_000)
}

/** Of a day that is over, and of today at the time that the state was read. */
export function minutesOver(isToday: boolean, at: string): number {
  const read = new Date(at)
  return isToday ? read.getUTCHours() * 60 + read.getUTCMinutes() : 1440
}

/**
 * Where a day's parts stand in its bar, from the bottom, as shares of 1: what is worst comes first, and whatever there was is
 * never too thin to be seen. The minutes without data are what is left on top.
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

/** A moment in the page's language, in the reader's own time unless told. */
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

/** What the overall sentence says of the published announcements: by the rule that the API's header follows. */
export function announcedIn({ open }: Pick<StatusView, 'open'>): Announcement | null {
  if (open.some(({ kind, impact }) => kind === 'incident' && impact !== 'none')) return 'incident'
  return open.some(({ kind }) => kind === 'maintenance') ? 'maintenance' : null
}

/** The published state as the page's own list, beside one that is in this phase. */
export function publishedSnapshot(view: StatusView, live: NodesSnapshot['phase']): NodesSnapshot {
  return {
    // A browser whose own request failed must not take the published state for a fresh one.
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
