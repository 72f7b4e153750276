import type { NodeBackups } from '@zubr/contracts/backups/agent'
import type { NodeRuntime } from '@zubr/contracts/node-servers'
import { NodeName } from '@zubr/contracts/nodes'
import { sql } from 'drizzle-orm'
import { constraintOf, rootOf } from '../database/failure.ts'
import { locks } from '../database/locks.ts'
import { hashOf, newToken } from '../http/token.ts'
import { wordsOf } from '../operators/arguments.ts'
import { type Command, OperatorError } from '../operators/command.ts'
import { printable } from '../operators/printable.ts'
import { nodes } from './nodes-schema.ts'
import { hasName, machinesOf, nodesWithSharedEdgeKey, orphansOf, statsOf } from './store.ts'

/**
 * `npm run zubr -- node <verb>`. Each throws OperatorError for mistakes that the operator can
 * correct.
 */
export const nodeCommands = {
  add: async ({ db, config, print }, args) => {
    const name = nameFrom(args, 'add')
    const token = newToken()
    try {
      await db.insert(nodes).values({ name, tokenHash: hashOf(token) })
    } catch (error) {
      if (constraintOf(error) === 'nodes_name_key')
        throw new OperatorError(`there is a node ${name} already (upper and lower case count as the same)`)
      throw rootOf(error)
    }
    print(`Node ${name} created. Its token, shown only now:`)
    print(token)
    print(`Start its agent with NODE_NAME=${name} NODE_TOKEN=<token> NODE_API_URL=${config.panelUrl},`)
    print(
      'and its edge beside it with the same settings: without an edge nobody joins a server (docs/operate/nodes.md, "Add a node").',
    )
  },

  list: async ({ db, print }, args) => {
    wordsOf(args, 'node list')
    const stats = await statsOf(db, { includeLost: true })
    if (stats.length === 0) return print('No nodes yet: npm run zubr -- node add <name>')
    const width = Math.max(4, ...stats.map(({ name }) => name.length))
    const all = await db.select().from(nodes)
    const drained = new Set(all.flatMap((node) => (node.drainedAt ? [node.name] : [])))
    const lost = new Map(all.flatMap(({ name, lostAt }) => (lostAt ? [[name, lostAt] as const] : [])))
    const noteOf = (name: string) =>
      lost.has(name)
        ? `  (lost: written off ${lost.get(name)?.toISOString()})`
        : drained.has(name)
          ? '  (drained: takes no more servers)'
          : ''
    print(`${'NAME'.padEnd(width)}  LOAD, %  FOR, S      PROBLEM`)
    for (const { name, load, duration, problem } of stats)
      print(
        `${name.padEnd(width)}  ${load.toFixed(1).padStart(7)}  ${String(duration).padEnd(10)}  ${problem ?? '-'}${noteOf(name)}`,
      )
    const machines = await machinesOf(db)
    const printSection = (head: string, textOf: (machine: (typeof machines)[number]) => string | null) => {
      const lines = machines.flatMap((machine) => {
        const text = textOf(machine)
        return text === null ? [] : [`${machine.node.padEnd(width)}  ${text}`]
      })
      for (const line of lines.length > 0 ? [head, ...lines] : []) print(line)
    }
    printSection('What holds servers apart there, as the agents say:', ({ runtime }) =>
      runtime ? runtimeText(runtime) : null,
    )
    printSection('How they keep servers’ backups:', ({ backups }) => (backups ? backupsText(backups) : null))
    const old = await nodesWithSharedEdgeKey(db)
    if (old.length > 0)
      print(
        `Edges of the version before, which share one key (docs/operate/upgrade.md, "Keys of edges"): ${old.join(', ')}`,
      )
    const orphans = await orphansOf(db)
    if (orphans.length === 0) return
    print(
      'Servers on disks of nodes that nobody here knows of, kept and not running (docs/operate/backup-and-restore.md, "Restore"):',
    )
    for (const { node, id } of orphans) print(`${node.padEnd(width)}  ${id}`)
  },

  remove: async ({ db, print }, args) => {
    const isConfirmed = args.includes('--confirm')
    const name = nameFrom(
      args.filter((word) => word !== '--confirm'),
      'remove',
    )
    const [known] = await db.select().from(nodes).where(hasName(name))
    if (known?.lostAt && !isConfirmed && !(known.reportedAt && known.reportedAt > known.lostAt))
      throw new OperatorError(
        `node ${name} has not heard that its servers are elsewhere: if it came back without a token it would run them too. If its disk is destroyed: npm run zubr -- node remove ${name} --confirm`,
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
            `node ${name} still holds servers: npm run zubr -- server list. If the machine is gone for good: npm run zubr -- node lost ${name}`,
          )
        if (constraintOf(error) === 'server_moves_between_nodes')
          throw new OperatorError(`a server is being moved to or from node ${name}: wait for its end`)
        throw rootOf(error)
      })
    if (!removed) throw new OperatorError(`there is no node ${name}`)
    print(`Node ${removed.name} removed. Its token no longer works.`)
  },

  'rotate-token': async ({ db, print }, args) => {
    const name = nameFrom(args, 'rotate-token')
    const token = newToken()
    const [changed] = await db
      .update(nodes)
      .set({ tokenHash: hashOf(token) })
      .where(hasName(name))
      .returning({ name: nodes.name })
    if (!changed) throw new OperatorError(`there is no node ${name}`)
    print(`The new token of node ${changed.name}, shown only now; the old one no longer works:`)
    print(token)
  },

  'share-edge-key': async ({ db, print }, args) => {
    const name = nameFrom(args, 'share-edge-key')
    const [changed] = await db
      .update(nodes)
      .set({ edgeKeys: 'shared', edgeKeysAt: sql`now()` })
      .where(hasName(name))
      .returning({ name: nodes.name })
    if (!changed) throw new OperatorError(`there is no node ${name}`)
    print(`Edges accept the shared key from node ${changed.name} until its edge is upgraded again.`)
  },
} satisfies Record<string, Command>

/** Help texts by verb. */
export const nodeHelp: Record<keyof typeof nodeCommands, string> = {
  add: 'node add <name>            creates a node and prints its token once',
  list: 'node list                  every node with its load and problem, and servers that only its disk knows of',
  remove:
    'node remove <name>         removes a node; its token stops working. A lost one that never returned takes --confirm',
  'rotate-token': 'node rotate-token <name>   gives a node a new token and prints it once',
  'share-edge-key': 'node share-edge-key <name> lets the edge of a node go back to the version before',
}

/** How a node stores backups, for the operator. */
export function backupsText({ engine, isRemote, canDelete, problem: trouble }: NodeBackups): string {
  const place = isRemote ? 'on another machine' : 'ON ITS OWN DISK (lost with the machine)'
  const access = canDelete ? ', WHERE THIS NODE CAN DELETE THEM' : canDelete === false ? ', append-only' : ''
  return `${engine}, ${place}${access}${trouble ? `: ${printable(trouble)}` : ''}`
}

function runtimeText({ kind, verified, missingProtections: lacks }: NodeRuntime): string {
  const tried = verified ? 'tried at the start of the agent' : 'not tried: no code of owners is run there'
  return `${kind === 'sandbox' ? '' : 'NO SANDBOX: '}${kind}, ${tried}${lacks.length > 0 ? `; lacks ${lacks.map((lack) => printable(lack)).join(', ')}` : ''}`
}

function nameFrom(args: string[], verb: string): string {
  const [name] = wordsOf(args, `node ${verb} <name>`)
  if (!NodeName.safeParse(name).success)
    throw new OperatorError(
      `${JSON.stringify(name)} cannot name a node: expected 1 to 32 letters, digits or inner hyphens`,
    )
  return name
}
