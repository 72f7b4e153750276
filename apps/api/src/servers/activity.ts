import type { ActivityKind } from '@zubr/contracts/servers/activity'
import type { Activity } from '@zubr/contracts/servers/history'
import { desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { accounts } from '../accounts/accounts-schema.ts'
import type { Db } from '../database/open.ts'
import type { Tx } from '../database/transaction.ts'
import { serverActivity } from './servers-schema.ts'

/**
 * Who does something: an account by its id, an owner's schedule by its name, an operator on the
 * command line, or the service itself.
 */
export type Actor = { accountId: string } | { schedule: string } | 'operator' | 'service'

/** Logs an event of a server in the event's own transaction. */
export async function recordActivity(
  tx: Tx,
  entry: {
    serverId: string
    at: Date
    actor: Actor
    event: ActivityKind | `${ActivityKind}:${string}`
    /** For an operation whose outcome is recorded later. */
    operationId?: string
  },
): Promise<void> {
  const { actor, ...rest } = entry
  await tx
    .insert(serverActivity)
    .values({ ...rest, ...(typeof actor === 'string' ? { actor } : { ...actor, actor: kindOf(actor) }) })
}

const kindOf = (actor: Exclude<Actor, string>) => ('schedule' in actor ? 'schedule' : 'account')

/**
 * Events of a server, newest first; by default the newest 200. Accounts are named by their current
 * login.
 */
export async function activityOf(
  db: Db,
  serverId: string,
  { all = false } = {},
): Promise<z.infer<typeof Activity>> {
  const query = db
    .select({
      at: serverActivity.at,
      actor: serverActivity.actor,
      login: accounts.username,
      schedule: serverActivity.schedule,
      event: serverActivity.event,
      operationId: serverActivity.operationId,
      outcome: serverActivity.outcome,
    })
    .from(serverActivity)
    .leftJoin(accounts, eq(accounts.id, serverActivity.accountId))
    .where(eq(serverActivity.serverId, serverId))
    .orderBy(desc(serverActivity.id))
  const rows = await (all ? query : query.limit(200))
  return {
    entries: rows.map(({ at, actor, login, schedule, event, operationId, outcome }) => ({
      at: at.toISOString(),
      actor: actor === 'account' ? (login ?? 'account') : actor,
      ...(schedule !== null && { schedule }),
      event,
      operation: operationId === null ? null : { id: operationId, outcome },
    })),
  }
}
