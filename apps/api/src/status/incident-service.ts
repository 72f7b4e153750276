import { type IncidentImpact, type IncidentState, isFinal } from '@zubr/contracts/status'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { type Operator, OperatorError } from '../operators/operator.ts'
import type { WrittenTexts } from './incident-texts.ts'
import { type Found, incidentsOf } from './incidents.ts'
import { incidents, incidentUpdates } from './status-schema.ts'

type IncidentKind = 'incident' | 'maintenance'

/** An incident or maintenance with its state after a change. */
export type IncidentChange = { id: number; kind: IncidentKind; state: IncidentState }

export type OpenIncidentInput = {
  texts: WrittenTexts
  impact: IncidentImpact
  /** Names of existing nodes. */
  nodes: string[]
  /** By default now. */
  startsAt: Date | undefined
  /** By default `investigating`. */
  state: string | undefined
}
export type PlanMaintenanceInput = {
  texts: WrittenTexts
  impact: IncidentImpact
  nodes: string[]
  startsAt: Date
  endsAt: Date
}
export type EditIncidentInput = {
  id: number
  /** Absent fields stay as they are. */
  nodes: string[] | undefined
  impact: IncidentImpact | undefined
  startsAt: Date | undefined
  endsAt: Date | undefined
  /** The number of the update whose text changes; 1 is the first. */
  update: number
  texts: WrittenTexts
}

/** Announces an incident on the status page. Rejects with OperatorError. */
export async function openIncident(
  { db }: Operator,
  { texts, impact, nodes, startsAt, state }: OpenIncidentInput,
): Promise<IncidentChange> {
  const now = await databaseTime(db)
  if (startsAt && startsAt > now) throw startsLater()
  const opened = state === undefined ? 'investigating' : stateFrom('incident', state)
  const incident = { kind: 'incident', impact, nodes, startsAt: startsAt ?? now, endsAt: null } as const
  return announce(db, texts, { ...incident, at: now, state: opened })
}

/** Announces maintenance, which begins and ends by the clock. Rejects with OperatorError. */
export async function planMaintenance(
  { db }: Operator,
  { texts, ...maintenance }: PlanMaintenanceInput,
): Promise<IncidentChange> {
  const now = await databaseTime(db)
  requireOrder(maintenance.startsAt, maintenance.endsAt)
  if (maintenance.endsAt <= now)
    throw new OperatorError('--to: expected a time in the future; work that is over needs no plan')
  return announce(db, texts, { ...maintenance, kind: 'maintenance', at: now, state: 'planned' })
}

/** Adds an update to an unfinished incident. Rejects with OperatorError. */
export async function updateIncident(
  { db }: Operator,
  input: { id: number; state: string | undefined; texts: WrittenTexts },
): Promise<IncidentChange> {
  const { id, texts } = input
  return db.transaction(async (tx) => {
    const { incident } = await unfinished(tx, id)
    const state = input.state === undefined ? incident.state : stateFrom(incident.kind, input.state)
    await insertUpdate(tx, id, state, texts)
    return { id, kind: incident.kind, state }
  })
}

/** Ends an incident or maintenance, or cancels maintenance. Rejects with OperatorError. */
export async function endIncident(
  { db }: Operator,
  { id, how, texts }: { id: number; how: 'resolve' | 'cancel'; texts: WrittenTexts },
): Promise<IncidentChange> {
  return db.transaction(async (tx) => {
    const { incident } = await unfinished(tx, id)
    if (how === 'cancel' && incident.kind === 'incident')
      throw new OperatorError(
        `incident ${id} cannot be cancelled, only maintenance can: expected \`incident resolve ${id}\``,
      )
    if (how === 'resolve' && incident.state === 'planned')
      throw new OperatorError(`maintenance ${id} has not begun: expected \`incident cancel ${id}\``)
    const state = how === 'cancel' ? 'cancelled' : incident.kind === 'incident' ? 'resolved' : 'completed'
    await insertUpdate(tx, id, state, texts)
    // Maintenance cancelled before it began keeps its planned window.
    if (incident.state !== 'planned')
      await tx
        .update(incidents)
        .set({ endsAt: sql`greatest(clock_timestamp(), starts_at)` })
        .where(eq(incidents.id, id))
    return { id, kind: incident.kind, state }
  })
}

/** Every incident and maintenance; unfinished ones first. */
export const listIncidents = async ({ db }: Operator): Promise<Found['incident'][]> =>
  (await incidentsOf(db)).map(({ incident }) => incident)

/** An incident with its updates, oldest first. Rejects with OperatorError. */
export const incidentDetails = ({ db }: Operator, { id }: { id: number }): Promise<Found> => existing(db, id)

/** Changes the texts, window, nodes or impact of an incident. Rejects with OperatorError. */
export async function editIncident({ db }: Operator, input: EditIncidentInput): Promise<IncidentChange> {
  const { id, nodes, impact, texts } = input
  return db.transaction(async (tx) => {
    const { incident, stored } = await existing(tx, id)
    const startsAt = input.startsAt ?? new Date(incident.startsAt)
    const endsAt = input.endsAt ?? (incident.endsAt === null ? null : new Date(incident.endsAt))
    if (incident.kind === 'incident' && startsAt > (await databaseTime(db))) throw startsLater()
    if (input.endsAt && incident.kind === 'incident' && !incident.endsAt)
      throw new OperatorError(
        `incident ${id} is not over: expected \`incident resolve ${id}\` before its end is changed`,
      )
    if (endsAt) requireOrder(startsAt, endsAt)
    const update = stored[input.update - 1]
    if (!update)
      throw new OperatorError(
        `--update ${input.update}: expected 1 to ${stored.length}; \`incident show ${id}\` shows them`,
      )
    const titles = { ...incident.titles, ...texts.titles }
    await tx
      .update(incidents)
      .set({ startsAt, endsAt, titles, ...(nodes && { nodes }), ...(impact && { impact }) })
      .where(eq(incidents.id, id))
    await tx
      .update(incidentUpdates)
      .set({ texts: { ...update.texts, ...texts.texts } })
      .where(eq(incidentUpdates.id, update.id))
    return { id, kind: incident.kind, state: incident.state }
  })
}

/** Removes an incident with its updates. Rejects with OperatorError. */
export async function removeIncident({ db }: Operator, { id }: { id: number }): Promise<{ id: number }> {
  const [removed] = await db.delete(incidents).where(eq(incidents.id, id)).returning({ id: incidents.id })
  if (!removed) throw unknownIncident(id)
  return removed
}

type Tx = Pick<Db, 'execute' | 'insert' | 'update'>

async function announce(
  db: Db,
  { titles, texts }: WrittenTexts,
  {
    at,
    state,
    ...incident
  }: Omit<typeof incidents.$inferInsert, 'titles'> & { at: Date; state: IncidentState },
): Promise<IncidentChange> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(incidents)
      .values({ ...incident, titles })
      .returning({ id: incidents.id, kind: incidents.kind })
    if (!row) throw new Error('an insert returned no row')
    await tx.insert(incidentUpdates).values({ incidentId: row.id, at, state, texts })
    return { ...row, state }
  })
}

async function insertUpdate(
  tx: Tx,
  id: number,
  state: IncidentState,
  { texts }: WrittenTexts,
): Promise<void> {
  await tx.insert(incidentUpdates).values({ incidentId: id, at: sql`clock_timestamp()`, state, texts })
}

async function existing(db: Pick<Db, 'execute'>, id: number): Promise<Found> {
  // Serializes two operators: the second one sees the change of the first.
  await db.execute(sql`select from incidents where id = ${id} for update`)
  const [found] = await incidentsOf(db, sql`id = ${id}`)
  if (!found) throw unknownIncident(id)
  return found
}

async function unfinished(db: Pick<Db, 'execute'>, id: number): Promise<Found> {
  const found = await existing(db, id)
  const { incident, stored } = found
  if (!isFinal(incident.state)) return found
  const byClock = !stored.some(({ state }) => isFinal(state))
  throw new OperatorError(
    `${incident.kind} ${id} is ${incident.state} already; ${
      byClock
        ? `if it goes on, move its end: expected \`incident edit ${id} --to …\``
        : 'expected one that is not over'
    }`,
  )
}

/**
 * Checks a state for an update. Ends have verbs of their own, and maintenance is planned until its
 * window begins. Throws OperatorError.
 */
function stateFrom(kind: IncidentKind, text: string): IncidentState {
  const allowed: IncidentState[] =
    kind === 'incident' ? ['investigating', 'identified', 'monitoring'] : ['in_progress']
  const state = allowed.find((known) => known === text)
  if (state) return state
  const ends = kind === 'incident' ? '`incident resolve`' : '`incident resolve` or `incident cancel`'
  throw new OperatorError(`--state ${text}: expected ${allowed.join(', ')}; ${ends} ends it`)
}

function requireOrder(from: Date, to: Date): void {
  if (to <= from)
    throw new OperatorError(
      `expected an end after the start, not ${from.toISOString()} to ${to.toISOString()}`,
    )
}

async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await db.$client.query<{ now: Date }>('select clock_timestamp() as now')
  const [row] = rows
  if (!row) throw new Error('the database returned no time')
  return row.now
}

const startsLater = () =>
  new OperatorError('--from: expected a time in the past; `incident plan` is for the future')
const unknownIncident = (id: number) =>
  new OperatorError(`there is no incident ${id}; \`incident list\` shows those that there are`)
