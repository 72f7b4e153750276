import type { Config } from '@zubr/config'
import { ErrorBody } from '@zubr/contracts/errors'
import { serverPaths } from '@zubr/contracts/paths'
import {
  Activity,
  ConsoleAccess,
  consoleRights,
  consoleTokenSeconds,
  NewServer,
  NodeChoice,
  Server,
  ServerName,
  ServerSettings,
  Settings,
  StatsSeries,
  Subdomain,
  SubdomainAnswer,
  serverActions,
} from '@zubr/contracts/servers'
import type { Catalogue } from '@zubr/domain/catalogue'
import { planOf } from '@zubr/domain/plans'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Db } from '../database/open.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { answerRefusals, Refused } from '../http/refused.ts'
import { requireSessions, type SessionOf } from '../http/session.ts'
import type { Visitor } from '../http/visitor.ts'
import { tryPromo } from '../promo/guesses.ts'
import { activityOf } from './activity.ts'
import { consoleKeyOf, signConsoleToken } from './agent/console-tokens.ts'
import { createServer } from './lifecycle/create.ts'
import { deleteServer } from './lifecycle/delete.ts'
import type { SendMail } from './lifecycle/mail.ts'
import { extendServer } from './lifecycle/pay.ts'
import { subdomainRefusalOf } from './lifecycle/subdomains.ts'
import { nodeChoices } from './node-choices.ts'
import { actOnServer, changeSettings, renameServer } from './owner-actions.ts'
import { statsOf, watch } from './stats.ts'
import { consoleUrl, serverOf, serversOf } from './view.ts'

export type ServersContext = {
  db: Db
  config: Pick<Config, 'nodeProbeUrl'>
  catalogue: Catalogue
  /** The time by which contracts run; tests and the demo world move it. */
  clock: () => Date
  sessionOf: SessionOf
  sendMail: SendMail
  rateLimits: RateLimits
  visitorOf: (request: FastifyRequest) => Visitor
}

/** One request, however often it is sent: a random text that the panel makes for each click. */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z.string().regex(/^[\w-]{8,100}$/, 'expected 8 to 100 letters, digits, - or _'),
})
const ById = z.object({ id: z.uuid() })

/** What every route of a session may answer besides its own. */
export const commonAnswers = {
  400: ErrorBody,
  401: ErrorBody,
  404: ErrorBody,
  403: ErrorBody,
  409: ErrorBody,
  413: ErrorBody,
  415: ErrorBody,
  429: ErrorBody,
  503: ErrorBody,
}
const security = [{ session: [] }]

/** An account's servers, for the control panel. */
export function serversRoutes({
  db,
  config,
  catalogue,
  clock,
  sessionOf,
  sendMail,
  rateLimits,
  visitorOf,
}: ServersContext): FastifyPluginAsyncZod {
  return async (app) => {
    answerRefusals(app)
    const session = requireSessions(app, sessionOf)
    const own = async (request: FastifyRequest, id: string) => {
      const found = await serverOf(db, config, session(request).accountId, id)
      if (!found) throw new Refused('not_found')
      return found
    }

    app.get(
      serverPaths.list,
      {
        schema: {
          summary: "The account's servers, oldest first",
          security,
          response: { 200: z.array(Server), ...commonAnswers },
        },
      },
      async (request) => serversOf(db, config, session(request).accountId),
    )

    app.post(
      serverPaths.list,
      {
        schema: {
          summary: 'Buys and creates a server; a paid plan takes its price from the balance',
          security,
          headers: IdempotencyHeaders,
          body: NewServer,
          response: { 201: Server, 402: ErrorBody, ...commonAnswers },
        },
      },
      async (request, reply) => {
        const asking = session(request)
        const { promoCode } = request.body
        const id = await tryPromo(
          { db, rateLimits },
          { accountId: asking.accountId, address: visitorOf(request).address, code: promoCode },
          () =>
            createServer(db, {
              catalogue,
              session: asking,
              idempotencyKey: request.headers['idempotency-key'],
              asked: request.body,
              now: clock(),
            }),
          (outcome) =>
            'error' in outcome &&
            outcome.error instanceof Refused &&
            outcome.error.fields?.promoCode === 'unknown',
        )
        return reply.code(201).send((await own(request, id)).view)
      },
    )

    app.get(
      serverPaths.one,
      {
        schema: {
          summary: 'One server',
          security,
          params: ById,
          response: { 200: Server, ...commonAnswers },
        },
      },
      async (request) => (await own(request, request.params.id)).view,
    )

    app.patch(
      serverPaths.one,
      {
        schema: {
          summary: 'Renames a server',
          security,
          params: ById,
          body: z.object({ name: ServerName }).strict(),
          response: { 200: Server, ...commonAnswers },
        },
      },
      async (request) => {
        const { accountId } = session(request)
        await rateLimits.pass(db, 'act', accountId)
        await renameServer(db, { accountId, id: request.params.id, name: request.body.name, now: clock() })
        return (await own(request, request.params.id)).view
      },
    )

    app.delete(
      serverPaths.one,
      {
        schema: {
          summary: 'Deletes a server and its data for good; its name must be typed',
          security,
          params: ById,
          body: z.object({ name: z.string().max(100) }).strict(),
          response: { 202: Server, ...commonAnswers },
        },
      },
      async (request, reply) => {
        const { accountId } = session(request)
        await deleteServer(db, {
          accountId,
          id: request.params.id,
          name: request.body.name,
          now: clock(),
          sendMail,
        })
        return reply.code(202).send((await own(request, request.params.id)).view)
      },
    )

    app.post(
      serverPaths.actions,
      {
        schema: {
          summary: 'Starts, stops, restarts or kills a server',
          security,
          params: ById,
          body: z.object({ action: z.enum(serverActions) }).strict(),
          response: { 202: Server, ...commonAnswers },
        },
      },
      async (request, reply) => {
        const { accountId } = session(request)
        const { id } = request.params
        await rateLimits.pass(db, 'act', accountId)
        await actOnServer(db, { accountId, id, action: request.body.action, now: clock() })
        return reply.code(202).send((await own(request, id)).view)
      },
    )

    app.get(
      serverPaths.settings,
      {
        schema: {
          summary: "The form of a server's core settings, and what is set",
          security,
          params: ById,
          response: { 200: ServerSettings, ...commonAnswers },
        },
      },
      async (request) => {
        const { row } = await own(request, request.params.id)
        return { fields: row.core.settings, settings: row.settings }
      },
    )

    app.patch(
      serverPaths.settings,
      {
        schema: {
          summary: "Changes some of a server's core settings",
          security,
          params: ById,
          body: z.object({ settings: Settings }).strict(),
          response: { 200: ServerSettings, ...commonAnswers },
        },
      },
      async (request) => {
        const { accountId } = session(request)
        const { id } = request.params
        await rateLimits.pass(db, 'act', accountId)
        await changeSettings(db, { accountId, id, settings: request.body.settings, now: clock() })
        const { row } = await own(request, id)
        return { fields: row.core.settings, settings: row.settings }
      },
    )

    app.post(
      serverPaths.extend,
      {
        schema: {
          summary: 'Pays one more month; in time it brings a suspended server back',
          security,
          params: ById,
          headers: IdempotencyHeaders,
          response: { 200: Server, 402: ErrorBody, ...commonAnswers },
        },
      },
      async (request) => {
        const { id } = request.params
        await extendServer(db, {
          catalogue,
          session: session(request),
          id,
          idempotencyKey: request.headers['idempotency-key'],
          now: clock(),
          sendMail,
        })
        return (await own(request, id)).view
      },
    )

    app.post(
      serverPaths.console,
      {
        schema: {
          summary: "A token for a server's console at its node, for five minutes",
          security,
          params: ById,
          body: z.object({ right: z.enum(consoleRights) }).strict(),
          response: { 200: ConsoleAccess, ...commonAnswers },
        },
      },
      async (request, reply) => {
        const { row, view } = await own(request, request.params.id)
        await rateLimits.pass(db, 'console', session(request).accountId)
        if (row.contract === 'blocked') throw new Refused('server_not_active', { contract: row.contract })
        await watch(db, row)
        // The agent's clock is the machine's, whatever the contracts' clock says.
        const exp = Math.floor(Date.now() / 1000) + consoleTokenSeconds
        const token = signConsoleToken(await consoleKeyOf(db), {
          server: row.id,
          right: request.body.right,
          session: session(request).sessionId,
          node: view.node,
          exp,
        })
        const expiresAt = new Date(exp * 1000).toISOString()
        return reply
          .header('cache-control', 'no-store')
          .send({ url: consoleUrl(config, view.node), token, expiresAt })
      },
    )

    app.get(
      serverPaths.stats,
      {
        schema: {
          summary: 'Minutes of the last hour or day; whoever asks is watching for 10 s',
          security,
          params: ById,
          querystring: z.object({ range: z.enum(['hour', 'day']).default('hour') }),
          response: { 200: StatsSeries, ...commonAnswers },
        },
      },
      async (request) => {
        const { row } = await own(request, request.params.id)
        await watch(db, row)
        return statsOf(db, row.id, request.query.range, clock())
      },
    )

    app.get(
      serverPaths.activity,
      {
        schema: {
          summary: 'What happened to a server, and who did it, newest first',
          security,
          params: ById,
          response: { 200: Activity, ...commonAnswers },
        },
      },
      async (request) => activityOf(db, (await own(request, request.params.id)).row.id),
    )

    app.get(
      serverPaths.nodes,
      {
        schema: {
          summary: 'Nodes to choose from: whether a plan (the smallest if not given) fits, and their cores',
          security,
          querystring: z.object({ plan: z.string().max(40).optional() }),
          response: { 200: z.array(NodeChoice), ...commonAnswers },
        },
      },
      async (request) => {
        const plan =
          request.query.plan === undefined ? undefined : planOf(catalogue.plans, request.query.plan)
        if (request.query.plan !== undefined && !plan)
          throw new Refused('invalid_request', { plan: 'there is no such plan' })
        return nodeChoices(db, catalogue.plans, plan)
      },
    )

    app.get(
      serverPaths.subdomain,
      {
        schema: {
          summary: 'Whether a subdomain can be had',
          security,
          params: z.object({ name: Subdomain }),
          response: { 200: SubdomainAnswer, ...commonAnswers },
        },
      },
      async (request) => {
        await rateLimits.pass(db, 'subdomain', session(request).accountId)
        return { refused: await subdomainRefusalOf(db, catalogue, request.params.name) }
      },
    )
  }
}
