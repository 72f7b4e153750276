import { ErrorBody } from '@zubr/contracts/errors'
import { z } from 'zod'

/** What an agent may be answered that says something of its machine or its servers. */
export const reportAnswers = {
  204: z.null().describe('Stored.'),
  400: ErrorBody,
  401: ErrorBody,
  413: ErrorBody,
  415: ErrorBody,
  503: ErrorBody,
}
