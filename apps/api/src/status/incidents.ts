import type { Announcement } from '@zubr/contracts/announced'
import {
  allIncidentStates,
  historyDays,
  type Incident,
  type IncidentState,
  incidentImpacts,
  isFinal,
} from '@zubr/contracts/status'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/open.ts'

type StoredUpdate = { at: Date; state: IncidentState; texts: Record<string, string> }

/**
 * The updates of an announcement until `now`, newest first; the first has the current state.
 * Maintenance also begins and ends by the clock, unless the operator ended it. `updates` has at
 * least one, oldest first.
 */
export function updatesUntil(
  now: Date,
  { kind, startsAt, endsAt }: { kind: 'incident' | 'maintenance'; startsAt: Date; endsAt: Date | null },
  updates: readonly StoredUpdate[],
): StoredUpdate[] {
  const shownUpdates = [...updates]
  const [first, last] = [updates[0], updates.at(-1)]
  if (kind === 'maintenance' && first && last) {
    const ended = isFinal(last.state)
    // Maintenance that is announced after it began starts at its announcement.
    const addUpdate = (due: Date, state: IncidentState) => {
      const at = new Date(Math.max(due.getTime(), first.at.getTime()))
      if (at <= now && !(ended && at >= last.at)) shownUpdates.push({ at, state, texts: {} })
    }
    if (!updates.some(({ at, state }) => state === 'in_progress' && at <= startsAt))
      addUpdate(startsAt, 'in_progress')
    if (endsAt && !ended) addUpdate(endsAt, 'completed')
  }
  return shownUpdates
    .map((update, order) => ({ update, order }))
    .sort((a, b) => b.update.at.getTime() - a.update.at.getTime() || b.order - a.order)
    .map(({ update }) => update)
}

const Texts = z.record(z.string(), z.string())
const Row = z.object({
  now: z.coerce.date(),
  id: z.number(),
  kind: z.enum(['incident', 'maintenance']),
  impact: z.enum(incidentImpacts),
  titles: Texts,
  nodes: z.array(z.string()),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date().nullable(),
  updates: z.array(
    z.object({ id: z.number(), at: z.coerce.date(), state: z.enum(allIncidentStates), texts: Texts }),
  ),
})

export type Found = {
  incident: Incident
  /** The operator's updates, oldest first, without those that the clock adds. */
  stored: (StoredUpdate & { id: number })[]
}

/** Announcements that match `where`, at the database's time: open ones first, then newest first. */
export async function incidentsOf(db: Pick<Db, 'execute'>, where = sql`true`): Promise<Found[]> {
  const { rows } = await db.execute(sql`
    select clock_timestamp() as now, id, kind, impact, titles, nodes, starts_at as "startsAt", ends_at as "endsAt",
      coalesce((select json_agg(json_build_object('id', said.id, 'at', said.at, 'state', said.state, 'texts', said.texts)
        order by said.at, said.id) from incident_updates said where said.incident_id = incidents.id), '[]') as updates
    from incidents where ${where} order by starts_at desc, id desc`)
  const found = z.array(Row).parse(rows).map(foundIn)
  const isOver = ({ incident }: Found) => Number(isFinal(incident.state))
  return found.sort((a, b) => isOver(a) - isOver(b))
}

function foundIn({ now, updates: stored, startsAt, endsAt, ...row }: z.infer<typeof Row>): Found {
  const shownUpdates = updatesUntil(now, { ...row, startsAt, endsAt }, stored)
  const incident: Incident = {
    ...row,
    state: shownUpdates[0]?.state ?? 'investigating',
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    updates: shownUpdates.map(({ at, state, texts }) => ({ at: at.toISOString(), state, texts })),
  }
  return { incident, stored }
}

/** For the status page: everything open, and what ended within 90 days. */
export async function shownIncidents(db: Pick<Db, 'execute'>): Promise<Incident[]> {
  const found = await incidentsOf(
    db,
    sql`ends_at is null or ends_at > now() - make_interval(days => ${historyDays})`,
  )
  return found.map(({ incident }) => incident)
}

/** The announcement on every page beside the state of the nodes; null if nothing is going on. */
export async function announcementOf(db: Pick<Db, 'execute'>): Promise<Announcement | null> {
  const now = await incidentsOf(db, sql`starts_at <= now() and (ends_at is null or ends_at > now())`)
  const open = now.map(({ incident }) => incident).filter(({ state }) => !isFinal(state))
  if (open.some(({ kind, impact }) => kind === 'incident' && impact !== 'none')) return 'incident'
  return open.some(({ kind, state }) => kind === 'maintenance' && state === 'in_progress')
    ? 'maintenance'
    : null
}
