import { z } from 'zod'
import { type ErrorCode, errorCodes } from './error-codes.ts'

export { type ErrorCode, errorCodes }

/** The body of every error. */
export const ErrorBody = z
  .object({
    error: z.object({
      code: z.enum(errorCodes),
      /** In English for developers; the site and the panel translate `code`. */
      message: z.string(),
      requestId: z.string(),
      /** The expected value, by the field's path in the request. */
      fields: z.record(z.string(), z.string()).optional(),
    }),
  })
  .meta({ id: 'ErrorBody' })
export type ErrorBody = z.infer<typeof ErrorBody>
