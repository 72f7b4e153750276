import type { Endpoint, Endpoints } from '@zubr/contracts/endpoint'
import { ErrorBody, type ErrorCode } from '@zubr/contracts/errors'
import { accountHeader } from '@zubr/contracts/fields/account-header'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { z } from 'zod'
import { Refused, statusOf } from './api-error.ts'
import { currentSession } from './shares/current-session.ts'
import type { Session, SessionOf } from './visitor.ts'

type Read<E, Name extends string> =
  E extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : unknown

/** A request after validation against its endpoint. */
export type EndpointRequest<E> = {
  params: Read<E, 'params'>
  query: Read<E, 'query'>
  headers: Read<E, 'headers'>
  body: Read<E, 'body'>
  session: E extends { session: true } ? Session : unknown
  /** The node whose token was sent. */
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
 * Handles an endpoint: resolves to the answer with the endpoint's status, or throws Refused. `send`
 * sends prepared text itself.
 */
export type Handler<E> =
  | ((request: EndpointRequest<E>) => Promise<Answers<E>>)
  | (Options & { handle(request: EndpointRequest<E>): Promise<Answers<E>> })
  | (Options & { send(request: EndpointRequest<E>): Promise<FastifyReply> })

/** How requests are authenticated. */
export type Authenticators = {
  sessionOf?: SessionOf
  /** The node whose token a request has. */
  nodeOf?: (request: FastifyRequest) => Promise<number | undefined>
}

/**
 * Registers endpoints of the contract: `routes(app, endpoints, askers)({ 'GET /path': handler, …
 * })`. A missing handler is a type error. The two calls let TypeScript infer the endpoints before
 * the handlers.
 */
export function routes<All extends Endpoints>(
  app: FastifyInstance,
  endpoints: All,
  authenticators?: Authenticators,
): (handlers: { [Key in keyof All]: Handler<All[Key]> }) => void
export function routes(app: FastifyInstance, endpoints: Endpoints, authenticators: Authenticators = {}) {
  return (handlers: Record<string, Handler<Endpoint>>) => {
    for (const [key, endpoint] of Object.entries(endpoints)) {
      const handler = handlers[key]
      if (!handler) throw new Error(`${key} has no handler`)
      route(app, key, endpoint, typeof handler === 'function' ? { handle: handler } : handler, authenticators)
    }
  }
}

function route(
  app: FastifyInstance,
  key: string,
  endpoint: Endpoint,
  handler: Exclude<Handler<Endpoint>, (...args: never[]) => unknown>,
  { sessionOf, nodeOf }: Authenticators,
): void {
  const { summary, session, node, params, query, headers, body, answers } = endpoint
  if ((session && !sessionOf) || (node && !nodeOf)) throw new Error(`nobody can ask for ${key}`)
  const [method = '', url = ''] = key.split(' ')
  const authenticated = new WeakMap<FastifyRequest, { session: Session | undefined; nodeId: unknown }>()
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
      response: { ...answers, ...errorsOf(method, endpoint) },
    },
    ...(bodyLimit && { bodyLimit }),
    ...(config && { config }),
    ...(logLevel && { logLevel }),
    ...(preValidation && { preValidation }),
    ...('send' in handler && { serializerCompiler: () => String }),
    // Runs before the request is parsed.
    onRequest: async (request, reply) => {
      const identity = {
        session: session ? await sessionOf?.(request, reply) : undefined,
        nodeId: node && (await nodeOf?.(request)),
      }
      if ((session && !identity.session) || (node && identity.nodeId === undefined))
        throw new Refused('unauthorized')
      const shown = request.headers[accountHeader]
      if (identity.session && shown !== undefined && shown !== identity.session.login)
        throw new Refused('other_account')
      authenticated.set(request, identity)
    },
    handler: async (request, reply) => {
      const { params, query, headers, body } = request
      const { session, nodeId } = authenticated.get(request) ?? {}
      const endpointRequest = {
        params,
        query,
        headers,
        body,
        session,
        nodeId,
        request,
        reply,
      } as EndpointRequest<Endpoint>
      const work = async () => {
        if ('send' in handler) return handler.send(endpointRequest)
        return reply.code(status).send((await handler.handle(endpointRequest)) ?? null)
      }
      if (!session) return work()
      const { accountId, emailConfirmed } = session
      return currentSession.run({ accountId, emailConfirmed, endpoint: key }, work)
    },
  })
}

/** Errors of an endpoint by status: its own, and those of its parts. */
function errorsOf(method: string, endpoint: Endpoint): Record<number, z.ZodType> {
  const { session, node, params, query, headers, body, errors = [], refusal = ErrorBody } = endpoint
  const changes = method !== 'GET'
  const codes: ErrorCode[] = ['unavailable', ...errors]
  if (changes || params || query || headers || body) codes.push('invalid_request')
  if (session || node) codes.push('unauthorized')
  if (session) codes.push('other_account')
  if (changes) codes.push('payload_too_large', 'unsupported_media_type')
  // Prevents CSRF: other sites must not change anything with a visitor's cookie.
  if (changes && !node) codes.push('forbidden')
  return Object.fromEntries(codes.map((code) => [statusOf(code), refusal]))
}
