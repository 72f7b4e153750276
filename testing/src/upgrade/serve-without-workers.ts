import { buildApp } from '@zubr/api/app'
import type { Db } from '@zubr/api/database/open'
import { openJobs } from '@zubr/api/jobs/jobs'
import { openProcessors, type TrialPlace } from '@zubr/api/payments/processors'
import type { Config } from '@zubr/config'
import { catalogue } from '@zubr/content/catalogue'
import type { Scope } from '@zubr/process/scope'

/** Serves only the API: jobs are stored but not executed. */
export async function serveWithoutWorkers(
  db: Db,
  config: Config,
  scope: Scope,
  trial?: TrialPlace,
): Promise<void> {
  const jobs = await scope.own(Promise.resolve(openJobs(db)), (open) => open.stop())
  const building = buildApp({
    ...{ db, jobs, config, catalogue },
    processors: openProcessors(config, catalogue.payments.receipt, trial),
    logTo: { write: () => undefined },
  })
  const app = await scope.own(building, (built) => built.close(), 3_000)
  await app.listen({ host: config.host, port: config.panelPort })
}
