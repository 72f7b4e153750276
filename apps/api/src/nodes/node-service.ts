import type { NodeBackups } from '@zubr/contracts/backups/agent'
import type { NodeRuntime } from '@zubr/contracts/node-servers'
import { NodeName, type NodeStats } from '@zubr/contracts/nodes'
import { sql } from 'drizzle-orm'
import { constraintOf, rootOf } from '../database/failure.ts'
import { locks } from '../database/locks.ts'
import { hashOf, newToken } from '../http/token.ts'
import { type Operator, OperatorError } from '../operators/operator.ts'
import { nodes } from './nodes-schema.ts'
import { hasName, machinesOf, nodesWithSharedEdgeKey, orphansOf, statsOf } from './store.ts'

/** A node with its token, which is shown only once. */
export type NodeToken = { name: string; token: string; apiUrl: string }

export type NodeSummary = NodeStats & {
  isDrained: boolean
  lostAt: Date | null
  /** Null until the agent has reported. */
  runtime: NodeRuntime | null
  backups: NodeBackups | null
  /** Its edge still uses the key that the edges of the version before share. */
  hasSharedEdgeKey: boolean
  /** Ids of servers on its disk that the database does not know. */
  orphans: string[]
}

/** Creates a node. Rejects with OperatorError. */
export async function addNode({ db, config }: Operator, input: { name: string }): Promise<NodeToken> {
  const name = checkedName(input.name)
  const token = newToken()
  try {
    await db.insert(nodes).values({ name, tokenHash: hashOf(token) })
  } catch (error) {
    if (constraintOf(error) === 'nodes_name_key')
      throw new OperatorError(`there is a node ${name} already (upper and lower case count as the same)`)
    throw rootOf(error)
  }
  return { name, token, apiUrl: config.panelUrl }
}

/** Every node with its load and problem, by name. */
export async function listNodes({ db }: Operator): Promise<NodeSummary[]> {
  const stats = await statsOf(db, { includeLost: true })
  const rows = new Map((await db.select().from(nodes)).map((row) => [row.name, row]))
  const machines = new Map((await machinesOf(db)).map((machine) => [machine.node, machine]))
  const shared = new Set(await nodesWithSharedEdgeKey(db))
  const orphans = await orphansOf(db)
  return stats.map((node) => ({
    ...node,
    isDrained: rows.get(node.name)?.drainedAt != null,
    lostAt: rows.get(node.name)?.lostAt ?? null,
    runtime: machines.get(node.name)?.runtime ?? null,
    backups: machines.get(node.name)?.backups ?? null,
    hasSharedEdgeKey: shared.has(node.name),
    orphans: orphans.flatMap((orphan) => (orphan.node === node.name ? [orphan.id] : [])),
  }))
}

type RemoveNodeInput = {
  name: string
  /** Also remove a lost node that never returned. */
  confirm: boolean
}

/** Removes a node without servers. Rejects with OperatorError. */
export async function removeNode({ db }: Operator, input: RemoveNodeInput): Promise<{ name: string }> {
  const name = checkedName(input.name)
  const [known] = await db.select().from(nodes).where(hasName(name))
  if (known?.lostAt && !input.confirm && !(known.reportedAt && known.reportedAt > known.lostAt))
    throw new OperatorError(
      `node ${name} has not been informed that its servers are elsewhere: if it returned without a ` +
        `token, it would run them too. If its disk is destroyed: npm run zubr -- node remove ${name} ` +
        '--confirm',
    )
  const [removed] = await db
    .transaction(async (tx) => {
      // Prevents a deadlock: the roll-up locks nodes and their minutes in another order.
      await tx.execute(sql`select pg_advisory_xact_lock(${locks.rollUp})`)
      return tx.delete(nodes).where(hasName(name)).returning({ name: nodes.name })
    })
    .catch((error: unknown) => {
      if (constraintOf(error) === 'servers_node_id_nodes_id_fk')
        throw new OperatorError(
          `node ${name} still has servers: npm run zubr -- server list. If the machine is gone for ` +
            `good: npm run zubr -- node lost ${name}`,
        )
      if (constraintOf(error) === 'server_moves_between_nodes')
        throw new OperatorError(`a server is being moved to or from node ${name}: wait until that has ended`)
      throw rootOf(error)
    })
  if (!removed) throw unknownNode(name)
  return removed
}

/** Replaces the token of a node. Rejects with OperatorError. */
export async function rotateNodeToken({ db, config }: Operator, input: { name: string }): Promise<NodeToken> {
  const name = checkedName(input.name)
  const token = newToken()
  const [changed] = await db
    .update(nodes)
    .set({ tokenHash: hashOf(token) })
    .where(hasName(name))
    .returning({ name: nodes.name })
  if (!changed) throw unknownNode(name)
  return { name: changed.name, token, apiUrl: config.panelUrl }
}

/**
 * Accepts the shared edge key from a node until its edge is upgraded. Rejects with OperatorError.
 */
export async function shareEdgeKey({ db }: Operator, input: { name: string }): Promise<{ name: string }> {
  const name = checkedName(input.name)
  const [changed] = await db
    .update(nodes)
    .set({ edgeKeys: 'shared', edgeKeysAt: sql`now()` })
    .where(hasName(name))
    .returning({ name: nodes.name })
  if (!changed) throw unknownNode(name)
  return changed
}

const unknownNode = (name: string) => new OperatorError(`there is no node ${name}`)

function checkedName(name: string): string {
  if (NodeName.safeParse(name).success) return name
  throw new OperatorError(
    `${JSON.stringify(name)} cannot name a node: expected 1 to 32 letters, digits or inner hyphens`,
  )
}
