import { randomUUID } from 'node:crypto'
import { openRateLimits } from '../../http/rate-limits/rate-limits.ts'
import type { Worker } from '../../jobs/jobs.ts'
import type { WorkContext } from '../../jobs/work-context.ts'
import { authSecretOf } from '../sessions/secret.ts'
import { openDelivery } from './deliver.ts'
import type { MailJob } from './jobs.ts'
import { sendMail } from './send.ts'

export function mailWorker({ db, config, catalogue: { brand }, log }: WorkContext): Worker<MailJob> {
  const deliver = openDelivery(config, brand, (fields, line) => log.warn(fields, line))
  const rateLimits = openRateLimits(authSecretOf(config))
  return {
    queue: 'send-mail',
    handle: (job) => sendMail({ db, config, brand, rateLimits, deliver }, job, randomUUID()),
  }
}
