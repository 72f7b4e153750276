import { mailWorker } from './accounts/mail/send.ts'
import { sweepWorker } from './accounts/sweep.ts'
import { alertWorkers } from './alerts/check.ts'
import type { DatabaseWatch } from './alerts/database-watch.ts'
import type { WorkContext, Worker } from './jobs/jobs.ts'
import type { Metrics } from './metrics/metrics.ts'
import { forgetAddressesWorker } from './partners/forget-addresses.ts'
import { relayWorkers } from './partners/relay/relay.ts'
import { lifeCycleWorker } from './servers/lifecycle/due.ts'
import { statusWorkers } from './status/roll-up.ts'

type Context = WorkContext & {
  metrics?: Pick<Metrics, 'relayed'> | undefined
  watch?: Pick<DatabaseWatch, 'availableForMs'> | undefined
}

/** Everything that an API process does besides answering requests. */
export function apiWorkers(context: Context): Worker<never>[] {
  return [
    mailWorker(context),
    sweepWorker(context),
    lifeCycleWorker(context),
    ...relayWorkers(context),
    forgetAddressesWorker(context),
    ...statusWorkers(context),
    ...alertWorkers({
      ...context,
      config: { ...context.config, brand: context.catalogue.brand },
      availableForMs: context.watch?.availableForMs,
    }),
  ]
}
