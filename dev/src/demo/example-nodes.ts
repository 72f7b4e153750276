import { createHash } from 'node:crypto'
import type { Db } from '@zubr/api/database/open'
import { nodeEdges, nodes } from '@zubr/api/nodes/nodes-schema'
import { addReportsToMinuteSql } from '@zubr/api/nodes/store'
import { reportIntervalMs } from '@zubr/contracts/nodes'
import { inArray, sql } from 'drizzle-orm'

type Example = { load: number; problem: string | null; reports: 'always' | 'once' | 'never' }

/** A node in every state that the status page can show. */
const examples = {
  'Minsk-1': { load: 34.2, problem: null, reports: 'always' },
  'Minsk-2-idle': { load: 0, problem: null, reports: 'always' },
  'Brest-1-busy': { load: 88.7, problem: null, reports: 'always' },
  'Brest-2-overload': { load: 99.6, problem: 'overload', reports: 'always' },
  'Riga-1-memory': { load: 61.3, problem: 'memory', reports: 'always' },
  'Riga-2-disk': { load: 12.5, problem: 'disk', reports: 'always' },
  'Vilnius-1-unknown': { load: 45, problem: 'Замена охлаждения, до 18:00', reports: 'always' },
  'Warsaw-1-silent': { load: 27.4, problem: null, reports: 'once' },
  'Berlin-1-new': { load: 0, problem: null, reports: 'never' },
} satisfies Record<string, Example>

export type ExampleNode = keyof typeof examples

/** Nodes that keep reporting, so that their fake agents act on servers. */
export const reportingNodes = Object.entries<Example>(examples)
  .filter(([, { reports }]) => reports === 'always')
  .map(([name]) => name)

const gib = 1024 ** 3

/**
 * Inserts the example nodes and reports for them. It writes to the table directly, because the
 * contract rejects unknown problems from an agent. Returns a function that stops the reports.
 */
export async function keepExampleNodes(db: Db): Promise<() => void> {
  for (const [name, { load, problem, reports }] of Object.entries(examples))
    await db.execute(sql`
      insert into ${nodes} (name, token_hash, load, problem, reported_at, memory_used_bytes, memory_total_bytes,
        disk_free_bytes, disk_total_bytes, state_since)
      values (${name}, ${createHash('sha256').update(`example ${name}`).digest()},
        ${reports === 'never' ? null : load}, ${problem},
        ${reports === 'never' ? null : sql`now() - interval '1 hour'`},
        ${24 * gib}, ${64 * gib}, ${400 * gib}, ${1000 * gib}, now() - interval '3 hours')
      on conflict do nothing`)
  const report = async () => {
    for (const name of reportingNodes)
      await db.execute(sql`
        with said as (update ${nodes} set reported_at = now() where name = ${name} returning id, load, problem)
        ${sql.raw(addReportsToMinuteSql)}`)
    // Each has a fake edge.
    await db.execute(sql`
      insert into ${nodeEdges} (node_id, port, reported_at, players, pending_connections)
      select id, 25565, now(), 0, 0 from ${nodes} where ${inArray(nodes.name, reportingNodes)}
      on conflict (node_id) do update set reported_at = now()`)
  }
  await report()
  // The database may already be closed at the last report.
  const timer = setInterval(() => report().catch(() => undefined), reportIntervalMs)
  return () => clearInterval(timer)
}
