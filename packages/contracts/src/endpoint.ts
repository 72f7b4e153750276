import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** What one address takes and answers. The API registers it, and clients are typed by it. */
export type Endpoint = {
  summary: string
  /** It needs the cookie of somebody who is logged in. */
  session?: true
  /** It needs a node's token. */
  node?: true
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  /** What it answers when all went well, by status. */
  answers: { [status in 200 | 201 | 202 | 204 | 302 | 303 | 304]?: z.ZodType }
  /** Why it may refuse, besides what the parts above imply. */
  errors?: readonly ErrorCode[]
  /** The shape of its errors where it is not ErrorBody. */
  refusal?: z.ZodType
}

/** By method and path: the key is all that a client in the browser has to know. */
export type Endpoints = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Endpoint>
