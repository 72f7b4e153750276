import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rootOf } from '../database/failure.ts'
import type { Db } from '../database/open.ts'
import { eachAtOnce } from '../jobs/at-once.ts'
import type { WorkContext, Worker } from '../jobs/jobs.ts'
import type { WorkflowDefinition } from './workflow.ts'

/** Checks the due workflows of one kind. */
export type WorkflowCheck = {
  definition: WorkflowDefinition
  /** Limits what this check claims, by columns of the table. */
  where?: SQL
  /** How many are claimed, and how many are checked at once. By default 200 and 1. */
  batch?: { size: number; atOnce: number }
  /** The order within a batch; by default the longest due is first. */
  orderBy?: SQL
  /**
   * Called once per batch, to read what all need. The function that it resolves to checks one
   * workflow: it locks the row, whose phase may have changed, and is safe to repeat.
   */
  open(ids: readonly string[], now: Date): Promise<(id: string) => Promise<unknown>>
}

/** A sweep claims no further batch after this time; its job has two minutes in total. */
const maxSweepMs = 50_000

type Deps = { db: Db; onError: (error: unknown, workflow: { kind: string; id?: string }) => void }

/**
 * Checks each due workflow once. Kinds do not wait for each other. Any number of processes may
 * sweep at a time. A failed check is stored with its error and repeated at the phase's interval.
 */
export async function sweepWorkflows(
  deps: Deps,
  checks: readonly WorkflowCheck[],
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const over = AbortSignal.timeout(maxSweepMs)
  const until = signal ? AbortSignal.any([signal, over]) : over
  await Promise.all(
    checks.map((check) =>
      sweepKind(deps, check, now, until).catch((error) =>
        deps.onError(rootOf(error), { kind: check.definition.kind }),
      ),
    ),
  )
}

async function sweepKind(
  { db, onError }: Deps,
  check: WorkflowCheck,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const { definition, batch: { size, atOnce } = { size: 200, atOnce: 1 } } = check
  const { kind } = definition
  while (!signal.aborted) {
    const ids = await claimDue(db, check, { now, size })
    if (ids.length === 0) return
    const checkOne = await check.open(ids, now)
    await eachAtOnce(ids, { atOnce, signal }, async (id) => {
      try {
        await checkOne(id)
      } catch (error) {
        const root = rootOf(error)
        onError(root, { kind, id })
        await storeError(db, definition, id, root)
      }
    })
    if (ids.length < size) return
  }
}

const Claimed = z.array(z.object({ id: z.string() }))

/**
 * Claims due workflows, longest due first: their next check is stored before this one. So a failing
 * workflow cannot block others, and a concurrent sweep skips it.
 */
async function claimDue(
  db: Db,
  { definition, where = sql`true`, orderBy = sql`due_at` }: WorkflowCheck,
  { now, size }: { now: Date; size: number },
): Promise<string[]> {
  const { id, phase } = identifiers(definition)
  const table = sql.identifier(definition.table)
  const checked = Object.entries(definition.phases).flatMap(([name, { checkAfterSeconds }]) =>
    checkAfterSeconds ? [{ name, seconds: checkAfterSeconds }] : [],
  )
  if (checked.length === 0) return []
  const at = sql`${now.toISOString()}::timestamptz`
  const interval = sql.join(
    checked.map(
      ({ name, seconds }) =>
        sql`when ${name} then (${sql.param([...seconds])}::float8[])[least(attempts + 2, ${seconds.length}::int)]`,
    ),
    sql` `,
  )
  const names = sql.param(checked.map(({ name }) => name))
  const { rows } = await db.execute(sql`
    with claimed as (
      update ${table} set attempts = attempts + 1, last_error = null, due_at = ${at} + make_interval(secs => case ${phase} ${interval} end)
      where ${id} = any (array(
        select ${id} from ${table} where due_at <= ${at} and ${phase} = any (${names}::text[]) and ${where}
        order by ${orderBy} limit ${size} for update skip locked))
      returning ${id} as id, ${orderBy} as position)
    select id from claimed order by position`)
  return Claimed.parse(rows).map((row) => row.id)
}

async function storeError(db: Db, definition: WorkflowDefinition, id: string, error: unknown): Promise<void> {
  const text = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  await db.execute(
    sql`update ${sql.identifier(definition.table)} set last_error = ${text} where ${identifiers(definition).id} = ${id}`,
  )
}

function identifiers({ columns }: WorkflowDefinition) {
  return { id: sql.identifier(columns.id), phase: sql.identifier(columns.phase) }
}

/** Sweeps every minute, in any number of processes. */
export function workflowsWorker(
  { db, log, clock = () => new Date() }: Pick<WorkContext, 'db' | 'log' | 'clock'>,
  checks: readonly WorkflowCheck[],
): Worker<never> {
  const onError = (err: unknown, workflow: object) =>
    log.error({ err, ...workflow }, 'a workflow check failed')
  return {
    queue: 'sweep-workflows',
    handle: (_data, signal) => sweepWorkflows({ db, onError }, checks, clock(), signal),
  }
}
