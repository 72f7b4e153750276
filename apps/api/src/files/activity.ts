import { type FileChanges, fileActivityEndpoints } from '@zubr/contracts/files/activity'
import { and, asc, desc, eq, gt, inArray, like, sql } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { accounts } from '../accounts/accounts-schema.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { routes } from '../http/route.ts'
import { bearerToken } from '../http/token.ts'
import { nodeOf } from '../nodes/store.ts'
import { recordActivity } from '../servers/activity.ts'
import { serverActivity, servers } from '../servers/servers-schema.ts'
import { processedFileReports } from './files-schema.ts'
import { mayReachFiles } from './reach.ts'

/** Changes within this time are one entry of the activity. */
const entryWindowMs = 3_600_000

/**
 * Adds sums of file changes to the activity of servers. Ids that were received before and servers
 * of other nodes are skipped.
 */
export function fileActivityRoutes({ db, clock }: { db: Db; clock: () => Date }): FastifyPluginAsync {
  return async (app) => {
    routes(app, fileActivityEndpoints, {
      nodeOf: ({ headers }) => nodeOf(db, bearerToken(headers.authorization)),
    })({
      'POST /api/node/files/activity': {
        bodyLimit: 256 * 1024,
        handle: async ({ nodeId, body: { id, changes } }) => {
          await inTransaction(db, async (tx) => {
            const own = await permittedChanges(tx, nodeId, changes)
            const inserted = await tx.insert(processedFileReports).values({ id }).onConflictDoNothing()
            if (inserted.rowCount === 0) return
            for (const change of own) await add(tx, change, clock())
          })
        },
      },
    })
  }
}

/**
 * Changes of this node's servers by accounts that may access their files. Locks accounts, then
 * servers.
 */
async function permittedChanges(tx: Tx, nodeId: number, changes: FileChanges[]): Promise<FileChanges[]> {
  if (changes.length === 0) return []
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      inArray(
        accounts.id,
        changes.map(({ account }) => account),
      ),
    )
    .orderBy(asc(accounts.id))
    .for('key share')
  const rows = await tx
    .select({ server: servers.id, account: accounts.id })
    .from(servers)
    .innerJoin(accounts, mayReachFiles)
    .where(
      and(
        eq(servers.nodeId, nodeId),
        inArray(
          servers.id,
          changes.map(({ server }) => server),
        ),
      ),
    )
  const may = new Set(rows.map(({ server, account }) => `${server} ${account}`))
  return changes
    .filter(({ server, account }) => may.has(`${server} ${account}`))
    .sort((a, b) => (a.server < b.server ? -1 : 1))
}

async function add(tx: Tx, { server, account, way, kind, count }: FileChanges, now: Date): Promise<void> {
  const event = `files:${way}:${kind}:` as const
  const [last] = await tx
    .select({ id: serverActivity.id, event: serverActivity.event })
    .from(serverActivity)
    .where(
      and(
        eq(serverActivity.serverId, server),
        eq(serverActivity.accountId, account),
        like(serverActivity.event, `${event}%`),
        gt(serverActivity.at, new Date(+now - entryWindowMs)),
      ),
    )
    .orderBy(desc(serverActivity.id))
    .limit(1)
  if (!last)
    return recordActivity(tx, {
      serverId: server,
      at: now,
      actor: { accountId: account },
      event: `${event}${count}`,
    })
  const sum = Number(last.event.slice(event.length)) + count
  await tx
    .update(serverActivity)
    .set({ event: `${event}${Math.min(sum, 1_000_000_000)}` })
    .where(eq(serverActivity.id, last.id))
}

/** An agent that got no answer sends the same sums again within minutes. */
export async function sweepReceivedChanges(db: Db): Promise<void> {
  await db
    .delete(processedFileReports)
    .where(sql`${processedFileReports.processedAt} < now() - interval '2 days'`)
}
