import type { Accounts } from '../accounts/accounts.ts'
import { accountGuards } from '../accounts/guards.ts'
import { Refused } from '../http/api-error.ts'
import type { Guards } from '../http/route.ts'
import { type FoundServer, requireServer } from './server-view.ts'

/** Guards of endpoints that concern one server. Its owner has every right; nobody else has any. */
export function serverGuards(accounts: Accounts) {
  const { db, config } = accounts
  return {
    ...accountGuards(accounts),
    async authorize({ accountId }, serverId, { activeOnly }) {
      const server = await requireServer(db, config, accountId, serverId)
      const { contract } = server.row
      if (activeOnly && contract !== 'active') throw new Refused('server_not_active', { contract })
      return server
    },
  } satisfies Guards<FoundServer>
}
