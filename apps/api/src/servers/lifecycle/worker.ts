import { rootOf } from '../../database/failure.ts'
import type { Worker } from '../../jobs/jobs.ts'
import type { WorkContext } from '../../jobs/work-context.ts'
import { passLife } from './due.ts'
import { mailByJob } from './mail.ts'

/** Looks every minute at which contracts end. */
export function lifeCycleWorker({ db, jobs, log, clock = () => new Date() }: WorkContext): Worker<never> {
  return {
    queue: 'life-cycle',
    handle: () =>
      passLife(
        {
          db,
          sendMail: mailByJob(jobs),
          onError: (error) => log.error({ err: rootOf(error) }, 'the life cycle of a server could not go on'),
        },
        clock(),
      ),
  }
}
