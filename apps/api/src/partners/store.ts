import { createHash, randomUUID } from 'node:crypto'
import { applicationFields, applicationsPerHour } from '@zubr/contracts/partners'
import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { lockKey } from '../database/locks.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { Refused, TooMany } from '../http/api-error.ts'
import { storable } from '../http/unstorable-text.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { inBatches } from './in-batches.ts'
import type { RelayJob, Texts } from './message.ts'
import { partnerApplications } from './partners-schema.ts'

/**
 * An application's id, or why it is refused: its key was used for other texts, or its address has
 * sent too many.
 */
type Stored = { id: string; isNew: boolean } | Refused | TooMany

const Inserted = z.array(z.object({ id: z.string() }))
const Wait = z.array(z.object({ seconds: z.number().nullable() }))

export type StoreContext = { db: Db; jobs: Pick<Jobs, 'sendEach' | 'ready'> }
type Application = { id: string; key: string; digest: Buffer; address: string; texts: string[] }

/**
 * Stores applications with their relay jobs, unless known already or over the limit. Concurrent
 * ones share a transaction. A rejection means that nothing was stored, or everything if the answer
 * to `commit` was lost: repeat it with the same key.
 */
export function applicationStore(
  context: StoreContext,
): (application: { texts: Texts; key: string | undefined; address: string }) => Promise<Stored> {
  const store = inBatches<Application, Stored>(64, (batch) => storeAll(context, batch))
  return ({ texts, key, address }) => {
    const stored = applicationFields.map((field) => storable(texts[field]))
    const digest = createHash('sha256').update(JSON.stringify(stored)).digest()
    return store({
      id: randomUUID(),
      key: key ?? `sha256:${digest.toString('hex')}`,
      digest,
      address,
      texts: stored,
    })
  }
}

async function storeAll({ db, jobs }: StoreContext, batch: readonly Application[]): Promise<Stored[]> {
  const locks = batch.map(({ address }) => lockKey(`applications of ${address}`))
  await jobs.ready()
  return inTransaction(db, async (tx) => {
    // Counts the applications of one address one after another across processes. Locks are taken in
    // order, to prevent deadlocks.
    await tx.execute(
      sql`select pg_advisory_xact_lock(key) from (select unnest(${sql.param(locks)}::bigint[]) as key order by 1) ordered`,
    )
    // The first of each address together, nearly all; the others afterwards, since the first one
    // counts.
    const firsts = new Map(batch.toReversed().map((application) => [application.address, application]))
    const inserted = await insertAll(tx, [...firsts.values()])
    const outcomes: Stored[] = []
    for (const application of batch) {
      const isFirst = firsts.get(application.address) === application
      const { id } = application
      const isNew = isFirst ? inserted.has(id) : (await insertAll(tx, [application])).has(id)
      outcomes.push(isNew ? { id, isNew } : await whyNot(tx, application))
    }
    const added = outcomes.flatMap((stored) => ('id' in stored && stored.isNew ? [{ id: stored.id }] : []))
    await jobs.sendEach(tx, 'relay-application', added satisfies RelayJob[])
    return outcomes
  })
}

/**
 * Inserts applications with new keys from addresses under the limit. Each address appears once.
 * Resolves to the ids inserted.
 */
async function insertAll(tx: Tx, batch: readonly Application[]): Promise<Set<string>> {
  const column = (of: (application: Application) => unknown) => sql.param(batch.map(of))
  const texts = applicationFields.map((_, at) => sql`${column((each) => each.texts[at])}::text[]`)
  const { rows } = await tx.execute(sql`
    insert into partner_applications (id, idempotency_key, digest, address, ${sql.raw(applicationFields.join(', '))})
    select * from unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ key }) => key)}::text[], ${column(({ digest }) => digest)}::bytea[],
      ${column(({ address }) => address)}::inet[], ${sql.join(texts, sql`, `)}
    ) as given (id, key, digest, address)
    where (select count(*) ${sentFrom(sql`given.address`)}) < ${applicationsPerHour}
    on conflict (idempotency_key) do nothing
    returning id`)
  return new Set(Inserted.parse(rows).map(({ id }) => id))
}

/** Applications of an address in the last hour. */
const sentFrom = (address: SQL) =>
  sql`from partner_applications sent where sent.address = ${address} and sent.created_at > now() - interval '1 hour'`

async function whyNot(tx: Tx, { key, digest, address }: Application): Promise<Stored> {
  const [known] = await tx
    .select({ id: partnerApplications.id, same: sql<boolean>`digest = ${digest}::bytea` })
    .from(partnerApplications)
    .where(eq(partnerApplications.idempotencyKey, key))
  if (known) return known.same ? { id: known.id, isNew: false } : new Refused('conflict')
  const waits = await tx.execute(
    sql`select ceil(extract(epoch from min(sent.created_at) + interval '1 hour' - now()))::int as seconds ${sentFrom(sql`${address}::inet`)}`,
  )
  return new TooMany(Math.max(1, Wait.parse(waits.rows)[0]?.seconds ?? 1))
}

/**
 * Cuts addresses that are 30 days old to their network: /24 of IPv4, /48 of IPv6. Source: the
 * privacy policy.
 */
export async function forgetAddresses(db: Db): Promise<void> {
  await db.$client.query(
    `update partner_applications
      set address = network(set_masklen(address, case family(address) when 4 then 24 else 48 end))
      where created_at < now() - interval '30 days'
        and masklen(address) > case family(address) when 4 then 24 else 48 end`,
  )
}
