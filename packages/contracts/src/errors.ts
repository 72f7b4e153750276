import { z } from 'zod'
import { type ErrorCode, errorCodes } from './error-codes.ts'

export { type ErrorCode, errorCodes }

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
