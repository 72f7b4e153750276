import { consoleTokenSeconds } from '@zubr/contracts/console'
import { backendsEndpoints } from '@zubr/contracts/servers/backends'
import { serversEndpoints } from '@zubr/contracts/servers/endpoints'
import type { Catalogue } from '@zubr/domain/catalogue'
import { planOf } from '@zubr/domain/plans'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { Refused } from '../http/api-error.ts'
import { type Handlers, routes } from '../http/route.ts'
import { tryPromo } from '../promo/store.ts'
import { activityOf } from './activity.ts'
import { consoleKeyOf, signConsoleToken } from './agent/console-tokens.ts'
import { changeBackends } from './backends.ts'
import { formOf, settingsOf } from './form.ts'
import { serverGuards } from './guards.ts'
import { createServer, type FindFirstPack } from './lifecycle/create.ts'
import { deleteServer } from './lifecycle/life.ts'
import type { SendMail } from './lifecycle/mail.ts'
import { extendServer } from './lifecycle/pay.ts'
import { subdomainRefusalOf } from './names/subdomains.ts'
import { nodeChoices } from './node-choices.ts'
import { acceptEula, actOnServer, changeSettings, renameServer } from './owner-actions.ts'
import {
  consoleUrl,
  type FoundServer,
  requireNode,
  requireServer,
  type ServerRow,
  serverOf,
  serversOf,
} from './server-view.ts'
import { statsOf, watch } from './stats.ts'

type ServerHandlers = Handlers<typeof serversEndpoints, FoundServer>
type ServersDeps = { catalogue: Catalogue; sendMail: SendMail; findPack: FindFirstPack }

/** An account's servers, for the control panel. */
export function serversRoutes(accounts: Accounts, deps: ServersDeps): FastifyPluginAsync {
  const { db, config, clock } = accounts
  const guards = serverGuards(accounts)

  return async (app) => {
    routes(
      app,
      backendsEndpoints,
      guards,
    )({
      'POST /api/servers/:id/backends': async ({ session: { accountId }, params: { id }, body }) => {
        await changeBackends(db, { ...body, accountId, id, now: clock() })
        return formAndSettings((await requireServer(db, config, accountId, id)).row)
      },
    })
    routes(
      app,
      serversEndpoints,
      guards,
    )({
      ...contractHandlers(accounts, deps),
      ...controlHandlers(accounts),
      ...settingsHandlers(accounts),
      ...observationHandlers(accounts),
      ...choiceHandlers(accounts, deps),
    })
  }
}

async function readView({ db, config }: Accounts, accountId: string, id: string) {
  return (await requireServer(db, config, accountId, id)).view
}

function formAndSettings(row: ServerRow) {
  return { fields: formOf(row.core), settings: settingsOf(row) }
}

/** The life of a server: it is ordered, extended and deleted. */
function contractHandlers(accounts: Accounts, { catalogue, sendMail, findPack }: ServersDeps) {
  const { db, config, clock, rateLimits, visitorOf } = accounts
  return {
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
      return readView(accounts, accountId, id)
    },

    'DELETE /api/servers/:id': async ({ session: { accountId }, params: { id }, body, server }) => {
      const before = server.view
      await deleteServer(db, { accountId, id, name: body.name, now: clock(), sendMail })
      // Of an archived one no node has files to delete: it is gone at once.
      const after = await serverOf(db, config, accountId, id)
      return after?.view ?? { ...before, contract: 'deleted', desiredState: 'absent', state: 'absent' }
    },

    'POST /api/servers/:id/extend': async ({ session, params: { id }, headers, body }) => {
      const idempotencyKey = headers['idempotency-key']
      const months = body?.months
      await extendServer(db, { catalogue, session, id, months, idempotencyKey, now: clock(), sendMail })
      return readView(accounts, session.accountId, id)
    },
  } satisfies Partial<ServerHandlers>
}

function controlHandlers(accounts: Accounts) {
  const { db, clock } = accounts
  return {
    'GET /api/servers/:id': async ({ server }) => server.view,

    'PATCH /api/servers/:id': async ({ session: { accountId }, params: { id }, body }) => {
      await renameServer(db, { accountId, id, name: body.name, now: clock() })
      return readView(accounts, accountId, id)
    },

    'POST /api/servers/:id/actions': async ({ session: { accountId }, params: { id }, body }) => {
      await actOnServer(db, { accountId, id, action: body.action, now: clock() })
      return readView(accounts, accountId, id)
    },

    'POST /api/servers/:id/eula': async ({ session: { accountId }, params: { id } }) => {
      await acceptEula(db, { accountId, id, now: clock() })
      return readView(accounts, accountId, id)
    },
  } satisfies Partial<ServerHandlers>
}

function settingsHandlers({ db, config, clock }: Accounts) {
  return {
    'GET /api/servers/:id/settings': async ({ server }) => formAndSettings(server.row),

    'PATCH /api/servers/:id/settings': async ({ session: { accountId }, params: { id }, body }) => {
      await changeSettings(db, { accountId, id, settings: body.settings, now: clock() })
      return formAndSettings((await requireServer(db, config, accountId, id)).row)
    },
  } satisfies Partial<ServerHandlers>
}

/** The console, measurements and history of a server. */
function observationHandlers({ db, config, clock }: Accounts) {
  return {
    'POST /api/servers/:id/console': async ({ session, body, reply, server: { row, view } }) => {
      if (row.contract === 'blocked' || row.contract === 'archived')
        throw new Refused('server_not_active', { contract: row.contract })
      const node = requireNode(view)
      await watch(db, row)
      // The agent's clock is the machine's, whatever the contracts' clock says.
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

    'GET /api/servers/:id/stats': async ({ query, server: { row } }) => {
      await watch(db, row)
      return statsOf(db, row.id, query.range, clock())
    },

    'GET /api/servers/:id/activity': async ({ params: { id } }) => activityOf(db, id),
  } satisfies Partial<ServerHandlers>
}

/** What a new server can choose from. */
function choiceHandlers({ db, config, clock }: Accounts, { catalogue }: ServersDeps) {
  return {
    'GET /api/nodes': async ({ query }) => {
      const plan = query.plan === undefined ? undefined : planOf(catalogue.plans, query.plan)
      if (query.plan !== undefined && !plan)
        throw new Refused('invalid_request', { plan: 'there is no such plan' })
      return nodeChoices(db, catalogue.plans, plan)
    },

    'GET /api/subdomains/:name': async ({ session, params }) => {
      const lookup = { now: clock(), account: session.accountId, secrets: config }
      return { refused: await subdomainRefusalOf(db, catalogue, params.name, lookup) }
    },
  } satisfies Partial<ServerHandlers>
}
