import { type IncidentImpact, incidentImpacts } from '@zubr/contracts/status'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/open.ts'
import { nodes } from '../nodes/nodes-schema.ts'
import { Time } from '../operators/arguments.ts'
import { OperatorError } from '../operators/operator.ts'

export function impactOf(text: string): IncidentImpact {
  const impact = incidentImpacts.find((known) => known === text)
  if (!impact) throw new OperatorError(`--impact ${text}: expected ${incidentImpacts.join(', ')}`)
  return impact
}

export function timeOf(option: 'from' | 'to', text: string): Date {
  if (!Time.safeParse(text).success)
    throw new OperatorError(
      `--${option} ${text}: expected a time with its offset, like 2026-12-01T22:00Z or 2026-12-02T01:00+03:00`,
    )
  return new Date(text)
}

export function numberOf(text: string, expected: string): number {
  const number = Number(text)
  if (!/^\d{1,9}$/.test(text) || number === 0) throw new OperatorError(`${text}: expected ${expected}`)
  return number
}

/** Resolves a comma-separated list to the nodes' own names; "" is none. */
export async function nodesOf(db: Db, text: string): Promise<string[]> {
  const names = [...new Set(text.split(',').map((name) => name.trim()))].filter(Boolean)
  if (names.length === 0) return []
  const lower = sql<string>`lower(${nodes.name})`
  const found = await db
    .select({ name: nodes.name })
    .from(nodes)
    .where(
      inArray(
        lower,
        names.map((name) => name.toLowerCase()),
      ),
    )
    .orderBy(sql`${nodes.name} collate "C"`)
  const known = new Set(found.map(({ name }) => name.toLowerCase()))
  const unknown = names.filter((name) => !known.has(name.toLowerCase()))
  if (unknown.length > 0)
    throw new OperatorError(
      `--nodes: there is no node ${unknown.join(', ')}; \`node list\` shows those that there are`,
    )
  return found.map(({ name }) => name)
}
