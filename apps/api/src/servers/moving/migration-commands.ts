import { setTimeout as wait } from 'node:timers/promises'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/open.ts'
import { inTransaction } from '../../database/transaction.ts'
import { nodes } from '../../nodes/nodes-schema.ts'
import { hasName, silent } from '../../nodes/store.ts'
import { wordsOf } from '../../operators/arguments.ts'
import { type Command, type CommandContext, OperatorError } from '../../operators/command.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { printable } from '../../operators/printable.ts'
import { type NodeOffer, nodeOffers } from '../node-choices.ts'
import { lockServer } from '../owner-actions.ts'
import type { ServerRow } from '../server-view.ts'
import { servers } from '../servers-schema.ts'
import { cancelMigration } from './advance.ts'
import {
  beginMigration,
  bestTarget,
  extraPortCount,
  openMigrationOf,
  refusals,
  targetRefusal,
} from './begin.ts'
import { lastMigrationOf } from './desired.ts'

/** The poll interval of the command's progress. */
const pollMs = 500

/**
 * Verbs of `node`; they are here because they migrate servers, which `nodes` does not depend on.
 */
export const drainCommands = {
  drain: async (context, args) => {
    const { db, print, clock } = context
    const [name] = wordsOf(
      args.filter((word) => word !== '--move'),
      'node drain <name>',
    )
    const [node] = await inTransaction(db, async (tx) => {
      const drained = await tx
        .update(nodes)
        .set({ drainedAt: sql`coalesce(${nodes.drainedAt}, now())` })
        .where(hasName(name))
        .returning({ id: nodes.id, name: nodes.name })
      if (drained[0]) await insertAuditEntry(tx, clock(), `node ${drained[0].name}`, 'drained')
      return drained
    })
    if (!node) throw new OperatorError(`there is no node ${name}`)
    print(
      `Node ${node.name} takes no more servers; those it has run on. Take it back: node undrain ${node.name}`,
    )
    if (args.includes('--move')) await migrateAll(context, node)
    else print(`To move them elsewhere: npm run zubr -- node drain ${node.name} --move`)
  },

  undrain: async ({ db, print, clock }, args) => {
    const [name] = wordsOf(args, 'node undrain <name>')
    await inTransaction(db, async (tx) => {
      const [found] = await tx
        .select({ lostAt: nodes.lostAt, isSilent: silent })
        .from(nodes)
        .where(hasName(name))
        .for('update')
      if (found?.lostAt && found.isSilent)
        throw new OperatorError(
          `node ${name} was written off and does not report: start its agent first, or node remove ${name}`,
        )
      const [node] = await tx
        .update(nodes)
        .set({ drainedAt: null, lostAt: null })
        .where(hasName(name))
        .returning({ name: nodes.name })
      if (!node) throw new OperatorError(`there is no node ${name}`)
      await insertAuditEntry(tx, clock(), `node ${node.name}`, 'taken back')
      print(`Node ${node.name} takes servers again.`)
    })
  },
} satisfies Record<string, Command>

export const drainHelp: Record<keyof typeof drainCommands, string> = {
  drain:
    'node drain <name>          takes no more servers there; with --move moves those it has to other nodes, one after the other',
  undrain: 'node undrain <name>        takes servers there again; also takes back a lost node that reports',
}

/** Verbs of `server`. */
export const migrationCommands = {
  move: async (context, args) => {
    const { db, print, clock } = context
    if (args.includes('--call-off')) {
      const [which] = wordsOf(
        args.filter((word) => word !== '--call-off'),
        'server move <id or subdomain> --call-off',
      )
      await inTransaction(db, async (tx) => {
        const row = await lockServer(tx, eq(servers.id, await idOf(tx, which)))
        if (!row || !(await cancelMigration(tx, row, clock())))
          throw new OperatorError(`server ${which} is on no way that could be called off`)
        await insertAuditEntry(tx, clock(), `server ${row.id}`, 'move called off')
      })
      return print('Called off: the server goes on where it was.')
    }
    const [which, node] = wordsOf(args, 'server move <id or subdomain> <node>')
    const id = await idOf(db, which)
    if (!(await openMigrationOf(db, id))) await begin(context, id, node)
    await follow(context, id)
  },
} satisfies Record<string, Command>

export const moveHelp: Record<keyof typeof migrationCommands, string> = {
  move: 'server move <id> <node>          moves it with its files, by id or subdomain, and shows how; --call-off instead of a node ends that',
}

export async function idOf(db: Pick<Db, 'select'>, which: string): Promise<string> {
  const rows = await db
    .select({ id: servers.id })
    .from(servers)
    .where(
      sql`(${servers.id}::text = ${which.toLowerCase()} or ${servers.subdomain} = ${which.toLowerCase()}) and ${servers.contract} <> 'deleted'`,
    )
  if (!rows[0]) throw new OperatorError(`there is no server ${which}; look for it with server find <text>`)
  return rows[0].id
}

async function begin({ db, clock }: CommandContext, id: string, node: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockServer(tx, eq(servers.id, id))
    if (!row) throw new OperatorError(`there is no server ${id}`)
    const now = clock()
    const begun = await beginMigration(tx, row, { node, actor: 'operator', now })
    if ('refused' in begun)
      throw new OperatorError(`server ${id} cannot go to ${node}: ${refusals[begun.refused]}`)
    await insertAuditEntry(tx, now, `server ${id}`, `move to ${node} begun`)
  })
}

const phases = {
  stopping: 'it stops, its world is saved',
  copying: 'its files are copied',
  settling: 'it is on the new node and settles there',
  clearing: 'its old copy is deleted',
  done: 'moved',
  failed: 'not moved',
} as const

const failures = {
  source_away: 'the node that it is on gave no answer in time',
  target_away: 'the other node gave no answer in time',
  no_space: "the other node's disk is full",
  too_large: "it is larger than its plan's disk, or has too many files or too deep folders",
  unreadable: 'something of it could not be read',
  not_the_same: 'what arrived was not what was sent, several times over',
  in_the_way: 'the other node keeps an old copy of it as an orphan, see node list; delete that first',
  deleted: 'it was deleted meanwhile',
  called_off: 'it was called off',
} as const

/** Prints the progress of a migration until it has ended. Resolves to whether the server moved. */
async function follow({ db, print }: CommandContext, id: string): Promise<boolean> {
  let lastPrinted = ''
  for (;;) {
    const found = await lastMigrationOf(db, id)
    if (!found) return false
    const { phase, failure, skipped, bytes, doneBytes } = found.move
    const percent = phase === 'copying' && bytes ? ` (${Math.floor((100 * (doneBytes ?? 0)) / bytes)} %)` : ''
    const text = `${id} ${found.from ?? '?'} → ${found.to ?? '?'}: ${phases[phase]}${percent}`
    if (text !== lastPrinted) print(text)
    lastPrinted = text
    if (phase === 'failed') {
      print(`  ${failures[failure ?? 'not_the_same']}; it is on ${found.from} as before.`)
      return false
    }
    if (phase === 'clearing' || phase === 'done') {
      if (skipped > 0)
        print(`  ${skipped} things that are neither files, folders nor links (pipes, sockets) were left out.`)
      if (phase === 'done') return true
    }
    await wait(pollMs)
  }
}

/**
 * Migrates all servers of a node, one after another. Waits for migrations in progress, so that it
 * can be repeated.
 */
async function migrateAll(context: CommandContext, node: { id: number; name: string }): Promise<void> {
  const { db, print } = context
  const rows = await db
    .select()
    .from(servers)
    .where(eq(servers.nodeId, node.id))
    .orderBy(asc(servers.createdAt))
  const left: string[] = []
  let moved = 0
  for (const row of rows) {
    const stays = (why: string) => left.push(`${row.id}  ${printable(row.name)}: ${why}`)
    try {
      if (!(await openMigrationOf(db, row.id))) {
        const offers = await nodeOffers(db)
        const target = bestTarget(offers, row, await extraPortCount(db, row))
        if (!target) {
          stays(noTargetReasons(offers, row, await extraPortCount(db, row)))
          continue
        }
        await begin(context, row.id, target.name)
      }
      if (await follow(context, row.id)) moved += 1
      else stays('see above')
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      stays(error.message)
    }
  }
  print(`${moved} of ${rows.length} servers of ${node.name} were moved.`)
  if (left.length === 0) return
  print('These stay:')
  for (const line of left) print(`  ${line}`)
}

/** Why none of the other nodes takes a server, with the number of nodes for each reason. */
function noTargetReasons(offers: readonly NodeOffer[], row: ServerRow, extraPorts: number): string {
  const reasons = offers
    .filter(({ id }) => id !== row.nodeId)
    .map((offer) => {
      const refusal = targetRefusal(offer, row, extraPorts)
      return `${offer.name}: ${refusal ? refusals[refusal] : 'it was taken meanwhile'}`
    })
  return reasons.length === 0 ? 'there is no other node' : `it was not stopped; ${reasons.join('; ')}`
}
