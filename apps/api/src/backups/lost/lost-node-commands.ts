import { decimalOf } from '@zubr/domain/money'
import { asc, eq, or, sql } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../database/transaction.ts'
import { withJobs } from '../../jobs/jobs.ts'
import { nodeCapabilities, nodes } from '../../nodes/nodes-schema.ts'
import { hasName, serversSilent } from '../../nodes/store.ts'
import { wordsOf } from '../../operators/arguments.ts'
import { type Command, OperatorError } from '../../operators/command.ts'
import { insertAuditEntry } from '../../operators/operator-log.ts'
import { printable } from '../../operators/printable.ts'
import { serverMigrations } from '../../servers/moving/migration-schema.ts'
import { servers } from '../../servers/servers-schema.ts'
import { archivedOnlyOn } from '../archive/archive.ts'
import { contextOf, requireServiceSecret } from '../backup-commands.ts'
import type { ReservedCapacity } from './place-server.ts'
import { type WriteOffOutcome, writeOffServer } from './write-off.ts'

const usage = 'node lost <name>'

/** Verbs of `node`. They are in this folder because they restore servers from backups. */
export const lostNodeCommands = {
  lost: async (context, args) => {
    const { db, config, catalogue, print, clock } = context
    const isConfirmed = args.includes('--confirm')
    const endsWaiting = args.includes('--end-waiting')
    const [name] = wordsOf(
      args.filter((word) => word !== '--confirm' && word !== '--end-waiting'),
      usage,
    )
    const now = clock()
    const node = await inTransaction(db, (tx) => markLost(tx, name, { isConfirmed, now }))
    const deps = { context: contextOf(config, catalogue), node, endsWaiting, now }
    const reserved: ReservedCapacity = new Map()
    const lines: string[] = []
    const counts = new Map<WriteOffOutcome['kind'], number>()
    await withJobs(db, async (jobs) => {
      for (const { id, name: server, subdomain } of await serversOf(db, node.id)) {
        const outcome = await attempt(db, isConfirmed, async (tx) => {
          await requireServiceSecret(tx, { id }, deps.context)
          // A confirmed run reserves capacity in the database. Only a plan counts its own
          // reservations.
          return writeOffServer(tx, id, { ...deps, jobs, reserved: isConfirmed ? new Map() : reserved })
        })
        if (!outcome) continue
        counts.set(outcome.kind, (counts.get(outcome.kind) ?? 0) + 1)
        lines.push(`${id}  ${subdomain}  ${printable(server)}: ${textOf(outcome, isConfirmed)}`)
      }
    })
    for (const line of lines) print(line)
    if (!isConfirmed) {
      print(
        lines.length === 0
          ? `Node ${node.name} holds no servers.`
          : `This is what would happen to ${lines.length} servers. Nothing has changed yet.`,
      )
      print(
        `If the machine is off for good: npm run zubr -- node lost ${node.name} --confirm. Switch it off first: what it still runs would go on beside the restored servers until it reports.`,
      )
      return
    }
    print(`Node ${node.name} is written off. Owners were notified by e-mail.`)
    if (counts.get('restored')) print('How a restore goes: npm run zubr -- backup list <server>')
    if (counts.get('waits') || counts.get('clearing'))
      print(
        `Add a node with the same BACKUP_REPOSITORY, then run this again; --end-waiting ends those that wait, and credits their unused time.`,
      )
    print(
      `If the machine returns, it stops its old copies and keeps them: npm run zubr -- node undrain ${node.name} uses it again. If its disk is destroyed: node remove ${node.name} --confirm`,
    )
  },
} satisfies Record<string, Command>

export const lostNodeHelp: Record<keyof typeof lostNodeCommands, string> = {
  lost: 'node lost <name>           shows how a machine that is gone is written off; with --confirm restores its servers elsewhere from their last backup, or ends them and credits their unused time',
}

/** Refuses a node that reports. With `isConfirmed`, marks any other as lost. */
async function markLost(tx: Tx, name: string, { isConfirmed, now }: { isConfirmed: boolean; now: Date }) {
  const [found] = await tx
    .select({ node: nodes, isSilent: serversSilent })
    .from(nodes)
    .leftJoin(nodeCapabilities, eq(nodeCapabilities.nodeId, nodes.id))
    .where(hasName(name))
  if (!found) throw new OperatorError(`there is no node ${name}`)
  const { node, isSilent } = found
  if (!isSilent)
    throw new OperatorError(
      `node ${node.name} reports, so it is not lost. To empty it: npm run zubr -- node drain ${node.name} --move`,
    )
  if (isConfirmed && !node.lostAt) {
    const change = { lostAt: sql`now()`, drainedAt: sql`coalesce(${nodes.drainedAt}, now())` }
    await tx.update(nodes).set(change).where(eq(nodes.id, node.id))
    await insertAuditEntry(tx, now, `node ${node.name}`, 'written off as lost')
  }
  return node
}

/**
 * Every server of a node: deleted ones, ones that move to or from it, and ones whose archive is on
 * it.
 */
const serversOf = (db: Parameters<Command>[0]['db'], nodeId: number) =>
  db
    .selectDistinct({
      id: servers.id,
      name: servers.name,
      subdomain: servers.subdomain,
      createdAt: servers.createdAt,
    })
    .from(servers)
    .leftJoin(serverMigrations, eq(serverMigrations.serverId, servers.id))
    .where(
      or(
        eq(servers.nodeId, nodeId),
        sql`${serverMigrations.endedAt} is null and ${nodeId} in (${serverMigrations.fromNodeId}, ${serverMigrations.toNodeId})`,
        archivedOnlyOn(db, nodeId),
      ),
    )
    .orderBy(asc(servers.createdAt))

class RolledBack extends Error {
  readonly outcome: WriteOffOutcome | undefined
  constructor(outcome: WriteOffOutcome | undefined) {
    super('a plan is rolled back')
    this.outcome = outcome
  }
}

/** Runs `work` in its own transaction, which is rolled back for a plan. */
async function attempt(
  db: Parameters<Command>[0]['db'],
  isConfirmed: boolean,
  work: (tx: Tx) => Promise<WriteOffOutcome | undefined>,
): Promise<WriteOffOutcome | undefined> {
  try {
    return await inTransaction(db, async (tx) => {
      const outcome = await work(tx)
      if (!isConfirmed) throw new RolledBack(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome
    throw error
  }
}

function textOf(outcome: WriteOffOutcome, isConfirmed: boolean): string {
  const [is, are] = isConfirmed ? ['is', 'are'] : ['would be', 'would be']
  switch (outcome.kind) {
    case 'restored':
      return `${is} restored on ${outcome.node} from the backup of ${outcome.backupAt.toISOString()}`
    case 'given_back':
      return `${is} back on ${outcome.node}, from which it was moving`
    case 'waits':
      return `waits: its backup of ${outcome.backupAt.toISOString()} fits on no other node that keeps backups elsewhere`
    case 'clearing':
      return 'waits: another node still deletes an old copy; run this again in a minute'
    case 'archived':
      return 'is archived elsewhere: its owner can restore it'
    case 'released':
      return `was deleted before; its data ${are} counted as gone`
    case 'ended':
      return outcome.credited
        ? `has no backup elsewhere: ${is} ended, ${decimalOf(outcome.credited.minor)} ${outcome.credited.currency} credited`
        : `has no backup elsewhere: ${is} ended, nothing was paid for the time after the last report`
  }
}
