import { consoleTokenSeconds } from '@zubr/contracts/console'
import { serversEndpoints } from '@zubr/contracts/servers'
import { backendsEndpoints } from '@zubr/contracts/servers/backends'
import type { Catalogue } from '@zubr/domain/catalogue'
import { planOf } from '@zubr/domain/plans'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { tryPromo } from '../promo/store.ts'
import { activityOf } from './activity.ts'
import { consoleKeyOf, signConsoleToken } from './agent/console-tokens.ts'
import { changeBackends } from './backends.ts'
import { formOf, settingsOf } from './form.ts'
import { createServer, type FindFirstPack } from './lifecycle/create.ts'
import { deleteServer } from './lifecycle/life.ts'
import type { SendMail } from './lifecycle/mail.ts'
import { extendServer } from './lifecycle/pay.ts'
import { subdomainRefusalOf } from './names/subdomains.ts'
import { nodeChoices } from './node-choices.ts'
import { acceptEula, actOnServer, changeSettings, renameServer } from './owner-actions.ts'
import { consoleUrl, requireNode, serverOf, serversOf } from './server-view.ts'
import { statsOf, watch } from './stats.ts'

/** An account's servers, for the control panel. */
export function serversRoutes(
  { db, config, clock, sessionOf, rateLimits, visitorOf }: Accounts,
  { catalogue, sendMail, findPack }: { catalogue: Catalogue; sendMail: SendMail; findPack: FindFirstPack },
): FastifyPluginAsync {
  const requireServer = async (accountId: string, id: string) => {
    const found = await serverOf(db, config, accountId, id)
    if (!found) throw new Refused('not_found')
    return found
  }
  const viewOf = async (accountId: string, id: string) => (await requireServer(accountId, id)).view
  const formAndSettings = async (accountId: string, id: string) => {
    const { row } = await requireServer(accountId, id)
    return { fields: formOf(row.core), settings: settingsOf(row) }
  }

  return async (app) => {
    routes(app, backendsEndpoints, { sessionOf })({
      'POST /api/servers/:id/backends': async ({ session: { accountId }, params: { id }, body }) => {
        await rateLimits.pass(db, 'act', accountId)
        await changeBackends(db, { ...body, accountId, id, now: clock() })
        return formAndSettings(accountId, id)
      },
    })
    routes(app, serversEndpoints, { sessionOf })({
      'GET /api/servers': async ({ session }) => serversOf(db, config, session.accountId),

      'POST /api/servers': async ({ session, headers, body, request }) => {
        const { accountId } = session
        const pack = body.pack && (await findPack(body.pack))
        const id = await tryPromo(
          { db, rateLimits },
          { accountId, address: visitorOf(request).address, code: body.promoCode },
          () =>
            createServer(db, {
              catalogue,
              session,
              idempotencyKey: headers['idempotency-key'],
              secrets: config,
              requested: body,
              pack,
              now: clock(),
              sendMail,
            }),
          (outcome) =>
            'error' in outcome &&
            outcome.error instanceof Refused &&
            outcome.error.fields?.promoCode === 'unknown',
        )
        return viewOf(accountId, id)
      },

      'GET /api/servers/:id': async ({ session, params }) => viewOf(session.accountId, params.id),

      'PATCH /api/servers/:id': async ({ session: { accountId }, params: { id }, body }) => {
        await rateLimits.pass(db, 'act', accountId)
        await renameServer(db, { accountId, id, name: body.name, now: clock() })
        return viewOf(accountId, id)
      },

      'DELETE /api/servers/:id': async ({ session: { accountId }, params: { id }, body }) => {
        const before = await viewOf(accountId, id)
        await deleteServer(db, { accountId, id, name: body.name, now: clock(), sendMail })
        // No node has files of an archived server to delete: it is gone at once.
        const after = await serverOf(db, config, accountId, id)
        return after?.view ?? { ...before, contract: 'deleted', wanted: 'absent', state: 'absent' }
      },

      'POST /api/servers/:id/actions': async ({ session: { accountId }, params: { id }, body }) => {
        await rateLimits.pass(db, 'act', accountId)
        await actOnServer(db, { accountId, id, action: body.action, now: clock() })
        return viewOf(accountId, id)
      },

      'POST /api/servers/:id/eula': async ({ session: { accountId }, params: { id } }) => {
        await rateLimits.pass(db, 'act', accountId)
        await acceptEula(db, { accountId, id, now: clock() })
        return viewOf(accountId, id)
      },

      'GET /api/servers/:id/settings': async ({ session, params }) =>
        formAndSettings(session.accountId, params.id),

      'PATCH /api/servers/:id/settings': async ({ session: { accountId }, params: { id }, body }) => {
        await rateLimits.pass(db, 'act', accountId)
        await changeSettings(db, { accountId, id, settings: body.settings, now: clock() })
        return formAndSettings(accountId, id)
      },

      'POST /api/servers/:id/extend': async ({ session, params: { id }, headers, body }) => {
        const idempotencyKey = headers['idempotency-key']
        const months = body?.months
        await extendServer(db, { catalogue, session, id, months, idempotencyKey, now: clock(), sendMail })
        return viewOf(session.accountId, id)
      },

      'POST /api/servers/:id/console': async ({ session, params, body, reply }) => {
        const { row, view } = await requireServer(session.accountId, params.id)
        await rateLimits.pass(db, 'console', session.accountId)
        if (row.contract === 'blocked' || row.contract === 'archived')
          throw new Refused('server_not_active', { contract: row.contract })
        const node = requireNode(view)
        await watch(db, row)
        // The agent compares with its machine's clock, not with the clock of contracts.
        const exp = Math.floor(Date.now() / 1000) + consoleTokenSeconds
        const token = signConsoleToken(await consoleKeyOf(db), {
          server: row.id,
          right: body.right,
          session: session.sessionId,
          node,
          exp,
        })
        reply.header('cache-control', 'no-store')
        return { url: consoleUrl(config, node), token, expiresAt: new Date(exp * 1000).toISOString() }
      },

      'GET /api/servers/:id/stats': async ({ session, params, query }) => {
        const { row } = await requireServer(session.accountId, params.id)
        await watch(db, row)
        return statsOf(db, row.id, query.range, clock())
      },

      'GET /api/servers/:id/activity': async ({ session, params }) =>
        activityOf(db, (await requireServer(session.accountId, params.id)).row.id),

      'GET /api/nodes': async ({ query }) => {
        const plan = query.plan === undefined ? undefined : planOf(catalogue.plans, query.plan)
        if (query.plan !== undefined && !plan)
          throw new Refused('invalid_request', { plan: 'there is no such plan' })
        return nodeChoices(db, catalogue.plans, plan)
      },

      'GET /api/subdomains/:name': async ({ session, params }) => {
        await rateLimits.pass(db, 'subdomain', session.accountId)
        const claim = { now: clock(), account: session.accountId, secrets: config }
        return { refused: await subdomainRefusalOf(db, catalogue, params.name, claim) }
      },
    })
  }
}
