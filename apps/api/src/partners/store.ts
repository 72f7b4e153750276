import { createHash, randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type ApplicationField, applicationFields, applicationsPerHour } from '@zubr/contracts/partners'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { z } from 'zod'
import { lockKey } from '../database/lock-key.ts'
import type { Db } from '../database/open.ts'
import type { Executor, Jobs } from '../jobs/jobs.ts'
import { inBatches } from './in-batches.ts'
import type { RelayJob } from './relay.ts'

export type Texts = Record<ApplicationField, string>

export type Stored =
  | { outcome: 'stored' | 'known'; id: string }
  /** The key has been used for another text. */
  | { outcome: 'conflict' }
  | { outcome: 'limited'; retryAfterSeconds: number }

type Candidate = { id: string; key: string; digest: Buffer; address: string; texts: string[] }

const Judged = z.object({
  id: z.string(),
  added: z.boolean(),
  known: z.string().nullable(),
  same: z.boolean().nullable(),
  recent: z.number(),
  wait: z.number().nullable(),
})

/**
 * For each candidate: is it known, and how many has its address sent within the hour? If neither forbids it, it is added.
 * In the order of the keys, so that two processes that add the same ones never wait for each other in a ring.
 */
const addition = `with candidate as (
    select * from unnest($1::uuid[], $2::text[], $3::bytea[], $4::inet[], ${applicationFields.map((_, at) => `$${at + 5}::text[]`).join(', ')})
      as candidate (id, key, digest, address, ${applicationFields.join(', ')})
  ), judged as (
    select candidate.*, known.id as known, known.digest = candidate.digest as same, recent.count, recent.oldest
    from candidate
    left join partner_applications known on known.idempotency_key = candidate.key
    cross join lateral (
      select count(*)::int as count, min(created_at) as oldest from (
        select created_at from partner_applications
        where address = candidate.address and created_at > now() - interval '1 hour'
        order by created_at desc limit ${applicationsPerHour}
      ) newest
    ) recent
  ), added as (
    insert into partner_applications (id, idempotency_key, digest, address, ${applicationFields.join(', ')})
    select id, key, digest, address, ${applicationFields.join(', ')} from judged
    where known is null and count < ${applicationsPerHour} order by key
    on conflict (idempotency_key) do nothing
    returning id
  )
  select judged.id, added.id is not null as added, known, same, count as recent,
    ceil(extract(epoch from oldest + interval '1 hour' - now()))::int as wait
  from judged left join added on added.id = judged.id`

/**
 * Stores applications, each with the job that relays it, unless it is known already or its address has sent too many.
 * `address` is a counted one. What rejects has stored nothing, or, when the answer to `commit` was lost, everything: the
 * same key tells which. Those that come at the same time share a transaction.
 */
export function applicationStore(context: {
  db: Db
  jobs: Pick<Jobs, 'sendEach' | 'ready'>
}): (application: { texts: Texts; key: string | undefined; address: string }) => Promise<Stored> {
  const store = inBatches<Candidate, Stored>((batch) => storeBatch(context, batch), {
    most: 64,
    atOnce: 2,
    keysOf: ({ key, address }) => [`key ${key}`, `address ${address}`],
    // Requests that have arrived already are read in the next turns of the loop; without them a batch often held only one.
    gather: async () => {
      await setImmediate()
      await setImmediate()
    },
  })
  return ({ texts, key, address }) => {
    const stored = applicationFields.map((field) => storable(texts[field]))
    const digest = createHash('sha256').update(JSON.stringify(stored)).digest()
    const id = randomUUID()
    return store({ id, key: key ?? `sha256:${digest.toString('hex')}`, digest, address, texts: stored })
  }
}

/** Undefined for one whose key another process was just storing: now it can be seen, so it is asked about again. */
async function storeBatch(
  { db, jobs }: { db: Db; jobs: Pick<Jobs, 'sendEach' | 'ready'> },
  batch: readonly Candidate[],
): Promise<(Stored | undefined)[]> {
  // Applications of one address wait for each other at its lock, whichever process they came to; locks are taken in order,
  // so that nobody waits in a ring.
  const locks = batch
    .map(({ address }) => lockKey(`applications of ${address}`))
    .sort((a, b) => (a < b ? -1 : 1))
  await jobs.ready()
  const client = await db.$client.connect()
  try {
    // Together with `begin`, because a statement sees what was committed before it: the next one sees what those have
    // stored for whom this one waits.
    await client.query(
      `begin; select count(pg_advisory_xact_lock(key)) from unnest('{${locks.join(',')}}'::bigint[]) key`,
    )
    const { rows } = await client.query(addition, [
      batch.map(({ id }) => id),
      batch.map(({ key }) => key),
      batch.map(({ digest }) => digest),
      batch.map(({ address }) => address),
      ...applicationFields.map((_, at) => batch.map(({ texts }) => texts[at])),
    ])
    const judged = new Map(
      z
        .array(Judged)
        .parse(rows)
        .map((row) => [row.id, row]),
    )
    const added = batch.filter(({ id }) => judged.get(id)?.added)
    await jobs.sendEach(
      executorOf(client),
      'relay-application',
      added.map(({ id }): RelayJob => ({ id, attempt: 0 })),
    )
    await client.query('commit')
    client.release()
    return batch.map(({ id }) => outcomeOf(judged.get(id)))
  } catch (error) {
    // Closing the connection undoes the transaction, whatever state both are in.
    client.release(true)
    throw error
  }
}

function outcomeOf(judged: z.infer<typeof Judged> | undefined): Stored | undefined {
  if (!judged) throw new Error('the database did not say what became of an application')
  const { id, added, known, same, recent, wait } = judged
  if (added) return { outcome: 'stored', id }
  if (known !== null) return same ? { outcome: 'known', id: known } : { outcome: 'conflict' }
  if (recent < applicationsPerHour) return undefined
  return { outcome: 'limited', retryAfterSeconds: Math.max(1, wait ?? 1) }
}

/** PostgreSQL stores no U+0000, and UTF-8 has no halves of surrogate pairs. */
function storable(text: string): string {
  return text.replaceAll('\0', '\u{fffd}').toWellFormed()
}

const executors = new WeakMap<pg.PoolClient, Executor>()

/** A connection as `jobs.send` takes it. */
export function executorOf(client: pg.PoolClient): Executor {
  const executor = executors.get(client) ?? drizzle(client)
  executors.set(client, executor)
  return executor
}
