import { coreChangeEndpoints } from '@zubr/contracts/addons/core'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { serverOf } from '../servers/server-view.ts'
import { changesShown } from './addon-view.ts'
import { type CoreContext, changeCore, planCore, reinstall } from './core-change.ts'
import { chooseJava, javaOfServer } from './core-java.ts'
import { withSources } from './plan/find.ts'

/** A thousand files with their hashes. */
const bodyLimit = 2 * 2 ** 20

/** Another core, version or Java for a server, and its core anew. */
export function coreRoutes(
  { db, config, clock, sessionOf, rateLimits }: Accounts,
  { catalogue, addons }: Pick<CoreContext, 'catalogue' | 'addons'>,
): FastifyPluginAsync {
  const context: CoreContext = { config, catalogue, addons }
  const own = async (accountId: string, id: string) => {
    const found = await serverOf(db, config, accountId, id)
    if (!found) throw new Refused('not_found')
    return found
  }
  const active = async (accountId: string, id: string) => {
    const { row } = await own(accountId, id)
    if (row.contract !== 'active') throw new Refused('server_not_active', { contract: row.contract })
    await rateLimits.pass(db, 'act', accountId)
    return row
  }
  const shown = async (accountId: string, id: string, change: string) => {
    const found = (await changesShown(db, (await own(accountId, id)).row)).find((each) => each.id === change)
    if (!found) throw new Refused('not_found')
    return found
  }
  return async (app) => {
    routes(app, coreChangeEndpoints, { sessionOf })({
      'POST /api/servers/:id/core/plan': {
        bodyLimit,
        handle: async ({ session, params, body }) => {
          const row = await active(session.accountId, params.id)
          return (await withSources(addons, () => planCore(db, context, row, body))).plan
        },
      },

      'POST /api/servers/:id/core': {
        bodyLimit,
        handle: async ({ session: { accountId }, params: { id }, headers, body }) => {
          const row = await active(accountId, id)
          const { digest, eula = false, ...wanted } = body
          const key = headers['idempotency-key']
          const asked = { accountId, id, now: clock(), wanted, digest, eula, key }
          return shown(accountId, id, await withSources(addons, () => changeCore(db, context, row, asked)))
        },
      },

      'POST /api/servers/:id/reinstall': async ({
        session: { accountId },
        params: { id },
        headers,
        body,
      }) => {
        await active(accountId, id)
        const { name, ...wanted } = body
        const asked = { accountId, id, now: clock(), name, wanted, key: headers['idempotency-key'] }
        return shown(accountId, id, await reinstall(db, context, asked))
      },

      'GET /api/servers/:id/java': async ({ session, params }) =>
        javaOfServer(db, (await own(session.accountId, params.id)).row),

      'PATCH /api/servers/:id/java': async ({ session: { accountId }, params: { id }, body }) => {
        await active(accountId, id)
        await chooseJava(db, { accountId, id, java: body.java, now: clock() })
        return (await own(accountId, id)).view
      },
    })
  }
}
