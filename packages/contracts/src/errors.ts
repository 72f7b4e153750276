import { z } from 'zod'

/** Codes are part of the API and permanent; whoever shows them puts them into words. */
export const errorCodes = [
  'invalid_request',
  'unauthorized',
  'not_found',
  'method_not_allowed',
  'payload_too_large',
  'unsupported_media_type',
  'conflict',
  'rate_limited',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** The one shape of every error on the wire. */
export const ErrorBody = z
  .object({
    error: z.object({
      code: z.enum(errorCodes),
      /** For developers, in English; visitors see words chosen by `code`. */
      message: z.string(),
      requestId: z.string(),
      /** What was expected, by the field's path in the request. */
      fields: z.record(z.string(), z.string()).optional(),
    }),
  })
  .meta({ id: 'ErrorBody' })
export type ErrorBody = z.infer<typeof ErrorBody>
