import { randomUUID } from 'node:crypto'
import type { Worker } from '../../jobs/jobs.ts'
import type { WorkContext } from '../../workers.ts'
import { openBrakes } from '../brake.ts'
import { authSecretOf } from '../secret.ts'
import { openDelivery } from './deliver.ts'
import type { MailJob } from './jobs.ts'
import { sendMail } from './send.ts'

export function mailWorker({ db, config, log }: WorkContext): Worker<MailJob> {
  const deliver = openDelivery(config, (fields, line) => log.warn(fields, line))
  const brakes = openBrakes(authSecretOf(config))
  return {
    queue: 'send-mail',
    handle: (job) => sendMail({ db, config, brakes, deliver }, job, randomUUID()),
  }
}
