import { archiveEndpoints } from '@zubr/contracts/backups/archive'
import type { Catalogue } from '@zubr/domain/catalogue'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../../accounts/accounts.ts'
import { inTransaction } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import { routes } from '../../http/route.ts'
import { lockOwn } from '../../servers/owner-actions.ts'
import { serverOf } from '../../servers/server-view.ts'
import { serverBackups } from '../backups-schema.ts'
import { requestRestore } from './restore.ts'
import { archiveOf } from './store.ts'

/** Archives of an account's own servers. */
export function archiveRoutes(
  { db, config, clock, sessionOf, rateLimits }: Accounts,
  { catalogue }: { catalogue: Pick<Catalogue, 'plans'> },
): FastifyPluginAsync {
  const own = async (accountId: string, id: string) => {
    const found = await serverOf(db, config, accountId, id)
    if (!found) throw new Refused('not_found')
    return found
  }
  return async (app) => {
    routes(app, archiveEndpoints, { sessionOf })({
      'GET /api/servers/:id/archive': async ({ session, params }) => {
        const { row } = await own(session.accountId, params.id)
        const archive = await archiveOf(db, row.id)
        if (row.contract !== 'archived' || !archive?.phase || !archive.archivedAt)
          throw new Refused('not_found')
        const [backup] = archive.backupId
          ? await db.select().from(serverBackups).where(eq(serverBackups.id, archive.backupId))
          : []
        return {
          phase: archive.phase,
          archivedAt: archive.archivedAt.toISOString(),
          bytes: backup?.bytes ?? null,
          requestedAt: archive.requestedAt?.toISOString() ?? null,
          failedAt: archive.failedAt?.toISOString() ?? null,
        }
      },

      'POST /api/servers/:id/archive/restore': async ({ session: { accountId }, params: { id } }) => {
        await own(accountId, id)
        await rateLimits.pass(db, 'act', accountId)
        await inTransaction(db, async (tx) => {
          const row = await lockOwn(tx, accountId, id)
          // A second click after the end of the restore asks for what is there.
          if (row.contract === 'active') return
          const now = clock()
          const outcome = await requestRestore(tx, { config, catalogue }, row, { actor: { accountId }, now })
          if (outcome === 'not_archived') throw new Refused('conflict')
        })
        return (await own(accountId, id)).view
      },
    })
  }
}
