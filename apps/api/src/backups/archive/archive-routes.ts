import { archiveEndpoints } from '@zubr/contracts/backups/archive'
import type { Catalogue } from '@zubr/domain/catalogue'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../../accounts/accounts.ts'
import { inTransaction } from '../../database/transaction.ts'
import { Refused } from '../../http/api-error.ts'
import { routes } from '../../http/route.ts'
import { serverGuards } from '../../servers/guards.ts'
import { lockOwnedServer } from '../../servers/owner-actions.ts'
import { requireServer } from '../../servers/server-view.ts'
import { serverBackups } from '../backups-schema.ts'
import { requestRestore } from './restore.ts'
import { archiveOf } from './store.ts'

/** Archives of an account's own servers. */
export function archiveRoutes(
  accounts: Accounts,
  { catalogue }: { catalogue: Pick<Catalogue, 'plans'> },
): FastifyPluginAsync {
  const { db, config, clock } = accounts
  return async (app) => {
    routes(
      app,
      archiveEndpoints,
      serverGuards(accounts),
    )({
      'GET /api/servers/:id/archive': async ({ server: { row } }) => {
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
        await inTransaction(db, async (tx) => {
          const row = await lockOwnedServer(tx, accountId, id)
          // A second click after the restore returns the current state.
          if (row.contract === 'active') return
          const now = clock()
          const outcome = await requestRestore(tx, { config, catalogue }, row, { actor: { accountId }, now })
          if (outcome === 'not_archived') throw new Refused('conflict')
        })
        return (await requireServer(db, config, accountId, id)).view
      },
    })
  }
}
