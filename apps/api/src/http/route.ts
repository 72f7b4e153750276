import { type Endpoint, type EndpointLimit, type Endpoints, errorCodesOf } from '@zubr/contracts/endpoint'
import { ErrorBody } from '@zubr/contracts/errors'
import { accountHeader } from '@zubr/contracts/fields/account-header'
import type { RequiredRight } from '@zubr/contracts/servers/rights'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteShorthandOptions,
} from 'fastify'
import type { z } from 'zod'
import { Refused, statusOf } from './api-error.ts'
import { currentSession } from './shares/current-session.ts'
import type { Session, SessionOf } from './visitor.ts'

type Read<E, Name extends string> =
  E extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : unknown

/**
 * A request that passed every check its endpoint declares. `Server` is what `authorize` returns.
 */
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
 * What answers an endpoint: it resolves to the answer, whose status is the endpoint's, or throws
 * Refused. `send` answers by itself, with text that is ready.
 */
export type Handler<E, Server = unknown> =
  | ((request: EndpointRequest<E, Server>) => Promise<Answers<E>>)
  | (Options & { handle(request: EndpointRequest<E, Server>): Promise<Answers<E>> })
  | (Options & { send(request: EndpointRequest<E, Server>): Promise<FastifyReply> })

/** The handlers of endpoints. A subject's part of them is checked as `Partial<Handlers<…>>`. */
export type Handlers<All extends Endpoints, Server = unknown> = {
  [Key in keyof All]: Handler<All[Key], Server>
}

/**
 * What checks the declarations of endpoints. Registering an endpoint throws if a guard that it
 * needs is missing.
 */
export type Guards<Server = unknown> = {
  sessionOf?: SessionOf
  /** The node whose token the request has. */
  nodeOf?: (request: FastifyRequest) => Promise<number | undefined>
  /** Counts a request of the session's account, or of the request's address. Throws TooMany. */
  passLimit?: (
    limit: EndpointLimit,
    by: { session?: Session | undefined; request: FastifyRequest },
  ) => Promise<void>
  /**
   * Throws Refused if the session lacks the right, or if the server has to be active and is not.
   */
  authorize?: (
    session: Session,
    serverId: string,
    needs: { right: RequiredRight; activeOnly: boolean },
  ) => Promise<Server>
}

/**
 * Registers endpoints with their handlers: `routes(app, endpoints, guards)({ 'GET /path': handler,
 * … })`. A missing handler is a type error. The second call lets TypeScript know the endpoints
 * before the handlers.
 */
export function routes<All extends Endpoints, Server = unknown>(
  app: FastifyInstance,
  endpoints: All,
  guards?: Guards<Server>,
): (handlers: Handlers<All, Server>) => void
export function routes(app: FastifyInstance, endpoints: Endpoints, guards: Guards = {}) {
  return (handlers: Record<string, Handler<Endpoint>>) => {
    for (const [key, endpoint] of Object.entries(endpoints)) {
      const handler = handlers[key]
      if (!handler) throw new Error(`${key} has no handler`)
      route(app, key, endpoint, typeof handler === 'function' ? { handle: handler } : handler, guards)
    }
  }
}

type HandlerObject = Exclude<Handler<Endpoint>, (...args: never[]) => unknown>
/** Who sends a request: a session or a node, as the endpoint declares. */
type Sender = { session: Session | undefined; nodeId: number | undefined }

function route(
  app: FastifyInstance,
  key: string,
  endpoint: Endpoint,
  handler: HandlerObject,
  guards: Guards,
): void {
  requireGuards(key, endpoint, guards)
  const [method = '', url = ''] = key.split(' ')
  const known = new WeakMap<FastifyRequest, Sender>()
  const { bodyLimit, config, logLevel, preValidation } = handler
  app.route({
    method,
    url,
    schema: schemaOf(key, endpoint),
    ...(bodyLimit && { bodyLimit }),
    ...(config && { config }),
    ...(logLevel && { logLevel }),
    ...(preValidation && { preValidation }),
    ...('send' in handler && { serializerCompiler: () => String }),
    // Before anything of the request is parsed.
    onRequest: async (request, reply) => {
      known.set(request, await senderOf(endpoint, guards, request, reply))
    },
    handler: async (request, reply) => {
      const sender = known.get(request)
      const work = () => answer({ endpoint, handler, guards, sender, request, reply })
      if (!sender?.session) return work()
      const { accountId, emailConfirmed } = sender.session
      return currentSession.run({ accountId, emailConfirmed, endpoint: key }, work)
    },
  })
}

function requireGuards(
  key: string,
  { session, node, right, limits = [] }: Endpoint,
  { sessionOf, nodeOf, passLimit, authorize }: Guards,
): void {
  if ((session && !sessionOf) || (node && !nodeOf)) throw new Error(`nobody can ask for ${key}`)
  if ((right && !(session && authorize)) || (limits.length > 0 && !passLimit))
    throw new Error(`${key} needs a guard that its routes were not given`)
}

function schemaOf(key: string, endpoint: Endpoint): FastifySchema {
  const { summary, session, node, params, query, headers, body, answers } = endpoint
  return {
    summary,
    ...(session && { security: [{ session: [] }] }),
    ...(node && { security: [{ nodeToken: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    response: { ...answers, ...errorsOf(key, endpoint) },
  }
}

/** Throws Refused if nobody of the declared kind sends the request. */
async function senderOf(
  endpoint: Endpoint,
  { sessionOf, nodeOf }: Guards,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Sender> {
  const session = endpoint.session ? await sessionOf?.(request, reply) : undefined
  const nodeId = endpoint.node ? await nodeOf?.(request) : undefined
  if ((endpoint.session && !session) || (endpoint.node && nodeId === undefined))
    throw new Refused('unauthorized')
  const shown = request.headers[accountHeader]
  if (session && shown !== undefined && shown !== session.login) throw new Refused('other_account')
  return { session, nodeId }
}

async function answer({
  endpoint,
  handler,
  guards: { passLimit, authorize },
  sender,
  request,
  reply,
}: {
  endpoint: Endpoint
  handler: HandlerObject
  guards: Guards
  sender: Sender | undefined
  request: FastifyRequest
  reply: FastifyReply
}): Promise<unknown> {
  const { right, activeOnly = false, limits = [], answers } = endpoint
  const { params, query, headers, body } = request
  const { session, nodeId } = sender ?? {}
  for (const limit of limits) await passLimit?.(limit, { session, request })
  // The schema of the parameters is checked: an endpoint with a right has `id` in its path.
  const { id = '' } = (params ?? {}) as { id?: string }
  const server = right && session && (await authorize?.(session, id, { right, activeOnly }))
  const checked = {
    ...{ params, query, headers, body, session, server, nodeId, request, reply },
  } as EndpointRequest<Endpoint>
  if ('send' in handler) return handler.send(checked)
  const status = ([200, 201, 202, 204] as const).find((good) => good in answers) ?? 200
  return reply.code(status).send((await handler.handle(checked)) ?? null)
}

/** The schema of refusals, by the statuses of the endpoint's error codes. */
function errorsOf(key: string, endpoint: Endpoint): Record<number, z.ZodType> {
  const { refusal = ErrorBody } = endpoint
  return Object.fromEntries(errorCodesOf(key, endpoint).map((code) => [statusOf(code), refusal]))
}
