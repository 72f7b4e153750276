import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import type { Executor } from '../jobs/jobs.ts'
import type { Figure } from '../metrics/metrics.ts'
import type { WorkflowDefinition } from './workflow.ts'

const Rows = z.array(
  z.object({
    kind: z.string(),
    id: z.string(),
    subject: z.string(),
    phase: z.string(),
    startedAt: z.coerce.date(),
    phaseAt: z.coerce.date(),
    dueAt: z.coerce.date().nullable(),
    attempts: z.number(),
    lastError: z.string().nullable(),
    /** Whether the phase lasts longer than its limit. */
    isStuck: z.boolean(),
  }),
)
export type WorkflowView = z.infer<typeof Rows>[number]

export type WorkflowFilter = {
  kind?: string
  /** Only those that stay in a phase for too long. */
  isStuck?: boolean
  /** The workflow with this id, ended or not. */
  id?: string
}

/** Open workflows of these kinds, the oldest phase first. `now` is the clock of their rows. */
export async function listWorkflows(
  db: Executor,
  definitions: readonly WorkflowDefinition[],
  { kind, isStuck = false, id, now }: WorkflowFilter & { now: Date },
): Promise<WorkflowView[]> {
  const kinds = definitions.filter((each) => kind === undefined || each.kind === kind)
  if (kinds.length === 0) return []
  const views = sql.join(
    kinds.map((each) => sql`(${viewOf(each, now, id === undefined ? isOpen(each) : isId(each, id))})`),
    sql` union all `,
  )
  const { rows } = await db.execute(
    sql`select * from (${views}) as workflows where ${isStuck ? sql`"isStuck"` : sql`true`} order by "phaseAt", id`,
  )
  return Rows.parse(rows)
}

function viewOf({ kind, table, columns, phases }: WorkflowDefinition, now: Date, which: SQL): SQL {
  const { id, subject, phase, startedAt, phaseAt } = columns
  const limits = Object.entries(phases).flatMap(([name, { stuckAfterHours }]) =>
    stuckAfterHours === undefined ? [] : [sql`when ${name} then make_interval(hours => ${stuckAfterHours})`],
  )
  const limit = limits.length === 0 ? sql`null` : sql`case ${name(phase)} ${sql.join(limits, sql` `)} end`
  return sql`select ${kind}::text as kind, ${name(id)}::text as id, ${name(subject)}::text as subject, ${name(phase)} as phase,
      ${name(startedAt)} as "startedAt", ${name(phaseAt)} as "phaseAt", due_at as "dueAt", attempts, last_error as "lastError",
      coalesce(${name(phaseAt)} < ${now.toISOString()}::timestamptz - ${limit}, false) as "isStuck"
    from ${name(table)} where ${which}`
}

const name = (text: string) => sql.identifier(text)

function isOpen({ columns, phases }: WorkflowDefinition): SQL {
  const named = (isRest: boolean) =>
    sql.param(Object.keys(phases).filter((phase) => (phases[phase]?.isRest === true) === isRest))
  const phase = name(columns.phase)
  return sql`(${phase} = any (${named(false)}::text[]) or (${phase} = any (${named(true)}::text[]) and due_at is not null))`
}

const isId = ({ columns }: WorkflowDefinition, id: string) =>
  sql`(${name(columns.id)}::text = ${id} and ${name(columns.phase)} is not null)`

/** The open workflows by kind and phase. */
export function workflowFigure(definitions: readonly WorkflowDefinition[]): Figure {
  return {
    name: 'zubr_workflows',
    help: 'Open workflows by kind and phase.',
    labels: ['kind', 'phase'],
    async read(db: Db) {
      const counts = sql.join(
        definitions.map((each) => {
          const { kind, table, columns, phases } = each
          const names = sql.param(Object.keys(phases))
          return sql`select ${kind}::text as kind, wanted.phase, count(${name(table)}.${name(columns.id)})::int as count
            from unnest(${names}::text[]) as wanted (phase)
            left join (select * from ${name(table)} where ${isOpen(each)}) as ${name(table)}
              on ${name(table)}.${name(columns.phase)} = wanted.phase group by wanted.phase`
        }),
        sql` union all `,
      )
      return Counts.parse((await db.execute(sql`${counts} order by 1, 2`)).rows)
    },
  }
}

const Counts = z.array(z.object({ kind: z.string(), phase: z.string(), count: z.number() }))
