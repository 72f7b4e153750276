import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { withJobs } from '../jobs/jobs.ts'
import { type Operator, OperatorError } from '../operators/operator.ts'
import { relayCounts } from './figure.ts'
import type { RelayJob } from './message.ts'
import { partnerApplications, type relayStates } from './partners-schema.ts'

type RelayState = (typeof relayStates)[number]

const exportPage = 500

const { createdAt, id: idColumn, relayState: relayColumn } = partnerApplications
const columns = {
  id: idColumn,
  createdAt,
  address: partnerApplications.address,
  relay: relayColumn,
  partsDelivered: partnerApplications.partsDelivered,
  attempts: partnerApplications.attempts,
  /** The queue stores the time of the next attempt. */
  nextAttemptAt: sql<Date | null>`case when relay_state = 'waiting' and attempts > 0 then (
    select min(start_after) from jobs.job
    where name = 'relay-application' and state < 'active' and data ->> 'id' = partner_applications.id::text
  ) end`.mapWith(createdAt),
  deliveredAt: partnerApplications.deliveredAt,
  lastFailure: partnerApplications.lastFailure,
  name: partnerApplications.name,
  age: partnerApplications.age,
  contacts: partnerApplications.contacts,
  media: partnerApplications.media,
  offer: partnerApplications.offer,
  wants: partnerApplications.wants,
}
/** A partner application with the state of its relay. */
export type Application = Awaited<ReturnType<typeof applicationsWhere>>[number]

export type ListApplicationsInput = { state: RelayState | undefined; limit: number }
export type ApplicationList = {
  counts: { relay: RelayState; count: number }[]
  /** Newest first. */
  applications: Application[]
  /** Of the requested state. */
  total: number
}

const applicationsWhere = (db: Db, where?: SQL) =>
  db.select(columns).from(partnerApplications).where(where).$dynamic()

/** The newest applications, with the number of each relay state. */
export async function listApplications(
  { db }: Operator,
  { state, limit }: ListApplicationsInput,
): Promise<ApplicationList> {
  const counts = await relayCounts(db)
  const applications = await applicationsWhere(db, state && eq(relayColumn, state))
    .orderBy(desc(createdAt), asc(idColumn))
    .limit(limit)
  const total = counts.reduce((sum, { relay, count }) => sum + (relay === (state ?? relay) ? count : 0), 0)
  return { counts, applications, total }
}

/** The application whose id begins so. Rejects with OperatorError. */
export async function applicationDetails({ db }: Operator, input: { id: string }): Promise<Application> {
  const { id } = input
  if (!/^[\da-f-]{4,36}$/i.test(id))
    throw new OperatorError('expected the id of an application, or at least its first four characters')
  const beginsSo = sql`starts_with(id::text, ${id.toLowerCase()})`
  const [first, second] = await applicationsWhere(db, beginsSo).limit(2)
  if (!first) throw new OperatorError(`there is no application ${id}`)
  if (second) throw new OperatorError(`there are several applications whose id begins with ${id}`)
  return first
}

/** Relays an application now, or every parked one. Rejects with OperatorError. */
export async function retryApplications(
  operator: Operator,
  input: { id: string } | { parked: true },
): Promise<{ retriedCount: number }> {
  const { db } = operator
  const chosen =
    'parked' in input
      ? await applicationsWhere(db, eq(relayColumn, 'parked')).orderBy(createdAt)
      : [await applicationDetails(operator, input)]
  const [only] = chosen
  if (only?.relay === 'delivered') throw new OperatorError(`application ${only.id} has been delivered`)
  const ids = chosen.map(({ id }) => id)
  return { retriedCount: await restartRelay(db, ids) }
}

/** Deletes an application; without `confirm` it only finds it. Rejects with OperatorError. */
export async function deleteApplication(
  operator: Operator,
  { id, confirm }: { id: string; confirm: boolean },
): Promise<{ application: Application; isDeleted: boolean }> {
  const application = await applicationDetails(operator, { id })
  if (confirm) await deleteWithJobs(operator.db, application.id)
  return { application, isDeleted: confirm }
}

/** Every application, oldest first, read page by page. */
export async function* exportApplications({ db }: Operator): AsyncGenerator<Application> {
  let last: Application | undefined
  do {
    // Compared in SQL: a Date would lose the microseconds.
    const after =
      last && sql`(created_at, id) > (select created_at, id from partner_applications where id = ${last.id})`
    const page: Application[] = await applicationsWhere(db, after)
      .orderBy(createdAt, idColumn)
      .limit(exportPage)
    yield* page
    last = page.at(-1)
  } while (last)
}

/**
 * Restarts relaying with no attempts counted; delivered parts stay delivered. Resolves to the
 * number of applications.
 */
async function restartRelay(db: Db, ids: string[]): Promise<number> {
  return withJobs(db, (jobs) =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<RelayJob>(sql`
        update partner_applications set relay_state = 'waiting',
          attempts = case relay_state when 'parked' then 0 else attempts end
        where id = any(${sql.param(ids)}::uuid[]) and relay_state <> 'delivered' returning id`)
      for (const job of rows) {
        await tx.execute(sql`delete from jobs.job where ${jobsOf(job.id)} and state < 'active'`)
        await jobs.send(tx, 'relay-application', job)
      }
      return rows.length
    }),
  )
}

/** Waits for the row's lock, so that no part is sent afterwards: relaying a part holds it. */
async function deleteWithJobs(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from partner_applications where id = ${id}`)
    await tx.execute(sql`delete from jobs.job where ${jobsOf(id)}`)
  })
}

const jobsOf = (id: string) => sql`name = 'relay-application' and data ->> 'id' = ${id}`
