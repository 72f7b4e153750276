// No zod here: visitors of the panel download this file.
import type { z } from 'zod'
import type { accountPagesEndpoints } from './account-pages.ts'
import type { endpoints } from './endpoints.ts'

export type Wire = typeof endpoints & typeof accountPagesEndpoints
export type EndpointKey = keyof Wire

type Part<E, Name extends string> =
  E extends Record<Name, infer Schema extends z.ZodType>
    ? Record<never, never> extends z.input<Schema>
      ? { [_ in Name]?: z.input<Schema> }
      : { [_ in Name]: z.input<Schema> }
    : { [_ in Name]?: never }

type Flat<T> = { [Key in keyof T]: T[Key] }
/**
 * Each endpoint separately. Without `as K` the compiler combines the parts of all endpoints with
 * each other.
 */
type RequestInputs = {
  [K in EndpointKey as K]: Flat<
    Part<Wire[K], 'params'> &
      Part<Wire[K], 'query'> &
      Part<Wire[K], 'headers'> &
      Part<Wire[K], 'body'> & { signal?: AbortSignal | undefined }
  >
}

/** The input of an endpoint. */
export type RequestInput<K extends EndpointKey> = RequestInputs[K]

/** The same as arguments: none if no input is required. */
export type Args<K extends EndpointKey> =
  Record<never, never> extends RequestInput<K> ? [asked?: RequestInput<K>] : [asked: RequestInput<K>]

type Good = 200 | 201 | 202 | 204
type AnswerIn<Answers> = { [Status in keyof Answers & Good]: z.output<Answers[Status]> }[keyof Answers & Good]

/** The successful answer of an endpoint; null if it is empty. */
export type AnswerOf<K extends EndpointKey> = AnswerIn<Wire[K]['answers']>

type Loose = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  headers?: Record<string, string>
  body?: unknown
  signal?: AbortSignal | undefined
}
export type WireRequest = {
  path: string
  init: { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal }
}

/** Builds the request of an endpoint for `fetch`. */
export function requestOf<K extends EndpointKey>(key: K, ...asked: Args<K>): WireRequest
export function requestOf(key: string, ...asked: unknown[]): WireRequest {
  // The overload above checks the type.
  const { params = {}, query = {}, headers = {}, body, signal } = (asked[0] ?? {}) as Loose
  const [method = '', pattern = ''] = key.split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return {
    path: search.size > 0 ? `${path}?${search}` : path,
    init: {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    },
  }
}
