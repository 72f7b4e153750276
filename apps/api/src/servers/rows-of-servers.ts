import { eq, inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RowsOfAccount } from '../accounts/data-holder.ts'
import { servers } from './servers-schema.ts'

/** The rows of an account's servers, by the column with the server's id. */
export const ofAccountServers =
  (serverId: PgColumn): RowsOfAccount =>
  (db, accountId) =>
    inArray(serverId, db.select({ id: servers.id }).from(servers).where(eq(servers.accountId, accountId)))

/** For tables whose rows change only under the lock of their server. */
export const lockedWithServer = 'servers are locked before'
