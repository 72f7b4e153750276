import type { ErrorCode } from '@zubr/contracts/errors'
import type { FastifyInstance } from 'fastify'
import { sendError } from './api-error.ts'
import { answerError } from './error-answers.ts'

/** What was asked for cannot be done. Thrown, so that the transaction around it leaves nothing behind. */
export class Refused extends Error {
  override name = 'Refused'
  code: ErrorCode
  fields: Record<string, string> | undefined
  constructor(code: ErrorCode, fields?: Record<string, string>) {
    super(code)
    this.code = code
    this.fields = fields
  }
}

/** Answers refusals of this plugin's routes in the API's one shape. */
export function answerRefusals(app: Pick<FastifyInstance, 'setErrorHandler'>): void {
  app.setErrorHandler((error, request, reply) =>
    error instanceof Refused
      ? sendError(request, reply, error.code, error.fields)
      : answerError(error as Parameters<typeof answerError>[0], request, reply),
  )
}
