import { type Endpoint, type EndpointLimit, type Endpoints, errorCodesOf } from '@zubr/contracts/endpoint'
import { ErrorBody } from '@zubr/contracts/errors'
import { accountHeader } from '@zubr/contracts/fields/account-header'
import type { RequiredRight } from '@zubr/contracts/servers/rights'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { z } from 'zod'
import { Refused, statusOf } from './api-error.ts'
import { currentSession } from './shares/current-session.ts'
import type { Session, SessionOf } from './visitor.ts'

type Read<E, Name extends string> =
  E extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : unknown

/** A request that passed every check its endpoint declares. `Server` is what `authorize` returns. */
export type EndpointRequest<E, Server = unknown> = {
  params: Read<E, 'params'>
  query: Read<E, 'query'>
  headers: Read<E, 'headers'>
  body: Read<E, 'body'>
  session: E extends { session: true } ? Session : unknown
  /** The server of `:id`, on which the session has the endpoint's right. */
  server: E extends { right: RequiredRight } ? Server : unknown
  /** The node whose token came. */
  nodeId: E extends { node: true } ? number : unknown
  request: FastifyRequest
  reply: FastifyReply
}

type Good = 200 | 201 | 202 | 204
type Body<Schema> = Schema extends z.ZodNull ? undefined : Schema extends z.ZodType ? z.input<Schema> : never
type AnswerOf<Answers> = { [Status in keyof Answers & Good]: Body<Answers[Status]> }[keyof Answers & Good]
type Answers<E> = E extends { answers: infer All } ? AnswerOf<All> : never

type Options = Pick<RouteShorthandOptions, 'bodyLimit' | 'config' | 'logLevel' | 'preValidation'>

/**
 * What answers an endpoint: it resolves to the answer, whose status is the endpoint's, or throws Refused. `send` answers by itself,
 * with text that is ready.
 */
export type Handler<E, Server = unknown> =
  | ((request: EndpointRequest<E, Server>) => Promise<Answers<E>>)
  | (Options & { handle(request: EndpointRequest<E, Server>): Promise<Answers<E>> })
  | (Options & { send(request: EndpointRequest<E, Server>): Promise<FastifyReply> })

/** What checks the declarations of endpoints. Registering an endpoint throws if a guard that it needs is missing. */
export type Guards<Server = unknown> = {
  sessionOf?: SessionOf
  /** The node whose token the request has. */
  nodeOf?: (request: FastifyRequest) => Promise<number | undefined>
  /** Counts a request of the session's account, or of the request's address. Throws TooMany. */
  passLimit?: (
    limit: EndpointLimit,
    by: { session?: Session | undefined; request: FastifyRequest },
  ) => Promise<void>
  /** Throws Refused if the session lacks the right, or if the server has to be active and is not. */
  authorize?: (
    session: Session,
    serverId: string,
    needs: { right: RequiredRight; activeOnly: boolean },
  ) => Promise<Server>
}

/**
 * Registers endpoints with their handlers: `routes(app, endpoints, guards)({ 'GET /path': handler, … })`.
 * A missing handler is a type error. The second call lets TypeScript know the endpoints before the handlers.
 */
export function routes<All extends Endpoints, Server = unknown>(
  app: FastifyInstance,
  endpoints: All,
  guards?: Guards<Server>,
): (handlers: { [Key in keyof All]: Handler<All[Key], Server> }) => void
export function routes(app: FastifyInstance, endpoints: Endpoints, guards: Guards = {}) {
  return (handlers: Record<string, Handler<Endpoint>>) => {
    for (const [key, endpoint] of Object.entries(endpoints)) {
      const handler = handlers[key]
      if (!handler) throw new Error(`${key} has no handler`)
      route(app, key, endpoint, typeof handler === 'function' ? { handle: handler } : handler, guards)
    }
  }
}

function route(
  app: FastifyInstance,
  key: string,
  endpoint: Endpoint,
  handler: Exclude<Handler<Endpoint>, (...args: never[]) => unknown>,
  { sessionOf, nodeOf, passLimit, authorize }: Guards,
): void {
  const { summary, session, node, params, query, headers, body, answers } = endpoint
  const { right, activeOnly = false, limits = [] } = endpoint
  if ((session && !sessionOf) || (node && !nodeOf)) throw new Error(`nobody can ask for ${key}`)
  if ((right && !(session && authorize)) || (limits.length > 0 && !passLimit))
    throw new Error(`${key} needs a guard that its routes were not given`)
  const [method = '', url = ''] = key.split(' ')
  const known = new WeakMap<FastifyRequest, { session: Session | undefined; nodeId: unknown }>()
  const status = ([200, 201, 202, 204] as const).find((good) => good in answers) ?? 200
  const { bodyLimit, config, logLevel, preValidation } = handler
  app.route({
    method,
    url,
    schema: {
      summary,
      ...(session && { security: [{ session: [] }] }),
      ...(node && { security: [{ nodeToken: [] }] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(body && { body }),
      response: { ...answers, ...errorsOf(key, endpoint) },
    },
    ...(bodyLimit && { bodyLimit }),
    ...(config && { config }),
    ...(logLevel && { logLevel }),
    ...(preValidation && { preValidation }),
    ...('send' in handler && { serializerCompiler: () => String }),
    // Before anything of the request is parsed.
    onRequest: async (request, reply) => {
      const who = {
        session: session ? await sessionOf?.(request, reply) : undefined,
        nodeId: node && (await nodeOf?.(request)),
      }
      if ((session && !who.session) || (node && who.nodeId === undefined)) throw new Refused('unauthorized')
      const shown = request.headers[accountHeader]
      if (who.session && shown !== undefined && shown !== who.session.login)
        throw new Refused('other_account')
      known.set(request, who)
    },
    handler: async (request, reply) => {
      const { params, query, headers, body } = request
      const { session, nodeId } = known.get(request) ?? {}
      const work = async () => {
        for (const limit of limits) await passLimit?.(limit, { session, request })
        // The schema of the parameters is checked: an endpoint with a right has `id` in its path.
        const { id = '' } = (params ?? {}) as { id?: string }
        const server = right && session && (await authorize?.(session, id, { right, activeOnly }))
        const checked = {
          ...{ params, query, headers, body, session, server, nodeId, request, reply },
        } as EndpointRequest<Endpoint>
        if ('send' in handler) return handler.send(checked)
        return reply.code(status).send((await handler.handle(checked)) ?? null)
      }
      if (!session) return work()
      const { accountId, emailConfirmed } = session
      return currentSession.run({ accountId, emailConfirmed, endpoint: key }, work)
    },
  })
}

/** The schema of refusals, by the statuses of the endpoint's error codes. */
function errorsOf(key: string, endpoint: Endpoint): Record<number, z.ZodType> {
  const { refusal = ErrorBody } = endpoint
  return Object.fromEntries(errorCodesOf(key, endpoint).map((code) => [statusOf(code), refusal]))
}
