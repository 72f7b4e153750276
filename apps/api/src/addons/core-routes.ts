import { coreChangeEndpoints } from '@zubr/contracts/addons/core'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { serverGuards } from '../servers/guards.ts'
import { requireServer } from '../servers/server-view.ts'
import { changesView } from './addon-view.ts'
import { type CoreContext, changeCore, planCore, reinstall } from './core-change.ts'
import { chooseJava, javaOfServer } from './core-java.ts'
import { withSourceErrors } from './plan/find.ts'

/** Fits a thousand files with their hashes. */
const bodyLimit = 2 * 2 ** 20

/** Changes of a server's core, its version or its Java, and reinstallation. */
export function coreRoutes(
  accounts: Accounts,
  { catalogue, addons }: Pick<CoreContext, 'catalogue' | 'addons'>,
): FastifyPluginAsync {
  const { db, config, clock } = accounts
  const context: CoreContext = { config, catalogue, addons }
  const shown = async (accountId: string, id: string, change: string) => {
    const { row } = await requireServer(db, config, accountId, id)
    const found = (await changesView(db, row)).find((each) => each.id === change)
    if (!found) throw new Refused('not_found')
    return found
  }
  return async (app) => {
    routes(
      app,
      coreChangeEndpoints,
      serverGuards(accounts),
    )({
      'POST /api/servers/:id/core/plan': {
        bodyLimit,
        handle: async ({ body, server: { row } }) =>
          (await withSourceErrors(addons, () => planCore(db, context, row, body))).plan,
      },

      'POST /api/servers/:id/core': {
        bodyLimit,
        handle: async ({ session: { accountId }, params: { id }, headers, body, server: { row } }) => {
          const { digest, eula = false, ...wanted } = body
          const key = headers['idempotency-key']
          const input = { accountId, id, now: clock(), wanted, digest, eula, key }
          return shown(
            accountId,
            id,
            await withSourceErrors(addons, () => changeCore(db, context, row, input)),
          )
        },
      },

      'POST /api/servers/:id/reinstall': async ({
        session: { accountId },
        params: { id },
        headers,
        body,
      }) => {
        const { name, ...wanted } = body
        const input = { accountId, id, now: clock(), name, wanted, key: headers['idempotency-key'] }
        return shown(accountId, id, await reinstall(db, context, input))
      },

      'GET /api/servers/:id/java': async ({ server }) => javaOfServer(db, server.row),

      'PATCH /api/servers/:id/java': async ({ session: { accountId }, params: { id }, body }) => {
        await chooseJava(db, { accountId, id, java: body.java, now: clock() })
        return (await requireServer(db, config, accountId, id)).view
      },
    })
  }
}
